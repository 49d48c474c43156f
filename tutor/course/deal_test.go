package course

import (
	"testing"

	"bummerl/rules"
)

// TestDealing_Options changes an option and looks for another answer.
func TestDealing_Options(t *testing.T) {
	for _, c := range []struct {
		variant, step string
		right, wrong  Answer
	}{
		{"schnapsen", "talon", "10", "12"}, {"snapszli24", "talon", "12", "10"},
		{"knock", "drawing", "5", "6"}, {"santase", "drawing", "6", "5"},
		{"online", "free", "Jh", "Qd"}, {"sharp", "free", "Qd", "Kd"},
	} {
		tryStep(t, Dealing, c.variant, c.step, c.right, c.wrong)
	}
	look := Dealing.Steps[len(Dealing.Steps)-1]
	for _, value := range []string{"last", "none", "own"} {
		opt, _ := rules.FindOption("look_back")
		o, err := opt.With(mustVariant("schnapsen"), value)
		if err != nil {
			t.Fatal(err)
		}
		m, err := meet(look, "schnapsen", o)
		if err != nil {
			t.Fatal(err)
		}
		for _, said := range look.Choices {
			if v, err := m.judge(Answer(said)); err != nil || v.Right != (said == value) {
				t.Errorf("look_back %s: %q gives %+v, %v", value, said, v, err)
			}
		}
	}
}
