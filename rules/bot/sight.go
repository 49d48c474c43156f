package bot

import "bummerl/rules"

// sight is what the seat to act sees while the talon is open, in the short form that playouts need: a View for each of
// their actions would take longer than the action.
type sight struct {
	me    rules.Seat
	trump rules.Suit
	// hand are the own cards, unseen those that the opponent holds or the talon hides, known what he certainly holds.
	hand, unseen, known, announced rules.CardSet
	legal                          rules.Actions
	up, led, swaps                 rules.Card
	left, swapMin                  int
	theirs                         int // cards in the opponent's hand
	mine, other                    int // points that count or wait
	counted                        int // own points that count
	strict                         bool
	late                           bool // marriages may be declared without a talon
	none                           *[mostUnseen + 1]float64
}

// mostUnseen is the number of cards that a player cannot see at the first lead of 24 cards, the turn-up aside; handSize
// the size of a hand of that pack.
const (
	mostUnseen = 17
	handSize   = 6
)

// noneHeld[all][held][n] is the probability that a hand of held out of all cards has none of n of them.
var noneHeld = func() (t [mostUnseen + 1][handSize + 1][mostUnseen + 1]float64) {
	for all := range t {
		for held := range t[all] {
			none := 1.0
			for n := range t[all][held] {
				t[all][held][n] = none
				if rest := all - n; rest > 0 {
					none *= float64(max(0, rest-held)) / float64(rest)
				}
			}
		}
	}
	return t
}()

// look fills in what the seat to act sees of a state; gone are the cards played, known what it knows of the other hand.
func (v *sight) look(s *rules.State, o *rules.Options, gone, known rules.CardSet) {
	me, them := s.Turn(), s.Turn().Other()
	v.me, v.trump = me, s.Trump()
	v.hand, v.known, v.announced, v.legal = s.Hand(me), known, s.Announced(), s.Legal()
	v.up, v.led, v.swaps = s.Up(), s.Led(), o.LowestTrump(v.trump)
	v.left, v.swapMin, v.theirs = s.TalonLeft(), int(o.SwapMin), s.Hand(them).Len()
	v.unseen = rules.Pack(int(o.Cards)) &^ (v.hand | gone | v.led.Set() | v.up.Set())
	v.counted = s.Points(me)
	v.mine, v.other = v.counted+s.Waiting(me), s.Points(them)+s.Waiting(them)
	v.strict = s.Strict()
	v.late = o.LateMarriage
	v.spread()
}

// spread prepares chance for what is unseen and known.
func (v *sight) spread() {
	all, held := v.unseen.Len()-v.known.Len(), v.theirs-v.known.Len()
	v.none = &noneHeld[min(max(0, all), mostUnseen)][min(max(0, held), handSize)]
}

// chance gives the probability that the opponent holds one of some cards at least, when each unseen card is as likely to
// be in his hand as any other.
func (v *sight) chance(cards rules.CardSet) float64 {
	if cards&v.known != 0 {
		return 1
	}
	return 1 - v.none[(cards&v.unseen).Len()]
}

// wins tells whether leading c takes the trick whatever the opponent holds, and makes 66 with the poorest answer.
func (v *sight) wins(c rules.Card) bool {
	danger := v.unseen & above(c)
	if c.Suit() != v.trump {
		danger |= v.unseen.OfSuit(v.trump)
	}
	return danger == 0 && v.mine+c.Points()+cheapestPoints(v.unseen) >= rules.Winning
}

// cheapestPoints gives the points of the cheapest card of a set, 0 if it is empty.
func cheapestPoints(set rules.CardSet) int {
	for r := rules.Nine; r <= rules.Ace; r++ {
		if set.OfRank(r) != 0 {
			return r.Points()
		}
	}
	return 0
}
