package e2e_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor/coach"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// finishedHand is a hand that a learner played carelessly in a seat: the first legal card, 66 claimed when there are.
func finishedHand(t *testing.T, variant string, seat rules.Seat, seed uint64) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 10))
	r := rules.Record{Variant: variant}
	var err error
	if r.Options, err = rules.Variant(variant); err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(int(r.Options.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	if r.Deal, err = rules.DealPack(r.Options, pack); err != nil {
		t.Fatal(err)
	}
	level, err := bot.ByName("regular")
	if err != nil {
		t.Fatal(err)
	}
	s, err := rules.Start(r.Options, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		view, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		var a rules.Action
		switch {
		case s.Turn() != seat:
			a = level.Choose(view, dice)
		case view.Points[seat] >= rules.Winning && view.Legal.Has(rules.Claim):
			a = rules.Claim
		default:
			a = rules.Actions(view.Legal.Cards()).First()
		}
		if s, _, err = s.Apply(a); err != nil {
			t.Fatal(err)
		}
		r.Actions = append(r.Actions, a)
	}
	return r
}

// reviewed is a site on which a learner has finished a hand with some slips, and what the application knows of it.
type reviewed struct {
	*calendarSite
	token  string
	review match.Review
	slips  []match.ReviewMove
}

// startReviewed seats a learner at the end of a careless hand with two slips at least.
func startReviewed(t *testing.T, lang string, seat rules.Seat) reviewed {
	t.Helper()
	for seed := range uint64(20) {
		if s := reviewedHand(t, learner.Defaults(lang).Variant, seat, seed); len(s.slips) > 1 {
			return s
		}
	}
	t.Fatal("nobody plays so well")
	return reviewed{}
}

// reviewedHand seats a learner at the end of a careless hand.
func reviewedHand(t *testing.T, variant string, seat rules.Seat, seed uint64) reviewed {
	t.Helper()
	s := reviewed{calendarSite: startOn(t, deckDay)}
	s.token = seated(t, s.Site, &s.Env, finishedHand(t, variant, seat, seed), seat)
	matches := match.Service{Store: s.Store, Attempts: s.Store, Env: s.Env, Level: bot.ByName, Coach: coach.Grade, Desk: match.NewDesk(1)}
	who, err := learner.Service{Store: s.Store, Env: s.Env}.Find(t.Context(), s.token)
	if err != nil {
		t.Fatal(err)
	}
	if s.review, err = matches.Review(t.Context(), who.ID, "match", 1); err != nil {
		t.Fatal(err)
	}
	for _, m := range s.review.Moves {
		if m.Slip() {
			s.slips = append(s.slips, m)
		}
	}
	return s
}

// browser is a browser of the learner.
func (s reviewed) browser(t *testing.T) *plain.Browser {
	b := plain.New(t, s.URL)
	b.SetCookie("bummerl", s.token)
	return b
}

// sees tells whether a page shows the face of a card on its table.
func sees(page *plain.Page, c rules.Card) bool {
	return page.Find(func(n *html.Node) bool { return plain.Attr(n, "data-card") == c.String() }) != nil
}

// momentText is what a review says about the moment shown.
func momentText(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "moment" }))
}

// reviewAddress is the review of the hand, with a query.
func reviewAddress(lang, query string) string { return "/" + lang + "/play/match/review/1" + query }

// words are a printer of a language as its learners begin.
func wordsIn(lang string) locales.Printer { return locales.New(lang, learner.Defaults(lang).Pack) }

// linkTo finds a link by the beginning of its address.
func linkTo(page *plain.Page, begin string) *html.Node {
	return page.Find(func(n *html.Node) bool {
		return n.DataAtom == atom.A && strings.HasPrefix(plain.Attr(n, "href"), begin)
	})
}

func atMoment(seq int) string { return "?at=" + strconv.Itoa(seq) }
