package inflect

import (
	"strings"
	"testing"

	"bummerl/rules"
)

// The whole pack in every case, held to the rules of each language and not to the tables of the package. The examples
// in inflect_test.go and sentences_test.go are written by hand.

var packs = []string{French, Tell}

func eachCard(f func(c rules.Card)) {
	for c := range rules.Pack(24).All() {
		f(c)
	}
}

// German: the article follows the gender of the rank, and of all ranks only Bube is weak.
func TestCases_German(t *testing.T) {
	articles := map[string]map[rune]string{
		"The": {'m': "der", 'f': "die", 'n': "das"}, "TheAcc": {'m': "den", 'f': "die", 'n': "das"}, "TheDat": {'m': "dem", 'f': "der", 'n': "dem"},
		"Indef": {'m': "ein", 'f': "eine", 'n': "ein"}, "IndefAcc": {'m': "einen", 'f': "eine", 'n': "ein"}, "IndefDat": {'m': "einem", 'f': "einer", 'n': "einem"},
	}
	gender := func(name string) rune {
		switch {
		case strings.HasSuffix(strings.ToLower(name), "ass"):
			return 'n'
		case strings.HasSuffix(strings.ToLower(name), "dame"):
			return 'f'
		}
		return 'm'
	}
	weak := func(name, method string) string {
		if strings.HasSuffix(strings.ToLower(name), "bube") && (strings.HasSuffix(method, "Acc") || strings.HasSuffix(method, "Dat")) {
			return name + "n"
		}
		return name
	}
	for _, pack := range packs {
		words := For("de", pack)
		eachCard(func(c rules.Card) {
			rank := words.RankName(c.Rank())
			spoken := map[string]any{words.CardName(c): words.Card(c), rank: words.Rank(c.Rank())}
			for name, value := range spoken {
				for method, by := range articles {
					if got, want := say(t, value, method), by[gender(name)]+" "+weak(name, method); got != want {
						t.Errorf("%s %s.%s: got %q, want %q", pack, name, method, got, want)
					}
				}
				for _, method := range []string{"", "Acc", "Dat"} {
					if got, want := say(t, value, method), weak(name, method); got != want {
						t.Errorf("%s %s.%s: got %q, want %q", pack, name, method, got, want)
					}
				}
				trump := "Trumpf" + strings.ToLower(rank)
				if got, want := say(t, value, "Trump.TheAcc"), articles["TheAcc"][gender(rank)]+" "+weak(trump, "Acc"); got != want {
					t.Errorf("%s %s: got %q, want %q", pack, name, got, want)
				}
			}
			if got, want := words.CardName(c), words.SuitName(c.Suit())+"-"+rank; got != want {
				t.Errorf("%s %v: got %q, want %q", pack, c, got, want)
			}
		})
	}
}

// Hungarian: -t after the stem, -val/-vel with the v taken up by a consonant, -ra/-re, -nak/-nek by the vowels of the word,
// and the article by its first sound.
func TestCases_Hungarian(t *testing.T) {
	const back, front = "aáoóuú", "eéöőüű"
	harmony := func(word, ifBack, ifFront string) string {
		// i and í are neutral: they go with the other vowels of the word, alone with front ones.
		if strings.LastIndexAny(word, back) > strings.LastIndexAny(word, front) {
			return ifBack
		}
		return ifFront
	}
	with := func(word string) string {
		ending := harmony(word, "al", "el")
		for _, double := range []string{"sz", "ly"} {
			if stem, ok := strings.CutSuffix(word, double); ok {
				return stem + double[:1] + double + ending
			}
		}
		last := []rune(word)[len([]rune(word))-1]
		switch {
		case strings.ContainsRune(back+front, last):
			return word + "v" + ending
		case strings.HasSuffix(word, string(last)+string(last)): // Never three of one letter.
			return word + ending
		}
		return word + string(last) + ending
	}
	for _, pack := range packs {
		words := For("hu", pack)
		check := func(name string, value any) {
			last := name[strings.LastIndex(name, " ")+1:]
			before := strings.TrimSuffix(name, last)
			article := "a "
			if strings.ContainsAny(string([]rune(name)[:1]), back+front+"ií") {
				article = "az "
			}
			forms := map[string]string{
				"": name, "With": before + with(last), "Onto": name + harmony(last, "ra", "re"), "Dat": name + harmony(last, "nak", "nek"), "For": name + "ért",
			}
			for method, want := range forms {
				if got := say(t, value, method); got != want {
					t.Errorf("%s %s.%s: got %q, want %q", pack, name, method, got, want)
				}
				if got := say(t, value, "The"+method); got != article+want {
					t.Errorf("%s %s.The%s: got %q, want %q", pack, name, method, got, article+want)
				}
			}
			acc := say(t, value, "Acc")
			if !strings.HasPrefix(acc, name) || !strings.HasSuffix(acc, "t") || say(t, value, "TheAcc") != article+acc {
				t.Errorf("%s %s: got %q and %q as accusatives", pack, name, acc, say(t, value, "TheAcc"))
			}
		}
		eachCard(func(c rules.Card) {
			check(words.CardName(c), words.Card(c))
			check(words.RankName(c.Rank()), words.Rank(c.Rank()))
			check(words.SuitName(c.Suit()), words.Suit(c.Suit()))
			check("adu "+words.RankName(c.Rank()), words.Rank(c.Rank()).(HungarianNoun).Trump())
			if got, want := words.CardName(c), words.SuitName(c.Suit())+" "+words.RankName(c.Rank()); got != want {
				t.Errorf("%v: got %q, want %q", c, got, want)
			}
		})
	}
}

// Portuguese: every contraction is the preposition with the article, o or a by the rank.
func TestCases_Portuguese(t *testing.T) {
	contractions := map[string]map[string]string{
		"The": {"o": "o", "a": "a"}, "Of": {"o": "do", "a": "da"}, "To": {"o": "ao", "a": "à"}, "In": {"o": "no", "a": "na"}, "By": {"o": "pelo", "a": "pela"},
		"Indef": {"o": "um", "a": "uma"}, "CapThe": {"o": "O", "a": "A"}, "CapIndef": {"o": "Um", "a": "Uma"},
	}
	for _, pack := range packs {
		words := For("pt", pack)
		check := func(name string, value any) {
			article := "o"
			if strings.HasPrefix(name, "dama") {
				article = "a"
			}
			for method, by := range contractions {
				if got, want := say(t, value, method), by[article]+" "+name; got != want {
					t.Errorf("%s %s.%s: got %q, want %q", pack, name, method, got, want)
				}
			}
		}
		eachCard(func(c rules.Card) {
			rank := words.RankName(c.Rank())
			check(words.CardName(c), words.Card(c))
			check(rank, words.Rank(c.Rank()))
			check(rank+" de trunfo", words.Card(c).(PortugueseNoun).Trump())
			if got, want := words.CardName(c), rank+" de "+words.SuitName(c.Suit()); got != want {
				t.Errorf("%s %v: got %q, want %q", pack, c, got, want)
			}
		})
	}
}

// The packs name the suits, and in German the court cards; everything else is the same with both.
func TestCases_Packs(t *testing.T) {
	differs := map[string]string{"de": "csd QJ", "hu": " ", "pt": "csd "}
	for lang, which := range differs {
		suits, courts, _ := strings.Cut(which, " ")
		french, tell := For(lang, French), For(lang, Tell)
		eachCard(func(c rules.Card) {
			if got, want := french.SuitName(c.Suit()) != tell.SuitName(c.Suit()), strings.Contains(suits, c.Suit().String()); got != want {
				t.Errorf("%s: the packs name suit %v differently: got %t, want %t", lang, c.Suit(), got, want)
			}
			if got, want := french.RankName(c.Rank()) != tell.RankName(c.Rank()), strings.Contains(courts, c.String()[:1]); got != want {
				t.Errorf("%s: the packs name rank %v differently: got %t, want %t", lang, c.Rank(), got, want)
			}
		})
	}
}

// Whatever the case, a name says which card it is, and it is spoken whole: the short form is for the eye only.
func TestCases_Spoken(t *testing.T) {
	methods := map[string][]string{
		"de": {"", "Acc", "Dat", "TheAcc", "TheDat", "CapThe", "CapTheAcc", "CapTheDat", "IndefDat"},
		"hu": {"", "Acc", "With", "Onto", "TheDat", "TheFor", "CapThe", "CapTheAcc", "CapTheWith", "Cap"},
		"pt": {"", "The", "Of", "To", "In", "By", "CapThe", "CapIndef", "Cap"},
	}
	for lang, list := range methods {
		for _, pack := range packs {
			words := For(lang, pack)
			eachCard(func(c rules.Card) {
				for _, method := range list {
					var cards int
					for _, p := range split(t, words.Card(c), method) {
						if p.Card == rules.NoCard {
							continue
						}
						cards++
						heard, rank := strings.ToLower(p.Text), []rune(strings.ToLower(words.RankName(c.Rank())))
						if p.Card != c || p.Suit != c.Suit() || p.Short == "" || !strings.Contains(heard, strings.ToLower(words.SuitName(c.Suit()))) ||
							!strings.Contains(heard, string(rank[:2])) {
							t.Errorf("%s %s %v.%s: got %+v", lang, pack, c, method, p)
						}
					}
					if cards != 1 {
						t.Errorf("%s %s %v.%s: names %d cards, want 1", lang, pack, c, method, cards)
					}
				}
			})
		}
	}
}
