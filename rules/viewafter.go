package rules

// After gives what the view's seat sees once actions have been done from a state that fits the view (Suppose gives such
// states), and the state that they lead to. What the seat is not shown stays hidden, as in Record.View. It gives a
// *ReplayError for an action that is not legal there.
//
// A supposed state supposes the talon too, so that what is drawn from it is supposed.
func (v View) After(s State, actions ...Action) (View, State, error) {
	w := v.witness()
	for i, a := range actions {
		after, events, err := s.Apply(a)
		if err != nil {
			return View{}, s, &ReplayError{Index: i, Cause: err}
		}
		w.see(s.turn, a, events, s.Strict())
		s = after
	}
	return w.view(s), s, nil
}

// witness gives a witness who has seen what the view tells. Of the past of a set-up it knows the card that is led.
func (v View) witness() *witness {
	w := &witness{
		seat: v.Seat, opt: v.Options, hand: v.Hand, trump: v.Trump, firstUp: v.FirstUp, up: v.Up, gone: v.Gone, known: v.Known,
		excluded: v.Excluded, led: v.Led, trace: v.Trace[:len(v.Trace):len(v.Trace)],
	}
	if v.Led != NoCard && len(v.Trace) == 0 {
		leader := v.Turn.Other()
		w.trace = []Seen{{Seat: leader, Action: Play(v.Led), Events: []Event{{Kind: CardLed, Seat: leader, Card: v.Led}}}}
	}
	switch {
	case v.Up != NoCard || v.TalonLeft == 0 || v.FirstUp == NoCard:
	case (v.Hand | v.Gone | v.Led.Set() | v.Known).Has(v.FirstUp): // it was exchanged before the talon was closed
		w.up = v.Options.LowestTrump(v.Trump)
	default:
		w.up = v.FirstUp
	}
	return w
}
