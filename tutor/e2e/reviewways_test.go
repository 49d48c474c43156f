package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor/coach"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/match"
)

// TestReviewRecord takes the record along, and deals the same cards again from both seats.
func TestReviewRecord(t *testing.T) {
	s := startReviewed(t, "pt", rules.Dealer)
	b, p := s.browser(t), wordsIn("pt")
	page := b.Open(reviewAddress("pt", "") + "/record.json")
	if got, err := rules.ParseRecord([]byte(page.Body)); err != nil || got.Text() != s.review.Record.Text() {
		t.Errorf("%s: %v, %v", page, got, err)
	}
	for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
		b.Open(reviewAddress("pt", ""))
		b.Press("seat", seat.String())
		ok(t, b, "the same deal")
		if b.Page.URL.Path == "/pt/play/match" || !strings.HasPrefix(b.Page.URL.Path, "/pt/play/") {
			t.Fatalf("the same deal leads to %s", b.Page)
		}
		for c := range s.review.Record.Deal.Hands[seat].All() {
			if !sees(b.Page, c) {
				t.Errorf("from the %s: the learner does not hold %s", seat, c)
			}
		}
	}
	if page := b.Post(reviewAddress("pt", ""), url.Values{"seat": {"floor"}}); page.Status != http.StatusUnprocessableEntity && page.Status != http.StatusBadRequest {
		t.Errorf("from no seat: %s", page)
	}
	if text := plain.Text(b.Page.Root); !strings.Contains(text, p.ErrorsInvalidTitle()) {
		t.Errorf("from no seat: %s", text)
	}
}

// TestReviewAddresses: another learner and a visitor find nothing, a hand that goes on leads to its table, and addresses
// that mean nothing are calm.
func TestReviewAddresses(t *testing.T) {
	s := startReviewed(t, "de", rules.Forehand)
	own := s.browser(t)
	stranger := plain.New(t, s.URL)
	stranger.Open("/de/settings")
	stranger.Post("/de/settings", url.Values{"theme": {"dark"}})
	for _, path := range []string{"", "/record.json", "/retry", "/retry/" + plainNumber(s.slips[0].Seq)} {
		for name, b := range map[string]*plain.Browser{"a visitor": plain.New(t, s.URL), "another learner": stranger} {
			if page := b.Open(reviewAddress("de", path)); page.Status != http.StatusNotFound {
				t.Errorf("%s at %q: %s", name, path, page)
			}
		}
	}
	for path, want := range map[string]int{
		"/de/play/match/review/2":                                       http.StatusNotFound,
		"/de/play/match/review/0":                                       http.StatusNotFound,
		"/de/play/match/review/01":                                      http.StatusNotFound,
		"/de/play/match/review/x":                                       http.StatusNotFound,
		"/de/play/match/review/1/retry/99":                              http.StatusNotFound,
		"/de/play/match/review/1/retry/-1":                              http.StatusNotFound,
		reviewAddress("de", "?at=999&eyes=x&line=zz&step=-4&seat=none"): http.StatusOK,
		reviewAddress("de", "?at=x"):                                    http.StatusOK,
		reviewAddress("de", "?at=0&line=better&step=9999999"):           http.StatusOK,
	} {
		if page := own.Open(path); page.Status != want {
			t.Errorf("%s: %s, want %d", path, page, want)
		}
	}
	for _, m := range s.review.Moves {
		if !m.Own {
			if page := own.Open(reviewAddress("de", "/retry/"+plainNumber(m.Seq))); page.Status != http.StatusNotFound {
				t.Errorf("an action of the opponent played again: %s", page)
			}
			break
		}
	}
}

// TestReviewTooEarly: a hand that is being played has no review, its cards are nowhere; the address leads to the table.
func TestReviewTooEarly(t *testing.T) {
	s := startOn(t, deckDay)
	r := finishedHand(t, rules.DefaultVariant, rules.Forehand, 1)
	r.Actions = r.Actions[:2]
	b := plain.New(t, s.URL)
	b.SetCookie("bummerl", seated(t, s.Site, &s.Env, r, rules.Forehand))
	for _, path := range []string{"", "/retry", "/retry/0"} {
		if page := b.Open(reviewAddress("de", path)); page.Status != http.StatusOK || page.URL.Path != "/de/play/match" {
			t.Errorf("%q: %s", path, page)
		}
	}
	if page := b.Open(reviewAddress("de", "/record.json")); page.Status != http.StatusNotFound {
		t.Errorf("the record of a hand that goes on: %s", page)
	}
}

// TestReviewImported looks at a hand from elsewhere from both seats: each has its own decisions, and slips that are played
// again lead on within their seat.
func TestReviewImported(t *testing.T) {
	s, p := startReviewed(t, "de", rules.Forehand), wordsIn("de")
	b := s.browser(t)
	matches := match.Service{Store: s.Store, Attempts: s.Store, Env: s.Env, Level: bot.ByName, Coach: coach.Grade, Desk: match.NewDesk(1)}
	owner := learnerOf(t, s.Site, b)
	table, err := matches.Import(t.Context(), owner, s.review.Record.Text())
	if err != nil {
		t.Fatal(err)
	}
	path := "/de/play/" + table.ID + "/review/1"
	for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
		r, err := matches.ReviewAs(t.Context(), owner, table.ID, 1, seat)
		if err != nil {
			t.Fatal(err)
		}
		b.Open(path + "?seat=" + seat.String())
		wants(t, b.Page, p.ReviewSeatForehand(), p.ReviewSeatDealer())
		marked := 0
		for i, li := range movesShown(b.Page) {
			own := strings.Contains(plain.Text(li), p.TableYou())
			if own != r.Moves[i].Own {
				t.Errorf("from the %s: action %d is the learner's: %t, want %t", seat, i, own, r.Moves[i].Own)
			}
			if r.Moves[i].Slip() {
				marked++
			}
		}
		if marked == 0 {
			continue
		}
		link := linkTo(b.Page, path+"/retry")
		b.Open(plain.Attr(link, "href"))
		for range marked {
			goOn(t, b)
			wants(t, b.Page, p.ReviewRetryTask())
			b.Press("action", "solution")
		}
		if goOn(t, b); b.Page.URL.String() != s.URL+path+"/retry?seat="+seat.String() {
			t.Errorf("from the %s: the last slip leads to %s", seat, b.Page.URL)
		}
	}
}
