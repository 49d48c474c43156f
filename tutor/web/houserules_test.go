package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// keepHouse makes the asker a learner with house rules and gives who that is.
func (a *asker) keepHouse(set tutor.Settings) tutor.Learner {
	a.t.Helper()
	if w := a.post("/de/rules", url.Values{"variant": {"santase"}}); w.Code != http.StatusSeeOther {
		a.t.Fatalf("choosing rules: %d", w.Code)
	}
	service := learner.Service{Store: a.store, Env: tutor.System()}
	who, err := service.Find(a.t.Context(), a.cookies["bummerl"])
	if err == nil {
		who, err = service.Update(a.t.Context(), who, set)
	}
	if err != nil || who.Visitor() {
		a.t.Fatalf("learner %+v, %v", who, err)
	}
	return who
}

// TestHouseRules: whatever begins for a learner with house rules is played by them, and says so by their name.
func TestHouseRules(t *testing.T) {
	a := newAsker(t)
	who := a.keepHouse(tutor.Settings{Variant: "house", House: "1h.snapszer~cards-24~target-9", HouseName: "Beim Kirchenwirt"})
	want := learner.RulesIn(who.Settings, "de")
	for address, name := range map[string]bool{
		"/de": false, "/de/rules": true, "/de/rules/compare": true, "/de/rules/elsewhere": false, "/de/rules/snapszer": false,
		"/de/play": true, "/de/settings": true, "/de/learn": false, "/de/learn/follow": false, "/de/count/running": false,
		"/de/puzzles": false, "/de/daily": false,
	} {
		w := a.get(address)
		if w.Code != http.StatusOK || name && !strings.Contains(w.Body.String(), "Beim Kirchenwirt") {
			t.Errorf("%s: %d, or without the name of the rules", address, w.Code)
		}
	}
	if w := a.post("/de/learn/follow", url.Values{"step": {"0"}, "action": {goOn}}); w.Code >= 400 {
		t.Errorf("a step: %d", w.Code)
	}
	if run, err := a.store.LessonRun(t.Context(), who.ID, "follow"); err != nil || run.Options != want.Options || run.Variant != "snapszer" {
		t.Errorf("the lesson is by %s %+v, %v", run.Variant, run.Options, err)
	}
	if w := a.post("/de/count/trumps", nil); w.Code != http.StatusSeeOther {
		t.Errorf("a drill: %d", w.Code)
	}
	if d, err := a.store.LatestDrill(t.Context(), who.ID, "trumps"); err != nil || d.Options != want.Options {
		t.Errorf("the drill is by %+v, %v", d.Options, err)
	}
	for form, want := range map[string]rules.Options{
		"": want.Options, "house": want.Options, "santase": learner.RulesIn(tutor.Settings{Variant: "santase"}, "de").Options,
		rules.RulesText("snapszer", want.Options): want.Options,
	} {
		w := a.post("/de/play", url.Values{"variant": {form}})
		m, err := a.store.Match(t.Context(), who.ID, strings.TrimPrefix(w.Header().Get("Location"), "/de/play/"))
		if err != nil || m.Options != want {
			t.Errorf("a match by %q: %d, %+v, %v", form, w.Code, m.Options, err)
		}
	}
	for _, form := range []string{"whist", "1h.snapszer~target-100", "1h.santase~snapszer-true"} {
		if w := a.post("/de/play", url.Values{"variant": {form}}); w.Code != http.StatusUnprocessableEntity && w.Code != http.StatusBadRequest {
			t.Errorf("a match by %s: %d", form, w.Code)
		}
	}
}

// TestHouseRules_Aside: who plays by a variant is still offered the house rules for a match; who has none is refused them.
func TestHouseRules_Aside(t *testing.T) {
	a := newAsker(t)
	if w := a.post("/de/play", url.Values{"variant": {"house"}}); w.Code < 400 {
		t.Errorf("house rules of nobody: %d", w.Code)
	}
	who := a.keepHouse(tutor.Settings{Variant: "sharp", House: "1h.schnapsen~target-5"})
	v := visitor("de")
	if page := a.get("/de/play").Body.String(); !strings.Contains(page, `value="house"`) || !strings.Contains(page, v.p.VariantHouse()) {
		t.Error("no house rules on offer")
	}
	w := a.post("/de/play", url.Values{"variant": {"house"}})
	m, err := a.store.Match(t.Context(), who.ID, strings.TrimPrefix(w.Header().Get("Location"), "/de/play/"))
	if err != nil || m.Options.Target != 5 {
		t.Fatalf("a match by the house rules: %d, %+v, %v", w.Code, m.Options, err)
	}
	if page := a.get("/de/play").Body.String(); strings.Count(page, v.p.VariantHouse()) < 2 {
		t.Error("the list does not name the match's rules")
	}
}

// TestRulesName: rules are called by what they are, whoever asks.
func TestRulesName(t *testing.T) {
	v := visitor("de")
	v.set.House, v.set.HouseName = "1h.snapszer~target-9", "Kirchenwirt"
	for text, want := range map[string]string{
		"1h.snapszer": v.p.VariantName("snapszer"), "1h.snapszer~target-9": "Kirchenwirt", "1h.snapszer~target-11": v.p.VariantHouse(),
	} {
		variant, o, err := rules.ParseRulesText(text)
		if got := v.rulesName(variant, o); err != nil || got != want {
			t.Errorf("%s is called %q, %v, want %q", text, got, err, want)
		}
		by, err := v.rulesAsked(v.rulesValue(variant, o))
		if err != nil || by.Variant != variant || by.Options != o {
			t.Errorf("%s is offered as %q, which is %+v, %v", text, v.rulesValue(variant, o), by, err)
		}
	}
}

// TestHouseRules_Puzzle: a puzzle is played by the learner's rules where a hand by them goes as one that it was proven by;
// else it says by which it is played.
func TestHouseRules_Puzzle(t *testing.T) {
	z := puzzles.Of(puzzles.Closing)[0]
	for _, variant := range z.Variants {
		v := visitor("de")
		v.set.Variant, v.set.House = tutor.VariantHouse, "1h."+variant+"~target-9"
		own := z.By(v.playsBy().Options)
		if own.Record.Variant != variant || !own.Record.Options.SameHand(v.playsBy().Options) {
			t.Errorf("%s with another target is played by %s", variant, own.Record.Variant)
		}
		for house, says := range map[string]bool{v.set.House: false, "1h." + variant + "~cards-24": true} {
			v.set.House = house
			known, err := v.known(z.By(v.playsBy().Options))
			if err != nil {
				t.Fatal(err)
			}
			if told := known[len(known)-1].Label == v.p.PuzzleRulesHere(); told != says {
				t.Errorf("%s: the rules are told %t", house, told)
			}
		}
	}
}
