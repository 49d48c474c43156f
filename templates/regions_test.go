package templates_test

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/templates"

	"github.com/a-h/templ"
	"golang.org/x/net/html"
)

func german() templates.Look {
	return templates.Look{P: locales.New("de", locales.French), Assets: plainAssets{}}
}

// TestFragments: what htmx gets is the page's own region, byte for byte the same component, and then the update of the
// live region that lies outside it.
func TestFragments(t *testing.T) {
	l := german()
	for _, f := range []struct {
		region   string
		fragment templ.Component
		says     string
	}{
		{"table", templates.PlayFragment(l, following(l.P)), "Du musst bedienen"},
		{"table", templates.PlayFragment(l, finished(l.P, false)), "Runde gewonnen"},
		{"lesson", templates.LessonFragment(l, "C", step(l.P)), "kein Trumpf"},
		{"puzzle", templates.PuzzleFragment(l, refuted(l.P)), l.P.PuzzleWrong()},
		{"drill", templates.DrillFragment(l, drill(l.P)), "Stich 2 von 6"},
	} {
		t.Run(f.region, func(t *testing.T) {
			doc := parsed(t, f.fragment)
			region, status := byID(doc, f.region), byID(doc, "status")
			if region == nil || status == nil {
				t.Fatalf("region or status is missing")
			}
			if byID(region, "status") != nil {
				t.Error("the live region would be swapped with the region")
			}
			if got := attr(status, "hx-swap-oob"); got != "innerHTML" {
				t.Errorf("hx-swap-oob: got %q, want innerHTML, or the live region itself is replaced", got)
			}
			if got := text(status); !strings.Contains(got, f.says) {
				t.Errorf("said: got %q, want it to contain %q", got, f.says)
			}
			for _, form := range find(region, "form") {
				if got := attr(form, "hx-target"); got != "#"+f.region {
					t.Errorf("hx-target: got %q, want #%s", got, f.region)
				}
			}
		})
	}
}

// TestTableKeepsItsPlaces: every part of the table is there with nothing in it too, so that nothing jumps.
func TestTableKeepsItsPlaces(t *testing.T) {
	l := german()
	empty := templates.Table{Form: matchForm, Match: &templates.MatchBar{Target: 7}, Talon: templates.Talon{Trump: "h"}}
	for name, table := range map[string]templates.Table{"empty": empty, "full": onLead(l.P)} {
		doc := parsed(t, templates.TableRegion(l, table))
		for _, class := range []string{"match-bar", "side-opponent", "talon", "trick", "previous", "side-you", "say", "calls", "hand"} {
			if got := len(withClass(doc, class)); got != 1 {
				t.Errorf("%s table: %d of %q, want 1", name, got, class)
			}
		}
	}
}

// TestHandButtons: each card is a button that sends it, the ones not allowed too, and those say so.
func TestHandButtons(t *testing.T) {
	l := german()
	doc := parsed(t, templates.TableRegion(l, following(l.P)))
	hand := withClass(doc, "hand")[0]
	var sent []string
	for _, b := range find(hand, "button") {
		sent = append(sent, attr(b, "value"))
		if attr(b, "name") != "action" || hasAttr(b, "disabled") {
			t.Errorf("card %s cannot be sent", attr(b, "value"))
		}
		says := strings.Contains(heard(b), l.P.TableNotNow())
		if illegal := attr(b, "value") != "Qh"; says != illegal {
			t.Errorf("card %s says that it is not allowed: got %t, want %t", attr(b, "value"), says, illegal)
		}
	}
	if got, want := strings.Join(sent, " "), "Ad 9d Qh Tc 9s Js"; got != want {
		t.Errorf("cards: got %q, want %q", got, want)
	}
}

// TestPointsHidden: where the settings hide the points, no number of them is in the page.
func TestPointsHidden(t *testing.T) {
	l := german()
	table := onLead(l.P)
	table.Previous, table.Status = nil, nil
	table.You.Points, table.Opponent.Points = nil, nil
	if got := text(parsed(t, templates.TableRegion(l, table))); strings.Contains(got, "Augen") {
		t.Errorf("points are shown: %q", got)
	}
}

func hasAttr(n *html.Node, key string) bool {
	for _, a := range n.Attr {
		if a.Key == key {
			return true
		}
	}
	return false
}
