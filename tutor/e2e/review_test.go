package e2e_test

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/coach"
	"bummerl/tutor/e2e/plain"
)

// TestReviewPlain steps through a finished hand without JavaScript, in each language and from both seats: every action has
// its moment, each own decision its mark, what was hidden lies open here, and with one's own eyes it does not.
func TestReviewPlain(t *testing.T) {
	t.Parallel()
	for i, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			s, p := startReviewed(t, lang, rules.Seat(i%2)), wordsIn(lang)
			b := s.browser(t)
			b.Open("/" + lang + "/play/match")
			if link := linkTo(b.Page, reviewAddress(lang, "")); link == nil || plain.Text(link) != p.ReviewOpen() {
				t.Fatalf("no way to the review from %s", b.Page)
			}
			b.Open(reviewAddress(lang, ""))
			ok(t, b, "review")
			text := plain.Text(b.Page.Root)
			for _, want := range []string{p.ReviewTitle(1), p.ReviewEnd(), p.ReviewSlips(len(s.slips)), p.ReviewRetry()} {
				if !strings.Contains(text, want) {
					t.Errorf("the review lacks %q: %s", want, text)
				}
			}
			if got := len(movesShown(b.Page)); got != len(s.review.Moves) {
				t.Errorf("%d actions are listed, want %d", got, len(s.review.Moves))
			}
			b.Open(reviewAddress(lang, atMoment(0)))
			steps, err := s.review.Record.History()
			if err != nil {
				t.Fatal(err)
			}
			for n, step := range steps {
				checkMoment(t, b.Page, s, p, n, step)
				b.Open(plain.Attr(b.Page.ByID("review-next"), "href"))
				ok(t, b, "the next moment")
			}
			if b.Page.ByID("review-next") != nil || !strings.Contains(momentText(b.Page), p.ReviewEnd()) {
				t.Errorf("%s is not the end: %s", b.Page, momentText(b.Page))
			}
			if got := b.Open(plain.Attr(b.Page.ByID("review-previous"), "href")).URL.Query().Get("at"); got != atMoment(len(steps) - 1)[4:] {
				t.Errorf("back from the end is moment %s", got)
			}
		})
	}
}

// movesShown are the actions that a review lists.
func movesShown(page *plain.Page) []*html.Node {
	way := page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "review-way" })
	var list []*html.Node
	for n := range way.Descendants() {
		if n.DataAtom == atom.Li {
			list = append(list, n)
		}
	}
	return list
}

// checkMoment looks at one moment.
func checkMoment(t *testing.T, page *plain.Page, s reviewed, p locales.Printer, n int, step rules.Step) {
	t.Helper()
	move, text := s.review.Moves[n], momentText(page)
	if want := p.ReviewMomentOf(n+1, len(s.review.Moves)); !strings.Contains(text, want) {
		t.Errorf("moment %d does not say %q: %s", n, want, text)
	}
	if v := move.Verdict; v != nil && v.Mark == coach.Blunder && !strings.Contains(text, p.CoachMarkBlunder()) {
		t.Errorf("moment %d does not say that it was a blunder: %s", n, text)
	}
	if own := move.Verdict != nil; own != strings.Contains(text, p.ReviewWas()) && move.Open != nil {
		t.Errorf("moment %d: what was so is told: %t, want %t", n, !own, own)
	}
	for c := range step.Before.Hand(s.review.LearnerSeat.Other()).All() {
		if !sees(page, c) {
			t.Errorf("moment %d does not show the opponent's %s", n, c)
		}
	}
}

// TestReviewTelling: once no card is drawn unseen any more, a slip has a hand that the opponent might have held, and how it
// goes against it, whoever's eyes look.
func TestReviewTelling(t *testing.T) {
	p := wordsIn("de")
	for seed := uint64(4); seed < 30; seed++ {
		s := reviewedHand(t, "schnapsen", rules.Forehand, seed)
		for _, m := range s.slips {
			lines, err := coach.LinesOf(t.Context(), m.Question, m.Action)
			if err != nil {
				t.Fatal(err)
			}
			want := m.Verdict.Hands > 1 && len(lines.Best) > 0
			page := s.browser(t).Open(reviewAddress("de", atMoment(m.Seq)+"&eyes=own"))
			if got := strings.Contains(momentText(page), p.ReviewTelling()); got != want {
				t.Errorf("deal %d, action %d: %t, want %t", seed, m.Seq, got, want)
			}
			if want {
				return
			}
		}
	}
	t.Error("no slip has such a hand")
}

// TestReviewOwnEyes: with the learner's own eyes no card is on the page that was not seen then.
func TestReviewOwnEyes(t *testing.T) {
	s := startReviewed(t, "de", rules.Forehand)
	b, p := s.browser(t), wordsIn("de")
	for _, m := range s.review.Moves {
		if !m.Own {
			continue
		}
		b.Open(reviewAddress("de", atMoment(m.Seq)+"&eyes=own"))
		ok(t, b, "own eyes")
		view := m.Question.View
		for c := range (view.Unseen &^ view.Known).All() {
			if sees(b.Page, c) {
				t.Errorf("moment %d shows %s, which nobody had seen", m.Seq, c)
			}
		}
		if text := momentText(b.Page); strings.Contains(text, p.ReviewWas()) {
			t.Errorf("moment %d tells what was so: %s", m.Seq, text)
		}
	}
}

// TestReviewLines steps through what would have been better to its end, and through what came of the slip: the table
// follows, a claim aside.
func TestReviewLines(t *testing.T) {
	s := startReviewed(t, "hu", rules.Forehand)
	b := s.browser(t)
	walked := 0
	for _, m := range s.slips {
		for _, line := range []string{"better", "after"} {
			b.Open(reviewAddress("hu", atMoment(m.Seq)))
			still := 0
			for step := 1; ; step++ {
				address := reviewAddress("hu", atMoment(m.Seq)+"&line="+line+"&step="+plainNumber(step))
				if !onward(b.Page, address) {
					break
				}
				before := boardText(b.Page)
				b.Open(address)
				ok(t, b, line)
				walked++
				if boardText(b.Page) == before {
					still++
				}
			}
			if still > 1 {
				t.Errorf("%s after action %d: the table stood still %d times", line, m.Seq, still)
			}
		}
	}
	if walked < 4 {
		t.Errorf("%d steps of lines were walked", walked)
	}
}

// onward tells whether a line leads on to an address.
func onward(page *plain.Page, address string) bool {
	return page.Find(func(n *html.Node) bool {
		return plain.Attr(n, "class") == "step-link" && plain.Attr(n, "href") == address
	}) != nil
}

func boardText(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "board" }))
}

func plainNumber(n int) string { return atMoment(n)[4:] }
