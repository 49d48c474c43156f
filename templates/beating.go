package templates

import "slices"

// own are the cards of a hand that not all the hands shown hold: what tells them apart. None, if they have nothing in
// common: then every card would be marked, and that tells nothing.
func (b Beating) own(hand []string) []string {
	var own []string
	for _, code := range hand {
		if !b.common(code) {
			own = append(own, code)
		}
	}
	if len(own) == len(hand) {
		return nil
	}
	return own
}

// common tells whether every hand holds the card.
func (b Beating) common(code string) bool {
	for _, hand := range b.Hands {
		if !slices.Contains(hand, code) {
			return false
		}
	}
	return true
}

// differ tells whether a card of any hand is marked.
func (b Beating) differ() bool {
	return slices.ContainsFunc(b.Hands, func(hand []string) bool { return len(b.own(hand)) > 0 })
}
