package inflect

import (
	"strings"

	"bummerl/rules"
)

// GermanNoun is a rank or a card in German.
type GermanNoun struct {
	gender        int
	nom, acc, dat string
	plural        string
	trump         *GermanNoun
}

// The columns of the article tables.
const (
	masculine = iota
	feminine
	neuter
)

var (
	germanThe   = [...][3]string{masculine: {"der ", "den ", "dem "}, feminine: {"die ", "die ", "der "}, neuter: {"das ", "das ", "dem "}}
	germanIndef = [...][3]string{masculine: {"ein ", "einen ", "einem "}, feminine: {"eine ", "eine ", "einer "}, neuter: {"ein ", "ein ", "einem "}}
)

// String is the nominative without article: "Herz-Bube".
func (n GermanNoun) String() string { return n.nom }

// Acc is the accusative without article: "Herz-Buben".
func (n GermanNoun) Acc() string { return n.acc }

// Dat is the dative without article: "Herz-Buben".
func (n GermanNoun) Dat() string { return n.dat }

// The is the nominative with the article: "der Herz-Bube".
func (n GermanNoun) The() string { return germanThe[n.gender][0] + n.nom }

// TheAcc is the accusative with the article: "den Herz-Buben".
func (n GermanNoun) TheAcc() string { return germanThe[n.gender][1] + n.acc }

// TheDat is the dative with the article: "dem Herz-Buben".
func (n GermanNoun) TheDat() string { return germanThe[n.gender][2] + n.dat }

// CapThe is The at the beginning of a sentence.
func (n GermanNoun) CapThe() string { return capital(n.The()) }

// CapTheAcc is TheAcc at the beginning of a sentence.
func (n GermanNoun) CapTheAcc() string { return capital(n.TheAcc()) }

// CapTheDat is TheDat at the beginning of a sentence.
func (n GermanNoun) CapTheDat() string { return capital(n.TheDat()) }

// Indef is the nominative with the indefinite article: "ein Bube".
func (n GermanNoun) Indef() string { return germanIndef[n.gender][0] + n.nom }

// IndefAcc is the accusative with the indefinite article: "einen Buben".
func (n GermanNoun) IndefAcc() string { return germanIndef[n.gender][1] + n.acc }

// IndefDat is the dative with the indefinite article: "einem Buben".
func (n GermanNoun) IndefDat() string { return germanIndef[n.gender][2] + n.dat }

// Plural is the plural, the same in the nominative and the accusative: "Buben".
func (n GermanNoun) Plural() string { return n.plural }

// Trump is the same rank as a trump: "Trumpfbube". A card gives its rank.
func (n GermanNoun) Trump() GermanNoun { return *n.trump }

// GermanSuit is a suit in German.
type GermanSuit struct{ name, none string }

// String is the suit: "Herz".
func (s GermanSuit) String() string { return s.name }

// None is "kein Herz", "keine Eichel".
func (s GermanSuit) None() string { return s.none + s.name }

// CapNone is None at the beginning of a sentence.
func (s GermanSuit) CapNone() string { return capital(s.None()) }

var (
	germanAce   = GermanNoun{gender: neuter, nom: "Ass", acc: "Ass", dat: "Ass", plural: "Asse"}
	germanTen   = GermanNoun{gender: masculine, nom: "Zehner", acc: "Zehner", dat: "Zehner", plural: "Zehner"}
	germanKing  = GermanNoun{gender: masculine, nom: "König", acc: "König", dat: "König", plural: "Könige"}
	germanQueen = GermanNoun{gender: feminine, nom: "Dame", acc: "Dame", dat: "Dame", plural: "Damen"}
	germanOber  = GermanNoun{gender: masculine, nom: "Ober", acc: "Ober", dat: "Ober", plural: "Ober"}
	germanJack  = GermanNoun{gender: masculine, nom: "Bube", acc: "Buben", dat: "Buben", plural: "Buben"}
	germanUnter = GermanNoun{gender: masculine, nom: "Unter", acc: "Unter", dat: "Unter", plural: "Unter"}
	germanNine  = GermanNoun{gender: masculine, nom: "Neuner", acc: "Neuner", dat: "Neuner", plural: "Neuner"}
)

type german struct {
	ranks   [8]GermanNoun
	indexes [8]string
	cards   [32]GermanNoun
	suits   [4]GermanSuit
	names   [4]string
}

func newGerman(tell bool) *german {
	g := &german{
		ranks: [8]GermanNoun{rules.Nine: germanNine, rules.Jack: germanJack, rules.Queen: germanQueen, rules.King: germanKing,
			rules.Ten: germanTen, rules.Ace: germanAce},
		indexes: [8]string{rules.Nine: "9", rules.Jack: "B", rules.Queen: "D", rules.King: "K", rules.Ten: "10", rules.Ace: "A"},
		names:   [4]string{"Kreuz", "Pik", "Herz", "Karo"},
	}
	none := [4]string{"kein ", "kein ", "kein ", "kein "}
	if tell {
		g.ranks[rules.Queen], g.ranks[rules.Jack] = germanOber, germanUnter
		g.indexes[rules.Queen], g.indexes[rules.Jack] = "O", "U"
		g.names = [4]string{"Eichel", "Laub", "Herz", "Schellen"}
		none[rules.Clubs], none[rules.Diamonds] = "keine ", "keine "
	}
	for s, name := range g.names {
		g.suits[s] = GermanSuit{name: MarkSuit(rules.Suit(s), name), none: none[s]}
	}
	for _, r := range ranks {
		n := g.ranks[r]
		trump := n
		trump.nom, trump.acc, trump.dat = "Trumpf"+strings.ToLower(n.nom), "Trumpf"+strings.ToLower(n.acc), "Trumpf"+strings.ToLower(n.dat)
		trump.plural, trump.trump = "Trumpf"+strings.ToLower(n.plural), &trump
		g.ranks[r].trump = &trump
		for s, name := range g.names {
			c := rules.NewCard(r, rules.Suit(s))
			mark := func(form string) string { return Mark(c, name+"-"+form, g.indexes[r]) }
			g.cards[c] = GermanNoun{gender: n.gender, nom: mark(n.nom), acc: mark(n.acc), dat: mark(n.dat), plural: n.plural, trump: &trump}
		}
	}
	return g
}

func (g *german) Card(c rules.Card) any { return g.cards[c&31] }
func (g *german) Suit(s rules.Suit) any { return g.suits[s&3] }
func (g *german) Rank(r rules.Rank) any { return g.ranks[r&7] }
func (g *german) CardName(c rules.Card) string {
	return g.names[c.Suit()&3] + "-" + g.ranks[c.Rank()].nom
}
func (g *german) SuitName(s rules.Suit) string { return g.names[s&3] }
func (g *german) RankName(r rules.Rank) string { return g.ranks[r&7].nom }
func (g *german) Index(r rules.Rank) string    { return g.indexes[r&7] }
