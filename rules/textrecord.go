package rules

import "strings"

// cardLetter writes a card as A to X.
func cardLetter(c Card) byte { return 'A' + byte(c.Suit())*6 + byte(c.Rank()) - 1 }

// letterCard reads A to X.
func letterCard(letter byte) (Card, bool) {
	if letter < 'A' || letter > 'X' {
		return NoCard, false
	}
	return NewCard(Rank((letter-'A')%6)+1, Suit((letter-'A')/6)), true
}

// actionLetters writes the actions that are not cards, from Exchange on.
const actionLetters = "xcshdz6bkrn"

func actionLetter(a Action) byte {
	if a < Exchange {
		return cardLetter(Card(a))
	}
	return actionLetters[(a-Exchange)%Action(len(actionLetters))]
}

func letterAction(letter byte) (Action, bool) {
	if c, ok := letterCard(letter); ok {
		return Play(c), true
	}
	i := strings.IndexByte(actionLetters, letter)
	return Exchange + Action(max(i, 0)), i >= 0
}

// Text writes the record in the text form, without its ID and with the nearest variant's name if its own is unknown.
func (r Record) Text() string {
	var deal, actions []byte
	for _, hand := range r.Deal.Hands {
		for c := range hand.All() {
			deal = append(deal, cardLetter(c))
		}
	}
	for _, c := range r.Deal.Talon {
		if c != NoCard {
			deal = append(deal, cardLetter(c))
		}
	}
	for _, a := range r.Actions {
		actions = append(actions, actionLetter(a))
	}
	return strings.Join([]string{textVersion + "r", rulesText(r.Variant, r.Options), string(deal), string(actions)}, ".")
}

// ParseRecordText reads a record from its text form. As ParseRecord it checks the deal but not the actions' legality. The
// error is a *TextError, or what Deal.Validate says.
func ParseRecordText(text string) (Record, error) {
	var r Record
	parts, err := textParts(text, "r", "record", 4)
	if err != nil {
		return r, err
	}
	if len(parts) > 3 {
		return r, badText("text", 0, "it has %d parts, not 4", len(parts)+1)
	}
	if r.Variant, r.Options, err = parseRulesText(parts[0]); err != nil {
		return r, err
	}
	if len(parts[1]) != int(r.Options.Cards) {
		return r, badText(PartDeal, 0, "it has %d cards, not %d", len(parts[1]), r.Options.Cards)
	}
	size := r.Options.HandSize()
	for i := range len(parts[1]) {
		c, ok := letterCard(parts[1][i])
		switch {
		case !ok:
			return r, badText(PartDeal, i+1, "%q is no card (A to X)", parts[1][i])
		case i >= 2*size:
			r.Deal.Talon[i-2*size] = c
		case r.Deal.Hands[i/size].Has(c):
			return r, badText(PartDeal, i+1, "%s is there twice", c)
		default:
			r.Deal.Hands[i/size] |= c.Set()
		}
	}
	if err := r.Deal.Validate(r.Options); err != nil {
		return r, err
	}
	for i := range len(parts[2]) {
		a, ok := letterAction(parts[2][i])
		if !ok {
			return r, badText(PartActions, i+1, "%q is no action", parts[2][i])
		}
		r.Actions = append(r.Actions, a)
	}
	return r, sameText(text, r.Text())
}
