package course_test

import (
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// asked is a step under a variant, or under the usual rules with one option changed ("swap_min 4"), and two answers.
type asked struct {
	table, step  string
	right, wrong course.Answer
}

// answersUnder tries the answers of each case.
func answersUnder(t *testing.T, l course.Lesson, cases []asked) {
	t.Helper()
	for _, c := range cases {
		pos := standing(t, l, c.table, c.step)
		if v, err := pos.Judge(c.right); err != nil || !v.Right {
			t.Errorf("%s, %s: %q gives %+v, %v", c.table, c.step, c.right, v.Reason(), err)
		}
		if v, err := pos.Judge(c.wrong); err != nil || v.Right || v.GoesOn {
			t.Errorf("%s, %s: %q gives %+v, %v", c.table, c.step, c.wrong, v, err)
		}
	}
}

// standing gives a step as somebody meets it under a variant, or under the usual rules with an option changed.
func standing(t *testing.T, l course.Lesson, table, step string) course.Position {
	t.Helper()
	n := slices.IndexFunc(l.Steps, func(s course.Step) bool { return s.ID == step })
	if n < 0 {
		t.Fatalf("no step %s", step)
	}
	variant, option, changed := rules.DefaultVariant, table, strings.Contains(table, " ")
	if !changed {
		variant = table
	}
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	if changed {
		name, value, _ := strings.Cut(option, " ")
		opt, ok := rules.FindOption(name)
		if o, err = opt.With(o, value); !ok || err != nil {
			t.Fatalf("%s: %v", table, err)
		}
	}
	pos, err := l.At(variant, o, n)
	if err != nil {
		t.Fatalf("%s, %s: %v", table, step, err)
	}
	return pos
}
