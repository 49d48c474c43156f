package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// TestKeptName: a match keeps the name that its rules had when it began, whatever the learner calls them later; statistics
// are by rules, under the name that they had last.
func TestKeptName(t *testing.T) {
	a := newAsker(t)
	service := learner.Service{Store: a.store, Env: tutor.System()}
	who := a.keepHouse(tutor.Settings{Variant: "house", House: "1h.snapszer~target-9", HouseName: "Kirchenwirt"})
	begin := func(form url.Values) string {
		w := a.post("/de/play", form)
		if w.Code != http.StatusSeeOther {
			t.Fatalf("a match: %d", w.Code)
		}
		at := w.Header().Get("Location")
		if w := a.post(at, url.Values{"version": {"1"}, "cut": {"7"}}); w.Code != http.StatusSeeOther {
			t.Fatalf("the cut: %d", w.Code)
		}
		return at
	}
	first := begin(nil)
	who, err := service.Update(t.Context(), who, tutor.Settings{Variant: "house", House: "1h.snapszer~target-9", HouseName: "Neuwirt"})
	if err != nil {
		t.Fatal(err)
	}
	second := begin(nil)
	third := begin(url.Values{"variant": {"santase"}, "rules_name": {"Nichts"}})
	fourth := begin(url.Values{"variant": {"1h.sharp~target-3"}, "rules_name": {"Fremde"}})
	v := visitor("de")
	for address, want := range map[string]string{
		first: "Kirchenwirt", second: "Neuwirt", third: v.p.VariantSantase(), fourth: "Fremde",
		first + "/hands": "Kirchenwirt", second + "/hands": "Neuwirt",
	} {
		body := a.get(address).Body.String()
		if !strings.Contains(body, want) || strings.Contains(body, "Nichts") {
			t.Errorf("%s does not say %s", address, want)
		}
		if want == "Kirchenwirt" && strings.Contains(body, "Neuwirt") {
			t.Errorf("%s says the later name", address)
		}
	}
	if body := a.get("/de/play").Body.String(); !strings.Contains(body, "Kirchenwirt") || !strings.Contains(body, "Fremde") {
		t.Error("the list does not name the rules")
	}
	for _, at := range []string{first, second, fourth} {
		if w := a.post(at+"/hands", url.Values{"version": {"2"}, "action": {abandonMatch}}); w.Code >= 400 {
			t.Errorf("giving up %s: %d", at, w.Code)
		}
	}
	tally, err := a.store.MatchTally(t.Context(), who.ID)
	if err != nil || len(tally.Rules) != 2 || tally.Rules[0].Abandoned+tally.Rules[1].Abandoned != 3 {
		t.Errorf("by rules: %+v, %v", tally.Rules, err)
	}
}

// TestRulesRows: figures by rules stand there once there are several.
func TestRulesRows(t *testing.T) {
	v := visitor("hu")
	variant, o, err := rules.ParseRulesText("1h.snapszer~target-9")
	if err != nil {
		t.Fatal(err)
	}
	own, err := rules.Variant("sharp")
	if err != nil {
		t.Fatal(err)
	}
	house := tutor.RulesTally{Variant: variant, Options: o, Name: "Sarki", LevelTally: tutor.LevelTally{Hands: 3, Won: 2, Lost: 1}}
	sharp := tutor.RulesTally{Variant: "sharp", Options: own, LevelTally: tutor.LevelTally{Hands: 1, Lost: 1}}
	none := tutor.RulesTally{Variant: "santase", Options: own}
	if rows := v.rulesRows([]tutor.RulesTally{house, none}); rows != nil {
		t.Errorf("one set of rules has rows %+v", rows)
	}
	rows := v.rulesRows([]tutor.RulesTally{house, none, sharp})
	if len(rows) != 2 || rows[0].Name != "Sarki" || rows[0].HandsWon != 2 || rows[1].Name != v.p.VariantSharp() {
		t.Errorf("rows %+v", rows)
	}
}
