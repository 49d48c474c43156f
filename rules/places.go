package rules

// place is a list of cards with its name.
type place struct {
	name  string
	cards []Card
}

// places are lists of which no two may name the same card.
type places []place

// cards gives all cards named.
func (all places) cards() CardSet {
	var set CardSet
	for _, p := range all {
		set |= SetOf(p.cards...)
	}
	return set
}

// check adds a problem for each card that is named twice or is not of the pack. It tells whether it is certain where
// each card is; NoCard stands for one that could not be read.
func (all places) check(pack CardSet, found *problems) bool {
	certain := true
	first := map[Card]string{}
	for _, p := range all {
		for _, c := range p.cards {
			seen, twice := first[c]
			switch {
			case c == NoCard:
				certain = false
				continue
			case twice:
				found.card(CardTwice, c, seen)
				(*found)[len(*found)-1].Text = p.name
				certain = false
			case !pack.Has(c):
				found.card(NotInPack, c, p.name)
				(*found)[len(*found)-1].Want = pack.Len()
				certain = false
			}
			first[c] = p.name
		}
	}
	return certain
}
