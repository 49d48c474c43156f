package course

import (
	"strings"
	"testing"

	"bummerl/rules"
)

// TestProblems holds the lessons to what their authors owe.
func TestProblems(t *testing.T) {
	for _, p := range Problems() {
		t.Error(p)
	}
}

// TestProblems_Found breaks a sound step in each way and looks for the complaint.
func TestProblems_Found(t *testing.T) {
	sound := func() Step { return Following.Steps[1] }
	if got := (Lesson{ID: "l", Steps: []Step{sound()}}).problems(); len(got) > 0 {
		t.Fatalf("the sound step: %v", got)
	}
	for _, c := range []struct {
		name  string
		spoil func(*Step)
		want  string
	}{
		{"answer", func(s *Step) { s.Answer = "Kd" }, "does not pass"},
		{"wrong passes", func(s *Step) { s.Wrong = s.Answer }, "fails for"},
		{"other reason", func(s *Step) { s.Fails = Reason{Illegal: rules.MustBeat} }, "not for"},
		{"no reason", func(s *Step) { s.Fails = Reason{} }, "no reason to fail"},
		{"unreadable", func(s *Step) { s.Wrong = "K" }, "fails for"},
		{"check", func(s *Step) { s.Check = "guess" }, `no check "guess"`},
		{"kind", func(s *Step) { s.Kind = Number }, "is not for a step of kind number"},
		{"choices", func(s *Step) { s.Choices = []string{"you"} }, "choices, though"},
		{"offers", func(s *Step) { s.Offers = offers("66") }, "offers, though"},
		{"read", func(s *Step) { s.Kind = Read }, "to read has no answers"},
		{"no facts", func(s *Step) { s.Facts = nil }, "teaches 0 facts"},
		{"four facts", func(s *Step) { s.Facts = []string{"D1", "D2", "D3", "D4"} }, "teaches 4 facts"},
		{"unknown fact", func(s *Step) { s.Facts = []string{"D9"} }, `no fact "D9"`},
		{"option", func(s *Step) { s.Otherwise = nil }, "fact C2 hangs on follow"},
		{"option's name", func(s *Step) { s.Otherwise[0].Option = "folow" }, `no option "folow"`},
		{"option's value", func(s *Step) { s.Otherwise[0].Value = "never" }, `cannot be "never"`},
		{"position", func(s *Step) { s.Scene.Actions = actions("Ac") }, "action 1"},
		{"id", func(s *Step) { s.ID = "" }, "ID is empty"},
	} {
		s := sound()
		s.Otherwise = append([]Otherwise(nil), s.Otherwise...)
		c.spoil(&s)
		got := strings.Join((Lesson{ID: "l", Steps: []Step{s}}).problems(), "\n")
		if !strings.Contains(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
