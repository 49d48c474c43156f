package match

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// MistakeItem names a decision of a match in the deck and among attempts.
func MistakeItem(id string, hand, seq int) string { return fmt.Sprintf("%s/%d/%d", id, hand, seq) }

// ParseMistake reads what MistakeItem writes; false for anything else.
func ParseMistake(item string) (id string, hand, seq int, ok bool) {
	words := strings.Split(item, "/")
	if len(words) != 3 {
		return "", 0, 0, false
	}
	hand, bad := strconv.Atoi(words[1])
	seq, worse := strconv.Atoi(words[2])
	ok = bad == nil && worse == nil && MistakeItem(words[0], hand, seq) == item
	return words[0], hand, seq, ok
}

// Right tells whether an action that is tried again counts as right: one that is as good as the best, or good, or too
// close to call.
func Right(v coach.Verdict) bool { return !v.Mark.Slip() }

// Try says what the coach thinks of an action at a decision of a finished hand, and keeps nothing. Errors are those of
// Retry.
func (s Service) Try(ctx context.Context, learner, id string, hand, seq int, a rules.Action) (coach.Verdict, error) {
	d, err := s.decision(ctx, learner, id, hand, seq)
	if err != nil {
		return coach.Verdict{}, err
	}
	return s.try(ctx, d, a)
}

// Retry is Try, and keeps what was tried: right at once is tutor.Good, after hints tutor.Hard, anything else tutor.Again.
// Hints is how many were taken for this try. NoAction tells that the solution was shown: the verdict is then about the
// best action. What comes again within the hour changes nothing.
//
//   - tutor.NotFound: no such match, hand or action;
//   - tutor.Invalid: the hand is not over, or the action was not the learner's;
//   - tutor.Illegal: the rules refuse the action.
func (s Service) Retry(ctx context.Context, learner, id string, hand, seq int, a rules.Action, hints int) (coach.Verdict, error) {
	d, err := s.decision(ctx, learner, id, hand, seq)
	if err != nil {
		return coach.Verdict{}, err
	}
	v, err := s.try(ctx, d, a)
	if err != nil {
		return v, err
	}
	grade := tutor.Again
	switch right := a != rules.NoAction && Right(v); {
	case right && hints > 0:
		grade = tutor.Hard
	case right:
		grade = tutor.Good
	}
	item, at := MistakeItem(id, hand, seq), s.Env.Time()
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %d %s %d", learner, item, at.Unix()/int64(time.Hour/time.Second), a, hints))
	attempt := tutor.Attempt{
		// Of one match by its beginning, so that what is deleted with it is found.
		ID:      id + "/" + hex.EncodeToString(sum[:16]),
		Learner: learner, Kind: tutor.KindMistake, Item: item, Answer: tryText(a, hints), Right: grade != tutor.Again, At: at,
	}
	if s.Deck == nil {
		return v, s.Attempts.AddAttempt(ctx, attempt)
	}
	return v, s.Deck.Keep(ctx, attempt, item, grade)
}

// AskableMistake tells whether what a card of the deck asks is still there.
func (s Service) AskableMistake(ctx context.Context, learner, item string) (bool, error) {
	id, hand, seq, ok := ParseMistake(item)
	if !ok {
		return false, nil
	}
	_, err := s.decision(ctx, learner, id, hand, seq)
	if code := tutor.CodeOf(err); err != nil && (code == tutor.NotFound || code == tutor.Invalid) {
		return false, nil
	}
	return err == nil, err
}

// try asks the coach about an action, or about the best one if it is NoAction.
func (s Service) try(ctx context.Context, d decision, a rules.Action) (coach.Verdict, error) {
	q := d.question
	switch {
	case s.Coach == nil:
		return coach.Verdict{}, tutor.Fail(tutor.Internal, "there is no coach", nil)
	case a == rules.NoAction:
		v, err := s.Coach(ctx, q, q.View.Legal.First())
		if err != nil || v.Best.Has(v.Action) {
			return v, thought(ctx, err)
		}
		a = v.Best.First()
	}
	if why := d.state.Why(a); why != nil {
		return coach.Verdict{}, tutor.Fail(tutor.Illegal, "try an action again", why)
	}
	v, err := s.Coach(ctx, q, a)
	return v, thought(ctx, err)
}

// thought tells apart the time that was up from what broke.
func thought(ctx context.Context, err error) error {
	if err != nil && (errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil) {
		return tutor.Fail(tutor.Busy, "the coach had no time", err)
	}
	return err
}

// decision is a decision of a finished hand, with what the learner saw.
type decision struct {
	question coach.Question
	state    rules.State
}

func (s Service) decision(ctx context.Context, learner, id string, no, seq int) (decision, error) {
	const what = "a decision of a match"
	g, err := s.load(ctx, learner, id)
	switch {
	case err != nil:
		return decision{}, err
	case no < 1 || no > len(g.m.Hands) || seq < 0 || seq >= len(g.m.Hands[no-1].Actions):
		return decision{}, tutor.Fail(tutor.NotFound, what, nil)
	case no > len(g.results):
		return decision{}, tutor.Fail(tutor.Invalid, what+" in a hand that is not over", nil)
	}
	hand := g.m.Hands[no-1]
	by := hand.Actions[seq].By
	if by != hand.LearnerSeat && g.m.Kind != tutor.MatchImported {
		return decision{}, tutor.Fail(tutor.Invalid, what+" of another", nil)
	}
	var d decision
	if d.question, err = question(g.m, hand, by, seq, standAfter(g.m.Options, g.results[:no-1]).score); err != nil {
		return decision{}, err
	}
	hand.Actions = hand.Actions[:seq]
	d.state, err = record(g.m, hand).Replay()
	return d, err
}
