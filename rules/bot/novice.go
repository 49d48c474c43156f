package bot

import "bummerl/rules"

// novice knows the rules and what cards are worth, and little else. It remembers the tricks that were just played,
// spends trumps on any trick that looks good, thinks of marriages late, does not always notice that it has 66, closes
// only when it holds the points in its hand, and never looks further ahead than one trick.
type novice struct{}

// Name is "novice".
func (novice) Name() string { return "novice" }

// Choose throws the dice once: they decide what it forgets this time.
func (novice) Choose(v rules.View, d Dice) rules.Action {
	if v.Legal.Len() < 2 {
		return v.Legal.First()
	}
	n := noviceAt(v, d.Uint64())
	switch {
	case n.legal.Has(rules.Claim) && n.notices66():
		return rules.Claim
	case n.legal.Has(rules.Exchange):
		return rules.Exchange
	case v.Led != rules.NoCard:
		return rules.Play(n.follow())
	}
	if a := n.announce(); a != rules.NoAction {
		return a
	}
	if n.legal.Has(rules.Close) && n.holds66() {
		return rules.Close
	}
	return rules.Play(n.lead())
}

// beginner is a novice at one moment.
type beginner struct {
	rules.View
	legal rules.Actions
	// out are the cards that it believes to be still out: those, and all that it has forgotten.
	out rules.CardSet
	// luck is one throw of the dice; each decision reads bits of its own.
	luck uint64
}

// The bits of a throw that the decisions read.
const (
	luckOfMemory = 0
	luckOfClaim  = 8
	luckOfPair   = 16
	luckOfGone   = 24
)

// chances tells whether something that happens so many times of 256 does.
func (n beginner) chances(times, bits uint64) bool { return n.luck>>bits&0xff < times }

func noviceAt(v rules.View, luck uint64) beginner {
	// It never bids, knocks or doubles, and claims only when it has 66.
	n := beginner{View: v, legal: v.Legal &^ bets, luck: luck}
	if v.Points[v.Seat] < rules.Winning {
		n.legal &^= rules.Claim.Set()
	}
	n.out = v.Unseen | v.Gone&^n.remembered()
	return n
}

// remembered gives the gone cards that it has in mind: those of the last two tricks, or three. A view without a past
// tells no order; it has some of its cards in mind then.
func (n beginner) remembered() rules.CardSet {
	tricks := 2
	if n.chances(128, luckOfMemory) {
		tricks = 3
	}
	var cards rules.CardSet
	taken := n.TakenTricks()
	if len(taken) == 0 {
		list := n.Gone.Cards()
		for i := range min(2*tricks, len(list)) {
			cards |= list[(int(n.luck>>luckOfGone&0xff)+i)%len(list)].Set()
		}
		return cards
	}
	for _, t := range taken[max(0, len(taken)-tricks):] {
		cards |= t.Led.Set() | t.Reply.Set()
	}
	return cards
}

// notices66 tells whether it sees that it has enough: with few points too many it may have lost count.
func (n beginner) notices66() bool {
	return n.Points[n.Seat] >= rules.Winning+10 || n.chances(192, luckOfClaim)
}

// holds66 tells whether the points are as good as made: tops of trumps from the ace down and aces beside them.
func (n beginner) holds66() bool {
	sure, trumps := 0, 0
	for c := rules.NewCard(rules.Ace, n.Trump); n.Hand.Has(c) || n.Gone.Has(c) && !n.out.Has(c); c-- {
		if n.Hand.Has(c) {
			sure += c.Points()
			trumps++
		}
	}
	for _, suit := range rules.Suits {
		if c := rules.NewCard(rules.Ace, suit); suit != n.Trump && n.Hand.Has(c) && trumps > 1 {
			sure += c.Points()
		}
	}
	return n.Points[n.Seat]+sure >= rules.Winning
}

// announce declares the marriage worth most, if it thinks of it: always when that makes 66 or the talon is nearly gone,
// before that every fourth time.
func (n beginner) announce() rules.Action {
	a := dearest(n.legal, n.Trump)
	if a == rules.NoAction {
		return a
	}
	worth := a.Marriage().MarriagePoints(n.Trump)
	if n.Points[n.Seat]+n.Waiting[n.Seat]+worth >= rules.Winning || n.TalonLeft <= 4 || n.chances(64, luckOfPair) {
		return a
	}
	return rules.NoAction
}

// lead takes a trick home that makes 66 and, once nothing is drawn any more, what it believes to be the highest of its
// suit; else it leads something small.
func (n beginner) lead() rules.Card {
	cards := n.legal.Cards()
	tops := unbeaten(cards, n.out|n.Up.Set())
	if top := richest(tops.OfSuit(n.Trump)); top != rules.NoCard && n.Points[n.Seat]+top.Points()+2 >= rules.Winning {
		return top
	}
	if !n.TalonOpen() && n.Announced == 0 && tops != 0 {
		if top := tops.OfSuit(n.Trump).Highest(); top != rules.NoCard {
			return top
		}
		return richest(tops)
	}
	return n.least(cards)
}

// follow takes home what makes 66 and else tricks that are worth something, as cheaply as it can, and gives the least
// where it cannot or will not.
func (n beginner) follow() rules.Card {
	cards := n.legal.Cards()
	var home, good rules.CardSet
	for c := range cards.All() {
		switch {
		case !rules.Beats(c, n.Led, n.Trump):
		case n.Points[n.Seat]+n.Waiting[n.Seat]+n.Led.Points()+c.Points() >= rules.Winning:
			home |= c.Set()
		case n.takes(c):
			good |= c.Set()
		}
	}
	for _, set := range []rules.CardSet{home, good} {
		if set != 0 {
			return n.least(set)
		}
	}
	return n.least(cards)
}

// takes tells whether it likes to win the trick with a card: with a king or less whenever it can, with an ace or a ten
// for as much as a queen, with a small trump for as much, with a large one for a ten.
func (n beginner) takes(c rules.Card) bool {
	switch {
	case n.Strict():
		return true
	case n.pairs().Has(c):
		return false
	case c.Suit() == n.Led.Suit():
		return c.Rank() < rules.Ten || n.Led.Rank() >= rules.Queen
	}
	return n.Led.Rank() >= rules.Ten || n.Led.Rank() >= rules.Queen && c.Rank() < rules.Ten
}

// least gives the card that costs least.
func (n beginner) least(cards rules.CardSet) rules.Card {
	best := cards.Lowest()
	for c := range cards.All() {
		if n.cost(c) < n.cost(best) {
			best = c
		}
	}
	return best
}

// cost is how loath it is to give a card away: its points, trumps more, halves of marriages more still.
func (n beginner) cost(c rules.Card) int {
	cost := c.Points()
	if c.Suit() == n.Trump {
		cost += 8
	}
	if n.pairs().Has(c) {
		cost += 12
	}
	return cost
}

// pairs gives the marriages in its hand that it may still declare.
func (n beginner) pairs() rules.CardSet { return pairs(n.Hand) &^ n.Announced }
