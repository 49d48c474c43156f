package numerals

// kind is the part that a word plays in a number.
type kind uint8

const (
	zero kind = iota
	// unit is 1 to 9, teen 10 to 19, ten 20 to 90: each may stand alone.
	unit
	teen
	ten
	// bound is a form that another word must follow: German "ein", Hungarian "tizen" and "huszon".
	bound
	// hundred is 100 or 200, to which the rest is added; in German and Hungarian a unit may stand before it.
	hundred
	// and joins: "und", "e".
	and
)

// word is one word with its spellings. The first is the one that is written; the others are read as well.
type word struct {
	kind      kind
	value     int
	spellings []string
}

func w(k kind, value int, spellings ...string) word { return word{k, value, spellings} }

// language is what one language needs for both directions.
type language struct {
	words []word
	// write gives the word for 1 to Max; of gives the written spelling of the word with a kind and a value.
	write func(of func(kind, int) string, n int) string
	// unitFirst: the unit stands before the ten and is joined to it ("sechsundsechzig").
	unitFirst bool
	// oneWord: the parts are written together, so that blanks and hyphens between them are slips. Else each part is a
	// word, and blanks divide.
	oneWord bool
	// umlauts: ä may be typed as ae.
	umlauts bool
	// points are the words for points that may stand behind a number, endings what may be hung on one in digits; both in
	// small letters without accents.
	points, endings []string

	// spelled and lexicon are made from words once.
	spelled map[[2]int]string
	lexicon map[string]word
	longest int
}

var german = language{
	words: []word{
		w(zero, 0, "null"),
		w(bound, 1, "ein"), w(unit, 1, "eins"), w(unit, 2, "zwei", "zwo"), w(unit, 3, "drei"), w(unit, 4, "vier"),
		w(unit, 5, "fünf", "funf"), w(unit, 6, "sechs"), w(unit, 7, "sieben"), w(unit, 8, "acht"), w(unit, 9, "neun"),
		w(teen, 10, "zehn"), w(teen, 11, "elf"), w(teen, 12, "zwölf", "zwolf"), w(teen, 13, "dreizehn"), w(teen, 14, "vierzehn"),
		w(teen, 15, "fünfzehn", "funfzehn"), w(teen, 16, "sechzehn"), w(teen, 17, "siebzehn"), w(teen, 18, "achtzehn"),
		w(teen, 19, "neunzehn"),
		w(ten, 20, "zwanzig"), w(ten, 30, "dreißig"), w(ten, 40, "vierzig"), w(ten, 50, "fünfzig", "funfzig"),
		w(ten, 60, "sechzig"), w(ten, 70, "siebzig"), w(ten, 80, "achtzig"), w(ten, 90, "neunzig"),
		w(hundred, 100, "hundert"), w(and, 0, "und"),
	},
	write: writeGerman, unitFirst: true, oneWord: true, umlauts: true,
	points: []string{"augen", "auge", "punkte", "punkt"},
}

var hungarian = language{
	words: []word{
		w(zero, 0, "nulla", "zéró"),
		w(unit, 1, "egy"), w(unit, 2, "kettő", "két"), w(unit, 3, "három"), w(unit, 4, "négy"), w(unit, 5, "öt"),
		w(unit, 6, "hat"), w(unit, 7, "hét"), w(unit, 8, "nyolc"), w(unit, 9, "kilenc"),
		w(teen, 10, "tíz"), w(bound, 10, "tizen"), w(teen, 20, "húsz"), w(bound, 20, "huszon"),
		w(ten, 30, "harminc"), w(ten, 40, "negyven"), w(ten, 50, "ötven"), w(ten, 60, "hatvan"), w(ten, 70, "hetven"),
		w(ten, 80, "nyolcvan"), w(ten, 90, "kilencven"),
		w(hundred, 100, "száz"),
	},
	write: writeHungarian, oneWord: true,
	points: []string{"pont", "pontot", "pontom", "pontja"}, endings: []string{"ot", "et", "at", "t"},
}

// portuguese writes 14 as it is said on both sides, and 16, 17, 19 as in Portugal, like the plural after zero.
var portuguese = language{
	words: []word{
		w(zero, 0, "zero"),
		w(unit, 1, "um", "uma"), w(unit, 2, "dois", "duas"), w(unit, 3, "três"), w(unit, 4, "quatro"), w(unit, 5, "cinco"),
		w(unit, 6, "seis"), w(unit, 7, "sete"), w(unit, 8, "oito"), w(unit, 9, "nove"),
		w(teen, 10, "dez"), w(teen, 11, "onze"), w(teen, 12, "doze"), w(teen, 13, "treze"), w(teen, 14, "catorze", "quatorze"),
		w(teen, 15, "quinze"), w(teen, 16, "dezasseis", "dezesseis"), w(teen, 17, "dezassete", "dezessete"),
		w(teen, 18, "dezoito"), w(teen, 19, "dezanove", "dezenove"),
		w(ten, 20, "vinte"), w(ten, 30, "trinta"), w(ten, 40, "quarenta"), w(ten, 50, "cinquenta"), w(ten, 60, "sessenta"),
		w(ten, 70, "setenta"), w(ten, 80, "oitenta"), w(ten, 90, "noventa"),
		w(hundred, 100, "cem", "cento"), w(hundred, 200, "duzentos", "duzentas"), w(and, 0, "e"),
	},
	write:  writePortuguese,
	points: []string{"pontos", "ponto", "pts"},
}

var languages = map[string]*language{"de": &german, "hu": &hungarian, "pt": &portuguese}

func init() {
	for _, l := range languages {
		l.spelled, l.lexicon = map[[2]int]string{}, map[string]word{}
		for _, entry := range l.words {
			l.spelled[[2]int{int(entry.kind), entry.value}] = entry.spellings[0]
			for _, s := range entry.spellings {
				key := string(letters(l.fold(s)))
				l.lexicon[key] = entry
				l.longest = max(l.longest, len(key))
			}
		}
	}
}

// in gives a language; German for one that is not known, as everywhere in locales.
func in(lang string) *language {
	if l, ok := languages[lang]; ok {
		return l
	}
	return &german
}
