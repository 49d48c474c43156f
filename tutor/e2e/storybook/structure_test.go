package storybook

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/templates"
)

// TestStructure holds every story, in every edition, to what all pages promise: headings, labels and ids that tools for
// reading aloud rely on, and nothing that the strict content security policy would stop.
func TestStructure(t *testing.T) {
	editions := Editions(templates.ThemeAuto, logical{})
	for _, theme := range Themes[1:] { // A theme is one attribute: one language shows whether it is there.
		editions = append(editions, Edition{Lang: "hu", Pack: locales.Tell, Theme: theme, Assets: logical{}})
	}
	for _, s := range Stories() {
		for _, e := range editions {
			t.Run(s.Name+"/"+e.Lang+"/"+e.Pack+"/"+string(e.Theme), func(t *testing.T) {
				doc := parsed(t, s.Page(e))
				checkHead(t, doc, e)
				checkHeadings(t, doc)
				checkIDs(t, doc)
				checkPolicy(t, doc)
				checkNames(t, doc)
				checkForms(t, doc)
				checkRefusals(t, doc)
				checkQuestions(t, doc)
				checkWays(t, doc)
			})
		}
	}
}

func parsed(t *testing.T, c templ.Component) *html.Node {
	t.Helper()
	var b bytes.Buffer
	if err := c.Render(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	for _, leak := range []string{"{{", "<no value>", "%!"} {
		if strings.Contains(b.String(), leak) {
			t.Errorf("the page shows %q", leak)
		}
	}
	doc, err := html.Parse(&b)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func checkHead(t *testing.T, doc *html.Node, e Edition) {
	t.Helper()
	root := find(doc, "html")[0]
	for name, want := range map[string]string{"lang": e.Lang, "data-pack": e.Pack, "data-theme": string(e.Theme)} {
		if got := attr(root, name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
	if titles := find(doc, "title"); len(titles) != 1 || text(titles[0]) == "" {
		t.Errorf("got %d titles, want one with words", len(titles))
	}
	var alternates []string
	for _, link := range find(doc, "link") {
		if attr(link, "rel") == "alternate" && attr(link, "type") == "" { // a feed has a type
			alternates = append(alternates, attr(link, "hreflang"))
		}
	}
	if want := append(slices.Clone(locales.Langs), "x-default"); !slices.Equal(alternates, want) {
		t.Errorf("hreflang: got %v, want %v", alternates, want)
	}
	status := byID(doc, "status")
	if status == nil || attr(status, "aria-live") != "polite" || status.Parent.Data != "body" {
		t.Error("the live region is missing, or lies inside something that may be swapped")
	}
}

// checkHeadings: one h1, and no level left out on the way down.
func checkHeadings(t *testing.T, doc *html.Node) {
	t.Helper()
	if got := len(find(doc, "h1")); got != 1 {
		t.Errorf("h1: got %d, want 1", got)
	}
	level := 0
	walk(doc, func(n *html.Node) {
		if len(n.Data) != 2 || n.Data[0] != 'h' || n.Data[1] < '1' || n.Data[1] > '6' {
			return
		}
		next := int(n.Data[1] - '0')
		if next > level+1 {
			t.Errorf("heading %q: h%d after h%d", text(n), next, level)
		}
		if text(n) == "" {
			t.Errorf("an empty h%d", next)
		}
		level = next
	})
}

func checkIDs(t *testing.T, doc *html.Node) {
	t.Helper()
	seen := map[string]bool{}
	walk(doc, func(n *html.Node) {
		id := attr(n, "id")
		if id == "" {
			return
		}
		if seen[id] {
			t.Errorf("id %q twice", id)
		}
		seen[id] = true
	})
	walk(doc, func(n *html.Node) {
		for _, name := range []string{"for", "aria-labelledby", "aria-describedby"} {
			for to := range strings.FieldsSeq(attr(n, name)) {
				if !seen[to] {
					t.Errorf("<%s %s=%q> names nothing", n.Data, name, to)
				}
			}
		}
		if to := attr(n, "hx-target"); to != "" && !seen[strings.TrimPrefix(to, "#")] {
			t.Errorf("hx-target=%q names nothing", to)
		}
	})
}

// checkPolicy: nothing inline, nothing from elsewhere, no htmx attribute that needs eval.
func checkPolicy(t *testing.T, doc *html.Node) {
	t.Helper()
	walk(doc, func(n *html.Node) {
		if n.DataAtom == atom.Style || n.DataAtom == atom.Script && attr(n, "src") == "" {
			t.Errorf("an inline <%s>", n.Data)
		}
		for _, a := range n.Attr {
			switch {
			case a.Key == "style", strings.HasPrefix(a.Key, "on"), strings.HasPrefix(a.Key, "hx-on"), a.Key == "hx-vals", a.Key == "hx-boost":
				t.Errorf("<%s %s=%q>", n.Data, a.Key, a.Val)
			case strings.HasPrefix(a.Val, "javascript:"), strings.HasPrefix(a.Val, "js:"):
				t.Errorf("<%s %s=%q>", n.Data, a.Key, a.Val)
			case slices.Contains([]string{"src", "action", "hx-post", "hx-get"}, a.Key) && !strings.HasPrefix(a.Val, "/"):
				t.Errorf("<%s %s=%q> leaves the site", n.Data, a.Key, a.Val)
			}
		}
	})
}

// checkNames: whatever can be pressed or filled in has a name, and pictures are named by the words beside them.
func checkNames(t *testing.T, doc *html.Node) {
	t.Helper()
	labels := map[string]bool{}
	for _, l := range find(doc, "label") {
		labels[attr(l, "for")] = true
	}
	walk(doc, func(n *html.Node) {
		switch n.DataAtom {
		case atom.Button, atom.A, atom.Summary, atom.Legend:
			if heard(n) == "" {
				t.Errorf("a <%s> without a name: %v", n.Data, n.Attr)
			}
		case atom.Input:
			if attr(n, "type") != "hidden" && !labels[attr(n, "id")] && n.Parent.DataAtom != atom.Label {
				t.Errorf("an input without a label: %v", n.Attr)
			}
		case atom.Svg:
			if attr(n, "aria-hidden") != "true" && !hiddenAbove(n) {
				t.Errorf("a picture that is read aloud: %v", n.Attr)
			}
		}
		for _, a := range n.Attr {
			if a.Key == "aria-label" && strings.TrimSpace(a.Val) == "" {
				t.Errorf("<%s> with an empty aria-label", n.Data)
			}
		}
	})
}

// checkForms: each form works as a plain post, and htmx does the same as the form.
func checkForms(t *testing.T, doc *html.Node) {
	t.Helper()
	for _, f := range find(doc, "form") {
		// Where nothing is kept, and the address says all there is, a form asks for a page.
		if method := attr(f, "method"); method != "post" && method != "get" || attr(f, "action") == "" {
			t.Errorf("a form that neither posts nor asks: %v", f.Attr)
		}
		if get := attr(f, "hx-get"); get != "" && (get != attr(f, "action") || attr(f, "method") != "get") {
			t.Errorf("hx-get %q and action %q differ, or it posts", get, attr(f, "action"))
		}
		if post := attr(f, "hx-post"); post != "" && (post != attr(f, "action") || attr(f, "method") != "post") {
			t.Errorf("hx-post %q and action %q differ, or without scripts it asks", post, attr(f, "action"))
		}
		submits := 0
		for _, b := range find(doc, "button") {
			if !within(b, f) && (attr(b, "form") == "" || attr(b, "form") != attr(f, "id")) {
				continue
			}
			if attr(b, "popovertarget") != "" {
				continue // It opens what there is to look up.
			}
			if attr(b, "type") != "submit" {
				t.Errorf("a button of type %q", attr(b, "type"))
			}
			submits++
		}
		if submits == 0 {
			t.Error("a form without a button")
		}
	}
}

// checkRefusals: where a form says why what was typed is not taken, the field says so too, for who hears the field alone.
func checkRefusals(t *testing.T, doc *html.Node) {
	t.Helper()
	for _, f := range find(doc, "form") {
		for _, why := range withClass(f, "refused") {
			walk(partOf(why, f), func(n *html.Node) {
				typed := n.DataAtom == atom.Textarea || n.DataAtom == atom.Input && attr(n, "type") == "text"
				if typed && (attr(n, "aria-invalid") != "true" || attr(n, "aria-describedby") != attr(why, "id")) {
					t.Errorf("%q is about a field that does not say so: %v", text(why), n.Attr)
				}
			})
		}
	}
}

// partOf gives the part of a form that something in it is about: its row, or what is unfolded together, else the form.
func partOf(n, form *html.Node) *html.Node {
	for at := n.Parent; at != nil && at != form; at = at.Parent {
		if at.DataAtom == atom.Details || slices.Contains(strings.Fields(attr(at, "class")), "row") {
			return at
		}
	}
	return form
}

// checkQuestions: each question of a drill has one place where its answer begins, and that has the focus.
func checkQuestions(t *testing.T, doc *html.Node) {
	t.Helper()
	for _, q := range withClass(doc, "ask") {
		marked := 0
		walk(q, func(n *html.Node) {
			if hasAttr(n, "data-focus") {
				marked++
			}
		})
		if marked != 1 {
			t.Errorf("%d places have the focus in %v, want one", marked, q.Attr)
		}
	}
}

// checkWays: where a puzzle leads on, the focus has a place to come to, or it would fall on whatever link comes first.
func checkWays(t *testing.T, doc *html.Node) {
	t.Helper()
	region := byID(doc, "puzzle")
	if region == nil || len(withClass(region, "way-on")) == 0 {
		return
	}
	marked := 0
	walk(region, func(n *html.Node) {
		if hasAttr(n, "data-focus") {
			marked++
		}
	})
	if marked == 0 {
		t.Error("the focus has no place to come to where the puzzle leads on")
	}
}

func within(n, above *html.Node) bool {
	for p := n.Parent; p != nil; p = p.Parent {
		if p == above {
			return true
		}
	}
	return false
}
