package old

import "bummerl/rules"

// The sides of a drill, as indexes of Parts and Totals.
const (
	// Own is the learner's side.
	Own = 0
	// Theirs is the opponent's.
	Theirs = 1
)

// Item is one question: a finished trick, and what both sides have after it.
type Item struct {
	// Leader led the trick, Winner took it.
	Leader, Winner rules.Seat
	Led, Reply     rules.Card
	// Before are the marriages declared between the trick before and this one, usually none.
	Before []Declared
	// CountedNow are the marriage points that had waited for this trick and count from now on, 0 if none did. They are
	// always Winner's.
	CountedNow int
	// Parts are what each side's total grew by, in the order in which it came: marriages that count at once, the cards
	// of the trick, marriages that had waited for it.
	Parts [2][]Part
	// Totals are the card points of both sides that count after this trick (0 to 220). A marriage that still waits for
	// its side's first trick is not among them.
	Totals [2]int
}

// Declared is a marriage announced at the table.
type Declared struct {
	// Seat declared it.
	Seat rules.Seat
	Suit rules.Suit
	// Points are 20, or 40 in trumps.
	Points int
	// Waiting tells that it does not count before Seat's first trick.
	Waiting bool
}

// Part is what adds to a total: a card of a trick, or a marriage.
type Part struct {
	// Card is NoCard for a marriage.
	Card rules.Card
	// Suit is the marriage's suit, NoSuit for a card.
	Suit rules.Suit
	// Points are the card points it brings: 2 to 11 for a card (0 for a nine), 20 or 40 for a marriage.
	Points int
}

// side tells whose seat it is.
func side(seat, learner rules.Seat) int {
	if seat == learner {
		return Own
	}
	return Theirs
}

// items takes the tricks of a hand apart, as the learner at that seat has to count them. A trick that is not finished
// is left out.
func items(history []rules.Step, learner rules.Seat) []Item {
	var list []Item
	var now Item
	// waiting are the declared marriages that do not count yet, by seat.
	var waiting [2][]Part
	for _, step := range history {
		for _, e := range step.Events {
			own := side(e.Seat, learner)
			switch e.Kind {
			case rules.MarriageDeclared:
				now.Before = append(now.Before, Declared{Seat: e.Seat, Suit: e.Suit, Points: e.Points, Waiting: e.Waiting})
				part := Part{Suit: e.Suit, Points: e.Points}
				if e.Waiting {
					waiting[e.Seat] = append(waiting[e.Seat], part)
				} else {
					now.Parts[own] = append(now.Parts[own], part)
				}
			case rules.CardLed:
				now.Leader, now.Led = e.Seat, e.Card
			case rules.CardReplied:
				now.Reply = e.Card
			case rules.TrickTaken:
				now.Winner = e.Seat
				now.Parts[own] = append(now.Parts[own], card(now.Led), card(now.Reply))
			case rules.MarriageCounted:
				now.CountedNow = e.Points
				now.Parts[own] = append(now.Parts[own], waiting[e.Seat]...)
				waiting[e.Seat] = nil
			}
		}
		if now.Reply != rules.NoCard {
			now.Totals = [2]int{Own: step.After.Points(learner), Theirs: step.After.Points(learner.Other())}
			list = append(list, now)
			now = Item{}
		}
	}
	return list
}

func card(c rules.Card) Part { return Part{Card: c, Suit: rules.NoSuit, Points: c.Points()} }
