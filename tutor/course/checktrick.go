package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on tricks.
const (
	// Takes: a card that takes the trick on the table (Do).
	Takes Check = "takes"
	// AllTakers: exactly the cards that may be played and take the trick on the table (PickLegal).
	AllTakers Check = "all-takers"
	// TrickPoints: what the trick that has just been taken is worth (Number).
	TrickPoints Check = "trick-points"
	// Sweep: the learner takes each trick up to the last (PlayOut).
	Sweep Check = "sweep"
)

// The causes that these checks find.
const (
	// Loses: the card does not take the trick.
	Loses Cause = "loses"
	// LedOnly and ReplyOnly: only one of the two cards was counted.
	LedOnly   Cause = "led-only"
	ReplyOnly Cause = "reply-only"
)

var trickChecks = map[Check]checking{
	Takes: {kinds: []StepKind{Do}, judge: acting(judgeTakes), causes: []Cause{Loses, NotOffered}},
	AllTakers: {
		kinds: []StepKind{PickLegal}, judge: judgeAllTakers, causes: []Cause{Extra, Missing},
		find: func(m moment) (Answer, error) { return Cards(m.takers()), nil },
	},
	TrickPoints: counting(func(m moment) (int, error) {
		t, err := m.justTaken()
		return t.Points, err
	}, slip{LedOnly, func(m moment, _ int) int {
		t, _ := m.justTaken()
		return t.Led.Points()
	}}, slip{ReplyOnly, func(m moment, _ int) int {
		t, _ := m.justTaken()
		return t.Reply.Points()
	}}),
	Sweep: {kinds: []StepKind{PlayOut}, judge: judgeGoal(tookAll), causes: []Cause{Missed, NotOffered}},
}

// takers gives the cards that the learner may answer with and that take the trick.
func (m moment) takers() rules.CardSet {
	var set rules.CardSet
	for c := range m.state.Legal().Cards().All() {
		if m.state.Next(rules.Play(c)).Tricks(m.seat) > m.state.Tricks(m.seat) {
			set |= c.Set()
		}
	}
	return set
}

// justTaken gives the last finished trick.
func (m moment) justTaken() (rules.Taken, error) {
	all, err := m.tricks()
	if err != nil || len(all) == 0 {
		return rules.Taken{}, fmt.Errorf("step %s: no trick has been taken, %w", m.step.ID, err)
	}
	return all[len(all)-1], nil
}

// tricks lists the finished tricks.
func (m moment) tricks() ([]rules.Taken, error) {
	v, err := m.record.View(m.seat)
	return v.TakenTricks(), err
}

func judgeTakes(m moment, tried rules.Action) (Verdict, error) {
	switch {
	case tried.Card() == rules.NoCard:
		return wrong(NotOffered), nil
	case !m.takers().Has(tried.Card()):
		return wrong(Loses), nil
	}
	return right, nil
}

// judgeAllTakers finds first what the rules forbid, then what is too much, then what is missing.
func judgeAllTakers(m moment, a Answer) (Verdict, error) {
	marked, err := a.cards()
	if err != nil {
		return Verdict{}, err
	}
	for c := range marked.All() {
		if why := m.state.Why(rules.Play(c)); why != nil {
			return refused(why), nil
		}
	}
	switch want := m.takers(); {
	case marked&^want != 0:
		return wrong(Extra), nil
	case marked != want:
		return wrong(Missing), nil
	}
	return right, nil
}

// tookAll: both hands are empty, and the opponent has no trick more than before.
func tookAll(m moment, g game) bool {
	other := m.seat.Other()
	return g.state.Hand(m.seat) == 0 && g.state.Hand(other) == 0 && g.state.Tricks(other) == m.state.Tricks(other)
}
