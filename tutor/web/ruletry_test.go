package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/rulebook"
)

// TestRuleTables: every table under every variant is a page with its task, and names what may be tried on it.
func TestRuleTables(t *testing.T) {
	for i, id := range rules.Variants() {
		lang := locales.Langs[i%len(locales.Langs)]
		o, err := rules.Variant(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, try := range rulebook.Tries(o) {
			body := rulePage(t, (*Site).ruleTable, lang, "/rules/"+id+"/"+try.ID)
			title, _ := locales.New(lang, "").RuleTry(try.ID)
			if !strings.Contains(body, title) || strings.Count(body, `class="hand-card"`) < 2 {
				t.Errorf("%s, %s: no table", id, try.ID)
			}
			for a := range try.Shows.All() {
				if !strings.Contains(body, `id="do-`+a.String()+`"`) {
					t.Errorf("%s, %s: no button for %s", id, try.ID, a)
				}
			}
		}
	}
}

// TestRuleTables_Told: of each table a page says in its title and description which rule it is about and by which rules it
// is played, so that no two are told alike.
func TestRuleTables_Told(t *testing.T) {
	for _, lang := range locales.Langs {
		titles, descriptions := map[string]string{}, map[string]string{}
		for _, id := range rules.Variants() {
			o, err := rules.Variant(id)
			if err != nil {
				t.Fatal(err)
			}
			for _, try := range rulebook.Tries(o) {
				address := "/rules/" + id + "/" + try.ID
				head := readHead(t, rulePage(t, (*Site).ruleTable, lang, address))
				if n := utf8.RuneCountInString(head.description); n == 0 || n > mostDescription {
					t.Errorf("/%s%s: the description has %d letters: %s", lang, address, n, head.description)
				}
				if titles[head.title] != "" || descriptions[head.description] != "" {
					t.Errorf("/%s%s is told as another: %s: %s", lang, address, head.title, head.description)
				}
				titles[head.title], descriptions[head.description] = address, address
			}
		}
	}
}

// TestPlayRule: the engine answers what is done at a table.
func TestPlayRule(t *testing.T) {
	p := locales.New("de", "")
	for _, tt := range []struct {
		name, address, line, action string
		htmx                        bool
		status                      int
		want, not                   []string
	}{
		{name: "a card that may be played", address: "/rules/schnapsen/open", action: "Kd", status: http.StatusSeeOther, want: []string{"/de/rules/schnapsen/open?line=Kd"}},
		{name: "the same in place", address: "/rules/schnapsen/open", action: "Kd", htmx: true, status: http.StatusOK, want: []string{`value="Kd"`, `hx-swap-oob`}, not: []string{"<html"}},
		{name: "a card that may not", address: "/rules/sharp/open", action: "Kd", status: http.StatusUnprocessableEntity, want: []string{"Du musst bedienen", "<html", `name="line" value=""`}},
		{name: "the same in place", address: "/rules/sharp/open", action: "Kd", htmx: true, status: http.StatusUnprocessableEntity, want: []string{"Du musst bedienen"}, not: []string{"<html"}},
		{name: "an announcement that may not be made", address: "/rules/online/claim", action: "66", status: http.StatusUnprocessableEntity, want: []string{p.IllegalClaimIsAutomatic()}},
		{name: "a marriage and another card", address: "/rules/schnapsen/marriage", line: "mh", action: "As", htmx: true, status: http.StatusUnprocessableEntity, want: []string{"Angesagt: Spiel", `value="mh"`}},
		{name: "a claim that is wrong", address: "/rules/schnapsen/claim", action: "66", htmx: true, status: http.StatusOK, want: []string{p.HandLost(), p.HandWorthFalseClaim2()}, not: []string{`name="action"`}},
		{name: "a claim that is right", address: "/rules/schnapsen/claim", line: "Td", action: "66", htmx: true, status: http.StatusOK, want: []string{p.HandWon()}},
	} {
		status, body, err := asked(t, (*Site).playRule, "de", tt.address, url.Values{"line": {tt.line}, "action": {tt.action}}, tt.htmx)
		if err != nil || status != tt.status {
			t.Errorf("%s: status %d, %v", tt.name, status, err)
		}
		for _, want := range tt.want {
			if !strings.Contains(body, want) {
				t.Errorf("%s: no %q in %q", tt.name, want, body)
			}
		}
		for _, not := range tt.not {
			if strings.Contains(body, not) {
				t.Errorf("%s: %q stands there", tt.name, not)
			}
		}
	}
}

// TestPlayRule_Bad: what cannot be is refused, and an address that was cut leads to the table as far as it goes.
func TestPlayRule_Bad(t *testing.T) {
	for _, tt := range []struct {
		address, line, action string
		want                  tutor.Code
	}{
		{"/rules/schnapsen/open", "", "jump", tutor.Invalid},
		{"/rules/schnapsen/open", "Kd-jump", "Kd", tutor.Invalid},
		{"/rules/schnapsen/open", strings.Repeat("Kd-", 40) + "Kd", "Kd", tutor.Invalid},
		{"/rules/schnapsen/knock", "", "k", tutor.NotFound},
		{"/rules/schnapsen/never", "", "Kd", tutor.NotFound},
		{"/rules/whist/open", "", "Kd", tutor.NotFound},
	} {
		_, _, err := asked(t, (*Site).playRule, "hu", tt.address, url.Values{"line": {tt.line}, "action": {tt.action}}, false)
		if tutor.CodeOf(err) != tt.want {
			t.Errorf("%s, %s: got %v, want %v", tt.address, tt.action, err, tt.want)
		}
	}
	for _, line := range []string{"jump", "Kd-Kd-Kd", "Ah"} {
		if body := rulePage(t, (*Site).ruleTable, "hu", "/rules/schnapsen/open?line="+line); !strings.Contains(body, `class="hand-card"`) {
			t.Errorf("line %s: no table", line)
		}
	}
}
