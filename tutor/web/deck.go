package web

import (
	"net/http"
	"time"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/deck"
)

// deck is the deck by the days of the learner.
func (v *visit) deck() (deck.Deck, error) {
	place, err := v.place()
	return deck.Deck{Cards: v.site.Deck, Attempts: v.site.Attempts, Place: place}, err
}

// place is the time zone in which the learner's days begin.
func (v *visit) place() (*time.Location, error) {
	place, err := tutor.Place(v.set.Zone)
	if err != nil {
		return nil, tutor.Fail(tutor.Internal, "a learner's time zone", err)
	}
	return place, nil
}

// course is the course whose tries the deck is told of.
func (v *visit) course() (*course.Service, error) {
	d, err := v.deck()
	s := *v.site.Course
	s.Deck = d
	return &s, err
}

// askable tells whether what a card asks is still there.
func (v *visit) askable(c tutor.DeckCard) bool {
	switch c.Kind {
	case tutor.KindPuzzle:
		_, ok := puzzles.Get(c.Item)
		return ok
	case tutor.KindLesson:
		_, ok := course.AskedAgain(c.Item)
		return ok
	case tutor.KindMistake:
		ok, err := v.site.Matches.AskableMistake(v.ctx(), v.learner.ID, c.Item)
		return ok && v.readable(c, err)
	case tutor.KindCount:
		ok, err := v.site.Count.Askable(v.ctx(), v.learner.ID, c.Item)
		return ok && v.readable(c, err)
	}
	return false
}

// readable tells whether a card could be read: one that cannot must not take away what else is due.
func (v *visit) readable(c tutor.DeckCard, err error) bool {
	if err != nil {
		v.site.Log.Error("a card of the deck cannot be read", "kind", c.Kind, "id", requestID(v), "error", err)
	}
	return err == nil
}

// deckSet is what the learner is asked again today.
func (v *visit) deckSet() (deck.Set, error) {
	if v.learner.Visitor() {
		return deck.Set{}, nil
	}
	d, err := v.deck()
	if err != nil {
		return deck.Set{}, err
	}
	return d.Today(v.ctx(), v.learner.ID, v.now, v.askable)
}

// deckPage shows how much of today's set is left.
func (s *Site) deckPage(v *visit) error {
	set, err := v.deckSet()
	if err != nil {
		return err
	}
	page := templates.DeckPage{
		Page: v.page(templates.SectionNone, v.p.DeckTitle(), v.p.DeckAbout()),
		Due:  v.deckDue(set), Kinds: v.deckKinds(set), More: set.More, Form: templates.Form{Action: v.href("/deck")},
	}
	if set.Done > 0 {
		page.Done = v.p.DeckDoneText(set.Done)
	}
	if set.Done == 0 && page.Due == "" {
		if page.Tomorrow, err = v.deckTomorrow(); err != nil {
			return err
		}
	}
	if page.Due == "" {
		page.Ways = []templates.Link{
			{Href: v.href("/puzzles"), Label: v.p.DeckToPuzzles()}, {Href: v.href("/learn"), Label: v.p.DeckToCourse()},
		}
	}
	return v.show(http.StatusOK, templates.Deck(page))
}

// deckTomorrow tells whether something that was missed today comes again tomorrow.
func (v *visit) deckTomorrow() (bool, error) {
	if v.learner.Visitor() {
		return false, nil
	}
	d, err := v.deck()
	if err != nil {
		return false, err
	}
	return d.Tomorrow(v.ctx(), v.learner.ID, v.now, v.askable)
}

// deckDue says how much of a set is left and about how long it takes; "" if nothing is.
func (v *visit) deckDue(set deck.Set) string {
	n := len(set.Left)
	switch minutes := set.Minutes(); {
	case n == 0:
		return ""
	case minutes > 1:
		return v.p.DeckDue(n, minutes)
	}
	return v.p.DeckDueShort(n)
}

// deckKinds says what is left, kind by kind, in the order in which they come.
func (v *visit) deckKinds(set deck.Set) []string {
	number := map[string]int{}
	var kinds []string
	for _, c := range set.Left {
		if number[c.Kind]++; number[c.Kind] == 1 {
			kinds = append(kinds, c.Kind)
		}
	}
	for i, kind := range kinds {
		switch n := number[kind]; kind {
		case tutor.KindLesson:
			kinds[i] = v.p.DeckLessons(n)
		case tutor.KindPuzzle:
			kinds[i] = v.p.DeckPuzzles(n)
		case tutor.KindMistake:
			kinds[i] = v.p.DeckMistakes(n)
		default:
			kinds[i] = v.p.DeckCounts(n)
		}
	}
	return kinds
}

// deckDoor leads to today's set; nil if nothing of it is left.
func (v *visit) deckDoor() (*templates.Link, error) {
	set, err := v.deckSet()
	if err != nil || len(set.Left) == 0 {
		return nil, err
	}
	return &templates.Link{Href: v.href("/deck"), Label: v.deckDue(set)}, nil
}
