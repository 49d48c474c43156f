package web

import (
	"net/http"
	"net/url"
	"path"
	"strings"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// Longer names of cards and addresses of pages than these are none of ours.
const (
	longItem = 300
	longBack = 1000
)

// answerDeck leads to the next card, adds five minutes, or takes a card out. All of it comes from what is kept: a visitor
// has nothing there, and becomes no learner by it.
func (s *Site) answerDeck(v *visit) error {
	if v.learner.Visitor() {
		return v.Redirect(http.StatusSeeOther, v.href("/deck"))
	}
	switch action := v.field("action"); action {
	case templates.DeckNext:
		return v.nextCard()
	case templates.DeckMore:
		d, err := v.deck()
		if err != nil {
			return err
		}
		if err := d.AskMore(v.ctx(), v.learner.ID, v.now, v.askable); err != nil {
			return err
		}
		return v.nextCard()
	case templates.DeckDrop, templates.DeckKeep:
		c, err := v.postedCard()
		if err != nil {
			return err
		}
		if err := v.dropCard(c, action == templates.DeckDrop); err != nil {
			return err
		}
		return v.Redirect(http.StatusSeeOther, v.back())
	}
	return tutor.Fail(tutor.Invalid, "a button that the deck does not have", nil)
}

// postedCard reads which card a form means: of a counting item it names the run in which it was asked.
func (v *visit) postedCard() (tutor.DeckCard, error) {
	c := tutor.DeckCard{Kind: v.field("kind"), Item: v.field("item")}
	if len(c.Kind)+len(c.Item) > longItem {
		return c, tutor.Fail(tutor.Invalid, "a card of the deck is named at far too great length", nil)
	}
	if c.Kind != tutor.KindCount {
		return c, nil
	}
	run, err := v.site.Count.At(v.ctx(), v.learner.ID, c.Item)
	if err == nil && run.Spec == "" {
		err = tutor.Fail(tutor.NotFound, "a run that asked nothing again", nil)
	}
	c.Item = run.Spec
	return c, err
}

// nextCard leads to the card to be asked now, made fresh; to the page of the day if there is none.
func (v *visit) nextCard() error {
	set, err := v.deckSet()
	if err != nil {
		return err
	}
	for _, c := range set.Left {
		address, err := v.fresh(c)
		if code := tutor.CodeOf(err); err != nil && (code == tutor.NotFound || code == tutor.Invalid) {
			// What it asks is there no more (a match that was forgotten): it would be due for ever.
			v.site.Log.Warn("a card of the deck cannot be asked", "kind", c.Kind, "id", requestID(v), "error", err)
			if err := v.dropCard(c, true); err != nil {
				return err
			}
			continue
		}
		if err != nil {
			return err
		}
		return v.Redirect(http.StatusSeeOther, address)
	}
	return v.Redirect(http.StatusSeeOther, v.href("/deck"))
}

// fresh makes ready what a card asks, and gives the address where it is asked.
func (v *visit) fresh(c tutor.DeckCard) (string, error) {
	switch c.Kind {
	case tutor.KindLesson:
		l, _ := course.AskedAgain(c.Item) // It is askable.
		return v.lessonHref(l, nil), v.site.Course.Afresh(v.ctx(), v.learner.ID, l, v.rulesOf(l))
	case tutor.KindCount:
		counting, err := v.counting()
		if err != nil {
			return "", err
		}
		run, err := counting.StartSpec(v.ctx(), v.learner.ID, c.Item)
		return v.runHref(run), err
	case tutor.KindMistake:
		return v.mistakeHref(c.Item), nil
	}
	return v.href("/puzzles/" + c.Item), nil
}

func (v *visit) dropCard(c tutor.DeckCard, drop bool) error {
	d, err := v.deck()
	if err != nil {
		return err
	}
	return d.Remove(v.ctx(), v.learner.ID, c.Kind, c.Item, drop, v.now)
}

// back is the page of this site on which the button was: where it says something else, the page of the day.
func (v *visit) back() string {
	if address := v.field("back"); isPageUnder(v.href("/"), address) {
		return address
	}
	return v.href("/deck")
}

// isPageUnder tells whether an address is that of a page below a path of this site ("/de/"), in the form in which the site
// writes it: one with dots or empty names in its path could lead elsewhere.
func isPageUnder(home, address string) bool {
	u, err := url.Parse(address)
	return err == nil && u.Scheme == "" && u.Host == "" && u.User == nil && len(address) <= longBack &&
		strings.HasPrefix(u.Path, home) && path.Clean(u.Path) == u.Path &&
		!strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r == '\\' })
}
