package store

import (
	"cmp"
	"context"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// AddHint implements tutor.MatchStore.
func (s *Store) AddHint(ctx context.Context, id string, version int64, h tutor.HintTaken) error {
	return s.holding(ctx, "note a hint", id, version, func(q *query.Queries) error {
		return q.SaveHint(ctx, query.SaveHintParams{
			MatchID: id, Hand: int64(h.Hand), Seq: int64(h.Seq), Level: int64(h.Level),
		})
	})
}

// OpenHand implements tutor.MatchStore.
func (s *Store) OpenHand(ctx context.Context, id string, version int64, hand int) error {
	return s.holding(ctx, "open a hand", id, version, func(q *query.Queries) error {
		return q.OpenHand(ctx, query.OpenHandParams{MatchID: id, Hand: int64(hand)})
	})
}

// holding runs f while nobody else can add to the match, if its version is still the one seen.
func (s *Store) holding(ctx context.Context, what, id string, version int64, f func(*query.Queries) error) error {
	return s.inTx(ctx, what, func(q *query.Queries) error {
		n, err := q.HoldMatch(ctx, query.HoldMatchParams{ID: id, Version: version})
		if err := oneRow(n, err, tutor.Stale, what); err != nil {
			return err
		}
		return f(q)
	})
}

// takeBack takes the actions of a hand away from one on, with what is known of them and of the end that they led to. If
// the learner has seen all its cards meanwhile, it is tutor.Stale.
func takeBack(ctx context.Context, q *query.Queries, id string, back tutor.TakenBack) error {
	hand, seq := int64(back.Hand), int64(back.Seq)
	if opened, err := q.HandOpened(ctx, query.HandOpenedParams{MatchID: id, Hand: hand}); err != nil || opened {
		return cmp.Or(err, tutor.Fail(tutor.Stale, "take back what has been opened", nil))
	}
	texts := make([]string, len(back.Actions))
	for i, a := range back.Actions {
		texts[i] = a.String()
	}
	err := q.AddTakenBack(ctx, query.AddTakenBackParams{
		MatchID: id, Hand: hand, Seq: seq, Actions: strings.Join(texts, " "), PostedVersion: back.PostedVersion,
		Created: writeTime(back.At),
	})
	if err != nil {
		return err
	}
	// Verdicts go with their actions.
	if err := q.DropActions(ctx, query.DropActionsParams{MatchID: id, Hand: hand, Seq: seq}); err != nil {
		return err
	}
	if err := q.DropHints(ctx, query.DropHintsParams{MatchID: id, Hand: hand, Seq: seq}); err != nil {
		return err
	}
	return q.DropSum(ctx, query.DropSumParams{MatchID: id, Hand: hand})
}

// Verdicts implements tutor.MatchStore.
func (s *Store) Verdicts(ctx context.Context, match string, hand int) ([]tutor.KeptVerdict, error) {
	rows, err := s.r.Verdicts(ctx, query.VerdictsParams{MatchID: match, Hand: int64(hand)})
	return readVerdicts(rows), fail("read verdicts", err)
}

// SaveVerdicts implements tutor.MatchStore.
func (s *Store) SaveVerdicts(ctx context.Context, match string, list []tutor.KeptVerdict) error {
	return s.inTx(ctx, "save verdicts", func(q *query.Queries) error { return saveVerdicts(ctx, q, match, list) })
}

func saveVerdicts(ctx context.Context, q *query.Queries, match string, list []tutor.KeptVerdict) error {
	for _, v := range list {
		err := q.SaveVerdict(ctx, query.SaveVerdictParams{
			MatchID: match, Hand: int64(v.Hand), Seq: int64(v.Seq), Version: int64(v.Version), Mark: v.Mark, Fact: v.Fact,
			Verdict: v.Verdict, Truth: v.Truth,
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// readCoached adds to a match what the coach said of its latest hand, and the hints and what was taken back of all.
func readCoached(ctx context.Context, q *query.Queries, m *tutor.Match) error {
	verdicts, err := q.LatestVerdicts(ctx, m.ID)
	if err != nil {
		return err
	}
	m.Verdicts = readVerdicts(verdicts)
	hints, err := q.Hints(ctx, m.ID)
	if err != nil {
		return err
	}
	for _, row := range hints {
		m.Hints = append(m.Hints, tutor.HintTaken{Hand: int(row.Hand), Seq: int(row.Seq), Level: int(row.Level)})
	}
	taken, err := q.TakenBack(ctx, m.ID)
	if err != nil {
		return err
	}
	for _, row := range taken {
		back, err := readTakenBack(row)
		if err != nil {
			return err
		}
		m.TakenBack = append(m.TakenBack, back)
	}
	return nil
}

func readVerdicts(rows []query.Verdict) []tutor.KeptVerdict {
	var list []tutor.KeptVerdict
	for _, row := range rows {
		list = append(list, tutor.KeptVerdict{
			Hand: int(row.Hand), Seq: int(row.Seq), Version: int(row.Version), Mark: row.Mark, Fact: row.Fact,
			Verdict: row.Verdict, Truth: row.Truth,
		})
	}
	return list
}

func readTakenBack(row query.TakenBack) (tutor.TakenBack, error) {
	back := tutor.TakenBack{
		Hand: int(row.Hand), Seq: int(row.Seq), PostedVersion: row.PostedVersion, At: readTime(row.Created),
	}
	for text := range strings.FieldsSeq(row.Actions) {
		a, err := rules.ParseAction(text)
		if err != nil {
			return back, err
		}
		back.Actions = append(back.Actions, a)
	}
	return back, nil
}
