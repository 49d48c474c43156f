package e2e_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	protocol "github.com/chromedp/cdproto/cdp"
	cdp "github.com/chromedp/chromedp"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor/e2e/testsite"
)

// meek is an opponent who answers with the first card that is allowed and announces nothing, so that a transcript stays
// the same whatever the levels learn.
type meek struct{}

func (meek) Name() string { return "regular" }

func (meek) Choose(v rules.View, _ bot.Dice) rules.Action {
	for a := range v.Legal.All() {
		if a.Card() != rules.NoCard {
			return a
		}
	}
	return v.Legal.First()
}

// told is the hand of the transcripts: the learner leads, may exchange, declare, close and claim.
func told(t *testing.T) rules.Record {
	t.Helper()
	set := func(codes string) (cards []rules.Card) {
		for code := range strings.FieldsSeq(codes) {
			c, err := rules.ParseCard(code)
			if err != nil {
				t.Fatal(err)
			}
			cards = append(cards, c)
		}
		return cards
	}
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Variant: rules.DefaultVariant, Options: o}
	r.Deal.Hands = [2]rules.CardSet{rules.SetOf(set("Kd Qd Jd Th As")...), rules.SetOf(set("Jh Qh Kc Ts Jc")...)}
	copy(r.Deal.Talon[:], set("Ac Js Ah Qc Ks Tc Qs Kh Td Ad"))
	return r
}

// TestTranscript plays one hand in each language as somebody does who hears it: what is on the page, what is said after
// each press, where the focus is. The text is kept in testdata, to be read; after a change that is meant, write it anew
// with BUMMERL_UPDATE=1 and read it again.
func TestTranscript(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			env := knownEnv()
			site := testsite.Start(t, testsite.Options{Env: env, Level: func(string) (bot.Level, error) { return meek{}, nil }})
			w := open(t, site.URL, phone)
			w.cookie("bummerl", seated(t, site, env, told(t), rules.Forehand))
			w.visit("/" + lang + "/play/match")
			var text strings.Builder
			before := w.tree()
			text.WriteString(strings.Join(before, "\n") + "\n")
			for _, press := range []string{
				"do-x", "do-md", "card-Qd", "card-As", "do-c", "do-sure-c", "card-Kd", "card-Jd", "do-66",
			} {
				if !w.there("#" + press) {
					press = ask[string](w, `document.querySelector(`+quote(legalCard)+`).id`)
				}
				name := ask[string](w, `(e => e.querySelector(".card ~ .vh") ?? e)(document.getElementById(`+quote(press)+`)).textContent.trim()`)
				ask[any](w, `window.swapped = false; void document.addEventListener("htmx:after:swap", () => window.swapped = true, {once: true})`)
				w.press("#" + press)
				w.await("an answer", `window.swapped && !document.querySelector(".htmx-request")`)
				now := w.tree()
				fmt.Fprintf(&text, "\n> %s\n%s\n", name, ask[string](w, `document.getElementById("status").textContent`))
				for _, line := range now {
					if !slices.Contains(before, line) {
						text.WriteString(line + "\n")
					}
				}
				before = now
				if w.there(".over") {
					break
				}
			}
			kept(t, "testdata/hand."+lang+".txt", text.String())
		})
	}
}

// kept compares a text with the one that is kept, or keeps it.
func kept(t *testing.T, file, got string) {
	t.Helper()
	if os.Getenv("BUMMERL_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is told otherwise now: %s", file, firstDifference(got, string(want)))
	}
}

// tree is what assistive technology is given of the page's main part: one line for each thing with a role and a name, indented by
// what it stands in.
func (w *window) tree() []string {
	w.t.Helper()
	var lines []string
	w.do(cdp.Func(func(ctx context.Context, to *cdp.Target) error {
		all, err := protocol.Call(ctx, to, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil {
			return err
		}
		nodes := map[accessibility.NodeID]*accessibility.Node{}
		for _, n := range all.Nodes {
			nodes[n.NodeID] = n
		}
		main := slices.IndexFunc(all.Nodes, func(n *accessibility.Node) bool { return said(n.Role) == "main" })
		if main < 0 {
			return fmt.Errorf("no main in the tree")
		}
		lines = outline(nodes, all.Nodes[main], 0, "", nil)
		return nil
	}))
	return lines
}

// outline writes a node and what is in it. What only groups, and text that its parent's name has said, is left out.
func outline(nodes map[accessibility.NodeID]*accessibility.Node, n *accessibility.Node, depth int, above string, lines []string) []string {
	role, name := said(n.Role), strings.Join(strings.Fields(said(n.Name)), " ")
	shown := !n.Ignored && name != "" && role != "InlineTextBox" && role != "ListMarker" && (role != "StaticText" || !strings.Contains(above, name))
	if role == "paragraph" && !n.Ignored {
		if words := strings.TrimSpace(spelt(nodes, n)); words != "" {
			lines = append(lines, strings.Repeat("  ", depth)+words)
		}
		return lines
	}
	if shown {
		label := role + " "
		if role == "StaticText" {
			label = ""
		}
		line := strings.Repeat("  ", depth) + label + name
		for _, p := range n.Properties {
			if p.Name == accessibility.PropertyNameFocused && said(p.Value) == "true" {
				line += "  <"
			}
		}
		lines = append(lines, line)
		depth++
		if role != "group" && role != "region" {
			above = name
		}
	}
	for _, id := range n.ChildIDs {
		if child := nodes[id]; child != nil {
			lines = outline(nodes, child, depth, above, lines)
		}
	}
	return lines
}

// spelt is all text of a paragraph in order.
func spelt(nodes map[accessibility.NodeID]*accessibility.Node, n *accessibility.Node) string {
	if said(n.Role) == "StaticText" {
		return said(n.Name)
	}
	var text strings.Builder
	for _, id := range n.ChildIDs {
		if child := nodes[id]; child != nil {
			text.WriteString(spelt(nodes, child))
		}
	}
	return text.String()
}

// said is the value of a property as text.
func said(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var text any
	if err := json.Unmarshal(v.Value, &text); err != nil {
		return ""
	}
	return fmt.Sprint(text)
}
