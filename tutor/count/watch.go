package count

import (
	"slices"

	"bummerl/rules"
)

// watcher sees a hand as the learner at a seat has to count it: trick by trick, with what comes between.
type watcher struct {
	seat rules.Seat
	// now is the trick that is not finished, or what has come since the last one.
	now Trick
	// waiting are the declared marriages that do not count yet, by seat.
	waiting [2][]Part
}

// watch takes the tricks of a hand apart. What comes after the last one is in the watcher.
func watch(history []rules.Step, seat rules.Seat) ([]Trick, watcher) {
	w := newWatcher(seat)
	var list []Trick
	for _, step := range history {
		if trick, done := w.see(step); done {
			list = append(list, trick)
		}
	}
	return list, w
}

func newWatcher(seat rules.Seat) watcher {
	return watcher{seat: seat, now: Trick{TurnUp: rules.NoSeat}}
}

// clone gives a watcher that goes on from here by itself.
func (w watcher) clone() watcher {
	for side := range w.now.Parts {
		w.now.Parts[side] = slices.Clip(w.now.Parts[side])
	}
	for seat := range w.waiting {
		w.waiting[seat] = slices.Clip(w.waiting[seat])
	}
	w.now.Before = slices.Clip(w.now.Before)
	return w
}

// see takes in one action; it gives the trick if that finished one.
func (w *watcher) see(step rules.Step) (Trick, bool) {
	done := false
	for _, e := range step.Events {
		own := side(e.Seat, w.seat)
		switch e.Kind {
		case rules.Exchanged:
			w.now.Before = append(w.now.Before, Notice{Seat: e.Seat, Suit: rules.NoSuit, Took: e.Card, Gave: e.Other})
		case rules.MarriageDeclared:
			w.now.Before = append(w.now.Before, Notice{Seat: e.Seat, Suit: e.Suit, Points: e.Points, Waiting: e.Waiting})
			part := Part{Suit: e.Suit, Points: e.Points}
			if e.Waiting {
				w.waiting[e.Seat] = append(w.waiting[e.Seat], part)
			} else {
				w.now.Parts[own] = append(w.now.Parts[own], part)
			}
		case rules.CardLed:
			w.now.Leader, w.now.Led = e.Seat, e.Card
			w.now.Hand, w.now.Up = step.Before.Hand(w.seat), step.Before.Up()
		case rules.CardReplied:
			w.now.Reply = e.Card
		case rules.TrickTaken:
			done = true
			w.now.Winner = e.Seat
			w.now.Parts[own] = append(w.now.Parts[own], card(w.now.Led), card(w.now.Reply))
		case rules.MarriageCounted:
			w.now.CountedNow = e.Points
			w.now.Parts[own] = append(w.now.Parts[own], w.waiting[e.Seat]...)
			w.waiting[e.Seat] = nil
		case rules.TurnUpDrawn:
			w.now.TurnUp = e.Seat
		}
	}
	if !done {
		return Trick{}, false
	}
	trick := w.now
	trick.Totals = totals(step.After, w.seat)
	w.now = Trick{TurnUp: rules.NoSeat}
	return trick, true
}

// totals gives both sides' points that count.
func totals(s rules.State, seat rules.Seat) [2]int {
	return [2]int{Own: s.Points(seat), Theirs: s.Points(seat.Other())}
}

// waits gives both sides' marriage points that wait.
func waits(s rules.State, seat rules.Seat) [2]int {
	return [2]int{Own: s.Waiting(seat), Theirs: s.Waiting(seat.Other())}
}

func card(c rules.Card) Part { return Part{Card: c, Suit: rules.NoSuit, Points: c.Points()} }
