package locales

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"bummerl/rules"
)

// eachPrinter calls f for every language with every pack.
func eachPrinter(f func(p Printer)) {
	for _, lang := range Langs {
		for _, pack := range Packs {
			f(New(lang, pack))
		}
	}
}

// samples are what a message is rendered with: every plural class and its neighbours, numbers that begin with a vowel
// in Hungarian and with a consonant, every card where one is named.
func samples(e entry) []sample {
	list := []sample{{card: rules.NewCard(rules.Ace, rules.Hearts), text: sampleText}}
	vary := func(values []int, set func(*sample, int)) {
		var all []sample
		for _, s := range list {
			for _, n := range values {
				set(&s, n)
				all = append(all, s)
			}
		}
		list = all
	}
	vary([]int{7, 1, 5, 11}, func(s *sample, n int) { s.number = n })
	if e.counted {
		vary([]int{0, 1, 2, 5, 11, 21, 1_000_000}, func(s *sample, n int) { s.count = n })
	}
	if e.cards {
		vary(cardNumbers(), func(s *sample, n int) { s.card = rules.Card(n) })
	}
	return list
}

func cardNumbers() []int {
	var list []int
	for c := range rules.Pack(24).All() {
		list = append(list, int(c))
	}
	return list
}

// faults names what is wrong with the look of a rendered message.
func faults(lang, text string) []string {
	var list []string
	fault := func(bad bool, format string, args ...any) {
		if bad {
			list = append(list, fmt.Sprintf(format, args...))
		}
	}
	fault(strings.TrimSpace(text) == "", "is empty")
	fault(text != strings.TrimSpace(text), "begins or ends with a space")
	fault(strings.Contains(text, "<no value>"), "lacks a value")
	fault(strings.Contains(text, "{{") || strings.Contains(text, "}}"), "holds a template")
	fault(strings.Contains(text, "%!"), "holds a formatting error")
	fault(strings.Contains(text, "  ") || strings.ContainsAny(text, "\n\t"), "holds two spaces or a line break")
	fault(strings.Contains(text, "..."), "writes three points for …")
	fault(strings.ContainsAny(text, "\"'"), "holds a straight quotation mark")
	fault(strings.Contains(strings.ReplaceAll(text, "66!", "66"), "!"), "exclaims")
	fault(regexp.MustCompile(` [.,;?]`).MatchString(text), "has a space before a punctuation mark")
	for _, r := range text {
		fault(unicode.Is(unicode.Co, r), "holds a leftover marker")
	}
	opening, closing, foreign := "„", "“", "”"
	switch lang {
	case "hu":
		opening, closing, foreign = "„", "”", "“"
	case "pt":
		opening, closing, foreign = "“", "”", "„"
	}
	fault(strings.Count(text, opening) != strings.Count(text, closing) || strings.Contains(text, foreign), "quotes otherwise than %s…%s", opening, closing)
	fault(strings.Contains(text, ". ") && !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "?") && !strings.HasSuffix(text, ":") &&
		!regexp.MustCompile(`\d\. ([a-zéáőúüű]|`+sampleText+`)`).MatchString(text), "is more than one sentence and has no end")
	return list
}

// sampleText stands for a text that is put in.
const sampleText = "Bummerl"

func TestEveryMessage(t *testing.T) {
	for _, e := range catalogue {
		eachPrinter(func(p Printer) {
			for _, s := range samples(e) {
				text := e.print(p, s).String()
				if text == e.id {
					t.Fatalf("%s %s: is not there or cannot be rendered", p.Lang(), e.id)
				}
				for _, fault := range faults(p.Lang(), text) {
					t.Errorf("%s %s %s: %q %s", p.Lang(), p.Pack(), e.id, text, fault)
				}
				if t.Failed() {
					return
				}
			}
		})
	}
}

// A card's segment names the card that was put in, spoken in some case of its name.
func TestEveryMessage_NamesItsCard(t *testing.T) {
	for _, e := range catalogue {
		if !e.cards {
			continue
		}
		eachPrinter(func(p Printer) {
			for _, s := range samples(e) {
				for _, segment := range e.print(p, s) {
					if segment.Text == "" {
						t.Errorf("%s %s: an empty segment", p.Lang(), e.id)
					}
					if segment.Kind == Card && segment.Card == s.card && segment.Short == "" {
						t.Errorf("%s %s: %v has no short form", p.Lang(), e.id, segment.Card)
					}
					if segment.Kind == Card && segment.Suit != segment.Card.Suit() {
						t.Errorf("%s %s: got suit %v of %v", p.Lang(), e.id, segment.Suit, segment.Card)
					}
				}
			}
		})
	}
}

// unsaid are words that TERMS rules out: what one side of the Atlantic does not say, forms of address, calques.
var unsaid = map[string]*regexp.Regexp{
	"de": regexp.MustCompile(`(?i)\b(Ehe|Heirat|Hochzeit|Schließer|Trumpfanzeiger|Sie haben|Ihre?n? (Karten|Zug)|Rodada|gewinnst (du )?(ein|das) Bummerl|Tippe|Probiere|Versuche (es|ruhig)|Wähle die|d(ie|er) (Zehn|Neun)|Ausspieler)\b`),
	"hu": regexp.MustCompile(`(?i)(királypár|hlášení|bunkó|indikátor|aduindik|nincs tököd|bökj|(^|[^\pL])ön(nek)?([^\pL]|$))`),
	"pt": regexp.MustCompile(`(?i)(\bvocês?\b|\btu\b|\bteus?\b|\btuas?\b|partilhar|compartilhar|definições|configurações|ficheiro|\barquivo|registo|registro|` +
		`utilizador|usuário|\baspe[c]?to\b|intermedi?ário|intermédio|rodada|distribuidor|trunfar|jogar acima|está (a )?pensa|\baceito\b|\baceite\b|` +
		`dar contra|dianteir|indicador|manilha|\bencart|cadastro|contac?to\b|\bplacar\b|\bequipa\b|\bequipe\b|\becrã|\btela\b|\bsenha\b|\bdeletar|\bsalvar\b|\bguardar as\b|` +
		`na mesma[.,;]|à justa|hipóteses|pormenor|porquê|porque é que|\blh[ao]s?\b|\best(á|ão) a \p{L}+r\b|aplicaç|fica a saber|\be saiu?[.])`),
}

// listed are words that are said nowhere but in the glossary, so that whoever hears them at a table finds them.
var listed = map[string]string{"glossary.bummerl_name": "bunkó"}

func TestEveryMessage_UsesTheTerms(t *testing.T) {
	for _, e := range catalogue {
		eachPrinter(func(p Printer) {
			text := strings.Replace(e.print(p, samples(e)[0]).String(), listed[e.id], "", 1)
			if found := unsaid[p.Lang()].FindString(text); found != "" {
				t.Errorf("%s %s: %q says %q", p.Lang(), e.id, text, found)
			}
		})
	}
}

var hungarianArticle = regexp.MustCompile(`(?i)(?:^|[ („])(az?) ([\pL\d]+)`)

// pronoun are the words before which "az" is no article but "that": the one who …, that is …
var pronoun = regexp.MustCompile(`^(dönt|hív|húz|kezd|lát|nem|nyer|nyeri|sincs|számít|tud|tudja|veszít|viszi|[23])$`)

// Hungarian "a" or "az" follows the first sound of the next word, numbers as they are spoken.
func TestHungarianArticles(t *testing.T) {
	wrong := map[string]string{}
	for _, e := range catalogue {
		for _, pack := range Packs {
			for _, s := range samples(e) {
				text := e.print(New("hu", pack), s).String()
				for _, m := range hungarianArticle.FindAllStringSubmatch(text, -1) {
					want := "a"
					if startsWithVowel(m[2]) {
						want = "az"
					}
					if strings.ToLower(m[1]) != want && (want == "az" || !pronoun.MatchString(m[2])) {
						wrong[e.id] = text
					}
				}
			}
		}
	}
	for id, text := range wrong {
		t.Errorf("%s: %q has the wrong article", id, text)
	}
}

// startsWithVowel reads numbers as Hungarian speaks them: egy (1), ezer (1000), öt (5), ötven, ötszáz.
func startsWithVowel(word string) bool {
	if word[0] >= '0' && word[0] <= '9' {
		return word[0] == '5' || word[0] == '1' && (len(word) == 1 || len(word) == 4)
	}
	return strings.ContainsRune("aáeéiíoóöőuúüű", unicode.ToLower([]rune(word)[0]))
}

// No suffix may follow a number that varies, because it would have to harmonise with it.
func TestHungarianSuffixes(t *testing.T) {
	for _, e := range catalogue {
		seven, five := samples(e)[0], samples(e)[0]
		seven.number, seven.count, five.number, five.count = 90017, 90017, 90015, 90015
		text := e.print(New("hu", Tell), seven).String()
		if regexp.MustCompile(`90017-\pL`).MatchString(text) {
			t.Errorf("%s: %q inflects a number", e.id, text)
		}
	}
}
