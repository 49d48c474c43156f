package match

import (
	"fmt"
	"slices"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
)

// cutting asks to cut that many cards.
type cutting int

func (c cutting) done(m tutor.Match, version int64) bool {
	return m.Cut != 0 && m.Cut == int(c) && m.Hands[0].PostedVersion == version
}

func (c cutting) apply(g *game, now time.Time) (tutor.Addition, error) {
	if g.phase() != tutor.PhaseCut {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, "cut a pack that is cut", nil)
	}
	if c < 1 || int(c) > MaxCut(g.m.Options) {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, fmt.Sprintf("cut %d cards", c), nil)
	}
	g.m.Cut = int(c)
	add, err := g.deal(now)
	add.Cut = g.m.Cut
	return add, err
}

// dealing asks for the next hand.
type dealing struct{}

func (dealing) done(m tutor.Match, version int64) bool {
	return slices.ContainsFunc(m.Hands, func(h tutor.Hand) bool { return h.No > 1 && h.PostedVersion == version })
}

func (dealing) apply(g *game, now time.Time) (tutor.Addition, error) {
	if g.phase() != tutor.PhaseHandOver {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, "deal while the match does not wait for it", nil)
	}
	return g.deal(now)
}

// deal opens the next hand.
func (g *game) deal(now time.Time) (tutor.Addition, error) {
	no := len(g.m.Hands) + 1
	deal, err := Deal(g.m.Seed, g.m.Options, no, g.m.Cut)
	if err != nil {
		return tutor.Addition{}, err
	}
	g.m.Verdicts = nil // Those of the hand before.
	g.m.Hands = append(g.m.Hands, tutor.Hand{
		No: no, LearnerSeat: learnerSeat(g.m.Seed, no, g.m.Cut), Deal: deal, PostedVersion: g.m.Version, Created: now,
	})
	if g.state, err = rules.Start(g.m.Options, deal); err != nil {
		return tutor.Addition{}, err
	}
	g.stand = g.stand.dealt(g.m.Options)
	return tutor.Addition{Hand: g.hand(), At: now}, nil
}

// acting asks to do an action.
type acting rules.Action

func (a acting) done(m tutor.Match, version int64) bool {
	for _, h := range m.Hands {
		for _, p := range h.Actions {
			if p.PostedVersion == version && p.By == h.LearnerSeat && p.Action == rules.Action(a) {
				return true
			}
		}
	}
	return false
}

func (a acting) apply(g *game, now time.Time) (tutor.Addition, error) {
	if g.phase() == tutor.PhaseCut {
		return tutor.Addition{}, tutor.Fail(tutor.Invalid, "act before the cut", nil)
	}
	hand := g.hand()
	add := tutor.Addition{HandNo: hand.No, Seq: len(hand.Actions), At: now}
	if err := g.play(rules.Action(a), hand.LearnerSeat, now); err != nil {
		return tutor.Addition{}, tutor.Fail(tutor.Illegal, "act", err)
	}
	return add, nil
}

// play does an action in the present hand; the error is a *rules.IllegalError.
func (g *game) play(a rules.Action, by rules.Seat, now time.Time) error {
	state, _, err := g.state.Apply(a)
	if err != nil {
		return err
	}
	hand := g.hand()
	hand.Actions = append(hand.Actions, tutor.Played{Action: a, By: by, PostedVersion: g.m.Version, At: now})
	g.state = state
	return nil
}
