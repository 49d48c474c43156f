package numerals

import (
	"errors"
	"strconv"
	"strings"
	"testing"
)

// spell gives every way to write a number that must be read, put together by hand from what TERMS of each language
// allows, and by other rules than those of the package.
func spell(lang string, n int) []string {
	switch lang {
	case "hu":
		return spellHungarian(n)
	case "pt":
		return spellPortuguese(n)
	}
	return spellGerman(n)
}

// each joins every beginning with every end.
func each(separators []string, beginnings, ends []string) []string {
	var all []string
	for _, b := range beginnings {
		for _, s := range separators {
			for _, e := range ends {
				all = append(all, b+s+e)
			}
		}
	}
	return all
}

func spellGerman(n int) []string {
	units := [][]string{{"null"}, {"eins"}, {"zwei", "zwo"}, {"drei"}, {"vier"}, {"fünf", "fuenf", "funf"}, {"sechs"}, {"sieben"}, {"acht"}, {"neun"},
		{"zehn"}, {"elf"}, {"zwölf", "zwoelf", "zwolf"}, {"dreizehn"}, {"vierzehn"}, {"fünfzehn", "fuenfzehn", "funfzehn"}, {"sechzehn"}, {"siebzehn"},
		{"achtzehn"}, {"neunzehn"}}
	tens := [][]string{2: {"zwanzig"}, 3: {"dreißig", "dreissig"}, 4: {"vierzig"}, 5: {"fünfzig", "fuenfzig", "funfzig"}, 6: {"sechzig"}, 7: {"siebzig"},
		8: {"achtzig"}, 9: {"neunzig"}}
	gaps := []string{"", " ", "-"}
	switch {
	case n < 20:
		return units[n]
	case n < 100 && n%10 == 0:
		return tens[n/10]
	case n < 100 && n%10 == 1:
		return each(gaps, []string{"einund", "ein und"}, tens[n/10])
	case n < 100:
		return each(gaps, each([]string{"", " "}, units[n%10], []string{"und"}), tens[n/10])
	}
	hundreds := []string{"hundert", "einhundert", "ein hundert"}
	if n >= 200 {
		hundreds = []string{"zweihundert", "zwei hundert", "zwohundert"}
	}
	if n%100 == 0 {
		return hundreds
	}
	return each([]string{"", " ", "und", " und "}, hundreds, spellGerman(n%100))
}

func spellHungarian(n int) []string {
	units := [][]string{{"nulla"}, {"egy"}, {"kettő", "két", "ketto", "ket"}, {"három", "harom"}, {"négy", "negy"}, {"öt", "ot"}, {"hat"}, {"hét", "het"},
		{"nyolc"}, {"kilenc"}}
	tens := [][]string{1: {"tizen"}, 2: {"huszon"}, 3: {"harminc"}, 4: {"negyven"}, 5: {"ötven", "otven"}, 6: {"hatvan"}, 7: {"hetven"}, 8: {"nyolcvan"}, 9: {"kilencven"}}
	gaps := []string{"", " ", "-"}
	switch {
	case n < 10:
		return units[n]
	case n == 10:
		return []string{"tíz", "tiz"}
	case n == 20:
		return []string{"húsz", "husz"}
	case n < 100 && n%10 == 0:
		return tens[n/10]
	case n < 100:
		return each(gaps, tens[n/10], units[n%10])
	}
	hundreds := []string{"száz", "szaz", "egyszáz", "egy száz"}
	if n >= 200 {
		hundreds = []string{"kétszáz", "ketszaz", "kettőszáz", "két-száz"}
	}
	if n%100 == 0 {
		return hundreds
	}
	return each(gaps, hundreds, spellHungarian(n%100))
}

func spellPortuguese(n int) []string {
	units := [][]string{{"zero"}, {"um", "uma"}, {"dois", "duas"}, {"três", "tres"}, {"quatro"}, {"cinco"}, {"seis"}, {"sete"}, {"oito"}, {"nove"},
		{"dez"}, {"onze"}, {"doze"}, {"treze"}, {"catorze", "quatorze"}, {"quinze"}, {"dezasseis", "dezesseis"}, {"dezassete", "dezessete"}, {"dezoito"},
		{"dezanove", "dezenove"}}
	tens := []string{2: "vinte", 3: "trinta", 4: "quarenta", 5: "cinquenta", 6: "sessenta", 7: "setenta", 8: "oitenta", 9: "noventa"}
	joins := []string{" e ", " ", "-e-", "  E "}
	switch {
	case n < 20:
		return units[n]
	case n < 100 && n%10 == 0:
		return []string{tens[n/10]}
	case n < 100:
		return each(joins, []string{tens[n/10]}, units[n%10])
	}
	hundreds := []string{"cem", "cento"}
	if n >= 200 {
		hundreds = []string{"duzentos", "duzentas"}
	}
	if n%100 == 0 {
		return hundreds
	}
	return each(joins, hundreds, spellPortuguese(n%100))
}

// TestParse_RoundTrip reads back every number in every spelling: as it is written, in capitals, among blanks, in digits.
func TestParse_RoundTrip(t *testing.T) {
	for lang := range languages {
		for want := range Max + 1 {
			typed := append(spell(lang, want), Write(lang, want), strconv.Itoa(want), "0"+strconv.Itoa(want))
			for _, text := range typed {
				for _, form := range []string{text, strings.ToUpper(text), " \t" + text + "\u00a0\n", strings.ReplaceAll(text, " ", "   ")} {
					if got, err := Parse(lang, form); err != nil || got != want {
						t.Errorf("%s %q: got %d, %v, want %d", lang, form, got, err, want)
					}
				}
			}
		}
	}
}

// TestParse_Written reads the hand-written table too, whole words with decomposed accents among them.
func TestParse_Written(t *testing.T) {
	decompose := strings.NewReplacer("ü", "u\u0308", "ö", "o\u0308", "á", "a\u0301", "é", "e\u0301", "í", "i\u0301", "ú", "u\u0301", "ő", "o\u030b", "ê", "e\u0302")
	for lang, table := range written {
		for want, text := range table {
			for _, form := range []string{text, decompose.Replace(text)} {
				if got, err := Parse(lang, form); err != nil || got != want {
					t.Errorf("%s %q: got %d, %v, want %d", lang, form, got, err, want)
				}
			}
		}
	}
}

func TestParse_Refuses(t *testing.T) {
	tests := []struct {
		lang, text string
		want       Error
	}{
		{"de", "", Error{Empty, 1, ""}},
		{"hu", " \t\u00a0", Error{Empty, 1, ""}},
		{"de", "241", Error{TooLarge, 1, "241"}},
		{"pt", "  99999999999999999999", Error{TooLarge, 3, "99999999999999999999"}},
		{"de", "dreihundert", Error{TooLarge, 1, "dreihundert"}},
		{"de", "zweihunderteinundvierzig", Error{TooLarge, 1, "zweihunderteinundvierzig"}},
		{"hu", "kétszáznegyvenegy", Error{TooLarge, 1, "kétszáznegyvenegy"}},
		{"pt", "duzentos e quarenta e um", Error{TooLarge, 1, "duzentos e quarenta e um"}},
		{"de", "-5", Error{Unknown, 1, "-"}},
		{"de", "−5", Error{Unknown, 1, "−5"}},
		{"de", "fünf-", Error{Unknown, 5, "-"}},
		{"de", "1 5", Error{Misplaced, 3, "5"}},
		{"de", "66 viele", Error{Unknown, 4, "viele"}},
		{"de", "66 Augen viele", Error{Unknown, 10, "viele"}},
		{"hu", "66 hat", Error{Misplaced, 4, "hat"}},
		{"de", "６６ viele", Error{Unknown, 4, "viele"}},
		{"de", "66x", Error{Unknown, 1, "66x"}},
		{"de", "sechzig 6", Error{Misplaced, 9, "6"}},
		{"de", "241 Augen.", Error{TooLarge, 1, "241"}},
		{"de", "Augen", Error{Unknown, 1, "Augen"}},
		{"de", ".", Error{Unknown, 1, "."}},
		{"de", "-5 Augen", Error{Unknown, 1, "-"}},
		{"pt", "66 pont", Error{Unknown, 4, "pont"}},
		{"hu", "hatvanhat-at", Error{Unknown, 11, "at"}},
		{"hu", "15,5", Error{Unknown, 1, "15,5"}},
		{"de", "sechsundsexzig", Error{Unknown, 9, "sexzig"}},
		{"de", "sechsund sexzig Augen", Error{Unknown, 10, "sexzig"}},
		{"de", "zwölf Ohren", Error{Unknown, 7, "Ohren"}},
		{"hu", "hatvan hatt", Error{Unknown, 8, "hatt"}},
		{"de", "sechsundsechsig", Error{Unknown, 9, "sechsig"}},
		{"pt", "sessenta e seys", Error{Unknown, 12, "seys"}},
		{"pt", "sessentaeseis", Error{Unknown, 1, "sessentaeseis"}},
		{"de", "sechsund", Error{Unfinished, 9, "und"}},
		{"de", "ein", Error{Unfinished, 4, "ein"}},
		{"de", "hundertund", Error{Unfinished, 11, "und"}},
		{"hu", "tizen", Error{Unfinished, 6, "tizen"}},
		{"hu", "száz huszon ", Error{Unfinished, 12, "huszon"}},
		{"pt", "Vinte E ", Error{Unfinished, 8, "E"}},
		{"pt", "cento e", Error{Unfinished, 8, "e"}},
		{"de", "sechzigsechs", Error{Misplaced, 8, "sechs"}},
		{"de", "sechs und sechs", Error{Misplaced, 11, "sechs"}},
		{"de", "undzwanzig", Error{Misplaced, 1, "und"}},
		{"de", "hunderthundert", Error{Misplaced, 8, "hundert"}},
		{"de", "nulleins", Error{Misplaced, 5, "eins"}},
		{"hu", "húszegy", Error{Misplaced, 5, "egy"}},
		{"hu", "hathatvan", Error{Misplaced, 4, "hatvan"}},
		{"hu", "tizenhúsz", Error{Misplaced, 6, "húsz"}},
		{"pt", "seis e sessenta", Error{Misplaced, 8, "sessenta"}},
		{"pt", "dez e um", Error{Misplaced, 7, "um"}},
		{"pt", "vinte vinte", Error{Misplaced, 7, "vinte"}},
		{"hu", "\u0301", Error{Unknown, 1, "\u0301"}},
		{"de", "\xff\xfe", Error{Unknown, 1, "\ufffd\ufffd"}},
		{"de", "hatvanhat", Error{Unknown, 1, "hatvanhat"}},
		{"en", "twelve", Error{Unknown, 1, "twelve"}},
	}
	for _, tt := range tests {
		got, err := Parse(tt.lang, tt.text)
		var refused *Error
		if !errors.As(err, &refused) || *refused != tt.want {
			t.Errorf("%s %q: got %d, %+v, want %+v", tt.lang, tt.text, got, err, tt.want)
		}
		if got != 0 {
			t.Errorf("%s %q: got %d with an error", tt.lang, tt.text, got)
		}
		if err != nil && (!strings.Contains(err.Error(), tt.want.Reason.String()) || tt.want.Text != "" && !strings.Contains(err.Error(), strconv.Itoa(tt.want.At))) {
			t.Errorf("%q says too little", err)
		}
	}
}

// TestParse_Behind reads numbers with what people write behind them, and wide digits.
func TestParse_Behind(t *testing.T) {
	for lang, texts := range map[string][]string{
		"de": {"66 Augen", "66 AUGEN.", "66.", "66 .", "66Augen", "sechsundsechzig Augen", "sechs und sechzig Punkte.", "６６", " ６６ Augen "},
		"hu": {"66-ot", "66ot", "66 pont", "66 pontot.", "66-OT.", "hatvanhat pont", "66 pontom", "６６-ot"},
		"pt": {"66 pontos", "66.", "sessenta e seis pontos", "66 pts.", "６６"},
	} {
		for _, text := range texts {
			if got, err := Parse(lang, text); err != nil || got != 66 {
				t.Errorf("%s %q: got %d, %v, want 66", lang, text, got, err)
			}
		}
	}
	for text, want := range map[string]int{"3-at": 3, "5-öt": 5, "14-et": 14, "2-t": 2, "1 pont": 1} {
		if got, err := Parse("hu", text); err != nil || got != want {
			t.Errorf("%q: got %d, %v, want %d", text, got, err, want)
		}
	}
	if got, err := Parse("de", "1 Auge"); err != nil || got != 1 {
		t.Errorf("got %d, %v, want 1", got, err)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"66", "sechsundsechzig", "hatvanhat", "sessenta e seis", "ein hundert und eins", "két-száz", "-5", "Vinte  E\u00a0uma", "tizen", "u\u0308", "\xff", "000000000000000000000000000000066"} {
		for lang := range uint8(3) {
			f.Add(lang, seed)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		lang := []string{"de", "hu", "pt"}[which%3]
		n, err := Parse(lang, text)
		if err == nil {
			if n < 0 || n > Max {
				t.Fatalf("%s %q: got %d", lang, text, n)
			}
			if again, err := Parse(lang, Write(lang, n)); err != nil || again != n {
				t.Fatalf("%s %q: %d reads back as %d, %v", lang, text, n, again, err)
			}
			if padded, err := Parse(lang, "  "+text+" "); err != nil || padded != n {
				t.Fatalf("%s %q: among blanks it is %d, %v", lang, text, padded, err)
			}
			return
		}
		var refused *Error
		if !errors.As(err, &refused) {
			t.Fatalf("%s %q: got %T", lang, text, err)
		}
		if length := len([]rune(text)); refused.At < 1 || refused.At > length+1 {
			t.Fatalf("%s %q: the place %d is not in it", lang, text, refused.At)
		}
		if refused.Reason != Empty && refused.Text == "" {
			t.Fatalf("%s %q: %v shows nothing", lang, text, refused)
		}
	})
}
