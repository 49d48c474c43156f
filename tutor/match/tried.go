package match

import (
	"context"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
)

// Tried is what a learner has made so far of a decision that is taken again.
type Tried struct {
	// Times and Right count the tries, and those among them that were right.
	Times, Right int
	// First tells that the first one was right, Hinted that it came after a hint.
	First, Hinted bool
}

// withHint stands behind the action of a try that came after a hint, in the answer of its attempt.
const withHint = " hint"

// tryText writes what was tried as the answer of an attempt.
func tryText(a rules.Action, hints int) string {
	if hints > 0 {
		return a.String() + withHint
	}
	return a.String()
}

// Tried tells what the learner has made of the decisions of a hand, by their place in it; those never tried again are
// missing. Tries from before hints were noted count as without. It is tutor.NotFound if there is no such match.
func (s Service) Tried(ctx context.Context, learner, id string, hand int) (map[int]Tried, error) {
	m, err := s.Store.Match(ctx, learner, id)
	if err != nil {
		return nil, err
	}
	list, err := s.Attempts.AttemptsSince(ctx, learner, tutor.KindMistake, m.Created)
	if err != nil {
		return nil, err
	}
	tried := map[int]Tried{}
	for _, a := range list {
		match, no, seq, ok := ParseMistake(a.Item)
		if !ok || match != id || no != hand {
			continue
		}
		t := tried[seq]
		if t.Times == 0 {
			t.First, t.Hinted = a.Right, strings.HasSuffix(a.Answer, withHint)
		}
		t.Times++
		if a.Right {
			t.Right++
		}
		tried[seq] = t
	}
	return tried, nil
}
