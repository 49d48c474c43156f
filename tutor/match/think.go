package match

import (
	"context"

	"bummerl/rules/solve"
	"bummerl/tutor"
)

// think fills in what the coach says of each decision, and what was so; what is not kept yet is thought over now, and
// kept. When the time is up it is tutor.Busy, but what was thought over until then is kept too: the next try goes on from
// there.
func (s Service) think(ctx context.Context, r *Review, hand tutor.Hand) error {
	known, err := s.Store.Verdicts(ctx, r.Match, r.Hand)
	if err != nil {
		return err
	}
	kept := make([]tutor.KeptVerdict, len(r.Moves))
	for _, k := range known {
		if k.Seq < len(kept) {
			kept[k.Seq] = k
		}
	}
	steps, err := r.Record.History()
	if err != nil {
		return err
	}
	solver := solve.New(ctx, openNodes)
	var fresh []tutor.KeptVerdict
	// From the end on, so that the solver finds what it has seen.
	for i := len(r.Moves) - 1; i >= 0 && ctx.Err() == nil; i-- {
		move := &r.Moves[i]
		if !move.Own {
			continue
		}
		before := kept[i]
		if err := s.recall(ctx, r, move, &kept[i], hand.Actions); err != nil {
			return err
		}
		if move.Open, err = recallTruth(solver, steps[i], &kept[i]); err != nil && ctx.Err() == nil {
			return err
		}
		if kept[i] != before && kept[i].Verdict != "" {
			fresh = append(fresh, kept[i])
		}
	}
	if len(fresh) > 0 {
		err := s.Store.SaveVerdicts(context.WithoutCancel(ctx), r.Match, fresh)
		if tutor.CodeOf(err) == tutor.ReadOnly { // Reading goes on: the next review thinks again.
			s.log().Error("verdicts cannot be kept", "error", err)
			err = nil
		}
		if err != nil {
			return err
		}
	}
	return busy(ctx)
}

// recall gives a move its verdict: what is kept, or what the coach says now. Where the coach fails there is none.
func (s Service) recall(ctx context.Context, r *Review, move *ReviewMove, kept *tutor.KeptVerdict, actions []tutor.Played) error {
	if kept.Verdict != "" {
		v, ok, err := readVerdict(*kept, actions)
		if err != nil {
			return err
		}
		if ok {
			move.Verdict = &v
			return nil
		}
	}
	if s.Coach == nil {
		return nil
	}
	fresh, err := s.verdict(ctx, move.Question, r.Hand, move.Seq, move.Action)
	if err != nil {
		s.silent(r.Match, r.Hand, move.Seq, err)
		return nil
	}
	fresh.Truth, *kept = kept.Truth, fresh
	v, ok, err := readVerdict(fresh, actions)
	if ok {
		move.Verdict = &v
	}
	return err
}
