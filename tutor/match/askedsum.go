package match

import (
	"context"

	"bummerl/tutor"
)

// askedHand is what a hand came to whose points are still asked for.
type askedHand struct {
	match tutor.MatchSummary
	sum   tutor.HandSum
}

// askedSums gives what the hands came to whose points are still asked for. One match that cannot be read must
// not take away the statistics of all others.
func (s Service) askedSums(
	ctx context.Context, learner string, hidden func(tutor.MatchSettings) []int,
) ([]askedHand, error) {
	list, err := s.List(ctx, learner)
	if err != nil {
		return nil, err
	}
	var sums []askedHand
	for _, m := range list {
		if m.Kind != tutor.MatchPlayed {
			continue
		}
		sum, asks, err := s.askedSum(ctx, learner, m, hidden(m.Settings))
		switch {
		case err == nil && asks:
			sums = append(sums, askedHand{match: m, sum: sum})
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err != nil:
			s.log().Error("a match cannot be asked for its points", "match", m.ID, "error", err)
		}
	}
	return sums, nil
}

func (s Service) askedSum(ctx context.Context, learner string, m tutor.MatchSummary, hidden []int) (tutor.HandSum, bool, error) {
	t, asks, err := s.asking(ctx, learner, m, hidden)
	if err != nil || !asks {
		return tutor.HandSum{}, false, err
	}
	g, err := s.load(ctx, learner, m.ID)
	if err != nil || len(g.results) < t.HandNo {
		return tutor.HandSum{}, false, err
	}
	return g.sum(t.HandNo - 1), true, nil
}

// less takes a hand away from what hands come to, as the store counts them.
func less(l tutor.LevelTally, hand tutor.HandSum) tutor.LevelTally {
	won := 0
	l.Hands--
	switch hand.Winner {
	case Learner:
		won = 1
		l.Won--
		l.For -= hand.Scored
	case Bot:
		l.Lost--
		l.Against -= hand.Scored
	}
	switch {
	case hand.Bummerl == 0:
	case hand.Winner == Learner:
		l.BummerlWon--
	case hand.Winner == Bot:
		l.BummerlLost--
	}
	switch {
	case hand.Bidder == Learner:
		l.Bids--
		l.Made -= won
	case hand.Closer == Learner:
		l.Closings--
		l.Kept -= won
	}
	if hand.FalseClaimer == Learner {
		l.FalseClaims--
	}
	return l
}
