package store

import (
	"context"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.MatchStore = (*Store)(nil)

// OpenMatch implements tutor.MatchStore.
func (s *Store) OpenMatch(ctx context.Context, m tutor.Match) (tutor.Match, error) {
	const what = "open a match"
	params, err := matchParams(m)
	if err != nil {
		return m, fail(what, err)
	}
	id := m.ID
	err = s.inTx(ctx, what, func(q *query.Queries) error {
		uncut, err := uncutMatch(ctx, q, m.Learner)
		if err != nil {
			return err
		}
		if uncut.ID != "" {
			if uncut.Variant == params.Variant && uncut.Options == params.Options && uncut.Level == params.Level {
				id = uncut.ID
				return nil
			}
			if err := q.DropUncutMatch(ctx, uncut.ID); err != nil {
				return err
			}
		}
		n, err := q.AddMatch(ctx, params)
		if err != nil || n == 1 {
			return err
		}
		// Another request was faster: its match it is.
		id, err = q.UncutMatch(ctx, m.Learner)
		return err
	})
	if err != nil || id == m.ID {
		return m, err
	}
	return s.Match(ctx, m.Learner, id)
}

// uncutMatch gives the learner's match that waits for the cut; without an ID if there is none.
func uncutMatch(ctx context.Context, q *query.Queries, learner string) (query.Match, error) {
	id, err := q.UncutMatch(ctx, learner)
	if isNone(err) {
		return query.Match{}, nil
	}
	if err != nil {
		return query.Match{}, err
	}
	return q.Match(ctx, query.MatchParams{ID: id, LearnerID: learner})
}

// Append implements tutor.MatchStore: the version is checked and raised by one statement, so that of several requests
// that saw the same version one adds its rows and the others none.
func (s *Store) Append(ctx context.Context, id string, version int64, add tutor.Addition) error {
	const what = "append to a match"
	return s.inTx(ctx, what, func(q *query.Queries) error {
		n, err := q.MoveMatch(ctx, query.MoveMatchParams{
			ID: id, Version: version,
			Phase:         string(add.Progress.Phase),
			PointsLearner: int64(add.Progress.Points[0]), PointsBot: int64(add.Progress.Points[1]),
			Updated: writeTime(add.At),
		})
		if err := oneRow(n, err, tutor.Stale, what); err != nil {
			return err
		}
		if add.Cut != 0 {
			if err := q.CutMatch(ctx, query.CutMatchParams{ID: id, Cut: int64(add.Cut)}); err != nil {
				return err
			}
		}
		if add.Hand != nil {
			if err := q.AddHand(ctx, handParams(id, *add.Hand)); err != nil {
				return err
			}
			if err := addActions(ctx, q, id, add.Hand.No, 0, add.Hand.Actions); err != nil {
				return err
			}
		}
		return addActions(ctx, q, id, add.HandNo, add.Seq, add.Actions)
	})
}

func addActions(ctx context.Context, q *query.Queries, id string, hand, seq int, actions []tutor.Played) error {
	for i, a := range actions {
		err := q.AddAction(ctx, query.AddActionParams{
			MatchID: id, Hand: int64(hand), Seq: int64(seq + i),
			Action: a.Action.String(), Seat: a.By.String(),
			PostedVersion: a.PostedVersion, Created: writeTime(a.At),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func matchParams(m tutor.Match) (query.AddMatchParams, error) {
	options, err := writeOptions(m.Options)
	return query.AddMatchParams{
		ID: m.ID, LearnerID: m.Learner, Variant: m.Variant, Options: options, RulesVersion: int64(m.RulesVersion),
		Level: m.Level, Seed: m.Seed.Reveal(), Commitment: m.Commitment, Cut: int64(m.Cut), Version: m.Version,
		Phase:         string(m.Progress.Phase),
		PointsLearner: int64(m.Progress.Points[0]), PointsBot: int64(m.Progress.Points[1]),
		Created: writeTime(m.Created), Updated: writeTime(m.Updated),
	}, err
}

func handParams(id string, h tutor.Hand) query.AddHandParams {
	return query.AddHandParams{
		MatchID: id, Hand: int64(h.No), LearnerSeat: h.LearnerSeat.String(),
		Forehand: writeCards(h.Deal.Hands[0].Cards()), Dealer: writeCards(h.Deal.Hands[1].Cards()),
		Talon:         writeCards(h.Deal.Talon[:]),
		PostedVersion: h.PostedVersion, Created: writeTime(h.Created),
	}
}
