package course

import "bummerl/rules"

func judgeScripted(m moment, a Answer) (Verdict, error) {
	tried, err := a.action()
	switch {
	case err != nil:
		return Verdict{}, err
	case a == m.step.Answer:
		return right, nil
	case m.step.Kind == Point:
		if m.state.Hand(m.seat).Has(tried.Card()) {
			return wrong(OtherWanted), nil
		}
		return refused(&rules.IllegalError{Action: tried, Reason: rules.NotYourCard, Card: tried.Card(), Suit: rules.NoSuit}), nil
	}
	if why := m.state.Why(tried); why != nil {
		return refused(why), nil
	}
	return wrong(OtherWanted), nil
}

func judgeCheapest(m moment, tried rules.Action) (Verdict, error) {
	if tried.Card() == rules.NoCard {
		return wrong(NotOffered), nil
	}
	for c := range m.state.Legal().Cards().All() {
		if c.Points() < tried.Card().Points() {
			return wrong(Dearer), nil
		}
	}
	return right, nil
}

// judgeAllLegal finds first what the rules forbid, then what is missing.
func judgeAllLegal(m moment, a Answer) (Verdict, error) {
	marked, err := a.cards()
	if err != nil {
		return Verdict{}, err
	}
	for c := range marked.All() {
		if why := m.state.Why(rules.Play(c)); why != nil {
			return refused(why), nil
		}
	}
	if marked != m.state.Legal().Cards() {
		return wrong(Missing), nil
	}
	return right, nil
}
