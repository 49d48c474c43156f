package inflect

import "bummerl/rules"

// HungarianNoun is a rank, a suit or a card in Hungarian. Its name and article are the same with both packs.
type HungarianNoun struct {
	article string
	// forms by case: see the constants below.
	forms  [6]string
	plural string
	trump  *HungarianNoun
}

const (
	huNom = iota
	huAcc
	huWith
	huOnto
	huDat
	huFor
)

// String is the nominative without article: "piros ász".
func (n HungarianNoun) String() string { return n.forms[huNom] }

// Acc is "piros ászt".
func (n HungarianNoun) Acc() string { return n.forms[huAcc] }

// With is "piros ásszal".
func (n HungarianNoun) With() string { return n.forms[huWith] }

// Onto is "piros ászra".
func (n HungarianNoun) Onto() string { return n.forms[huOnto] }

// Dat is "piros ásznak".
func (n HungarianNoun) Dat() string { return n.forms[huDat] }

// For is "piros ászért".
func (n HungarianNoun) For() string { return n.forms[huFor] }

// The is "a piros ász", "az ász".
func (n HungarianNoun) The() string { return n.article + n.forms[huNom] }

// TheAcc is "a piros ászt", "az ászt".
func (n HungarianNoun) TheAcc() string { return n.article + n.forms[huAcc] }

// TheWith is "a piros ásszal", "az ásszal".
func (n HungarianNoun) TheWith() string { return n.article + n.forms[huWith] }

// TheOnto is "a piros ászra", "az ászra".
func (n HungarianNoun) TheOnto() string { return n.article + n.forms[huOnto] }

// TheDat is "a piros ásznak", "az ásznak".
func (n HungarianNoun) TheDat() string { return n.article + n.forms[huDat] }

// TheFor is "a piros ászért", "az ászért".
func (n HungarianNoun) TheFor() string { return n.article + n.forms[huFor] }

// CapThe is The at the beginning of a sentence.
func (n HungarianNoun) CapThe() string { return capital(n.The()) }

// CapTheAcc is TheAcc at the beginning of a sentence.
func (n HungarianNoun) CapTheAcc() string { return capital(n.TheAcc()) }

// CapTheWith is TheWith at the beginning of a sentence.
func (n HungarianNoun) CapTheWith() string { return capital(n.TheWith()) }

// Cap is the nominative at the beginning of a sentence or a label: "Piros ász".
func (n HungarianNoun) Cap() string { return capital(n.forms[huNom]) }

// Plural is the nominative plural: "ászok".
func (n HungarianNoun) Plural() string { return n.plural }

// Trump is the same rank as a trump: "adu ász". A card gives its rank.
func (n HungarianNoun) Trump() HungarianNoun { return *n.trump }

// hungarianRanks and hungarianSuits hold what is said: nominative, -t, -val, -ra, -nak, -ért.
var (
	hungarianRanks = [8]HungarianNoun{
		rules.Nine:  {article: "a ", forms: [6]string{"kilences", "kilencest", "kilencessel", "kilencesre", "kilencesnek", "kilencesért"}, plural: "kilencesek"},
		rules.Jack:  {article: "az ", forms: [6]string{"alsó", "alsót", "alsóval", "alsóra", "alsónak", "alsóért"}, plural: "alsók"},
		rules.Queen: {article: "a ", forms: [6]string{"felső", "felsőt", "felsővel", "felsőre", "felsőnek", "felsőért"}, plural: "felsők"},
		rules.King:  {article: "a ", forms: [6]string{"király", "királyt", "királlyal", "királyra", "királynak", "királyért"}, plural: "királyok"},
		rules.Ten:   {article: "a ", forms: [6]string{"tízes", "tízest", "tízessel", "tízesre", "tízesnek", "tízesért"}, plural: "tízesek"},
		rules.Ace:   {article: "az ", forms: [6]string{"ász", "ászt", "ásszal", "ászra", "ásznak", "ászért"}, plural: "ászok"},
	}
	hungarianSuits = [4][6]string{
		rules.Clubs:    {"makk", "makkot", "makkal", "makkra", "makknak", "makkért"},
		rules.Spades:   {"zöld", "zöldet", "zölddel", "zöldre", "zöldnek", "zöldért"},
		rules.Hearts:   {"piros", "pirosat", "pirossal", "pirosra", "pirosnak", "pirosért"},
		rules.Diamonds: {"tök", "tököt", "tökkel", "tökre", "töknek", "tökért"},
	}
	hungarianIndexes = [8]string{rules.Nine: "IX", rules.Jack: "Al", rules.Queen: "F", rules.King: "K", rules.Ten: "X", rules.Ace: "Á"}
)

type hungarian struct {
	ranks [8]HungarianNoun
	cards [32]HungarianNoun
	suits [4]HungarianNoun
}

func newHungarian() *hungarian {
	h := &hungarian{ranks: hungarianRanks}
	for s, forms := range hungarianSuits {
		n := HungarianNoun{article: "a "}
		for i, form := range forms {
			n.forms[i] = MarkSuit(rules.Suit(s), form)
		}
		n.trump = &n
		h.suits[s] = n
	}
	for _, r := range ranks {
		n := h.ranks[r]
		trump := HungarianNoun{article: "az ", plural: "adu " + n.plural}
		for i, form := range n.forms {
			trump.forms[i] = "adu " + form
		}
		trump.trump = &trump
		h.ranks[r].trump = &trump
		for s, suit := range hungarianSuits {
			c := rules.NewCard(r, rules.Suit(s))
			card := HungarianNoun{article: "a ", plural: n.plural, trump: &trump}
			for i, form := range n.forms {
				card.forms[i] = Mark(c, suit[huNom]+" "+form, suit[huNom]+" "+form)
			}
			h.cards[c] = card
		}
	}
	return h
}

func (h *hungarian) Card(c rules.Card) any { return h.cards[c&31] }
func (h *hungarian) Suit(s rules.Suit) any { return h.suits[s&3] }
func (h *hungarian) Rank(r rules.Rank) any { return h.ranks[r&7] }
func (h *hungarian) CardName(c rules.Card) string {
	return hungarianSuits[c.Suit()&3][huNom] + " " + h.ranks[c.Rank()].forms[huNom]
}
func (h *hungarian) SuitName(s rules.Suit) string { return hungarianSuits[s&3][huNom] }
func (h *hungarian) RankName(r rules.Rank) string { return h.ranks[r&7].forms[huNom] }
func (h *hungarian) Index(r rules.Rank) string    { return hungarianIndexes[r&7] }
