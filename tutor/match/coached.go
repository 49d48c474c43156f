package match

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// usualCoachTime is how long an action waits for its verdict at most, where nothing else is said. The coach needs some
// hundredths of a second; a verdict that did not come is made up for by the review.
const usualCoachTime = 2 * time.Second

// Question gives what the learner is asked at a table now: what they see, and how the match stands.
func (t Table) Question() coach.Question {
	return coach.Question{View: t.View, Score: scoreFor(t.Kind, t.Before(), Learner)}
}

// scoreFor gives a score as a player sees it; a practice hand or an imported one is a hand by itself.
func scoreFor(k tutor.MatchKind, s rules.Score, player int) bot.Score {
	if !isPlayed(k) {
		return bot.Score{}
	}
	return bot.Score{Me: s.Points[player], Opponent: s.Points[1-player], Carried: s.Carry}
}

// question gives what a seat was asked after so many actions of a hand; before is the score before the hand.
func question(m tutor.Match, hand tutor.Hand, seat rules.Seat, seq int, before rules.Score) (coach.Question, error) {
	hand.Actions = hand.Actions[:seq]
	view, err := record(m, hand).View(seat)
	player := Learner
	if seat != hand.LearnerSeat {
		player = Bot
	}
	return coach.Question{View: view, Score: scoreFor(m.Kind, before, player)}, err
}

// grade has the coach think over the learner's action with which an addition begins, and gives what waits for the
// verdict: none where there is no coach, or it failed.
func (s Service) grade(ctx context.Context, g *game, add tutor.Addition) (wait func() []tutor.KeptVerdict) {
	none := func() []tutor.KeptVerdict { return nil }
	if s.Coach == nil || !g.m.Settings.Coach || add.HandNo == 0 || add.TakenBack != nil {
		return none
	}
	hand := *g.hand()
	q, err := question(g.m, hand, hand.LearnerSeat, add.Seq, g.stand.score)
	if err != nil {
		s.log().Error("no question for the coach", "match", g.m.ID, "hand", hand.No, "action", add.Seq, "error", err)
		return none
	}
	var kept []tutor.KeptVerdict
	done := make(chan struct{})
	go func() {
		defer close(done)
		ctx, cancel := context.WithTimeout(ctx, cmp.Or(s.CoachTime, usualCoachTime))
		defer cancel()
		v, err := s.verdict(ctx, q, hand.No, add.Seq, hand.Actions[add.Seq].Action)
		if err != nil {
			s.silent(g.m.ID, hand.No, add.Seq, err)
			return
		}
		kept = []tutor.KeptVerdict{v}
	}()
	return func() []tutor.KeptVerdict {
		<-done
		return kept
	}
}

// verdict asks the coach. That something in it breaks costs the verdict, not the action.
func (s Service) verdict(ctx context.Context, q coach.Question, hand, seq int, a rules.Action) (kept tutor.KeptVerdict, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("the coach broke: %v", broken)
		}
	}()
	v, err := s.Coach(ctx, q, a)
	if err != nil {
		return tutor.KeptVerdict{}, err
	}
	return keptVerdict(v, hand, seq)
}

// silent notes why the coach has said nothing: it broke, or it had no time, which on a busy machine is nobody's fault.
func (s Service) silent(match string, hand, seq int, err error) {
	level := slog.LevelError
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled) {
		level = slog.LevelInfo
	}
	s.log().Log(context.Background(), level, "the coach has no verdict", "match", match, "hand", hand, "action", seq, "error", err)
}

func (s Service) log() *slog.Logger {
	if s.Log == nil {
		return slog.New(slog.DiscardHandler)
	}
	return s.Log
}

// coached adds to a table what the coach said, hints and what may be taken back.
func (g *game) coached(t *Table) error {
	hand := g.hand()
	last := -1
	for seq, played := range hand.Actions {
		if played.By != hand.LearnerSeat {
			continue
		}
		last = seq
		if g.mayTakeBack() {
			t.Decisions = append(t.Decisions, Decision{Seq: seq, Action: played.Action})
		}
	}
	for _, kept := range g.m.Verdicts {
		if kept.Seq != last && len(t.Decisions) == 0 {
			continue // Nobody asks for it, and reading one takes longer than replaying the hand.
		}
		v, ok, err := readVerdict(kept, hand.Actions)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		if kept.Seq == last {
			t.Verdict, t.VerdictSeq = &v, last
		}
		for i := range t.Decisions {
			if t.Decisions[i].Seq == kept.Seq {
				t.Decisions[i].Mark = v.Mark
			}
		}
	}
	for _, h := range g.m.Hints {
		if h.Hand == hand.No && h.Seq == len(hand.Actions) && t.Phase == tutor.PhasePlay {
			t.Hinted = h.Level
		}
	}
	for _, back := range g.m.TakenBack {
		if back.Hand == hand.No {
			t.TakenBack++
		}
	}
	return nil
}
