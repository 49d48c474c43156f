package web

import (
	"html"
	"net/http"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
)

// TestTableDeal: what is said and drawn are the learner's rules, or those that the address names, with the learner's cards.
func TestTableDeal(t *testing.T) {
	a := newAsker(t)
	de, hu, pt := locales.New("de", locales.French), locales.New("hu", locales.Tell), locales.New("pt", locales.French)
	for _, c := range []struct {
		address    string
		has, hasnt []string
	}{
		{
			"/de/table/deal", []string{de.TabledealShuffleText(20), de.TabledealRest20Text(), de.RuleSwapMin(2), de.RuleLookBackLast(), "#Jh", "french"},
			[]string{de.TabledealRest24Text(), de.RuleFirstTrickBanTrue(), "#9h"},
		},
		{
			"/hu/table/deal?r=santase", []string{hu.TabledealShuffleText(24), hu.TabledealRest24Text(), hu.RuleSwapMin(4), hu.RuleFirstTrickBanTrue(), "#9h", "tell"},
			[]string{hu.TabledealRest20Text(), hu.RuleSwapMin(2)},
		},
		{
			"/pt/table/deal?r=1h.schnapsen~cards-24~look_back-own~close_min-3",
			[]string{pt.TabledealRest24Text(), pt.RuleLookBackOwn(), pt.RuleCloseMin(3), pt.VariantHouse()},
			[]string{pt.RuleLookBackLast()},
		},
	} {
		w := a.get(c.address)
		body := html.UnescapeString(w.Body.String())
		if w.Code != http.StatusOK || strings.Count(body, `class="deal-picture"`) != 10 || strings.Contains(body, `aria-label=""`) {
			t.Errorf("%s: status %d, %d pictures, or one without words", c.address, w.Code, strings.Count(body, `class="deal-picture"`))
		}
		for _, text := range c.has {
			if !strings.Contains(body, text) {
				t.Errorf("%s lacks %q", c.address, text)
			}
		}
		for _, text := range c.hasnt {
			if strings.Contains(body, text) {
				t.Errorf("%s has %q", c.address, text)
			}
		}
	}
	if _, made := a.cookies["bummerl"]; made {
		t.Error("looking makes a profile")
	}
	a.keepHouse(tutor.Settings{Variant: "house", House: "1h.snapszer~cards-24", HouseName: "Kirchenwirt"})
	if body := a.get("/de/table/deal").Body.String(); !strings.Contains(body, de.TabledealBy("Kirchenwirt")) || !strings.Contains(body, de.TabledealRest24Text()) {
		t.Error("the learner's house rules are not told")
	}
	if body := a.get("/de/rules").Body.String(); !strings.Contains(body, `href="/de/table/deal"`) {
		t.Error("the rules do not lead there")
	}
}
