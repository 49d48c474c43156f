package web

import (
	"net/url"
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// boardFacts fills the fields beside the cards.
func (v *visit) boardFacts(b board.Board) templates.BoardFacts {
	p, me, other := v.p, b.Seat, b.Seat.Other()
	f := templates.BoardFacts{
		Rules: v.boardRules(b), Rule: v.rulesValue(b.Variant, b.Options), Show: "seen", Dealt: boardSide(b, rules.Dealer),
		Trumps: v.suitChoices(p.BoardTrumpNone()), Trump: b.Trump.String(), Closer: boardSide(b, b.ClosedBy),
		Points: []templates.BoardNumber{
			{Name: "pm", Label: p.TableYou(), Value: b.Points[me], Most: board.MostPoints},
			{Name: "pt", Label: p.TableOpponent(), Value: b.Points[other], Most: board.MostPoints},
		},
	}
	for _, seat := range []rules.Seat{me, other} {
		points, tricks := b.Made(seat)
		f.Sums = append(f.Sums, p.BoardSum(v.seatName(b, seat), points, tricks))
	}
	if b.Open {
		f.Show, f.Turn = "open", boardSide(b, b.Turn)
		f.Marriages, f.Announced = v.suitChoices(p.BoardAnnouncedNone()), b.Announced.String()
	}
	if b.In(board.Gone) != 0 || b.Tricks != [2]int{} {
		f.Tricks = []templates.BoardNumber{
			{Name: "tm", Label: p.TableYou(), Value: b.Tricks[me], Most: board.MostTricks},
			{Name: "tt", Label: p.TableOpponent(), Value: b.Tricks[other], Most: board.MostTricks},
		}
	}
	if b.ClosedBy != rules.NoSeat {
		f.Closing = []templates.BoardNumber{
			{Name: "cp", Label: p.BoardClosedPoints(), Value: b.Closed.OpponentPoints, Most: board.MostPoints},
			{Name: "ct", Label: p.BoardClosedTheirs(), Value: b.Closed.OpponentTricks, Most: board.MostTricks},
			{Name: "co", Label: p.BoardClosedOwn(), Value: b.Closed.CloserTricks, Most: board.MostTricks},
		}
	}
	return f
}

// boardSide tells how forms name a seat.
func boardSide(b board.Board, seat rules.Seat) string {
	switch seat {
	case b.Seat:
		return placeMine
	case rules.NoSeat:
		return "nobody"
	}
	return placeTheirs
}

// seatName is what a seat is called: the one in front is the learner's.
func (v *visit) seatName(b board.Board, seat rules.Seat) string {
	if seat == b.Seat {
		return v.p.TableYou()
	}
	return v.p.TableOpponent()
}

func (v *visit) suitChoices(none string) []templates.Choice {
	list := []templates.Choice{{Label: none}}
	for _, suit := range rules.Suits {
		list = append(list, templates.Choice{Value: suit.String(), Label: v.p.SuitNameOf(suit.String())})
	}
	return list
}

// boardRules are the rules to choose from: the learner's own first, and those of the board if they are none of the others.
func (v *visit) boardRules(b board.Board) []templates.Choice {
	own := v.playsBy()
	value := func(variant string, o rules.Options) templates.Choice {
		return templates.Choice{Value: v.rulesValue(variant, o), Label: v.rulesName(variant, o)}
	}
	list := []templates.Choice{value(own.Variant, own.Options)}
	add := func(c templates.Choice) {
		for _, has := range list {
			if has.Value == c.Value {
				return
			}
		}
		list = append(list, c)
	}
	add(value(b.Variant, b.Options))
	for _, c := range v.rulesOffered() {
		add(c)
	}
	return list
}

// boardWith gives the board with what the fields say; fields that are missing, or say what no form of this site does,
// change nothing, and a position of a game is changed only where a field says something else.
func boardWith(v *visit, told board.Board, query url.Values) board.Board {
	if query.Get("show") == "seen" && told.Open {
		told = told.Showing(false) // before it is a set-up: a record knows what the seat has seen
	}
	b := told.Setup()
	if value := query.Get("rules"); value != "" && value != v.rulesValue(b.Variant, b.Options) {
		if asked, err := v.rulesAsked(value); err == nil {
			b = b.Under(asked.Variant, asked.Options)
		}
	}
	if dealt := query.Get("dealt"); dealt != "" && dealt != boardSide(b, rules.Dealer) {
		b = b.Swapped()
	}
	if query.Get("show") == "open" {
		b = b.Showing(true)
	}
	if query.Has("turn") && b.Open {
		b.Turn = boardSeat(b, query.Get("turn"), b.Turn)
	}
	if query.Has("trump") {
		b.Trump, _ = rules.ParseSuit(query.Get("trump"))
	}
	if query.Has("announced") && b.Open {
		b.Announced, _ = rules.ParseSuit(query.Get("announced"))
	}
	boardNumber(query, "pm", board.MostPoints, &b.Points[b.Seat])
	boardNumber(query, "pt", board.MostPoints, &b.Points[b.Seat.Other()])
	boardNumber(query, "tm", board.MostTricks, &b.Tricks[b.Seat])
	boardNumber(query, "tt", board.MostTricks, &b.Tricks[b.Seat.Other()])
	b = boardClosing(b, query)
	if told.Told() && b.Text() == told.Setup().Text() {
		return told
	}
	return b
}

// boardClosing takes who closed. As long as nobody has said what stood then, it is what stands now.
func boardClosing(b board.Board, query url.Values) board.Board {
	if !query.Has("closed") {
		return b
	}
	by := boardSeat(b, query.Get("closed"), rules.NoSeat)
	switch {
	case by == rules.NoSeat:
		b.Closed = rules.Closing{}
	case b.ClosedBy == rules.NoSeat:
		points, tricks := b.Made(by.Other())
		_, own := b.Made(by)
		b.Closed = rules.Closing{OpponentPoints: points, OpponentTricks: tricks, CloserTricks: own}
	default:
		boardNumber(query, "cp", board.MostPoints, &b.Closed.OpponentPoints)
		boardNumber(query, "ct", board.MostTricks, &b.Closed.OpponentTricks)
		boardNumber(query, "co", board.MostTricks, &b.Closed.CloserTricks)
	}
	b.ClosedBy = by
	return b
}

// boardSeat reads how forms name a seat; or is the seat if they name none.
func boardSeat(b board.Board, text string, or rules.Seat) rules.Seat {
	switch text {
	case placeMine:
		return b.Seat
	case placeTheirs:
		return b.Seat.Other()
	}
	return or
}

// boardNumber reads a number that was typed, within its bounds; what is none changes nothing.
func boardNumber(query url.Values, name string, most int, into *int) {
	if n, err := strconv.Atoi(query.Get(name)); err == nil {
		*into = min(max(n, 0), most)
	}
}
