package numerals

import (
	"strconv"
	"strings"
	"testing"
)

// written are numbers as a native writes them, put down by hand.
var written = map[string]map[int]string{
	"de": {
		0: "null", 1: "eins", 2: "zwei", 3: "drei", 4: "vier", 5: "fünf", 6: "sechs", 7: "sieben", 8: "acht", 9: "neun",
		10: "zehn", 11: "elf", 12: "zwölf", 13: "dreizehn", 14: "vierzehn", 15: "fünfzehn", 16: "sechzehn", 17: "siebzehn",
		18: "achtzehn", 19: "neunzehn", 20: "zwanzig", 21: "einundzwanzig", 22: "zweiundzwanzig", 26: "sechsundzwanzig",
		27: "siebenundzwanzig", 30: "dreißig", 31: "einunddreißig", 33: "dreiunddreißig", 36: "sechsunddreißig", 37: "siebenunddreißig",
		40: "vierzig", 41: "einundvierzig", 44: "vierundvierzig", 45: "fünfundvierzig", 50: "fünfzig", 52: "zweiundfünfzig",
		55: "fünfundfünfzig", 58: "achtundfünfzig", 60: "sechzig", 61: "einundsechzig", 64: "vierundsechzig", 65: "fünfundsechzig",
		66: "sechsundsechzig", 67: "siebenundsechzig", 70: "siebzig", 71: "einundsiebzig", 77: "siebenundsiebzig", 80: "achtzig",
		88: "achtundachtzig", 90: "neunzig", 99: "neunundneunzig", 100: "hundert", 101: "hunderteins", 102: "hundertzwei",
		107: "hundertsieben", 110: "hundertzehn", 112: "hundertzwölf", 116: "hundertsechzehn", 117: "hundertsiebzehn",
		120: "hundertzwanzig", 121: "hunderteinundzwanzig", 130: "hundertdreißig", 166: "hundertsechsundsechzig",
		199: "hundertneunundneunzig", 200: "zweihundert", 201: "zweihunderteins", 220: "zweihundertzwanzig",
		231: "zweihunderteinunddreißig", 240: "zweihundertvierzig",
	},
	"hu": {
		0: "nulla", 1: "egy", 2: "kettő", 3: "három", 4: "négy", 5: "öt", 6: "hat", 7: "hét", 8: "nyolc", 9: "kilenc",
		10: "tíz", 11: "tizenegy", 12: "tizenkettő", 13: "tizenhárom", 14: "tizennégy", 15: "tizenöt", 16: "tizenhat", 17: "tizenhét",
		18: "tizennyolc", 19: "tizenkilenc", 20: "húsz", 21: "huszonegy", 22: "huszonkettő", 25: "huszonöt", 27: "huszonhét",
		28: "huszonnyolc", 30: "harminc", 31: "harmincegy", 33: "harminchárom", 36: "harminchat", 40: "negyven", 42: "negyvenkettő",
		44: "negyvennégy", 46: "negyvenhat", 50: "ötven", 51: "ötvenegy", 55: "ötvenöt", 59: "ötvenkilenc", 60: "hatvan",
		61: "hatvanegy", 63: "hatvanhárom", 65: "hatvanöt", 66: "hatvanhat", 67: "hatvanhét", 70: "hetven", 72: "hetvenkettő",
		77: "hetvenhét", 80: "nyolcvan", 88: "nyolcvannyolc", 90: "kilencven", 94: "kilencvennégy", 99: "kilencvenkilenc",
		100: "száz", 101: "százegy", 102: "százkettő", 107: "százhét", 110: "száztíz", 112: "száztizenkettő", 115: "száztizenöt",
		120: "százhúsz", 121: "százhuszonegy", 130: "százharminc", 166: "százhatvanhat", 180: "száznyolcvan",
		199: "százkilencvenkilenc", 200: "kétszáz", 202: "kétszázkettő", 210: "kétszáztíz", 220: "kétszázhúsz",
		222: "kétszázhuszonkettő", 240: "kétszáznegyven",
	},
	"pt": {
		0: "zero", 1: "um", 2: "dois", 3: "três", 4: "quatro", 5: "cinco", 6: "seis", 7: "sete", 8: "oito", 9: "nove",
		10: "dez", 11: "onze", 12: "doze", 13: "treze", 14: "catorze", 15: "quinze", 16: "dezasseis", 17: "dezassete",
		18: "dezoito", 19: "dezanove", 20: "vinte", 21: "vinte e um", 22: "vinte e dois", 23: "vinte e três", 28: "vinte e oito",
		30: "trinta", 31: "trinta e um", 33: "trinta e três", 36: "trinta e seis", 40: "quarenta", 41: "quarenta e um",
		44: "quarenta e quatro", 47: "quarenta e sete", 50: "cinquenta", 52: "cinquenta e dois", 55: "cinquenta e cinco",
		59: "cinquenta e nove", 60: "sessenta", 61: "sessenta e um", 63: "sessenta e três", 65: "sessenta e cinco",
		66: "sessenta e seis", 67: "sessenta e sete", 70: "setenta", 71: "setenta e um", 77: "setenta e sete", 80: "oitenta",
		88: "oitenta e oito", 90: "noventa", 99: "noventa e nove", 100: "cem", 101: "cento e um", 102: "cento e dois",
		110: "cento e dez", 114: "cento e catorze", 116: "cento e dezasseis", 119: "cento e dezanove", 120: "cento e vinte",
		121: "cento e vinte e um", 133: "cento e trinta e três", 166: "cento e sessenta e seis", 199: "cento e noventa e nove",
		200: "duzentos", 201: "duzentos e um", 212: "duzentos e doze", 220: "duzentos e vinte", 222: "duzentos e vinte e dois",
		240: "duzentos e quarenta",
	},
}

func TestWrite(t *testing.T) {
	for lang, table := range written {
		if len(table) < 60 {
			t.Errorf("%s: got %d numbers, want at least 60", lang, len(table))
		}
		for n, want := range table {
			if got := Write(lang, n); got != want {
				t.Errorf("%s %d: got %q, want %q", lang, n, got, want)
			}
		}
	}
}

// TestWrite_Rules holds the whole range to what is true of the numbers of each language.
func TestWrite_Rules(t *testing.T) {
	unit := map[string][]string{}
	for lang, table := range written {
		unit[lang] = make([]string, 10)
		for n := range unit[lang] {
			unit[lang][n] = table[n]
		}
	}
	for n := range Max + 1 {
		de, hu, pt := Write("de", n), Write("hu", n), Write("pt", n)
		u, tens := n%10, n%100-n%10
		if n > 100 && n%100 > 0 {
			if want := Write("de", n/100*100) + Write("de", n%100); de != want {
				t.Errorf("%d: got %q, want %q", n, de, want)
			}
			if want := Write("hu", n/100*100) + Write("hu", n%100); hu != want {
				t.Errorf("%d: got %q, want %q", n, hu, want)
			}
			if want := strings.Replace(Write("pt", n/100*100), "cem", "cento", 1) + " e " + Write("pt", n%100); pt != want {
				t.Errorf("%d: got %q, want %q", n, pt, want)
			}
		}
		if tens >= 20 && u > 0 {
			if want := strings.TrimSuffix(unit["de"][u], "s") + "und"; u == 1 && !strings.Contains(de, want) || u > 1 && !strings.Contains(de, unit["de"][u]+"und") {
				t.Errorf("%d: got %q, want the unit before und", n, de)
			}
			if want := Write("pt", tens) + " e " + unit["pt"][u]; !strings.HasSuffix(pt, want) {
				t.Errorf("%d: got %q, want it to end %q", n, pt, want)
			}
		}
		if u > 0 && !strings.HasSuffix(hu, unit["hu"][u]) {
			t.Errorf("%d: got %q, want it to end with its unit %q", n, hu, unit["hu"][u])
		}
		if strings.ContainsAny(de+hu, " -") {
			t.Errorf("%d: %q and %q are one word each", n, de, hu)
		}
	}
}

// TestWrite_Distinct: no two numbers share their words.
func TestWrite_Distinct(t *testing.T) {
	for lang := range languages {
		seen := map[string]int{}
		for n := range Max + 1 {
			text := Write(lang, n)
			if m, twice := seen[text]; twice {
				t.Errorf("%s: %q is %d and %d", lang, text, m, n)
			}
			seen[text] = n
		}
	}
}

func TestWrite_Outside(t *testing.T) {
	for _, n := range []int{-1, -66, Max + 1, 1 << 40} {
		if got, want := Write("de", n), strconv.Itoa(n); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if got, want := Write("en", 5), "fünf"; got != want {
		t.Errorf("an unknown language: got %q, want %q", got, want)
	}
}
