package inflect

import "bummerl/rules"

// PortugueseNoun is a rank or a card in Portuguese.
type PortugueseNoun struct {
	feminine     bool
	name, plural string
	trump        *PortugueseNoun
}

func (n PortugueseNoun) with(masculine, feminine string) string {
	if n.feminine {
		return feminine + n.name
	}
	return masculine + n.name
}

// String is the name without article: "rei de copas".
func (n PortugueseNoun) String() string { return n.name }

// The is "o rei de copas", "a dama de copas".
func (n PortugueseNoun) The() string { return n.with("o ", "a ") }

// Of is "do rei de copas", "da dama de copas".
func (n PortugueseNoun) Of() string { return n.with("do ", "da ") }

// To is "ao rei de copas", "à dama de copas".
func (n PortugueseNoun) To() string { return n.with("ao ", "à ") }

// In is "no rei de copas", "na dama de copas".
func (n PortugueseNoun) In() string { return n.with("no ", "na ") }

// By is "pelo rei de copas", "pela dama de copas".
func (n PortugueseNoun) By() string { return n.with("pelo ", "pela ") }

// Indef is "um rei", "uma dama".
func (n PortugueseNoun) Indef() string { return n.with("um ", "uma ") }

// CapThe is The at the beginning of a sentence.
func (n PortugueseNoun) CapThe() string { return capital(n.The()) }

// CapIndef is Indef at the beginning of a sentence.
func (n PortugueseNoun) CapIndef() string { return capital(n.Indef()) }

// Cap is the name at the beginning of a sentence or a label: "Rei de copas".
func (n PortugueseNoun) Cap() string { return capital(n.name) }

// Plural is the plural: "reis".
func (n PortugueseNoun) Plural() string { return n.plural }

// Trump is the same rank as a trump: "rei de trunfo". A card gives its rank.
func (n PortugueseNoun) Trump() PortugueseNoun { return *n.trump }

// PortugueseSuit is a suit in Portuguese; suits stand without article.
type PortugueseSuit struct{ name string }

// String is the suit: "copas".
func (s PortugueseSuit) String() string { return s.name }

// Cap is the suit at the beginning of a sentence or a label: "Copas".
func (s PortugueseSuit) Cap() string { return capital(s.name) }

var (
	portugueseRanks = [8]PortugueseNoun{
		rules.Nine:  {name: "nove", plural: "noves"},
		rules.Jack:  {name: "valete", plural: "valetes"},
		rules.Queen: {name: "dama", plural: "damas", feminine: true},
		rules.King:  {name: "rei", plural: "reis"},
		rules.Ten:   {name: "dez", plural: "dez"},
		rules.Ace:   {name: "ás", plural: "ases"},
	}
	portugueseIndexes = [8]string{rules.Nine: "9", rules.Jack: "J", rules.Queen: "Q", rules.King: "K", rules.Ten: "10", rules.Ace: "A"}
)

type portuguese struct {
	ranks [8]PortugueseNoun
	cards [32]PortugueseNoun
	suits [4]PortugueseSuit
	names [4]string
}

func newPortuguese(tell bool) *portuguese {
	p := &portuguese{ranks: portugueseRanks, names: [4]string{"paus", "espadas", "copas", "ouros"}}
	if tell {
		p.names = [4]string{"bolotas", "folhas", "copas", "guizos"}
	}
	for s, name := range p.names {
		p.suits[s] = PortugueseSuit{name: MarkSuit(rules.Suit(s), name)}
	}
	for _, r := range ranks {
		n := p.ranks[r]
		trump := PortugueseNoun{feminine: n.feminine, name: n.name + " de trunfo", plural: n.plural + " de trunfo"}
		trump.trump = &trump
		p.ranks[r].trump = &trump
		for s, suit := range p.names {
			c := rules.NewCard(r, rules.Suit(s))
			p.cards[c] = PortugueseNoun{feminine: n.feminine, name: Mark(c, n.name+" de "+suit, portugueseIndexes[r]), plural: n.plural, trump: &trump}
		}
	}
	return p
}

func (p *portuguese) Card(c rules.Card) any { return p.cards[c&31] }
func (p *portuguese) Suit(s rules.Suit) any { return p.suits[s&3] }
func (p *portuguese) Rank(r rules.Rank) any { return p.ranks[r&7] }
func (p *portuguese) CardName(c rules.Card) string {
	return p.ranks[c.Rank()].name + " de " + p.names[c.Suit()&3]
}
func (p *portuguese) SuitName(s rules.Suit) string { return p.names[s&3] }
func (p *portuguese) RankName(r rules.Rank) string { return p.ranks[r&7].name }
func (p *portuguese) Index(r rules.Rank) string    { return portugueseIndexes[r&7] }
