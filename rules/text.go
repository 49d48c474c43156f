package rules

import (
	"fmt"
	"strings"
)

// The text form: a record or a state in one short line of the characters A-Z a-z 0-9 . - ~ _, so that it can stand in a
// link, a report or a test as it is. Equal records and equal states have equal texts, and only those are read back.
//
// The parts of a text are separated by dots. The first character is the version, 1; the second tells what follows.
//
//	1r.RULES.DEAL.ACTIONS                              a record, without its ID
//	1h.RULES                                           rules alone (RulesText)
//	1v.RULES.S.HAND.UP.ACTIONS                         what a seat sees, by its actions (ViewForm.Text)
//	1s.RULES.CARDS.TRUMP TURN.POINTS.TRICKS[.MORE]…    a state (TRUMP and TURN are one letter each, not separated)
//
// RULES is a variant's name, then for each option that differs from it ~NAME-VALUE in the order of OptionList. A state
// names the variant that its options are nearest to.
//
// Cards have a letter each: A to F are clubs 9 J Q K T A, G to L spades, M to R hearts, S to X diamonds. DEAL lists
// forehand's cards and the dealer's, each in ascending order, and the talon from the top. ACTIONS lists cards by their
// letters, and
//
//	x exchange   c s h d declare that suit's marriage   z close   6 claim 66   b bid snapszer   k kontra   r rekontra   n knock
//
// CARDS has a character for each card of the pack in ascending order: f and d for the hands of forehand and dealer, l for
// the led card, g for gone, and 0 to 9, A, B for the talon's cards from the top. TRUMP is c, s, h or d; TURN is f or d.
// POINTS and TRICKS are forehand's and the dealer's number with a hyphen between; points include a marriage that waits
// for a first trick. MORE tells, in this order and only where it is so,
//
//	cSA-B-C   the seat S (f or d) closed the talon; then the opponent had A points and B tricks, and S had C tricks
//	b         by bidding snapszer
//	nS        S has knocked
//	mT        a marriage of suit T has been declared, so that its king or queen must be led
//	xN        kontra and rekontra have been said N times in all (1 to 4)
//	kS        S may say kontra (told only after an x; before, the rules tell)
//	rS        S may say rekontra
//	oSVREASON the hand is over: S won it (n: nobody) with the value V; REASON is as the command line writes it. Points
//	          and result of a finished hand are believed, not checked.

// textVersion begins every text.
const textVersion = "1"

// Parts of the text of a record in which something may be wrong; others are named in words.
const (
	PartRules   = "rules"
	PartDeal    = "deal"
	PartActions = "actions"
)

// TextError tells what is wrong with a text and where.
type TextError struct {
	// Part is the part of the text (PartDeal …), Place the character in it, counted from 1, or 0 for all of it.
	Part  string
	Place int
	Text  string
}

// Error says what and where.
func (e *TextError) Error() string {
	if e.Place == 0 {
		return fmt.Sprintf("%s: %s", e.Part, e.Text)
	}
	return fmt.Sprintf("%s, character %d: %s", e.Part, e.Place, e.Text)
}

func badText(part string, place int, format string, args ...any) error {
	return &TextError{Part: part, Place: place, Text: fmt.Sprintf(format, args...)}
}

// textParts takes a text of a kind (r or s) apart and expects at least so many parts.
func textParts(text, kind, what string, least int) ([]string, error) {
	parts := strings.Split(text, ".")
	switch {
	case !strings.HasPrefix(text, textVersion):
		return nil, badText("text", 1, "the version is not %s", textVersion)
	case parts[0] != textVersion+kind:
		return nil, badText("text", 2, "it is no %s (%s)", what, textVersion+kind)
	case len(parts) < least:
		return nil, badText("text", 0, "it has %d parts, not %d", len(parts), least)
	}
	return parts[1:], nil
}

// sameText refuses a text that is not how its value is written.
func sameText(text, usual string) error {
	if text != usual {
		return badText("text", 0, "it is written %s", usual)
	}
	return nil
}

// rulesText writes a variant and what differs from it; an unknown variant is replaced by the nearest.
func rulesText(variant string, o Options) string {
	base, err := Variant(variant)
	if err != nil {
		variant = o.Variant()
		base, _ = Variant(variant)
	}
	for _, opt := range OptionList {
		if v := opt.Value(o); v != opt.Value(base) {
			variant += "~" + opt.Name + "-" + v
		}
	}
	return variant
}

// parseRulesText reads what rulesText writes and refuses what it does not.
func parseRulesText(text string) (string, Options, error) {
	variant, o, faults := readRules(text)
	if len(faults) > 0 {
		return variant, o, badText(PartRules, 0, "%v", faults[0])
	}
	return variant, o, nil
}

const seatLetters = "fdn"

// seatLetter writes a seat as f, d or, for none, n.
func seatLetter(s Seat) string {
	if s > NoSeat {
		s = NoSeat
	}
	return seatLetters[s : s+1]
}

// parseSeatLetter reads f or d.
func parseSeatLetter(part, text string) (Seat, error) {
	if len(text) == 1 {
		if i := strings.Index(seatLetters[:2], text); i >= 0 {
			return Seat(i), nil
		}
	}
	return NoSeat, badText(part, 0, "%q is no seat (f or d)", text)
}
