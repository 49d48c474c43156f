package coach

import (
	"context"
	"slices"
	"testing"

	"bummerl/rules"
)

// Hints lead to a best action, and neither question nor look names it: a card that is looked at lies on the table.
func TestHint(t *testing.T) {
	topicsSeen, looksSeen := map[Topic]bool{}, map[LookKind]bool{}
	for _, p := range factPositions(t) {
		q, _, _ := p.question(t)
		h, err := Hint(context.Background(), q)
		if err != nil {
			t.Fatal(p.Record, err)
		}
		j, err := Judge(context.Background(), q)
		if err != nil {
			t.Fatal(p.Record, err)
		}
		if !j.Best.Has(h.Action) {
			t.Errorf("%s: the hint is %s, the best are %v", p.Record, h.Action, j.Best.List())
		}
		if h.Lead != q.View.OnLead() {
			t.Errorf("%s: lead is %t", p.Record, h.Lead)
		}
		if c := h.Look.Card; c != rules.NoCard && c != q.View.Led && c != q.View.Up {
			t.Errorf("%s: %s is looked at, which does not lie open", p.Record, c)
		}
		if !slices.Contains(Topics(), h.Topic) || !slices.Contains(LookKinds(), h.Look.Kind) {
			t.Errorf("%s: got topic %q, look %q", p.Record, h.Topic, h.Look.Kind)
		}
		again := j.Hints(q)
		if again.Action != h.Action || again.Topic != h.Topic || again.Look != h.Look || !slices.Equal(again.Why, h.Why) {
			t.Errorf("%s: got %+v and then %+v", p.Record, h, again)
		}
		topicsSeen[h.Topic], looksSeen[h.Look.Kind] = true, true
	}
	for _, topic := range Topics() {
		if !topicsSeen[topic] {
			t.Errorf("no position asks about %s", topic)
		}
	}
	for _, kind := range LookKinds() {
		if !looksSeen[kind] {
			t.Errorf("no position looks at %s", kind)
		}
	}
}

// Every reason of a good action has a question.
func TestHint_Topics(t *testing.T) {
	for _, x := range traits {
		for _, kind := range []FactKind{x.kept, x.spared} {
			if _, ok := topics[kind]; kind != "" && !ok {
				t.Errorf("%s has no topic", kind)
			}
		}
	}
}

// What the hints say of a view does not hang on what it hides.
func TestHint_ViewAlone(t *testing.T) {
	r, err := rules.ParseRecordText("1r.schnapsen.EFLPWDJKNUCHIXBQROTV.PNCD")
	if err != nil {
		t.Fatal(err)
	}
	other := r
	other.Deal.Talon[5], other.Deal.Talon[7] = r.Deal.Talon[7], r.Deal.Talon[5]
	var got [2]Hints
	for i, record := range []rules.Record{r, other} {
		s, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		v, err := record.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		if got[i], err = Hint(context.Background(), Question{View: v}); err != nil {
			t.Fatal(err)
		}
	}
	if got[0].Action != got[1].Action || got[0].Look != got[1].Look || got[0].Topic != got[1].Topic {
		t.Errorf("got %+v and %+v from equal views", got[0], got[1])
	}
}
