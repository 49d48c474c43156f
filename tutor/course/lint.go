package course

import (
	"fmt"
	"slices"
	"strings"

	"bummerl/rules"
)

// Problems gives everything that is wrong with the lessons as data, one line each; none if they are sound. That their
// words are there is checked where the words are.
func Problems() []string {
	var list []string
	ids := map[string]bool{}
	for _, l := range lessons {
		if l.ID == "" || ids[l.ID] {
			list = append(list, fmt.Sprintf("lesson %q: the ID is empty, or there twice", l.ID))
		}
		ids[l.ID] = true
		list = append(list, l.problems()...)
		list = append(list, l.testProblems()...)
	}
	return append(list, unused()...)
}

// unused names checks that no step has.
func unused() []string {
	has := map[Check]bool{}
	for _, l := range lessons {
		for _, s := range l.Steps {
			has[s.Check] = true
		}
	}
	var list []string
	for check := range checks {
		if !has[check] {
			list = append(list, fmt.Sprintf("check %s: no step has it", check))
		}
	}
	return list
}

func (l Lesson) problems() []string {
	var list []string
	ids := map[string]bool{}
	for _, s := range l.Steps {
		found := s.problems()
		if s.ID == "" || ids[s.ID] {
			found = append(found, "the ID is empty, or there twice")
		}
		ids[s.ID] = true
		found = append(found, s.factProblems(l.OneHand)...)
		found = append(found, s.answerProblems(l.OneHand)...)
		for _, p := range found {
			list = append(list, fmt.Sprintf("lesson %s, step %s: %s", l.ID, s.ID, p))
		}
	}
	if len(l.Steps) == 0 {
		list = append(list, fmt.Sprintf("lesson %s: no steps", l.ID))
	}
	return list
}

// testProblems holds the test-out to what a chapter owes, with its suits renamed.
func (l Lesson) testProblems() []string {
	var list []string
	say := func(bad bool, format string, args ...any) {
		if bad {
			list = append(list, fmt.Sprintf("lesson %s: "+format, append([]any{l.ID}, args...)...))
		}
	}
	say(len(l.Test) < fewestTested, "the test-out has %d steps, not %d", len(l.Test), fewestTested)
	for _, id := range l.Test {
		s, known := l.step(id)
		say(!known, "the test-out asks for %q, which is no step", id)
		if chapter, own, other := strings.Cut(id, "/"); other {
			home, _ := Find(chapter)
			say(!slices.Contains(home.Test, own), "the test-out borrows %q, which that chapter's own does not ask for", id)
		}
		say(known && (s.Kind == Read || s.Kind == PlayOut), "the test-out asks for %q, a step of kind %v", id, s.Kind)
	}
	test, ok := l.TestOut()
	if !ok {
		return list
	}
	for _, s := range test.Steps {
		tables, _ := s.Tables()
		for _, t := range tables {
			m, err := meet(s, t.Name, t.Options)
			if err != nil {
				say(true, "test-out, %s: %v", t.Name, err)
				continue
			}
			v, err := m.judge(m.step.Answer)
			say(err != nil || !v.Right, "test-out, step %s, %s: the answer %q does not pass", s.ID, t.Name, m.step.Answer)
			v, err = m.judge(m.step.Wrong)
			say(err != nil || v.Right, "test-out, step %s, %s: the wrong answer %q passes", s.ID, t.Name, m.step.Wrong)
		}
	}
	return list
}

// fewestTested is how many answers say that somebody knows a chapter.
const fewestTested = 4

// problems asks whether the fields that the kind of step needs are there, and no others.
func (s Step) problems() []string {
	var list []string
	say := func(bad bool, format string, args ...any) {
		if bad {
			list = append(list, fmt.Sprintf(format, args...))
		}
	}
	if s.Kind == Read {
		say(s.Check != "" || s.Answer != "" || s.Wrong != "" || len(s.Otherwise) > 0, "a step to read has no answers")
	} else {
		c, known := checks[s.Check]
		say(!known, "no check %q", s.Check)
		say(known && !slices.Contains(c.kinds, s.Kind), "check %s is not for a step of kind %v", s.Check, s.Kind)
	}
	if _, err := rules.Variant(s.Variant); s.Variant != "" {
		say(err != nil, "no variant %q", s.Variant)
		say(len(s.Otherwise) > 0, "an answer that hangs on the learner's rules, though the step has its own")
	}
	say(s.Kind == Choose && len(s.Choices) < 2, "fewer than two choices")
	say(s.Kind != Choose && len(s.Choices) > 0, "choices, though it is a step of kind %v", s.Kind)
	say(s.Kind != PlayOut && s.Defence != BestDefence, "a defence, though nothing is played out")
	say(s.Kind != Do && s.Kind != PlayOut && s.Offers != 0, "offers, though no action is taken")
	say(s.Pack && s.Kind != Read && s.Kind != Choose && s.Kind != Number, "the pack laid out, though the step is played on the table, or marks it anyway")
	return list
}

// factProblems asks whether the facts are known and not too many, and whether an option on which one hangs changes the
// answer. A hand led by the hand shows what it shows.
func (s Step) factProblems(oneHand bool) []string {
	var list []string
	if n := len(s.Facts); n < 1 || n > 3 {
		list = append(list, fmt.Sprintf("teaches %d facts, not one to three", n))
	}
	for _, id := range s.Facts {
		fact, ok := FindFact(id)
		if !ok {
			list = append(list, fmt.Sprintf("no fact %q", id))
		}
		if fact.Option == "" || oneHand {
			continue
		}
		changed := slices.ContainsFunc(s.Otherwise, func(other Otherwise) bool {
			return other.Option == fact.Option && other.Answer != s.Answer
		})
		if !changed {
			list = append(list, fmt.Sprintf("fact %s hangs on %s, but no value of it changes the answer", id, fact.Option))
		}
	}
	return list
}

// answerProblems tries the reference and the wrong answer under every set of rules: each named variant, and for each
// option that changes the answer the usual rules with that value. A hand led by the hand is for the defaults only.
func (s Step) answerProblems(oneHand bool) []string {
	if oneHand {
		return s.answersUnder("schnapsen", mustVariant("schnapsen"), false)
	}
	tables, list := s.Tables()
	for _, t := range tables {
		list = append(list, s.answersUnder(t.Name, t.Options, true)...)
	}
	return list
}

// mostValues is how many values of an option are tried: all, but of a target of 1 to 99.
const mostValues = 12

// Table is a set of rules that a step has to be sound under.
type Table struct {
	// Name is that of the variant, or the option and its value.
	Name    string
	Options rules.Options
}

// Tables gives the sets of rules under which a step is tried: each named variant, and the usual rules with each value
// of each option that changes its answer or on which a fact of it hangs. The texts name options and values that do not exist.
func (s Step) Tables() ([]Table, []string) {
	var list []Table
	for _, name := range rules.Variants() {
		list = append(list, Table{name, mustVariant(name)})
	}
	var wrong []string
	tried := map[string]bool{}
	values := func(option string) {
		opt, ok := rules.FindOption(option)
		if !ok {
			wrong = append(wrong, fmt.Sprintf("no option %q", option))
			return
		}
		for i, value := range opt.Values {
			if o, err := opt.With(mustVariant(rules.DefaultVariant), value); err == nil && !tried[option] && i < mostValues {
				list = append(list, Table{option + " " + value, o})
			}
		}
		tried[option] = true
	}
	for _, other := range s.Otherwise {
		values(other.Option)
		if opt, ok := rules.FindOption(other.Option); ok && !slices.Contains(opt.Values, other.Value) {
			wrong = append(wrong, fmt.Sprintf("option %s cannot be %q", other.Option, other.Value))
		}
	}
	for _, id := range s.Facts {
		if fact, ok := FindFact(id); ok && fact.Option != "" {
			values(fact.Option)
		}
	}
	return list, wrong
}

// answersUnder tries both answers under one set of rules.
func (s Step) answersUnder(name string, o rules.Options, wrongToo bool) []string {
	m, err := meetUnder(s, name, o)
	if err != nil {
		return []string{fmt.Sprintf("%s: %v", name, err)}
	}
	if m.state.Over() && (s.Kind == Point || s.Kind == Do || s.Kind == PickLegal || s.Kind == PlayOut) {
		return []string{name + ": the hand is over"}
	}
	var list []string
	if expected := s.under(o).Answer; m.step.Answer != expected && s.expects(name) {
		list = append(list, fmt.Sprintf("%s: the answer is %q, not %q", name, m.step.Answer, expected))
	}
	if v, err := m.judge(m.step.Answer); err != nil || !v.Right {
		list = append(list, fmt.Sprintf("%s: the answer %q does not pass: %+v, %v", name, m.step.Answer, v.Reason(), err))
	}
	if s.Kind == Read || !wrongToo {
		return list
	}
	if m.step.Fails == (Reason{}) {
		list = append(list, fmt.Sprintf("%s: the wrong answer %q has no reason to fail", name, m.step.Wrong))
	}
	if v, err := m.judge(m.step.Wrong); err != nil || v.Right || v.Reason() != m.step.Fails {
		list = append(list, fmt.Sprintf("%s: the wrong answer %q fails for %+v, %v, not for %+v", name, m.step.Wrong, v.Reason(), err, m.step.Fails))
	}
	return list
}

// expects tells whether the author says what the answer is under a table: a named variant, or an option's value listed.
func (s Step) expects(table string) bool {
	return slices.Contains(rules.Variants(), table) || slices.ContainsFunc(s.Otherwise, func(other Otherwise) bool {
		return table == other.Option+" "+other.Value
	})
}

func mustVariant(name string) rules.Options {
	o, err := rules.Variant(name)
	if err != nil {
		panic(err) // The names are the engine's own.
	}
	return o
}
