package match

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/count"
)

// MaxPoints is the greatest number that is taken for the card points of a side, as in the drills.
const MaxPoints = count.MaxNumber

// countItems name a player's points among the items of counting.
var countItems = [2]string{Learner: string(count.TablePoints) + "/own", Bot: string(count.TablePoints) + "/theirs"}

const (
	// patience is how often a question may be passed over in a match before it is not asked any more.
	patience = 2
	// memory is for how long after a hand its points are asked for: nobody still knows them the day after.
	memory = 24 * time.Hour
)

// Said is what a learner said of one side's points.
type Said struct {
	// Answered: it was said, and what follows means something.
	Answered bool
	// Points is the number said, Right whether the engine agrees.
	Points int
	Right  bool
	At     time.Time
}

// Count is what a learner has said of a finished hand, where the table hides points until they have been asked for.
type Count struct {
	// Said is by player, Learner and Bot.
	Said [2]Said
	// Passed: this hand's questions, or twice those of earlier hands of the match, were passed over; or the hand ended more
	// than a day ago.
	Passed bool
}

// Asks gives the first player, of those whose points are hidden, whose points are still to be asked; false if none are.
func (c Count) Asks(hidden ...int) (player int, asks bool) {
	if c.Passed {
		return Nobody, false
	}
	for _, player := range hidden {
		if !c.Said[player].Answered {
			return player, true
		}
	}
	return Nobody, false
}

// Counted gives what the learner has said of the hand that is over at a table; the zero Count while none is.
func (s Service) Counted(ctx context.Context, learner string, t Table) (Count, error) {
	var c Count
	if !t.Over() {
		return c, nil
	}
	for player, item := range countItems {
		a, err := s.Attempts.Attempt(ctx, learner, countID(t.ID, t.HandNo, item))
		if errors.Is(err, tutor.ErrNotFound) {
			continue
		}
		if err != nil {
			return c, err
		}
		points, err := strconv.Atoi(a.Answer)
		if err != nil {
			return c, tutor.Fail(tutor.Internal, "the answer "+a.ID+" is no number", err)
		}
		c.Said[player] = Said{Answered: true, Points: points, Right: a.Right, At: a.At}
	}
	passed, err := s.Attempts.AttemptsSince(ctx, learner, tutor.KindPassed, t.Created)
	if err != nil {
		return c, err
	}
	times := 0
	for _, a := range passed {
		switch {
		case a.ID == countID(t.ID, t.HandNo, tutor.KindPassed):
			c.Passed = true
		case strings.HasPrefix(a.ID, t.ID+"/"):
			times++
		}
	}
	c.Passed = c.Passed || times >= patience || s.forgotten(t.Updated)
	return c, nil
}

// Shown gives a line of a learner's list as the match's table shows it: while that asks for points of the hand just over,
// the match stands as before the hand was counted, and is not over. Hidden are the players whose points are hidden.
func (s Service) Shown(ctx context.Context, learner string, m tutor.MatchSummary, hidden ...int) (tutor.MatchSummary, error) {
	t, asks, err := s.asking(ctx, learner, m, hidden)
	if asks {
		before := t.before()
		m.Progress = tutor.Progress{Phase: tutor.PhaseHandOver, Points: before.score.Points, Got: before.series.Bummerl}
	}
	return m, err
}

// asking gives the table of a match that asks for points of the hand just over, as long as it does; false otherwise.
func (s Service) asking(ctx context.Context, learner string, m tutor.MatchSummary, hidden []int) (Table, bool, error) {
	if len(hidden) == 0 || !over(m.Progress.Phase) || s.forgotten(m.Updated) {
		return Table{}, false, nil
	}
	t, err := s.Table(ctx, learner, m.ID)
	if err != nil {
		return t, false, err
	}
	said, err := s.Counted(ctx, learner, t)
	if err != nil {
		return t, false, err
	}
	_, asks := said.Asks(hidden...)
	return t, asks, nil
}

// Say keeps what the learner says of a player's points in a hand that has just ended. Hidden are the players whose points
// are hidden: those of another, and those of a hand that was passed over, are not asked for, and nothing is kept. The
// first answer counts; the same player again changes nothing. None of these is an error. The table is good with these
// errors too:
//
//   - tutor.Stale: the table has gone on to another hand, or this one is not over;
//   - tutor.Invalid: no such player, or the number is not within 0 to MaxPoints.
func (s Service) Say(ctx context.Context, learner, id string, hand, player, points int, hidden ...int) (Table, error) {
	t, err := s.finished(ctx, learner, id, hand)
	switch {
	case err != nil:
		return t, err
	case player != Learner && player != Bot:
		return t, tutor.Fail(tutor.Invalid, "points of nobody", nil)
	case points < 0 || points > MaxPoints:
		return t, tutor.Fail(tutor.Invalid, "no points of a hand", nil)
	}
	seat := t.LearnerSeat
	if player == Bot {
		seat = seat.Other()
	}
	before, err := s.Counted(ctx, learner, t)
	if err != nil {
		return t, err
	}
	if before.Passed || before.Said[player].Answered || !slices.Contains(hidden, player) {
		return t, nil
	}
	asked := t.Updated
	if first := before.Said[Learner]; first.Answered {
		asked = first.At
	}
	at := s.saidAt(t)
	return t, s.Attempts.AddAttempt(ctx, tutor.Attempt{
		ID: countID(id, hand, countItems[player]), Learner: learner, Kind: tutor.KindCount, Item: countItems[player],
		Answer: strconv.Itoa(points), Right: points == t.View.Points[seat],
		Seconds: tutor.Took(asked, at), At: at,
	})
}

// Pass notes that the learner does not want to be asked about a hand. Where no points are asked for any more, hidden as in
// Say, nothing is noted: the button was that of a page that has passed. The errors are those of Say.
func (s Service) Pass(ctx context.Context, learner, id string, hand int, hidden ...int) (Table, error) {
	t, err := s.finished(ctx, learner, id, hand)
	if err != nil {
		return t, err
	}
	said, err := s.Counted(ctx, learner, t)
	if err != nil {
		return t, err
	}
	if _, asks := said.Asks(hidden...); !asks {
		return t, nil
	}
	return t, s.Attempts.AddAttempt(ctx, tutor.Attempt{
		ID: countID(id, hand, tutor.KindPassed), Learner: learner, Kind: tutor.KindPassed, Item: string(count.TablePoints),
		At: s.saidAt(t),
	})
}

// finished gives the table if the hand with that number is the one that has just ended.
func (s Service) finished(ctx context.Context, learner, id string, hand int) (Table, error) {
	t, err := s.Table(ctx, learner, id)
	if err == nil && (!t.Over() || t.HandNo != hand) {
		err = tutor.Fail(tutor.Stale, "points of a hand that is not the one just over", nil)
	}
	return t, err
}

// saidAt is the present, but never before the end of the hand: a clock that was set back loses no answer.
func (s Service) saidAt(t Table) time.Time {
	if now := s.Env.Time(); now.After(t.Updated) {
		return now
	}
	return t.Updated
}

// countID names what was said of a hand, so that it is kept once.
func countID(match string, hand int, what string) string {
	return fmt.Sprintf("%s/%d/%s", match, hand, what)
}

// forgotten tells that a hand ended too long ago to be asked about.
func (s Service) forgotten(ended time.Time) bool { return s.Env.Time().Sub(ended) > memory }

// Over tells whether the latest hand has ended.
func (t Table) Over() bool { return over(t.Phase) }

func over(p tutor.Phase) bool { return p == tutor.PhaseHandOver || p == tutor.PhaseMatchOver }
