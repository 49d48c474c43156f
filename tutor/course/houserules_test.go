package course

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestHouseRules: under house rules each step can be shown and answered, and its wrong answer fails: by the learner's rules,
// or, where it does not hold by them, by the variant from which they started. Rules are drawn: a variant with up to four
// options changed, such that they do not contradict themselves.
func TestHouseRules(t *testing.T) {
	dice := rand.New(rand.NewPCG(12, 66))
	steps, fallen := 0, 0
	for range 5 {
		variant := rules.Variants()[dice.IntN(len(rules.Variants()))]
		o := mustVariant(variant)
		for range 1 + dice.IntN(4) {
			opt := rules.OptionList[dice.IntN(len(rules.OptionList))]
			changed, err := opt.With(o, opt.Values[dice.IntN(len(opt.Values))])
			if err != nil {
				t.Fatal(err)
			}
			if len(changed.Contradictions()) == 0 {
				o = changed
			}
		}
		for _, l := range Lessons() {
			if l.OneHand {
				continue // It is played by the rules of the language.
			}
			for i, s := range l.Steps {
				if s.Variant != "" {
					continue
				}
				where := l.ID + "/" + s.ID + " under " + rules.RulesText(variant, o)
				pos, err := l.At(variant, o, i)
				if err != nil {
					t.Errorf("%s: %v", where, err)
					continue
				}
				steps++
				if pos.Step.Variant != "" {
					fallen++
				}
				m, err := meet(s, variant, o)
				if err != nil || m.record.Options != pos.View.Options {
					t.Errorf("%s: met by %+v, shown by %+v, %v", where, m.record.Options, pos.View.Options, err)
					continue
				}
				if v, err := m.judge(m.step.Answer); err != nil || !v.Right {
					t.Errorf("%s: the answer %q: %+v, %v", where, m.step.Answer, v, err)
				}
				if s.Kind == Read {
					continue
				}
				if v, err := m.judge(m.step.Wrong); err != nil || v.Right {
					t.Errorf("%s: the wrong answer %q: %+v, %v", where, m.step.Wrong, v, err)
				}
				if _, err := l.Look(variant, o, i, ""); err != nil {
					t.Errorf("%s: looked at again: %v", where, err)
				}
			}
			if _, err := l.At(variant, o, len(l.Steps)); err != nil {
				t.Errorf("the end of %s under %s: %v", l.ID, rules.RulesText(variant, o), err)
			}
		}
	}
	if fallen == 0 || fallen > steps/10 {
		t.Errorf("%d of %d steps are played by the variant instead", fallen, steps)
	}
	t.Logf("%d of %d steps are played by the variant instead", fallen, steps)
}
