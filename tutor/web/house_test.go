package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/rulebook"
)

// houseForm are the fields of the form as the page of these rules has them.
func houseForm(h houseRules) url.Values {
	form := url.Values{"base": {h.variant}, "from": {h.variant}, "n": {h.name}}
	for _, opt := range rules.OptionList {
		form.Set(opt.Name, opt.Value(h.options))
	}
	return form
}

func houseOf(t *testing.T, text, name string) houseRules {
	t.Helper()
	variant, o, err := rules.ParseRulesText(text)
	if err != nil {
		t.Fatal(err)
	}
	return houseRules{variant, o, name}
}

// TestHouse_EveryOption: the editor offers each value of each option, says all sentences, and marks what is changed in
// words; what a link brings is told without a profile.
func TestHouse_EveryOption(t *testing.T) {
	h := houseOf(t, "1h.snapszer~cards-24~target-9", "Őszi parti & <társai>")
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		w := a.get("/" + lang + housePath + "?" + h.query())
		body := w.Body.String()
		if w.Code != http.StatusOK || a.cookies["bummerl"] != "" || w.Header().Get("X-Robots-Tag") == "" {
			t.Errorf("%s: %d, cookies %v, head %v", lang, w.Code, a.cookies, w.Header())
		}
		for _, opt := range rules.OptionList {
			value := opt.Value(h.options)
			for _, other := range opt.Values {
				sentence := opt.Kind != rules.NumberOption || len(opt.Values) == 2 || other == value
				if !strings.Contains(body, `name="`+opt.Name+`"`) || sentence && !strings.Contains(body, escaped(p.Rule(opt, other))) {
					t.Errorf("%s: nothing of %s %s", lang, opt.Name, other)
				}
			}
		}
		base := h.base()
		for _, want := range []string{
			p.HouseChanged(2, p.VariantSnapszer()), p.HouseInstead(p.RuleTarget(int(base.Target))), p.HouseInstead(p.RuleCards20()),
			p.HouseMark("20"), "Őszi parti &amp; &lt;társai&gt;", escaped(h.query()), p.RulespageNotYours(p.VariantName(learner.Defaults(lang).Variant)),
		} {
			if !strings.Contains(body, want) {
				t.Errorf("%s: no %q", lang, want)
			}
		}
		if head := readHead(t, body); head.canonical != "http://bummerl.example/"+lang+housePath+"?"+h.query() {
			t.Errorf("%s: canonical %s", lang, head.canonical)
		}
		if strings.Contains(body, `class="refused"`) {
			t.Errorf("%s: something is refused", lang)
		}
		_, form, _ := strings.Cut(body, `<form method="get"`)
		_, first, _ := strings.Cut(form, "<button")
		if first, _, _ = strings.Cut(first, ">"); !strings.Contains(first, `hx-get="/`+lang+housePath+`" hx-include="closest form"`) {
			t.Errorf("%s: the key Enter leads away from the field of the name", lang)
		}
	}
}

// escaped is a text as it stands in HTML.
func escaped(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;").Replace(text)
}

// TestHouse_Faults: a link that was cut or changed is known for one, whatever is wrong is named, and what can be read stays.
func TestHouse_Faults(t *testing.T) {
	whole := houseOf(t, "1h.snapszer~target-11~cards-24", "Pub").query()
	for _, tt := range []struct {
		query string
		says  func(*visit) []string
		keeps string // a line of what is chosen
	}{
		{strings.TrimSuffix(whole, "1&n=Pub"), func(v *visit) []string { return []string{v.p.HouseBroken()} }, `id="kontra-true" type="radio" name="kontra" value="true" checked`},
		{strings.Replace(whole, "target-11", "target-12", 1), func(v *visit) []string { return []string{v.p.HouseBroken()} }, `value="12"`},
		{"c=ab", func(v *visit) []string { return []string{v.p.HouseBroken()} }, `<option value="schnapsen" selected`},
		{"r=2h.sharp", func(v *visit) []string { return []string{v.p.HouseFaultUnreadable("2h.sharp")} }, `<option value="schnapsen" selected`},
		{"r=1h.whist~target-100~joker-3~target-9", func(v *visit) []string {
			return []string{
				v.p.HouseFaultVariant("whist"), v.p.HouseFaultNumber(v.p.OptionTarget(), "100", 1, 99), v.p.HouseFaultOption("joker"),
				v.p.HouseFaultTwice(v.p.OptionTarget()),
			}
		}, `<option value="schnapsen" selected`},
		{"r=1h.sharp~last_trick-never~knock-true", func(v *visit) []string {
			return []string{v.p.HouseFaultValue(v.p.OptionLastTrick(), "never")}
		}, `id="knock-true" type="radio" name="knock" value="true" checked`},
		{"r=1h.santase~snapszer-true", func(v *visit) []string {
			return []string{v.p.HouseFaultContradiction(v.p.RuleSnapszerTrue(), v.p.RuleFirstTrickBanTrue())}
		}, `id="snapszer-true" type="radio" name="snapszer" value="true" checked`},
	} {
		for _, lang := range locales.Langs {
			a, v := newAsker(t), visitor(lang)
			w := a.get("/" + lang + housePath + "?" + tt.query)
			body := w.Body.String()
			if w.Code != http.StatusOK || !strings.Contains(body, tt.keeps) {
				t.Errorf("%s %s: %d, or without %s", lang, tt.query, w.Code, tt.keeps)
			}
			for _, want := range tt.says(v) {
				if !strings.Contains(body, escaped(want)) {
					t.Errorf("%s %s: no %q", lang, tt.query, want)
				}
			}
		}
	}
}

// TestHouse_Form: the form leads to the short address of what it has, what was changed stays in another variant, and what
// cannot be is named with the rest kept.
func TestHouse_Form(t *testing.T) {
	a := newAsker(t)
	form := houseForm(houseOf(t, "1h.schnapsen", ""))
	form.Set("kontra", "true")
	form.Set("base", "snapszli24")
	form.Set("n", "  Beim   Wirt ")
	want := houseOf(t, "1h.snapszli24~kontra-true", "Beim Wirt")
	w := a.get("/de" + housePath + "?" + form.Encode())
	if got := w.Header().Get("Location"); w.Code != http.StatusSeeOther || got != "/de"+housePath+"?"+want.query() {
		t.Errorf("the form leads to %d %s, want %s", w.Code, got, want.query())
	}
	form.Set("target", "111")
	w = a.get("/de" + housePath + "?" + form.Encode())
	body, p := w.Body.String(), locales.New("de", "")
	if w.Code != http.StatusOK || !strings.Contains(body, escaped(p.HouseFaultNumber(p.OptionTarget(), "111", 1, 99))) ||
		!strings.Contains(body, `value="111"`) || !strings.Contains(body, `value="Beim Wirt"`) {
		t.Errorf("what cannot be: %d, or not told", w.Code)
	}
	form.Set("target", "5")
	r := newHTMX("/hu" + housePath + "?" + form.Encode())
	w = a.do(r)
	want = houseOf(t, "1h.snapszli24~kontra-true~target-5", "Beim Wirt")
	if body := w.Body.String(); w.Code != http.StatusOK || strings.Contains(body, "<html") || !strings.Contains(body, "hx-swap-oob") ||
		w.Header().Get("HX-Replace-Url") != "/hu"+housePath+"?"+want.query() {
		t.Errorf("in place: %d, address %s, or the whole page", w.Code, w.Header().Get("HX-Replace-Url"))
	}
	if a.cookies["bummerl"] != "" {
		t.Error("looking made a profile")
	}
}

// newHTMX asks for a page as htmx does.
func newHTMX(address string) *http.Request {
	r := httptest.NewRequest(http.MethodGet, address, nil)
	r.Header.Set("HX-Request", "true")
	return r
}

// TestHouse_Take: rules are taken as they stand in the form; those that contradict themselves are refused with all reasons,
// nothing is lost, and no profile is made.
func TestHouse_Take(t *testing.T) {
	a := newAsker(t)
	bad := houseRules{variant: "santase", name: "Sofia"}
	bad.variant, bad.options, _ = rules.ParseRulesText("1h.santase~snapszer-true~target-1~schneider_double-true")
	form := houseForm(bad)
	form.Set("press", "take")
	w := a.post("/pt"+housePath, form)
	v := visitor("pt")
	if body := w.Body.String(); w.Code != http.StatusUnprocessableEntity || a.cookies["bummerl"] != "" || !strings.Contains(body, `value="Sofia"`) ||
		!strings.Contains(body, escaped(v.ruleFault(bad.options.Contradictions()[0]))) || !strings.Contains(body, escaped(v.ruleFault(bad.options.Contradictions()[1]))) ||
		!strings.Contains(body, `id="snapszer-true" type="radio" name="snapszer" value="true" checked`) {
		t.Errorf("rules that contradict themselves: %d, cookies %v", w.Code, a.cookies)
	}
	good := houseOf(t, "1h.santase~target-9", "Sofia")
	form = houseForm(good)
	form.Set("press", "take")
	w = a.post("/pt"+housePath, form)
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != "/pt"+housePath+"?taken" {
		t.Fatalf("taking: %d %s", w.Code, w.Header().Get("Location"))
	}
	who, err := learner.Service{Store: a.store, Env: tutor.System()}.Find(t.Context(), a.cookies["bummerl"])
	if want := (tutor.Settings{Variant: "house", House: good.text(), HouseName: "Sofia"}); err != nil || who.Settings != want {
		t.Errorf("taken: %+v, %v", who.Settings, err)
	}
	for address, want := range map[string]string{
		housePath + "?taken": v.p.HouseTaken(), housePath: `value="Sofia"`, "/rules": "Sofia", "/rules/house/whole": "Sofia", "/rules/compare": "Sofia",
		"/settings": `href="/pt/rules/house"`, "/play": `href="/pt/rules/house"`,
	} {
		if w := a.get("/pt" + address); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %d, or without %q", address, w.Code, want)
		}
	}
	other := houseForm(houseOf(t, "1h.sharp~target-3", "Scharf"))
	other.Set("press", "match")
	w = a.post("/pt"+housePath, other)
	m, err := a.store.Match(t.Context(), who.ID, strings.TrimPrefix(w.Header().Get("Location"), "/pt/play/"))
	if err != nil || m.Variant != "sharp" || m.Options.Target != 3 {
		t.Errorf("a match to try: %d, %s %+v, %v", w.Code, m.Variant, m.Options, err)
	}
	if who, err = (learner.Service{Store: a.store, Env: tutor.System()}).Find(t.Context(), a.cookies["bummerl"]); err != nil || who.Settings.HouseName != "Sofia" {
		t.Errorf("trying rules changed those of the learner: %+v, %v", who.Settings, err)
	}
}

// TestHouse_Differs: while nothing is changed or named, the values to choose from follow at once; there is nothing to hand on.
func TestHouse_Differs(t *testing.T) {
	for query, differs := range map[string]bool{"": false, "?r=1h.snapszer": false, "?r=1h.snapszer&n=Pub": true, "?r=1h.snapszer~target-9": true} {
		body := newAsker(t).get("/hu" + housePath + query).Body.String()
		for _, id := range []string{"house-all", "house-link"} {
			if strings.Contains(body, `id="`+id+`"`) != differs {
				t.Errorf("%q: %s is there: %t", query, id, !differs)
			}
		}
	}
}

// TestHouse_Aside: house rules that are not played by stand among those to compare with.
func TestHouse_Aside(t *testing.T) {
	a := newAsker(t)
	a.keepHouse(tutor.Settings{Variant: "sharp", House: "1h.snapszer~target-9", HouseName: "Pub"})
	if body := a.get("/de/rules/compare?with=house").Body.String(); strings.Count(body, "Pub") < 3 || !strings.Contains(body, `value="house"`) {
		t.Error("the comparison has no column of the house")
	}
}

// TestHouseWhole: the reference of linked rules is theirs, and leads to tables under them.
func TestHouseWhole(t *testing.T) {
	h := houseOf(t, "1h.schnapsen~knock-true~target-5", "Wien 7")
	a, p := newAsker(t), locales.New("de", "")
	body := a.get("/de/rules/house/whole?" + h.query()).Body.String()
	knock, _ := p.RuleTry("knock")
	for _, want := range []string{"Wien 7", p.RuleTarget(5), p.RuleKnockTrue(), escaped("/de/rules/house/knock?" + h.query()), p.RuletryTitle(knock)} {
		if !strings.Contains(body, want) {
			t.Errorf("no %q", want)
		}
	}
	// A table under them stays under them, whatever is done on it.
	table := "/de/rules/house/knock?" + h.query()
	if w := a.get(table); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "Wien 7") || !strings.Contains(w.Body.String(), `action="`+escaped(table)) {
		t.Errorf("the table under linked rules: %d", w.Code)
	}
	if w := a.post(table, url.Values{"action": {"k"}, "line": {""}}); w.Code != http.StatusSeeOther || w.Header().Get("Location") != table+"&line=k" {
		t.Errorf("an action on it: %d %s", w.Code, w.Header().Get("Location"))
	}
	// What a link brings is changed where it stands, and its tables are those of what is changed.
	body = a.get("/de" + housePath + "?" + h.query()).Body.String()
	if !strings.Contains(body, escaped("/de/rules/house/knock?"+h.query())) || strings.Contains(body, escaped("/de/rules/house/marriage?")) {
		t.Error("the tables to try are not those of what is changed")
	}
}

// TestHouse_WholeList: no option is left out of the editor's sections.
func TestHouse_WholeList(t *testing.T) {
	v := visitor("de")
	v.site = &Site{}
	var listed []string
	for _, s := range v.house(houseDraft{houseRules: v.ownHouse()}).Sections {
		for _, o := range s.Options {
			listed = append(listed, o.ID)
		}
	}
	for _, opt := range rules.OptionList {
		if _, ok := rulebook.SectionOf(opt.Name); !ok || !slices.Contains(listed, opt.Name) {
			t.Errorf("option %s is in no section of the editor", opt.Name)
		}
	}
	if len(listed) != len(rules.OptionList) {
		t.Errorf("%d options, want %d", len(listed), len(rules.OptionList))
	}
}

// FuzzHouse: whatever stands in a link or a form is rules that can be handed on again as they were read.
func FuzzHouse(f *testing.F) {
	f.Add("r=1h.snapszer~target-9&n=Pub")
	f.Add("base=santase&from=sharp&target=0&snapszer=true&cards=24&n=%00%ff")
	f.Fuzz(func(t *testing.T, query string) {
		asked, _ := url.ParseQuery(query)
		v := visitor("de")
		v.site = &Site{}
		d := v.draftOf(asked)
		link, err := url.ParseQuery(d.query())
		if err != nil {
			t.Fatal(err)
		}
		again, faults, broken := readHouse(link)
		if broken || again != d.houseRules || len(faults) != len(d.options.Contradictions()) {
			t.Errorf("%q is handed on as %q, and read as %+v, %v", query, d.query(), again, faults)
		}
		if len([]rune(d.name)) > learner.HouseNameMost || d.name != learner.HouseName(d.name) {
			t.Errorf("%q has the name %q", query, d.name)
		}
		v.house(d)
	})
}
