package course_test

import (
	"path/filepath"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/store/storetest"
)

// TestFollowing_Options changes an option and looks for another answer: where following is strict from the first trick
// an open talon frees nobody, and with 24 cards there is a trick more.
func TestFollowing_Options(t *testing.T) {
	for _, c := range []struct {
		variant, step string
		right, wrong  course.Answer
	}{
		{"schnapsen", "open", "Jc Ah Jd Kd Td", "Kd Td"},
		{"sharp", "open", "Kd Td", "Jc Ah Jd Kd Td"},
		{"sharp", "closed", "Kd Td", "Jc Ah Jd Kd Td"},
		{"snapszli", "tricks", "5", "6"},
		{"snapszli24", "tricks", "6", "5"},
		{"santase", "tricks", "6", "12"},
	} {
		db := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
		s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
		who := storetest.Learner(t, db).ID
		n := upTo(t, s, who, c.variant, c.step)
		got, err := s.Answer(t.Context(), who, course.Following, by(c.variant), n, c.wrong)
		if err != nil || got.Outcome != course.Refused && got.Outcome != course.NotThat {
			t.Errorf("%s, %s: %q gives %+v, %v", c.variant, c.step, c.wrong, got.Outcome, err)
		}
		got, err = s.Answer(t.Context(), who, course.Following, by(c.variant), n, c.right)
		if err != nil || got.Outcome != course.Right {
			t.Errorf("%s, %s: %q gives %+v, %v", c.variant, c.step, c.right, got.Outcome, err)
		}
	}
}

// upTo goes through the chapter by its reference answers up to a step, and gives the step's index.
func upTo(t *testing.T, s *course.Service, who, variant, id string) int {
	t.Helper()
	for n := range course.Following.Steps {
		pos, err := s.At(t.Context(), who, course.Following, by(variant))
		if err != nil || pos.Progress != n {
			t.Fatalf("step %d: %+v, %v", n, pos, err)
		}
		if pos.Step.ID == id {
			return n
		}
		if got, err := s.Answer(t.Context(), who, course.Following, by(variant), n, pos.Step.Answer); err != nil || got.Outcome != course.Right {
			t.Fatalf("step %s: %+v, %v", pos.Step.ID, got, err)
		}
	}
	t.Fatalf("no step %s", id)
	return 0
}

// TestFollowing_Rules changes the rules in the middle of the chapter: the next step is played by the new ones.
func TestFollowing_Rules(t *testing.T) {
	db := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
	s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
	who := storetest.Learner(t, db).ID
	n := upTo(t, s, who, "schnapsen", "tricks")
	got, err := s.Answer(t.Context(), who, course.Following, by("snapszli24"), n, "6")
	if err != nil || got.Outcome != course.Right {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestFollowing_Ending plays the ending: an open line goes on, an illegal card is refused where it stands, a miss shows
// where it led, a right line is done and can be looked at again, and no line is believed that cannot have been played.
func TestFollowing_Ending(t *testing.T) {
	db := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
	s := &course.Service{Store: db, Attempts: db, Env: tutor.System()}
	who := storetest.Learner(t, db).ID
	l := course.Following
	n := upTo(t, s, who, "schnapsen", "ending")
	for _, c := range []struct {
		try     course.Answer
		outcome course.Outcome
		shown   course.Answer
		misses  int
	}{
		{"Ac", course.GoesOn, "Ac", 0},
		{"Ac-c", course.Refused, "Ac", 1},
		{"Ac-66", course.NotThat, "Ac", 2},
		{"Td-Th", course.NotThat, "Td-Th", 3},
	} {
		got, err := s.Answer(t.Context(), who, l, by("schnapsen"), n, c.try)
		if err != nil || got.Outcome != c.outcome || got.Position.Answer != c.shown || got.Position.Misses != c.misses {
			t.Errorf("%s: outcome %d shows %q after %d misses, %v; want %+v", c.try, got.Outcome, got.Position.Answer, got.Position.Misses, err, c)
		}
	}
	for _, line := range []course.Answer{"66-Ac", "Ah", "Td-Ac", "Td-Th-Ac-Ac", "Ac-Td-Th-Th-Ah", "A", "-"} {
		got, err := s.Answer(t.Context(), who, l, by("schnapsen"), n, line)
		if tutor.CodeOf(err) != tutor.Invalid && got.Outcome != course.Refused {
			t.Errorf("%s: %+v, %v", line, got.Outcome, err)
		}
	}
	got, err := s.Solve(t.Context(), who, l, by("schnapsen"), n)
	if err != nil || got.Outcome != course.Right || !got.Position.Done {
		t.Fatalf("solution: %+v, %v", got, err)
	}
	again, err := s.Answer(t.Context(), who, l, by("schnapsen"), n, "Ac-Td")
	if err != nil || again.Outcome != course.Repeated {
		t.Errorf("the right answer afterwards: %+v, %v", again.Outcome, err)
	}
	pos, err := s.Look(t.Context(), who, l, by("schnapsen"), n, "Td")
	if err != nil || !pos.Solved || pos.Answer != "Ac-Td" || pos.View.Points[rules.Forehand] < rules.Winning {
		t.Errorf("looked at again: %+v, %v", pos, err)
	}
	if _, err := s.Look(t.Context(), who, l, by("schnapsen"), n+1, ""); tutor.CodeOf(err) != tutor.NotFound {
		t.Errorf("a step that is none: %v", err)
	}
}

// TestFollowing_EndingHasOneWay proves what the text says: against best defence only the trump, then the suit that the
// opponent lacks, makes 66.
func TestFollowing_EndingHasOneWay(t *testing.T) {
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		o.Cards = 20
		r, err := course.Following.Record(variant, o, len(course.Following.Steps)-1)
		if err != nil {
			t.Fatal(err)
		}
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for first := range s.Legal().Cards().All() {
			if got, want := makes(s.Next(rules.Play(first))), first.Suit() == s.Trump(); got != want {
				t.Errorf("%s, %v first: makes 66 %v, want %v", variant, first, got, want)
			}
		}
		if _, err := solve.Solve(s); err != nil {
			t.Error(err)
		}
	}
}

// makes tells whether forehand reaches 66 by cards alone, whatever the dealer answers.
func makes(s rules.State) bool {
	if s.Over() || s.Points(rules.Forehand) >= rules.Winning {
		return s.Points(rules.Forehand) >= rules.Winning
	}
	mine := s.Turn() == rules.Forehand
	for c := range s.Legal().Cards().All() {
		if makes(s.Next(rules.Play(c))) == mine {
			return mine
		}
	}
	return !mine
}

// TestFacts holds the list of facts to its parts, and each ID that a lesson teaches to the list.
func TestFacts(t *testing.T) {
	facts := course.Facts()
	if len(facts) != 100 || facts[0].ID != "A1" || facts[99].ID != "I7" {
		t.Errorf("%d facts from %s to %s", len(facts), facts[0].ID, facts[len(facts)-1].ID)
	}
	for _, f := range facts {
		if _, ok := rules.FindOption(f.Option); f.Option != "" && !ok {
			t.Errorf("fact %s hangs on %q, which is no option", f.ID, f.Option)
		}
	}
	for _, l := range course.Lessons() {
		for _, s := range l.Steps {
			for _, id := range s.Facts {
				if _, ok := course.FindFact(id); !ok {
					t.Errorf("%s/%s teaches %q, which is no fact", l.ID, s.ID, id)
				}
			}
		}
	}
}
