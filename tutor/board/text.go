package board

import (
	"fmt"
	"strings"

	"bummerl/rules"
)

// The text form of a board, of the characters A-Z a-z 0-9 . - ~ _, so that it can stand in a link as it is:
//
//	1bSr.RULES.DEAL.ACTIONS                               a record (rules.Record.Text) with all cards open
//	1bSs.RULES.…                                          a state (rules.State.Text)
//	1bSw.RULES.S.HAND.UP.ACTIONS                          what a seat has seen, by what was done (rules.ViewForm.Text)
//	1bSo.RULES.CARDS.TRUMP TURN.POINTS.TRICKS[.MORE]…     a set-up with all cards open
//	1bSv.RULES.CARDS.TRUMP TURN.POINTS.TRICKS[.MORE]…     a set-up of what a seat sees
//
// S is the seat in front, f or d. RULES, DEAL, ACTIONS, HAND and UP are written as in the texts of rules. CARDS has a
// character for each card of the pack in ascending order: - nowhere or not seen, f d in a hand, l led, u the turn-up,
// 0 to 9, A face down in the talon from the top, F D won by a seat, g gone. TRUMP is c, s, h, d or n for none yet. POINTS
// and TRICKS are those of forehand and dealer besides the cards won. MORE tells, in this order and only where it is so,
//
//	cSA-B-C   the seat S closed the talon; then the opponent had A points and B tricks, and S had C tricks
//	mT        a marriage of suit T has been declared
//	lN        the talon has N cards (seen, where the tricks do not tell so)

// Version begins every text.
const version = "1b"

const seats = "fd"

// Text writes the board in its text form. Boards that are alike have the same text.
func (b Board) Text() string {
	head := version + seatText(b.Seat)
	if b.told != nil {
		switch {
		case b.told.record != nil:
			return head + "r" + b.told.record.Text()[2:]
		case b.told.state != nil:
			return head + "s" + b.told.state.Text()[2:]
		}
		return head + "w" + b.told.seen.Text()[2:]
	}
	kind := "v"
	if b.Open {
		kind = "o"
	}
	parts := []string{
		head + kind, b.rulesText(), b.placesText(), trumpText(b.Trump) + seatText(b.Turn),
		fmt.Sprintf("%d-%d", b.Points[0], b.Points[1]), fmt.Sprintf("%d-%d", b.Tricks[0], b.Tricks[1]),
	}
	parts = append(parts, b.closingText()...)
	if b.Announced != rules.NoSuit {
		parts = append(parts, "m"+b.Announced.String())
	}
	if b.left >= 0 {
		parts = append(parts, fmt.Sprintf("l%d", b.left))
	}
	return strings.Join(parts, ".")
}

// rulesText writes the rules as in the other texts.
func (b Board) rulesText() string { return rules.RulesText(b.Variant, b.Options)[3:] }

func trumpText(s rules.Suit) string {
	if s >= rules.NoSuit {
		return "n"
	}
	return s.String()
}

// placesText writes the place of each card.
func (b Board) placesText() string {
	pack := b.Pack().Cards()
	text := make([]byte, len(pack))
	number := map[rules.Card]byte{}
	for i, c := range b.Hidden() {
		number[c] = numbers[i]
	}
	for i, c := range pack {
		if text[i] = letters[b.at[c]]; b.at[c] == Talon {
			text[i] = number[c]
		}
	}
	return string(text)
}

// stateText writes a set-up as the text of a state, which can tell a marriage just declared.
func (b Board) stateText() string {
	cards := []byte(b.placesText())
	up := (numbers + "B")[len(b.Hidden())]
	for i, letter := range cards {
		switch letter {
		case 'u':
			cards[i] = up
		case '-', 'F', 'D':
			cards[i] = 'g'
		}
	}
	points, tricks := [2]int{}, [2]int{}
	for seat := range points {
		points[seat], tricks[seat] = b.Made(rules.Seat(seat))
	}
	parts := []string{
		"1s", rules.RulesText("", b.Options)[3:], string(cards), trumpText(b.Trump) + seatText(b.Turn),
		fmt.Sprintf("%d-%d", points[0], points[1]), fmt.Sprintf("%d-%d", tricks[0], tricks[1]),
	}
	parts = append(parts, b.closingText()...)
	return strings.Join(append(parts, "m"+b.Announced.String()), ".")
}

// closingText writes what stood at the closing, if anybody closed.
func (b Board) closingText() []string {
	if b.ClosedBy == rules.NoSeat {
		return nil
	}
	at := b.Closed
	return []string{fmt.Sprintf("c%s%d-%d-%d", seatText(b.ClosedBy), at.OpponentPoints, at.OpponentTricks, at.CloserTricks)}
}

// seatText writes a seat as f or d.
func seatText(s rules.Seat) string { return seats[s : s+1] }
