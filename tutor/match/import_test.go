package match_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// What is downloaded can be brought again, and is the same hands.
func TestDownload_AndImport(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s, 100)
		table := k.trained("snapszli24", "any")
		if _, err := k.service.Hint(k.ctx(), k.learner, table.ID, table.Version, 2); err != nil {
			t.Fatal(err)
		}
		table = k.act(table)
		if !table.Over() {
			var err error
			if table, err = k.service.TakeBack(k.ctx(), k.learner, table.ID, table.Version, table.Decisions[0].Seq); err != nil {
				t.Fatal(err)
			}
		}
		var records []rules.Record
		for {
			table = k.until(table, tutor.PhaseHandOver)
			r, err := k.service.Record(k.ctx(), k.learner, table.ID, table.HandNo)
			if err != nil {
				t.Fatal(err)
			}
			records = append(records, r)
			if table = k.next(table); len(records) == 2 {
				break
			}
		}
		text, err := k.service.Download(k.ctx(), k.learner, table.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{`"taken_back"`, `"hints"`, `"verdicts"`, `"commitment"`} {
			if !strings.Contains(string(text), word) {
				t.Errorf("the file lacks %s", word)
			}
		}
		if strings.Contains(string(text), `"seed"`) {
			t.Error("the file of a match that goes on has its seed")
		}
		m, err := s.Match(k.ctx(), k.learner, table.ID)
		if err != nil {
			t.Fatal(err)
		}
		other := newKit(t, s, 101)
		other.service.Coach = coach.Grade
		brought, err := other.service.Import(other.ctx(), other.learner, string(text))
		if err != nil || brought.Kind != tutor.MatchImported || len(brought.Hands) != len(records) || brought.Phase != tutor.PhaseMatchOver {
			t.Fatalf("brought %+v, %v", brought, err)
		}
		for i, want := range records {
			got, err := other.service.Record(other.ctx(), other.learner, brought.ID, i+1)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("hand %d: %v, %v, want %v", i+1, got, err, want)
			}
			if got, want := brought.Hands[i].LearnerSeat, m.Hands[i].LearnerSeat; got != want {
				t.Errorf("hand %d: the learner sits at %v, want %v", i+1, got, want)
			}
		}
		if again, err := other.service.Import(other.ctx(), other.learner, "\uFEFF"+string(text)); err != nil || again.ID != brought.ID {
			t.Errorf("the same file again is match %s, %v, want %s", again.ID, err, brought.ID)
		}
		if _, err := other.service.Act(other.ctx(), other.learner, brought.ID, brought.Version, rules.Claim); tutor.CodeOf(err) != tutor.Illegal {
			t.Errorf("an action in an imported hand: %v, want illegal", err)
		}
		for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
			r, err := other.service.ReviewAs(other.ctx(), other.learner, brought.ID, 1, seat)
			if err != nil || r.LearnerSeat != seat {
				t.Fatalf("review as %v: %v", seat, err)
			}
			for _, move := range r.Moves {
				if move.Own != (move.Seat == seat) || move.Own != (move.Verdict != nil) {
					t.Errorf("as %v, action %d of %v: own %t, verdict %v", seat, move.Seq, move.Seat, move.Own, move.Verdict)
				}
			}
		}
		if practice, err := other.service.SameDeal(other.ctx(), other.learner, brought.ID, 2, rules.Dealer); err != nil || practice.Level != "regular" {
			t.Errorf("dealt again: level %q, %v", practice.Level, err)
		}
		// Beside the imported match, which is not cut, one may wait for the cut.
		if _, err := other.service.New(other.ctx(), other.learner, match.NewMatch{Variant: "schnapsen", Level: "any"}); err != nil {
			t.Error(err)
		}
		single, err := other.service.Import(other.ctx(), other.learner, "  "+records[0].Text()+"\n")
		if err != nil || len(single.Hands) != 1 || single.ID == brought.ID {
			t.Errorf("a record as text: %d hands, %v", len(single.Hands), err)
		}
		line, err := json.Marshal(records[0])
		if err != nil {
			t.Fatal(err)
		}
		if same, err := other.service.Import(other.ctx(), other.learner, string(line)); err != nil || same.ID != single.ID {
			t.Errorf("the same record as JSON is match %s, %v, want %s", same.ID, err, single.ID)
		}
	})
}

func TestImport_Refused(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/refused.db"), 102)
	table := k.until(k.begin("schnapsen", "any"), tutor.PhaseHandOver)
	whole, err := k.service.Record(k.ctx(), k.learner, table.ID, 1)
	if err != nil {
		t.Fatal(err)
	}
	inFile := func(records ...rules.Record) string {
		var hands []map[string]any
		for _, r := range records {
			hands = append(hands, map[string]any{"record": r, "learner_seat": "dealer"})
		}
		text, err := json.Marshal(map[string]any{"hands": hands})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	short, more, sharp := whole, whole, whole
	short.Actions = short.Actions[:len(short.Actions)-1]
	more.Actions = append(more.Actions[:len(more.Actions):len(more.Actions)], rules.Claim)
	sharp.Options.Kontra = !sharp.Options.Kontra
	for _, test := range []struct {
		name, text string
		want       match.ImportError
	}{
		{"nothing", " \n", match.ImportError{Fault: match.ImportEmpty}},
		{"a letter", "Dear Bummerl", match.ImportError{Fault: match.ImportUnreadable}},
		{"half a JSON", `{"hands": [`, match.ImportError{Fault: match.ImportUnreadable}},
		{"another JSON", `{"cards": 20}`, match.ImportError{Fault: match.ImportUnreadable}},
		{"hands that are none", `{"hands": 3}`, match.ImportError{Fault: match.ImportUnreadable}},
		{"no hands", `{"hands": []}`, match.ImportError{Fault: match.ImportEmpty}},
		{"a hand without a record", `{"hands": [{}]}`, match.ImportError{Fault: match.ImportUnreadable, Hand: 1}},
		{"unfinished", short.Text(), match.ImportError{Fault: match.ImportUnfinished, Hand: 1}},
		{"the second is unfinished", inFile(whole, short), match.ImportError{Fault: match.ImportUnfinished, Hand: 2}},
		{"an action too many", more.Text(), match.ImportError{Fault: match.ImportIllegal, Hand: 1, Action: len(more.Actions)}},
		{"other rules", inFile(whole, sharp), match.ImportError{Fault: match.ImportMixed, Hand: 2}},
		{"too many", `{"hands": [` + strings.Repeat("{},", 99) + `{}]}`, match.ImportError{Fault: match.ImportTooMany, Hand: 99}},
	} {
		_, err := k.service.Import(k.ctx(), k.learner, test.text)
		var got *match.ImportError
		if tutor.CodeOf(err) != tutor.Invalid || !errors.As(err, &got) {
			t.Errorf("%s: %v, want invalid", test.name, err)
			continue
		}
		cause := got.Cause
		got.Cause = nil
		if *got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, *got, test.want)
		}
		var illegal *rules.IllegalError
		if (test.want.Fault == match.ImportIllegal) != errors.As(cause, &illegal) {
			t.Errorf("%s: the cause is %v", test.name, cause)
		}
	}
	if _, err := k.service.Import(k.ctx(), k.learner, strings.Repeat(" ", match.MostImported+1)); tutor.CodeOf(err) != tutor.TooLarge {
		t.Errorf("a long text: %v, want too large", err)
	}
}
