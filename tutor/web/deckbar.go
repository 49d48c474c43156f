package web

import (
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// deckBar is the bar on the page of something that was asked again today; nil if it was not. It follows from what is
// kept: going back and reloading show it too.
func (v *visit) deckBar(kind, item string) (*templates.DeckBar, error) {
	back := v.here()
	if query := v.Request().URL.RawQuery; query != "" {
		back += "?" + query
	}
	return v.deckBarAt(kind, item, back)
}

// deckBarOf is the bar on the correction of a run of one item. Its form names the run: the item's spec tells the seed, and
// with it the cards of the hand's other questions.
func (v *visit) deckBarOf(run count.Run) (*templates.DeckBar, error) {
	bar, err := v.deckBarAt(tutor.KindCount, run.Spec, v.itemHref(run, 0))
	if bar != nil {
		bar.Form.Fields = deckFields(tutor.KindCount, run.ID, v.itemHref(run, 0))
	}
	return bar, err
}

// deckFields say in a form which card is meant, and where its button was.
func deckFields(kind, item, back string) []templates.Field {
	return []templates.Field{{Name: "kind", Value: kind}, {Name: "item", Value: item}, {Name: "back", Value: back}}
}

// deckBarAt is deckBar for a page that has another address than was asked for.
func (v *visit) deckBarAt(kind, item, back string) (*templates.DeckBar, error) {
	if v.learner.Visitor() {
		return nil, nil
	}
	d, err := v.deck()
	if err != nil {
		return nil, err
	}
	c, found, err := d.Card(v.ctx(), v.learner.ID, kind, item)
	if err != nil || !found || !askedOn(c, tutor.DateOf(v.now, d.Place)) {
		return nil, err
	}
	set, err := v.deckSet()
	if err != nil {
		return nil, err
	}
	bar := &templates.DeckBar{
		Dropped: c.Removed, Form: templates.Form{Action: v.href("/deck"), Fields: deckFields(kind, item, back)},
	}
	if n := len(set.Left); n > 0 {
		bar.Left = v.p.DeckLeft(n)
	}
	return bar, nil
}

// askedOn tells whether a card was asked again on a day; the try that brought it into the deck was no asking.
func askedOn(c tutor.DeckCard, day tutor.Date) bool { return c.Reps > 1 && c.Reviewed == day }
