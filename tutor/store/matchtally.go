package store

import (
	"context"
	"slices"
	"strings"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// Unsummed implements tutor.MatchStore.
func (s *Store) Unsummed(ctx context.Context, learner string) ([]string, error) {
	list, err := s.r.Unsummed(ctx, learner)
	return list, fail("list matches without sums", err)
}

// SaveSums implements tutor.MatchStore.
func (s *Store) SaveSums(ctx context.Context, match string, sums []tutor.HandSum) error {
	return s.inTx(ctx, "save sums of hands", func(q *query.Queries) error {
		for _, sum := range sums {
			if err := q.SaveSum(ctx, sumParams(match, sum)); err != nil {
				return err
			}
		}
		return nil
	})
}

func sumParams(match string, sum tutor.HandSum) query.SaveSumParams {
	return query.SaveSumParams{
		MatchID: match, Hand: int64(sum.Hand), Winner: int64(sum.Winner), Scored: int64(sum.Scored),
		Closer: int64(sum.Closer), Bidder: int64(sum.Bidder), FalseClaimer: int64(sum.FalseClaimer),
		Bummerl: int64(sum.Bummerl),
	}
}

// MatchTally implements tutor.MatchStore. Its queries see one state of the database.
func (s *Store) MatchTally(ctx context.Context, learner string) (tutor.MatchTally, error) {
	var t tutor.MatchTally
	err := s.inSnapshot(ctx, "add up matches", func(q *query.Queries) error {
		var err error
		if t.Levels, err = levelTallies(ctx, q, learner); err != nil {
			return err
		}
		if t.Rules, err = rulesTallies(ctx, q, learner); err != nil {
			return err
		}
		marks, err := q.MarkTallies(ctx, learner)
		if err != nil {
			return err
		}
		for _, row := range marks {
			t.Marks = append(t.Marks, tutor.MarkTally{
				Mark: row.Mark, Fact: row.Fact, Decisions: int(row.Decisions), Hinted: int(row.Hinted),
			})
		}
		hints, err := q.CountHints(ctx, learner)
		if err != nil {
			return err
		}
		taken, err := q.CountTakenBack(ctx, learner)
		t.Hints, t.TakenBack = int(hints), int(taken)
		return err
	})
	return t, err
}

// levelTallies adds up by level; a level may have nothing but a match that was given up.
func levelTallies(ctx context.Context, q *query.Queries, learner string) ([]tutor.LevelTally, error) {
	rows, err := q.HandTallies(ctx, learner)
	if err != nil {
		return nil, err
	}
	var list []tutor.LevelTally
	for _, row := range rows {
		list = append(list, tutor.LevelTally{
			Level: row.Level, Hands: int(row.Hands), Won: int(row.Won), Lost: int(row.Lost),
			For: int(row.PointsFor), Against: int(row.PointsAgainst),
			BummerlWon: int(row.BummerlWon), BummerlLost: int(row.BummerlLost),
			Closings: int(row.Closings), Kept: int(row.ClosingsKept), Bids: int(row.Bids), Made: int(row.BidsMade),
			FalseClaims: int(row.FalseClaims),
		})
	}
	abandoned, err := q.AbandonedTallies(ctx, learner)
	if err != nil {
		return nil, err
	}
	for _, row := range abandoned {
		i := slices.IndexFunc(list, func(l tutor.LevelTally) bool { return l.Level == row.Level })
		if i < 0 {
			i = len(list)
			list = append(list, tutor.LevelTally{Level: row.Level})
		}
		list[i].Abandoned = int(row.Abandoned)
	}
	slices.SortFunc(list, func(a, b tutor.LevelTally) int { return strings.Compare(a.Level, b.Level) })
	return list, nil
}
