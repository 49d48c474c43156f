package count

import (
	"fmt"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/tutor"
)

// hand is a played hand, or one up to the moment of a question.
type hand struct {
	record rules.Record
	seat   rules.Seat
	// state is the one after all actions, history how it came about.
	state   rules.State
	history []rules.Step
}

// verdict is what a search says of a moment.
type verdict uint8

const (
	// further: play on.
	further verdict = iota
	// take: this is the moment.
	take
	// leave: the moment will not come in this hand.
	leave
)

// moment is a state between two actions of a hand: last has led to it (NoAction at the deal), next is what its player
// would do (NoAction once the hand is over).
type moment struct {
	rules.State
	seat       rules.Seat
	last, next rules.Action
	// waited tells that a marriage has had to wait for its first trick, or still waits.
	waited bool
}

func (m moment) tricks() int { return m.Tricks(rules.Forehand) + m.Tricks(rules.Dealer) }

// between tells that no card lies on the table: the hand is over or somebody is on lead.
func (m moment) between() bool { return m.Led() == rules.NoCard }

// tries bounds the search for a moment. The rarest, a marriage after six tricks that leads to a near miss of 66, comes once
// in some thousand hands, so that the bound is never met.
const tries = 100_000

// find deals and plays hands until one has come to a moment. All of it follows from the seed and the label: the
// learner's seat from the first byte of Derive("bummerl/count/LABEL/seat"), the pack from
// Derive("bummerl/count/LABEL/deal/n") and the play from Derive("bummerl/count/LABEL/play/n"), where n is the first of
// 1, 2, … that comes to it.
func find(seed tutor.Seed, label string, o rules.Options, judge func(moment) verdict) (hand, error) {
	seat := rules.Seat(seed.Derive("bummerl/count/" + label + "/seat")[0] % 2)
	var actions []rules.Action
	for n := 1; n <= tries; n++ {
		deal, err := rules.DealPack(o, shuffled(o, dice(seed, label+"/deal", n)))
		if err != nil {
			return hand{}, err
		}
		start, err := rules.Start(o, deal)
		if err != nil {
			return hand{}, err
		}
		var found bool
		if actions, found = play(moment{State: start, seat: seat}, dice(seed, label+"/play", n), judge, actions[:0]); found {
			return newHand(rules.Record{Options: o, Deal: deal, Actions: actions}, seat)
		}
	}
	return hand{}, fmt.Errorf("none of %d hands comes to a moment for %s", tries, label)
}

// play plays a hand until it is judged, and gives the actions.
func play(m moment, dice *rand.Rand, judge func(moment) verdict, actions []rules.Action) ([]rules.Action, bool) {
	for {
		m.next = rules.NoAction
		if !m.Over() {
			m.next = choose(m.State, dice)
		}
		switch judge(m) {
		case take:
			return actions, true
		case leave:
			return actions, false
		}
		if m.Over() {
			return actions, false
		}
		actions = append(actions, m.next)
		m.State, m.last = m.Next(m.next), m.next
		m.waited = m.waited || m.Waiting(rules.Forehand)+m.Waiting(rules.Dealer) > 0
	}
}

// wantsWaiting tells whether an item is to have a marriage that waits for its first trick: one in four has, where the rules
// know such. By themselves only one in thirty would have.
func wantsWaiting(o rules.Options, dice *rand.Rand) bool {
	return dice.IntN(4) == 0 && o.MarriageCounts == rules.MarriageWithTrick
}

func newHand(r rules.Record, seat rules.Seat) (hand, error) {
	h := hand{record: r, seat: seat}
	var err error
	if h.history, err = r.History(); err != nil {
		return h, err
	}
	if n := len(h.history); n > 0 {
		h.state = h.history[n-1].After
		return h, nil
	}
	h.state, err = rules.Start(r.Options, r.Deal)
	return h, err
}

func dice(seed tutor.Seed, use string, n int) *rand.Rand {
	return rand.New(rand.NewChaCha8(seed.Derive(fmt.Sprintf("bummerl/count/%s/%d", use, n))))
}

func shuffled(o rules.Options, dice *rand.Rand) []rules.Card {
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	return pack
}
