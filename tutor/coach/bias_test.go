package coach

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

var (
	bias      = flag.Int("bias", 0, "number of questions in TestBias")
	biasLevel = flag.String("bias-level", "expert", "who plays on in TestBias")
)

// TestBias holds estimates against play: after an action a level plays on against itself, in hands that look alike to the
// learner, and what that brings is compared with what the coach says the action is worth: go test ./tutor/coach -run Bias
// -v -bias 40. It prints a table by kind of action. There is nothing to fail by, since no level plays as the coach supposes.
func TestBias(t *testing.T) {
	if *bias == 0 {
		t.Skip("a survey, not a test: ask for it with -bias N")
	}
	level, err := bot.ByName(*biasLevel)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(66, 40))
	found := map[string][]float64{}
	list := decisions(t, 10**bias)
	asked := 0
	for _, at := range dice.Perm(len(list)) {
		if asked == *bias {
			break
		}
		d := list[at]
		j, err := Judge(context.Background(), d.question)
		if err != nil {
			t.Fatal(err)
		}
		values := asks(j)
		if len(values) < 2 {
			continue
		}
		asked++
		deals := alike(t, d, dice)
		most := playedOn(t, level, dice, deals, values[0].Action)
		for i, v := range values {
			mean := most
			if i > 0 {
				mean = playedOn(t, level, dice, deals, v.Action)
				found["the difference"] = append(found["the difference"], most-mean-(values[0].Points-v.Points))
			}
			kind := kindOf(v.Action, d.question.View)
			found[kind] = append(found[kind], mean-v.Points)
		}
	}
	t.Log("\n" + biases(found))
}

// asks gives the best action that is estimated, and one or two others that are, no matter how bad, announcements first.
func asks(j Judgement) []Value {
	var list []Value
	for _, v := range j.Values {
		if v.Sure.Kind == Estimated && v.Action != rules.Claim {
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(x, y Value) int {
		switch {
		case (x.Loss == 0) != (y.Loss == 0):
			return map[bool]int{true: -1, false: 1}[x.Loss == 0]
		case (x.Action.Card() == 0) != (y.Action.Card() == 0):
			return map[bool]int{true: -1, false: 1}[x.Action.Card() == 0]
		}
		return 0
	})
	return list[:min(3, len(list))]
}

// kindOf names the kind of an action.
func kindOf(a rules.Action, v rules.View) string {
	switch {
	case a.Card() == rules.NoCard && a.Marriage() != rules.NoSuit:
		return "marriage"
	case a.Card() == rules.NoCard:
		return a.String()
	case v.ClosedBy != rules.NoSeat:
		return "closed hand"
	case v.Led == rules.NoCard:
		return "lead"
	}
	return "answer"
}

// alike gives records that look the same to the seat: what it does not see lies otherwise.
func alike(t *testing.T, d decision, dice *rand.Rand) []rules.Record {
	t.Helper()
	const deals = 40
	v := d.question.View
	hidden := v.Unseen &^ v.Known
	var list []rules.Record
	for range 50 * deals {
		cards := hidden.Cards()
		dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		now := map[rules.Card]rules.Card{}
		for i, c := range hidden.Cards() {
			now[c] = cards[i]
		}
		r := d.record
		for seat, hand := range r.Deal.Hands {
			r.Deal.Hands[seat] = hand &^ hidden
			for c := range (hand & hidden).All() {
				r.Deal.Hands[seat] |= now[c].Set()
			}
		}
		for i, c := range r.Deal.Talon {
			if hidden.Has(c) {
				r.Deal.Talon[i] = now[c]
			}
		}
		if got, err := r.View(v.Seat); err == nil && reflect.DeepEqual(got, v) {
			if list = append(list, r); len(list) == deals {
				break
			}
		}
	}
	return list
}

// playedOn gives the mean of what an action brings when a level plays on for both.
func playedOn(t *testing.T, level bot.Level, dice *rand.Rand, deals []rules.Record, a rules.Action) float64 {
	t.Helper()
	sum := 0
	for _, r := range deals {
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		seat := s.Turn()
		r.Actions = append(slices.Clone(r.Actions), a)
		for s = s.Next(a); !s.Over(); {
			v, err := r.View(s.Turn())
			if err != nil {
				t.Fatal(err)
			}
			next := level.Choose(v, dice)
			r.Actions = append(r.Actions, next)
			s = s.Next(next)
		}
		sum += solve.Outcome(s, seat)
	}
	return float64(sum) / float64(len(deals))
}

// biases writes the table.
func biases(found map[string][]float64) string {
	var text strings.Builder
	for _, kind := range slices.Sorted(maps.Keys(found)) {
		mean, width := mean(found[kind], nil, false)
		squares := 0.0
		for _, d := range found[kind] {
			squares += d * d
		}
		fmt.Fprintf(&text, "%-15s %4d: play brings %+.2f ± %.2f more than was said, off by %.2f\n",
			kind, len(found[kind]), mean, width, math.Sqrt(squares/float64(len(found[kind]))))
	}
	return text.String()
}
