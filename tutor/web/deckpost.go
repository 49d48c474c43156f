package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// longItem is more than any card's item is written with.
const longItem = 300

// answerDeck leads to the next card, adds five minutes, or takes a card out. All of it comes from what is kept: a visitor
// has nothing there, and becomes no learner by it.
func (s *Site) answerDeck(v *visit) error {
	if v.learner.Visitor() {
		return v.Redirect(http.StatusSeeOther, v.href("/deck"))
	}
	d, err := v.deck()
	if err != nil {
		return err
	}
	switch action := v.field("action"); action {
	case templates.DeckNext:
		return v.nextCard()
	case templates.DeckMore:
		if err := d.AskMore(v.ctx(), v.learner.ID, v.now, askable); err != nil {
			return err
		}
		return v.nextCard()
	case templates.DeckDrop, templates.DeckKeep:
		c := tutor.DeckCard{Kind: v.field("kind"), Item: v.field("item")}
		if len(c.Kind)+len(c.Item) > longItem {
			return tutor.Fail(tutor.Invalid, "a card of the deck is named at far too great length", nil)
		}
		if err := d.Remove(v.ctx(), v.learner.ID, c.Kind, c.Item, action == templates.DeckDrop, v.now); err != nil {
			return err
		}
		return v.Redirect(http.StatusSeeOther, v.cardHref(c))
	}
	return tutor.Fail(tutor.Invalid, "a button that the deck does not have", nil)
}

// nextCard leads to the card to be asked now, made fresh; to the page of the day if there is none.
func (v *visit) nextCard() error {
	set, err := v.deckSet()
	if err != nil {
		return err
	}
	c, ok := set.Next()
	if !ok {
		return v.Redirect(http.StatusSeeOther, v.href("/deck"))
	}
	if l, ok := course.AskedAgain(c.Item); ok && c.Kind == tutor.LessonCard {
		if err := v.site.Course.Afresh(v.ctx(), v.learner.ID, l, v.variantOf(l)); err != nil {
			return err
		}
	}
	return v.Redirect(http.StatusSeeOther, v.cardHref(c))
}

// cardHref is where a card is asked; the page of the day where it is not asked at an address of its own.
func (v *visit) cardHref(c tutor.DeckCard) string {
	switch c.Kind {
	case tutor.PuzzleCard:
		if askable(c) {
			return v.href("/puzzles/" + c.Item)
		}
	case tutor.LessonCard:
		if l, ok := course.AskedAgain(c.Item); ok {
			return v.lessonHref(l, nil)
		}
	}
	return v.href("/deck")
}
