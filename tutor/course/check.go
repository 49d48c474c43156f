package course

import (
	"fmt"
	"maps"

	"bummerl/rules"
)

// Check names a way to decide whether an answer is right.
type Check string

// The checks. Each belongs to one kind of step.
const (
	// Scripted: the answer that the line of the lesson goes on with (Point, Do). For hands that are led by the hand.
	Scripted Check = "scripted"
	// Cheapest: a card that is legal and worth no more points than any other legal one (Do).
	Cheapest Check = "cheapest"
	// AllLegal: exactly the cards that may be played (PickLegal).
	AllLegal Check = "all-legal"
	// Taker: who takes the trick on the table, whichever card the learner may answer with (Choose): "you", "opponent",
	// or "depends".
	Taker Check = "taker"
	// TricksLeft: how many tricks there are still to come in this hand (Number).
	TricksLeft Check = "tricks-left"
	// SixtySix: the learner has made 66 points in this hand (PlayOut).
	SixtySix Check = "sixty-six"
)

// Cause is why an answer that the rules allow is not the right one.
type Cause string

// The causes.
const (
	// OtherWanted: the lesson goes on with another action.
	OtherWanted Cause = "other"
	// NotOffered: an announcement that the step does not offer.
	NotOffered Cause = "not-offered"
	// Dearer: a cheaper card would have done.
	Dearer Cause = "dearer"
	// Missing: a card that may be played is not marked.
	Missing Cause = "missing"
	// Extra: a card is marked that is none of them.
	Extra Cause = "extra"
	// SaysYou, SaysOpponent and SaysDepends: the wrong one who takes the trick.
	SaysYou      Cause = "you"
	SaysOpponent Cause = "opponent"
	SaysDepends  Cause = "depends"
	// BothHands: the cards of both hands were counted for tricks. OtherNumber: any other wrong number.
	BothHands   Cause = "both-hands"
	OtherNumber Cause = "other-number"
	// Missed: the hand is over, or can no longer be won, and the goal is not reached.
	Missed Cause = "missed"
)

// Reason is why an answer fails: the rules forbid it, or a cause.
type Reason struct {
	Illegal rules.IllegalReason
	Cause   Cause
}

// Verdict is what a check makes of an answer.
type Verdict struct {
	Right bool
	// GoesOn: the goal is neither reached nor missed yet (PlayOut).
	GoesOn bool
	// Why is set when the rules forbid the answer, or a part of it.
	Why *rules.IllegalError
	// Cause is set when the answer is allowed and not right.
	Cause Cause
}

// Reason gives why the answer fails; the zero Reason if it does not.
func (v Verdict) Reason() Reason {
	if v.Why != nil {
		return Reason{Illegal: v.Why.Reason}
	}
	return Reason{Cause: v.Cause}
}

var right = Verdict{Right: true}

func wrong(c Cause) Verdict { return Verdict{Cause: c} }

func refused(why *rules.IllegalError) Verdict { return Verdict{Why: why} }

// checking is how a check works.
type checking struct {
	kinds []StepKind
	// judge decides; its error says that the answer cannot be one of the step's at all.
	judge func(moment, Answer) (Verdict, error)
	// causes lists what it can find: each needs words.
	causes []Cause
	// chosen: each of the step's choices is a cause, if it is not the right one.
	chosen bool
	// find gives the right answer where there is one that can be worked out; the step's own is then only what its author
	// expects. nil: the step's own is the reference.
	find func(moment) (Answer, error)
}

var checks = together(
	basicChecks, packChecks, trickChecks, dealChecks, sumChecks, marriageChecks, exchangeChecks, claimChecks,
	closeChecks, worthChecks, certainChecks, defendChecks, tableChecks, memoryChecks, craftChecks,
)

// together gathers checks from the files that hold them.
func together(files ...map[Check]checking) map[Check]checking {
	all := map[Check]checking{}
	for _, f := range files {
		maps.Copy(all, f)
	}
	return all
}

var basicChecks = map[Check]checking{
	Scripted:   {kinds: []StepKind{Point, Do}, judge: judgeScripted, causes: []Cause{OtherWanted}},
	Cheapest:   {kinds: []StepKind{Do}, judge: acting(judgeCheapest), causes: []Cause{Dearer, NotOffered}},
	AllLegal:   {kinds: []StepKind{PickLegal}, judge: judgeAllLegal, causes: []Cause{Missing}},
	Taker:      choosing(taker),
	TricksLeft: counting(tricksLeft, slip{BothHands, func(_ moment, left int) int { return 2 * left }}),
	SixtySix:   {kinds: []StepKind{PlayOut}, judge: judgeGoal(madeSixtySix), causes: []Cause{Missed, NotOffered}},
}

// acting makes the judging of an answer from that of an action: what the rules forbid is refused, and only what they allow
// is judged.
func acting(judge func(moment, rules.Action) (Verdict, error)) func(moment, Answer) (Verdict, error) {
	return func(m moment, a Answer) (Verdict, error) {
		tried, err := a.action()
		if err != nil {
			return Verdict{}, err
		}
		if why := m.state.Why(tried); why != nil {
			return refused(why), nil
		}
		return judge(m, tried)
	}
}

// Causes lists what a step's check can find wrong with a legal answer.
func (s Step) Causes() []Cause {
	c := checks[s.Check]
	list := append([]Cause(nil), c.causes...)
	if c.chosen {
		for _, choice := range s.Choices {
			list = append(list, Cause(choice))
		}
	}
	return list
}

// moment is a step met by a learner: its position replayed under the learner's rules.
type moment struct {
	step   Step
	seat   rules.Seat
	record rules.Record
	state  rules.State
}

// meet is the step as a learner with these rules meets it.
func meet(s Step, variant string, o rules.Options) (moment, error) {
	return meetUnder(s.among(variant, o), variant, o)
}

// meetUnder is the step under just these rules, whether it holds there or not.
func meetUnder(s Step, variant string, o rules.Options) (moment, error) {
	variant, o = s.rules(variant, o)
	s = s.under(o)
	m := moment{step: s, seat: s.Scene.seat(o), record: s.Scene.record(variant, o)}
	var err error
	if m.state, err = m.record.Replay(); err != nil {
		return m, fmt.Errorf("step %s: %w", s.ID, err)
	}
	if find := checks[s.Check].find; find != nil {
		if m.step.Answer, err = find(m); err != nil {
			return m, fmt.Errorf("step %s: %w", s.ID, err)
		}
	}
	return m, nil
}

// judge decides on an answer; the error says that it cannot be one of the step's at all.
func (m moment) judge(a Answer) (Verdict, error) {
	if m.step.Kind == Read {
		if a == "" {
			return right, nil
		}
		return wrong(OtherWanted), nil
	}
	c, ok := checks[m.step.Check]
	if !ok {
		return Verdict{}, fmt.Errorf("step %s: no check %q", m.step.ID, m.step.Check)
	}
	return c.judge(m, a)
}

// after gives the position once an answer has been given: a card or a line is played, other answers change nothing.
func (m moment) after(a Answer) (rules.Record, error) {
	switch m.step.Kind {
	case Do:
		played, err := a.action()
		if err != nil {
			return m.record, err
		}
		if why := m.state.Why(played); why != nil {
			return m.record, why
		}
		return m.with(played), nil
	case PlayOut:
		g, err := m.play(a)
		return g.record, err
	}
	return m.record, nil
}

// with gives the record with one more action.
func (m moment) with(a rules.Action) rules.Record {
	r := m.record
	r.Actions = append(r.Actions[:len(r.Actions):len(r.Actions)], a)
	return r
}

// seen gives what the learner has seen; the record has been replayed before, so it has a view.
func (m moment) seen() rules.View {
	v, _ := m.record.View(m.seat)
	return v
}
