package course

import (
	"testing"

	"bummerl/rules"
)

// TestPlayOut plays endings to either goal against either defence.
func TestPlayOut(t *testing.T) {
	for _, c := range []struct {
		check   Check
		defence Defence
		scene   Scene
		line    Answer
		want    Verdict
	}{
		{SixtySix, BestDefence, threeEach, "Ac", Verdict{GoesOn: true}},
		{SixtySix, BestDefence, threeEach, "Ac-Td", right},
		{SixtySix, RegularDefence, threeEach, "Ac-Td", right},
		{SixtySix, RegularDefence, threeEach, "Td-Th", wrong(Missed)},
	} {
		s := Following.Steps[len(Following.Steps)-1]
		s.Check, s.Defence, s.Scene = c.check, c.defence, c.scene
		m, err := meet(s, "schnapsen", mustVariant("schnapsen"))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := m.judge(c.line); err != nil || got != c.want {
			t.Errorf("%s, defence %d, %s: got %+v, %v, want %+v", c.check, c.defence, c.line, got, err, c.want)
		}
	}
}

// TestAnswer reads answers of each kind, and refuses what none can be.
func TestAnswer(t *testing.T) {
	if got := Cards(cards("Kh", "Jc", "Ad")); got != "Jc Kh Ad" {
		t.Errorf("cards: %q", got)
	}
	if got := Answer("").Then(rules.Exchange).Then(action("Ah")); got != "x-Ah" || got.before() != "x" || got.before().before() != "" {
		t.Errorf("a line: %q", got)
	}
	long := Answer("")
	for range longestLine + 1 {
		long = long.Then(action("Ah"))
	}
	for step, answers := range map[int][]Answer{
		1: {"K", "Kd,Td", "66"},
		3: {"", "Qc Ac", "q"},
		4: {"", "You", "me"},
		6: {"", "five", "-1", "1000", "5.0"},
		7: {"Ac-", "-Ac", "Ac Td", long},
	} {
		m, err := meet(Following.Steps[step], "schnapsen", mustVariant("schnapsen"))
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range answers {
			if v, err := m.judge(a); err == nil {
				t.Errorf("%s: %q is taken: %+v", m.step.ID, a, v)
			}
		}
	}
}

// TestTaker finds all three answers to the question who takes a trick.
func TestTaker(t *testing.T) {
	for _, c := range []struct {
		scene Scene
		want  Cause
	}{
		{trumpLed, SaysYou}, {neither, SaysOpponent}, {beforeClosing, SaysDepends},
	} {
		s := Following.Steps[4]
		s.Scene = c.scene
		m, err := meet(s, "schnapsen", mustVariant("schnapsen"))
		if err != nil {
			t.Fatal(err)
		}
		for _, said := range s.Choices {
			got, err := m.judge(Answer(said))
			want := wrong(Cause(said))
			if Cause(said) == c.want {
				want = right
			}
			if err != nil || got != want {
				t.Errorf("%v: %s gives %+v, %v, want %+v", m.state.Led(), said, got, err, want)
			}
		}
	}
}
