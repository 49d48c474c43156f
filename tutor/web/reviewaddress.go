package web

import (
	"net/url"
	"strconv"

	"bummerl/rules"
	"bummerl/tutor"
)

// What the address of a review says besides which hand.
const (
	askAt, askEyes, askLine, askStep, askSeat = "at", "eyes", "line", "step", "seat"
	// ownEyes shows only what the learner saw.
	ownEyes = "own"
	// A line that was better, the best one, and what came after the action.
	lineBetter, lineAfter = "better", "after"
)

// reviewAt is what of a finished hand is shown: the address is all there is, so that going back and reloading need nothing
// else.
type reviewAt struct {
	match string
	hand  int
	// moment counts the actions done; endOfHand where the address does not say.
	moment int
	own    bool
	// line names a line of the moment, step counts its actions done; "" and 0 show the moment itself.
	line string
	step int
	// seat is from whose place an imported hand is looked at; NoSeat where the address does not say.
	seat rules.Seat
}

// endOfHand is the moment after the last action.
const endOfHand = -1

// reviewAddress reads what the address asks for. What it cannot mean is the end of the hand.
func (v *visit) reviewAddress() (reviewAt, error) {
	hand, err := handNumber(v.Param("hand"))
	if err != nil {
		return reviewAt{}, err
	}
	at := reviewAt{match: v.Param("id"), hand: hand, moment: endOfHand, own: v.QueryParam(askEyes) == ownEyes, seat: rules.NoSeat}
	if n, err := strconv.Atoi(v.QueryParam(askAt)); err == nil && n >= 0 {
		at.moment = n
	}
	if name := v.QueryParam(askLine); name == lineBetter || name == lineAfter {
		at.line = name
		if n, err := strconv.Atoi(v.QueryParam(askStep)); err == nil {
			at.step = max(n, 0)
		}
	}
	if seat, err := rules.ParseSeat(v.QueryParam(askSeat)); err == nil {
		at.seat = seat
	}
	return at, nil
}

// handNumber reads the number of a hand as the site writes it; what is none names nothing that there is.
func handNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || strconv.Itoa(n) != text {
		return 0, tutor.Fail(tutor.NotFound, "the number of a hand", err)
	}
	return n, nil
}

// to is the same hand at another moment.
func (a reviewAt) to(moment int) reviewAt {
	a.moment, a.line, a.step = moment, "", 0
	return a
}

// along is a step of a line of the moment.
func (a reviewAt) along(line string, step int) reviewAt {
	a.line, a.step = line, step
	return a
}

// path is the address of a hand's review without what it shows.
func (v *visit) reviewPath(match string, hand int) string {
	return v.href("/play/" + match + "/review/" + strconv.Itoa(hand))
}

// reviewHref is the address of what is shown.
func (v *visit) reviewHref(a reviewAt) string {
	query := url.Values{}
	if a.moment != endOfHand {
		query.Set(askAt, strconv.Itoa(a.moment))
	}
	if a.own {
		query.Set(askEyes, ownEyes)
	}
	if a.line != "" {
		query.Set(askLine, a.line)
		query.Set(askStep, strconv.Itoa(a.step))
	}
	if a.seat != rules.NoSeat {
		query.Set(askSeat, a.seat.String())
	}
	address := v.reviewPath(a.match, a.hand)
	if len(query) > 0 {
		address += "?" + query.Encode()
	}
	return address
}
