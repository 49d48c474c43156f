package course

import "bummerl/rules"

// BeforeLead gives the view before the seat's card that lies on the table was led, and the card. What may be done then is
// not worked out anew: Legal stays as it is.
func BeforeLead(v rules.View) (rules.View, rules.Card) {
	card := v.Led
	v.Hand |= card.Set()
	v.Led, v.Turn = rules.NoCard, v.Seat
	return v, card
}

// BeforeClosing gives the view before the seat closed the talon, where nothing has been played since and the turn-up has
// not been exchanged; Legal as with BeforeLead.
func BeforeClosing(v rules.View) rules.View {
	v.ClosedBy, v.AtClosing, v.Up = rules.NoSeat, rules.Closing{}, v.FirstUp
	return v
}
