package store

import (
	"context"
	"fmt"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// AddMatch implements tutor.MatchStore.
func (s *Store) AddMatch(ctx context.Context, m tutor.Match) (tutor.Match, error) {
	const what = "add a match"
	params, err := matchParams(m)
	if err != nil {
		return m, fail(what, err)
	}
	id := m.ID
	err = s.inTx(ctx, what, func(q *query.Queries) error {
		n, err := q.AddMatch(ctx, params)
		if err != nil {
			return err
		}
		if n == 0 {
			id, err = q.FreshMatch(ctx, query.FreshMatchParams{
				LearnerID: m.Learner, Kind: params.Kind, Origin: params.Origin,
			})
			return err
		}
		for _, h := range m.Hands {
			if err := addHand(ctx, q, id, h); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil || id == m.ID {
		return m, err
	}
	return s.Match(ctx, m.Learner, id)
}

// DeleteMatch implements tutor.MatchStore.
func (s *Store) DeleteMatch(ctx context.Context, learner, id string) error {
	const what = "delete a match"
	if !storable(id) {
		return tutor.Fail(tutor.NotFound, what, nil)
	}
	return s.inTx(ctx, what, func(q *query.Queries) error {
		n, err := q.DeleteMatch(ctx, query.DeleteMatchParams{ID: id, LearnerID: learner})
		if err := oneRow(n, err, tutor.NotFound, what); err != nil {
			return err
		}
		// The ID is one of ours, so that it holds no wildcard.
		prefix := fmt.Sprintf("%s/%%", id)
		if err := q.DropMatchAttempts(ctx, query.DropMatchAttemptsParams{LearnerID: learner, Prefix: prefix}); err != nil {
			return err
		}
		return q.DropMatchCards(ctx, query.DropMatchCardsParams{LearnerID: learner, Prefix: prefix, Moments: "table/" + prefix})
	})
}
