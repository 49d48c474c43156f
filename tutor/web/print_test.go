package web

import (
	"net/http"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/rulebook"
)

// TestRulesPrint holds the printed page to the reference: under the rules of each variant, in each language, it has every
// sentence that holds, in words or in its tables, and nothing of it comes from elsewhere.
func TestRulesPrint(t *testing.T) {
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		for _, id := range rules.Variants() {
			o, err := rules.Variant(id)
			if err != nil {
				t.Fatal(err)
			}
			w := a.get("/" + lang + "/rules/" + id + "/" + printPart)
			page := plainText(w)
			if w.Code != http.StatusOK || strings.Contains(w.Body.String(), "<strong>") {
				t.Fatalf("%s %s: %d, or it marks something as changed", lang, id, w.Code)
			}
			for _, section := range rulebook.Sections() {
				for _, line := range section.Held(o) {
					want := p.RuleLine(line.ID).String()
					if opt, ok := rules.FindOption(line.Option); ok && line.ID == "" {
						want = p.Rule(opt, opt.Value(o))
					}
					if tabled := strings.HasPrefix(line.ID, "values_") || strings.HasPrefix(line.ID, "scale_"); strings.Contains(page, want) == tabled {
						t.Errorf("%s %s: %q", lang, id, want)
					}
				}
			}
			row := func(name, value string) string { return `<th scope="row">` + name + `</th><td>` + value + `</td>` }
			body := bodyText(w)
			if nine := strings.Contains(body, row(p.RankName(rules.Nine), "0")); nine != (o.Cards == 24) {
				t.Errorf("%s %s: the value of the nine", lang, id)
			}
			if !strings.Contains(body, row(p.RankName(rules.Ten), "10")) || !strings.Contains(body, row(p.PrintWinThree(), "3")) {
				t.Errorf("%s %s: a table lacks", lang, id)
			}
		}
		if a.cookies["bummerl"] != "" {
			t.Errorf("%s: looking at rules made a profile", lang)
		}
	}
}

// TestRulesPrintHouse follows the link from the reference of house rules: they are called as they are there, the variant
// from which they started is named, what is other than there is marked, and what is on paper leads to the same rules.
// Without house rules it is what one plays by.
func TestRulesPrintHouse(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	h := houseOf(t, "1h.schnapsen~last_trick-bonus~drawn-carry", "Őszi parti")
	address := "/de" + h.ruleset(true).printPath()
	whole := a.get("/de" + h.ruleset(true).path(""))
	if !strings.Contains(whole.Body.String(), `href="`+escaped(address)+`"`) {
		t.Fatalf("the reference does not lead to %s", address)
	}
	w := a.get(address)
	body := bodyText(w)
	if w.Code != http.StatusOK || w.Header().Get("X-Robots-Tag") == "" {
		t.Errorf("%d, head %v", w.Code, w.Header())
	}
	for _, want := range []string{p.PrintFrom(p.VariantName("schnapsen")), "<h1>Őszi parti</h1>", address + "</footer>"} {
		if !strings.Contains(body, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	for _, name := range []string{"last_trick", "drawn", "target"} {
		opt, _ := rules.FindOption(name)
		want := "<strong>" + p.Rule(opt, opt.Value(h.options)) + "</strong>"
		if strings.Contains(body, want) == (name == "target") {
			t.Errorf("%s is marked, or is not", name)
		}
	}
	if w := a.get("/de/rules/house/" + printPart); w.Code != http.StatusOK || strings.Contains(w.Body.String(), "<strong>") {
		t.Errorf("without house rules: %d", w.Code)
	}
	if w := a.get("/de/rules/nonesuch/" + printPart); w.Code != http.StatusNotFound {
		t.Errorf("nonesuch: %d", w.Code)
	}
	// Who has taken them gives them away on paper all the same.
	a.keepHouse(tutor.Settings{Variant: tutor.VariantHouse, House: h.text(), HouseName: h.name})
	if body := a.get("/de/rules/house/whole").Body.String(); !strings.Contains(body, `href="`+escaped(address)+`"`) {
		t.Error("one's own house rules do not go onto paper whole")
	}
}
