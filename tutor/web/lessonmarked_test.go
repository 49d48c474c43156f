package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor/course"
)

// TestNothingMarked: checking before a card is marked is no try, however often; the page says what is missing. Every step
// that is answered by marking asks for a card at least.
func TestNothingMarked(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	a.post("/de/learn/follow", url.Values{"step": {"0"}, "action": {goOn}})
	for range 4 {
		w := a.post("/de/learn/follow", url.Values{"step": {"1"}, "action": {"check"}})
		page := bodyText(w)
		if w.Code != http.StatusUnprocessableEntity || !strings.Contains(page, p.CourseNoneMarked()) || strings.Contains(page, `value="hint"`) {
			t.Fatalf("%d, or it counts as a try", w.Code)
		}
	}
	if w := a.post("/de/learn/follow", url.Values{"step": {"1"}, "action": {"check"}, "card": {"Jc"}}); strings.Contains(bodyText(w), p.CourseNoneMarked()) {
		t.Error("a marked card is not seen")
	}
	for _, l := range course.Lessons() {
		for _, s := range l.Steps {
			if (s.Kind == course.PickLegal || s.Kind == course.Mark) && s.Answer == "" {
				t.Errorf("%s/%s asks for no card at all", l.ID, s.ID)
			}
		}
	}
}
