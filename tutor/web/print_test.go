package web

import (
	"net/http"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
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
			w := a.get("/" + lang + "/rules/" + id + printPart)
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

// TestRulesPrintHouse prints house rules by their text: the variant from which they started is named, and what is other
// than there is marked. A text that says nothing is no page.
func TestRulesPrintHouse(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	o.LastTrick, o.Drawn = rules.LastTrickBonus, rules.DrawnCarry
	body := bodyText(a.get("/de/rules/" + rules.RulesText("schnapsen", o) + printPart))
	if !strings.Contains(body, p.PrintFrom(p.VariantName("schnapsen"))) || !strings.Contains(body, "<h1>"+p.VariantHouse()+"</h1>") {
		t.Error("the page does not say whose rules these are")
	}
	for _, name := range []string{"last_trick", "drawn", "target"} {
		opt, _ := rules.FindOption(name)
		want := "<strong>" + p.Rule(opt, opt.Value(o)) + "</strong>"
		if strings.Contains(body, want) == (name == "target") {
			t.Errorf("%s is marked, or is not", name)
		}
	}
	for _, bad := range []string{"nonesuch", "house", "1h.schnapsen~follow-nonesuch", "1h.whist"} {
		if w := a.get("/de/rules/" + bad + printPart); w.Code != http.StatusNotFound {
			t.Errorf("%s: %d", bad, w.Code)
		}
	}
}
