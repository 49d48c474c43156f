package store

import (
	"cmp"
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
		waiting, err := waitingMatch(ctx, q, params)
		if err != nil {
			return err
		}
		if waiting != "" {
			id = waiting
			return nil
		}
		n, err := q.AddMatch(ctx, params)
		if err != nil || n == 1 {
			return err
		}
		// Another request was faster: its match it is, with this one's level and settings.
		if id, err = q.UncutMatch(ctx, m.Learner); err != nil {
			return err
		}
		_, err = q.SetUncutMatch(ctx, settingParams(id, params))
		return err
	})
	if err != nil || id == m.ID {
		return m, err
	}
	return s.Match(ctx, m.Learner, id)
}

// waitingMatch gives the ID of the learner's match that waits for the cut, if it is of the rules that are wanted: it then
// has the level and settings that are wanted. One of other rules is dropped. "" if there is none, or it has just been cut.
func waitingMatch(ctx context.Context, q *query.Queries, want query.AddMatchParams) (string, error) {
	uncut, err := uncutMatch(ctx, q, want.LearnerID)
	switch {
	case err != nil || uncut.ID == "":
		return "", err
	case uncut.Variant != want.Variant || uncut.Options != want.Options:
		return "", q.DropUncutMatch(ctx, uncut.ID)
	case uncut.Level == want.Level && uncut.BestOf == want.BestOf && uncut.Points == want.Points && uncut.Coach == want.Coach &&
		uncut.RulesName == want.RulesName:
		return uncut.ID, nil
	}
	n, err := q.SetUncutMatch(ctx, settingParams(uncut.ID, want))
	if err != nil || n == 0 {
		return "", err
	}
	return uncut.ID, nil
}

func settingParams(id string, want query.AddMatchParams) query.SetUncutMatchParams {
	return query.SetUncutMatchParams{
		ID: id, Level: want.Level, BestOf: want.BestOf, Points: want.Points, Coach: want.Coach, RulesName: want.RulesName,
		Updated: want.Updated,
	}
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
			GotLearner: int64(add.Progress.Got[0]), GotBot: int64(add.Progress.Got[1]),
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
		if add.TakenBack != nil {
			if err := takeBack(ctx, q, id, *add.TakenBack); err != nil {
				return err
			}
		}
		if add.Hand != nil {
			if err := addHand(ctx, q, id, *add.Hand); err != nil {
				return err
			}
		}
		if err := addActions(ctx, q, id, add.HandNo, add.Seq, add.Actions); err != nil {
			return err
		}
		if err := saveVerdicts(ctx, q, id, add.Verdicts); err != nil || add.Sum == nil {
			return err
		}
		return q.SaveSum(ctx, sumParams(id, *add.Sum))
	})
}

func addHand(ctx context.Context, q *query.Queries, id string, h tutor.Hand) error {
	if err := q.AddHand(ctx, handParams(id, h)); err != nil {
		return err
	}
	return addActions(ctx, q, id, h.No, 0, h.Actions)
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
		ID: m.ID, LearnerID: m.Learner, Kind: string(cmp.Or(m.Kind, tutor.MatchPlayed)), Origin: m.Origin,
		Variant: m.Variant, Options: options, RulesName: m.RulesName, RulesVersion: int64(m.RulesVersion), Level: m.Level,
		BestOf: int64(max(m.Settings.BestOf, 1)), Points: m.Settings.Points, Coach: m.Settings.Coach,
		Seed: m.Seed.Reveal(), Commitment: m.Commitment, Cut: int64(m.Cut), Version: m.Version,
		Phase:         string(m.Progress.Phase),
		PointsLearner: int64(m.Progress.Points[0]), PointsBot: int64(m.Progress.Points[1]),
		GotLearner: int64(m.Progress.Got[0]), GotBot: int64(m.Progress.Got[1]),
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
