package templates

import "strings"

// plainLetters are letters that keyboards of other countries lack, with those they have.
var plainLetters = strings.NewReplacer("Á", "A")

// cardKey is the key that leads to a card: the first letter or figure of its index.
func (l Look) cardKey(code string) string {
	index := plainLetters.Replace(l.Index(code))
	if index == "" {
		return ""
	}
	return strings.ToUpper(index[:1])
}

// actionKey is the key that leads to an announcement: figures where it is named by one, else a letter of its name in the
// language. What asks, and what only leads on, has none.
func (l Look) actionKey(action string) string {
	switch action {
	case "66":
		return "6"
	case "x":
		return l.P.KeysExchange()
	case "c":
		return l.P.KeysClose()
	case "snapszer":
		return l.P.KeysSnapszer()
	case "kontra", "rekontra":
		return l.P.KeysKontra()
	case "k":
		return l.P.KeysKnock()
	}
	if len(action) == 2 && action[0] == 'm' {
		return "2"
	}
	return ""
}

// A keyLine is one line of the list of keys.
type keyLine struct{ key, does string }

// keyLines are all keys, those of cards first.
func (l Look) keyLines() []keyLine {
	cards := make([]string, 0, 5)
	for _, code := range []string{"Ah", "Th", "Kh", "Qh", "Jh"} {
		if key := l.cardKey(code); !strings.Contains(strings.Join(cards, " "), key) {
			cards = append(cards, key)
		}
	}
	return []keyLine{
		{"← →", l.P.KeysArrows()}, {strings.Join(cards, " "), l.P.KeysCards()}, {"2", l.P.KeysMarriage()}, {"6", l.P.ActClaim()},
		{l.P.KeysExchange(), l.P.ActExchange()}, {l.P.KeysClose(), l.P.ActClose()}, {l.P.KeysSnapszer(), l.P.ActSnapszer()},
		{l.P.KeysKontra(), l.P.ActKontra()}, {l.P.KeysKnock(), l.P.ActKnock()}, {"?", l.P.KeysHelp()},
	}
}
