package storybook

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/templates"
)

func german() narrator { return Edition{Lang: "de", Pack: "french", Assets: logical{}}.narrator() }

// TestFragments: what htmx gets is the page's own region, byte for byte, and then, the cut aside, the update of the live
// region that lies outside it.
func TestFragments(t *testing.T) {
	for _, s := range Stories() {
		if s.Fragment == nil {
			continue
		}
		for _, e := range Editions(templates.ThemeAuto, logical{}) {
			t.Run(s.Name+"/"+e.Lang+"/"+e.Pack, func(t *testing.T) {
				page, doc := parsed(t, s.Page(e)), parsed(t, s.Fragment(e))
				region, want := byID(doc, s.Region), byID(page, s.Region)
				if region == nil || want == nil {
					t.Fatalf("no #%s in the fragment or in the page", s.Region)
				}
				if got, want := written(t, region), written(t, want); got != want {
					t.Errorf("the fragment's region is\n%s\nthe page's\n%s", got, want)
				}
				for _, form := range find(region, "form") {
					if got := attr(form, "hx-target"); got != "" && got != "#"+s.Region {
						t.Errorf("hx-target: got %q, want #%s", got, s.Region)
					}
				}
				if byID(region, "status") != nil {
					t.Error("the live region would be swapped with the region")
				}
				if status := byID(doc, "status"); strings.HasPrefix(s.Name, "cut") {
					return // A cut that is done leads to a table, which has something to say.
				} else if status == nil || text(status) == "" && !strings.HasPrefix(s.Name, "puzzle") {
					t.Error("nothing is said")
				} else if got := attr(status, "hx-swap-oob"); got != "innerHTML" {
					t.Errorf("hx-swap-oob: got %q, want innerHTML, or the live region itself is replaced", got)
				}
			})
		}
	}
}

func written(t *testing.T, n *html.Node) string {
	t.Helper()
	var b bytes.Buffer
	if err := html.Render(&b, n); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestSaid: the live region says what matters most after an action.
func TestSaid(t *testing.T) {
	n := german()
	for name, want := range map[string]string{
		"table-refused":     "Du musst bedienen",
		"hand-claimed":      n.HandWon(),
		"lesson-praised":    n.CourseRight(),
		"lesson-refused":    n.CourseNotAllowed(),
		"puzzle-wrong":      n.PuzzleWrong(),
		"puzzle-refused":    "Du musst",
		"drill-ask-own":     n.CountAskOwn(),
		"drill-ask-invalid": n.CountInvalid(),
		"drill-half":        n.CountHalfRight(),
	} {
		s, ok := Find(name)
		if !ok {
			t.Errorf("no story %q", name)
			continue
		}
		if got := text(byID(parsed(t, s.Fragment(n.edition)), "status")); !strings.Contains(got, want) {
			t.Errorf("%s: said %q, want it to contain %q", name, got, want)
		}
	}
}

// TestTableKeepsItsPlaces: every part of the table is there with nothing in it too, so that nothing jumps.
func TestTableKeepsItsPlaces(t *testing.T) {
	n := german()
	empty := templates.Table{Form: n.matchForm(), Match: &templates.MatchBar{Target: 7}, Talon: templates.Talon{Trump: "h"}}
	for name, table := range map[string]templates.Table{"empty": empty, "full": n.onLead()} {
		doc := parsed(t, templates.TableRegion(n.look(), table))
		for _, class := range []string{"match-bar", "side-opponent", "talon", "trick", "previous", "side-you", "say", "calls", "hand"} {
			if got := len(withClass(doc, class)); got != 1 {
				t.Errorf("%s table: %d of %q, want 1", name, got, class)
			}
		}
	}
}

// TestHandButtons: each card is a button that sends it, the ones not allowed too, and those say so.
func TestHandButtons(t *testing.T) {
	n := german()
	doc := parsed(t, templates.TableRegion(n.look(), n.strict()))
	var sent []string
	for _, b := range find(withClass(doc, "hand")[0], "button") {
		sent = append(sent, attr(b, "value"))
		if attr(b, "name") != "action" || hasAttr(b, "disabled") {
			t.Errorf("card %s cannot be sent", attr(b, "value"))
		}
		says := strings.Contains(heard(b), n.TableNotNow())
		if illegal := attr(b, "value") != "Qh"; says != illegal {
			t.Errorf("card %s says that it is not allowed: got %t, want %t", attr(b, "value"), says, illegal)
		}
	}
	if got, want := strings.Join(sent, " "), "Ad Jd Tc Qh Js"; got != want {
		t.Errorf("cards: got %q, want %q", got, want)
	}
}

// TestPointsHidden: where the settings hide the points, no number of them is in the page.
func TestPointsHidden(t *testing.T) {
	for name, want := range map[string]int{"table-reply": 3, "table-points-own": 1, "table-points-hidden": 0} {
		s, _ := Find(name)
		n := german()
		table := s.table(n)
		table.Status = nil // The story's status is told with points in every case.
		if got := strings.Count(text(parsed(t, templates.TableRegion(n.look(), table))), "Augen"); got != want {
			t.Errorf("%s: points are shown %d times, want %d", name, got, want)
		}
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
