package web

import (
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
)

// boardExamples are positions to begin with.
func (v *visit) boardExamples() []templates.Link {
	p, empty := v.p, v.emptyBoard()
	list := []templates.Link{{Href: v.setupHref(empty, placeMine), Label: p.BoardExampleEmpty()}}
	if dealt, ok := v.dealtBoard(); ok {
		list = append(list, templates.Link{Href: v.boardHref(dealt), Label: p.BoardExampleDealt()})
	}
	if today, err := v.dailyOn(v.today()); err == nil && len(today) > 0 {
		if seen, err := board.SeenBy(today[0].Record, today[0].Seat()); err == nil {
			list = append(list, templates.Link{Href: v.boardHref(seen), Label: p.BoardExampleDaily()})
		}
	}
	return list
}

// dealtBoard is a deal by the learner's rules, seen from forehand: each day another, and the same all day long.
func (v *visit) dealtBoard() (board.Board, bool) {
	own := v.playsBy()
	pack := rules.Pack(int(own.Options.Cards)).Cards()
	dice := rand.New(rand.NewPCG(uint64(v.today()), 0))
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(own.Options, pack)
	if err != nil {
		return board.Board{}, false
	}
	return board.OfRecord(rules.Record{Variant: own.Variant, Options: own.Options, Deal: deal}, rules.Forehand), true
}
