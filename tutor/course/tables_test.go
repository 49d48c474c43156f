package course_test

import (
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// TestTables_EachVariant: each named variant has its step, played by its rules whatever the learner's own are.
func TestTables_EachVariant(t *testing.T) {
	has := map[string]bool{}
	for _, s := range course.Tables.Steps {
		has[s.Variant] = true
		for _, own := range rules.Variants() {
			pos := standing(t, course.Tables, own, s.ID)
			if want, _ := rules.Variant(s.Variant); pos.View.Options != want {
				t.Errorf("%s, %s: not played by %s", own, s.ID, s.Variant)
			}
			if want, _ := rules.Variant(own); pos.Own != want || pos.Variant != own {
				t.Errorf("%s, %s: the learner's own rules are lost", own, s.ID)
			}
		}
	}
	for _, v := range rules.Variants() {
		if !has[v] {
			t.Errorf("no step is played by %s", v)
		}
	}
}

// TestTables_OwnRules holds what is said of the learner's own rules to the engine: the same moment played by them.
func TestTables_OwnRules(t *testing.T) {
	for _, c := range []struct {
		step  string
		right map[string]course.Answer
	}{
		{"club", map[string]course.Answer{"wins": "you", "bonus": "you", "count": "nobody"}},
		{"sharp", map[string]course.Answer{"after-talon": "Ks Jh Th Ah Td", "always": "Th Ah"}},
		{"sixtysix", map[string]course.Answer{"24": "6"}},
		{"santase", map[string]course.Answer{"true": "banned", "false": "now"}},
	} {
		option := map[string]string{"club": "last_trick", "sharp": "follow", "sixtysix": "cards", "santase": "first_trick_ban"}[c.step]
		opt, _ := rules.FindOption(option)
		for _, own := range rules.Variants() {
			l, o := byOwn(t, c.step, own)
			if l.Steps[0].Scene.Nines != nil && o.Cards != 24 {
				continue
			}
			pos, err := l.At(own, o, 0)
			if err != nil {
				t.Errorf("%s, %s: %v", c.step, own, err)
				continue
			}
			want := c.right[opt.Value(o)]
			if v, err := pos.Judge(want); err != nil || !v.Right {
				t.Errorf("%s, %s: %q is not right: %+v, %v", c.step, own, want, v, err)
			}
		}
	}
}

// byOwn gives a step of the chapter as if it were played by the learner's own rules.
func byOwn(t *testing.T, step, own string) (course.Lesson, rules.Options) {
	t.Helper()
	i := slices.IndexFunc(course.Tables.Steps, func(s course.Step) bool { return s.ID == step })
	o, err := rules.Variant(own)
	if i < 0 || err != nil {
		t.Fatal(step, own, err)
	}
	s := course.Tables.Steps[i]
	s.Variant = ""
	return course.Lesson{ID: "own", Steps: []course.Step{s}}, o
}

// TestTables_LastTrick plays the line of the step "snapszli" by other tables' rules: without the ten points nobody wins,
// and where the last trick decides it is won as well.
func TestTables_LastTrick(t *testing.T) {
	for _, own := range rules.Variants() {
		l, o := byOwn(t, "snapszli", own)
		after, err := l.Look(own, o, 0, "Tc-Js-Qh")
		if err != nil {
			t.Fatal(own, err)
		}
		want := after.View.Seat
		if o.LastTrick == rules.LastTrickCount {
			want = rules.NoSeat
		}
		if o.Cards == 20 && after.View.Result.Winner != want {
			t.Errorf("%s: %+v", own, after.View.Result)
		}
	}
}

// TestTables_House: the hand that is asked about is worth two at each table with 20 cards, before anything is carried.
func TestTables_House(t *testing.T) {
	for _, own := range rules.Variants() {
		l, o := byOwn(t, "house", own)
		if o.Cards != 20 || o.Follow == rules.FollowAlways {
			continue
		}
		pos, err := l.At(own, o, 0)
		if err != nil || pos.View.Result.GamePoints != 2 {
			t.Errorf("%s: %+v, %v", own, pos.View.Result, err)
		}
	}
}

// TestTables_SureBids proves what the texts say of bid and knock: against no hand and no answer can they fail.
func TestTables_SureBids(t *testing.T) {
	for step, undertaking := range map[string]rules.Action{"snapszer": rules.Snapszer, "knock": rules.Knock} {
		if !certain(t, standing(t, course.Tables, "schnapsen", step), solve.To(undertaking)) {
			t.Errorf("%s may fail", step)
		}
	}
}
