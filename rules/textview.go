package rules

import "strings"

// The text form of a view by its actions, for links:
//
//	1v.RULES.S.HAND.UP.ACTIONS
//
// with S f or d, the cards of HAND in ascending order, the card first turned up, and what both seats did in public.

// Text writes the view in the text form, without its ID and with the nearest variant's name if its own is unknown. A
// set-up has no such text: only its rules, seat, hand and turn-up are written.
func (f ViewForm) Text() string {
	var hand, up, actions []byte
	for c := range f.Hand.All() {
		hand = append(hand, cardLetter(c))
	}
	if f.Up != NoCard {
		up = append(up, cardLetter(f.Up))
	}
	for _, a := range f.Actions {
		actions = append(actions, actionLetter(a))
	}
	return strings.Join([]string{
		textVersion + "v", rulesText(f.Variant, f.Options), seatLetter(f.Seat), string(hand), string(up), string(actions),
	}, ".")
}

// ParseViewText reads a view from its text form. Whether it can be, View tells. The error is a *TextError.
func ParseViewText(text string) (ViewForm, error) {
	f := ViewForm{Seat: NoSeat}
	parts, err := textParts(text, "v", "view", 6)
	if err != nil {
		return f, err
	}
	if len(parts) > 5 {
		return f, badText("text", 0, "it has %d parts, not 6", len(parts)+1)
	}
	if f.Variant, f.Options, err = parseRulesText(parts[0]); err != nil {
		return f, err
	}
	if f.Seat, err = parseSeatLetter("seat", parts[1]); err != nil {
		return f, err
	}
	for i := range len(parts[2]) {
		c, ok := letterCard(parts[2][i])
		if !ok {
			return f, badText("hand", i+1, "%q is no card (A to X)", parts[2][i])
		}
		f.Hand |= c.Set()
	}
	if len(parts[3]) == 1 {
		f.Up, _ = letterCard(parts[3][0])
	}
	for i := range len(parts[4]) {
		a, ok := letterAction(parts[4][i])
		if !ok {
			return f, badText(PartActions, i+1, "%q is no action", parts[4][i])
		}
		f.Actions = append(f.Actions, a)
	}
	return f, sameText(text, f.Text())
}
