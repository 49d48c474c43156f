package web

import (
	"slices"
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// How addresses and forms name the places, from where the learner sits.
const (
	placeMine   = "mine"
	placeTheirs = "theirs"
	placeLed    = "led"
	placeUp     = "up"
	placeTalon  = "talon"
	placeWon    = "won"
	placeLost   = "lost"
	placeGone   = "gone"
)

// boardPlace is a place as it is called on the page.
type boardPlace struct {
	value string
	place board.Place
	label string
	// tag is the short word on a card; of the talon's cards it has the number.
	tag string
}

// boardPlaces lists the places of a board: what lies face down in the talon can be put only where all cards are open.
func (v *visit) boardPlaces(b board.Board) []boardPlace {
	p, me, other := v.p, b.Seat, b.Seat.Other()
	theirs := p.BoardTheirHand()
	if !b.Open {
		theirs = p.BoardKnownHand()
	}
	list := []boardPlace{
		{placeMine, board.Hand(me), p.BoardMyHand(), p.BoardTagMine()},
		{placeTheirs, board.Hand(other), theirs, p.BoardTagTheirs()},
		{placeLed, board.Led, p.BoardLed(), p.BoardTagLed()},
		{placeUp, board.TurnUp, p.BoardUp(), p.BoardTagUp()},
		{placeWon, board.Tricks(me), p.BoardMyTricks(), p.BoardTagMyTrick()},
		{placeLost, board.Tricks(other), p.BoardTheirTricks(), p.BoardTagTheirTrick()},
		{placeTalon, board.Talon, p.BoardTalon(), ""},
		{placeGone, board.Gone, p.BoardGone(), p.BoardTagGone()},
	}
	if !b.Open {
		list = slices.DeleteFunc(list, func(place boardPlace) bool { return place.place == board.Talon })
	}
	return list
}

// placeNamed finds a place by the name that forms have for it; the learner's hand if there is none.
func placeNamed(list []boardPlace, value string) boardPlace {
	for _, place := range list {
		if place.value == value {
			return place
		}
	}
	return list[0]
}

// boardPlaceRow fills the buttons of the places.
func (v *visit) boardPlaceRow(b board.Board, list []boardPlace, chosen string) []templates.BoardPlace {
	var row []templates.BoardPlace
	for _, place := range list {
		got := b.In(place.place).Len()
		count := strconv.Itoa(got)
		if want := boardWants(b, place.place); want >= 0 {
			count = v.p.BoardHolds(got, want)
		}
		row = append(row, templates.BoardPlace{Value: place.value, Label: place.label, Count: count, Chosen: place.value == chosen})
	}
	return row
}

// boardWants tells how many cards belong in a place as far as that follows; -1 where any number may be there.
func boardWants(b board.Board, place board.Place) int {
	_, f := b.Made(rules.Forehand)
	_, d := b.Made(rules.Dealer)
	made, size := f+d, b.Options.TalonSize()
	open := b.ClosedBy == rules.NoSeat
	switch place {
	case board.Led:
		return 1
	case board.TurnUp:
		if open && size > 2*made {
			return 1
		}
		return -1
	case board.Talon:
		if open {
			return max(0, size-2*made-1)
		}
		return max(0, size-2*(b.Closed.OpponentTricks+b.Closed.CloserTricks)-1)
	case board.ForehandHand, board.DealerHand:
		drawn := min(made, size/2)
		if !open {
			drawn = min(made, b.Closed.OpponentTricks+b.Closed.CloserTricks)
		}
		want := b.Options.HandSize() - (made - drawn)
		if b.LedCard() != rules.NoCard && place == board.Hand(b.Turn.Other()) {
			want--
		}
		return max(0, want)
	}
	return -1
}

// boardRows lays the pack out: a row for each suit, the high cards first.
func (v *visit) boardRows(b board.Board, list []boardPlace, chosen boardPlace) [][]templates.BoardCard {
	hidden := b.Hidden()
	var rows [][]templates.BoardCard
	for _, suit := range rules.Suits {
		var row []templates.BoardCard
		for c := range b.Pack().OfSuit(suit).All() {
			card := templates.BoardCard{Card: c.String(), Place: v.p.BoardNowhere()}
			if !b.Open {
				card.Place = v.p.BoardUnseen()
			}
			for _, place := range list {
				if b.At(c) != place.place {
					continue
				}
				card.Place, card.Tag, card.At = place.label, place.tag, place.value
				if place.place == board.Talon {
					card.Tag = v.p.BoardTagTalon(slices.Index(hidden, c) + 1)
					card.Place = card.Tag
				}
				card.Here = place.place == chosen.place
			}
			row = append(row, card)
		}
		slices.Reverse(row)
		rows = append(rows, row)
	}
	return rows
}
