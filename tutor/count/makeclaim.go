package count

import "bummerl/rules"

// The totals between which a learner is asked whether he may claim. The two ranges are asked alike often, so that who
// guesses is right half of the time.
const (
	nearest, hardlyMore = 60, 75
)

// makeClaim asks whether the learner has 66 that count. Half of the questions stand at totals that do not suffice, and in
// each half one in four comes right after the learner's own marriage, and of the others some have one that had to wait.
func makeClaim(s Spec, o rules.Options) (Item, error) {
	dice := dice(s.Seed, s.label()+"/ask", 1)
	enough, declared, waiting := dice.IntN(2) == 0, dice.IntN(4) == 0, wantsWaiting(o, dice)
	// Both would be too rare, and so would be three tricks that come near 66 with a marriage that waits.
	waiting = waiting && !declared && s.Rung.Length > 3
	h, err := find(s.Seed, s.label(), o, func(m moment) verdict {
		if m.tricks() > s.Rung.Length || waiting && m.tricks() > 0 && !m.waited {
			return leave
		}
		points := m.Points(m.seat)
		switch {
		case m.tricks() < s.Rung.Length, !leads(m), (m.last.Marriage() != rules.NoSuit) != declared:
			return further
		case points < nearest || points > hardlyMore, mayClaim(m.State, m.seat) != enough:
			return further
		}
		return take
	})
	if err != nil {
		return Item{}, err
	}
	return claimItem(s, h)
}

func claimItem(s Spec, h hand) (Item, error) {
	item := newItem(s, h, 0)
	return item.ask(Prompt{Ask: AskYesNo}, YesNoAnswer(mayClaim(h.state, h.seat))), nil
}

// leads tells that it is for the learner to say something: he is on lead, or the hand has ended at his 66 by itself.
func leads(m moment) bool {
	return m.OnLead() && m.Turn() == m.seat || reached(m.State, m.seat)
}

// reached tells that the hand has ended by itself, for the seat had 66.
func reached(s rules.State, seat rules.Seat) bool {
	return s.Result().Reason == rules.Reached && s.Result().Winner == seat
}

// mayClaim asks the engine whether a claim now would be a right one; where rules know no claims, whether 66 has ended the
// hand.
func mayClaim(s rules.State, seat rules.Seat) bool {
	if s.Over() {
		return reached(s, seat)
	}
	if s.Turn() != seat || !s.Legal().Has(rules.Claim) {
		return false
	}
	return s.Next(rules.Claim).Result().Winner == seat
}
