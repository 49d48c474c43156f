package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// Match implements tutor.MatchStore. Its queries see one state of the database.
func (s *Store) Match(ctx context.Context, learner, id string) (tutor.Match, error) {
	var m tutor.Match
	if !storable(id) {
		return m, tutor.Fail(tutor.NotFound, "read a match", nil)
	}
	err := s.inSnapshot(ctx, "read a match", func(q *query.Queries) error {
		row, err := q.Match(ctx, query.MatchParams{ID: id, LearnerID: learner})
		if err != nil {
			return err
		}
		hands, err := q.Hands(ctx, id)
		if err != nil {
			return err
		}
		actions, err := q.Actions(ctx, id)
		if err != nil {
			return err
		}
		if m, err = readMatch(row, hands, actions); err != nil {
			return err
		}
		return readCoached(ctx, q, &m)
	})
	return m, err
}

// Matches implements tutor.MatchStore.
func (s *Store) Matches(ctx context.Context, learner string, limit int) ([]tutor.MatchSummary, error) {
	const what = "list matches"
	rows, err := s.r.Matches(ctx, query.MatchesParams{LearnerID: learner, Most: int32(limit)})
	if err != nil {
		return nil, fail(what, err)
	}
	list := make([]tutor.MatchSummary, 0, len(rows))
	for _, row := range rows {
		options, err := readOptions(row.Options)
		if err != nil {
			return nil, fail(what, err)
		}
		list = append(list, tutor.MatchSummary{
			ID: row.ID, Kind: tutor.MatchKind(row.Kind), Origin: row.Origin, Variant: row.Variant, Level: row.Level,
			Options: options, RulesName: row.RulesName, Settings: readSettings(row.BestOf, row.Points, row.Coach), Target: int(options.Target),
			Progress: readProgress(row.Phase, [...]int64{row.PointsLearner, row.PointsBot, row.GotLearner, row.GotBot}),
			Finished: int(row.Finished), Created: readTime(row.Created), Updated: readTime(row.Updated),
		})
	}
	return list, nil
}

// readProgress takes the points of learner and bot, and the Bummerl that they got.
func readProgress(phase string, n [4]int64) tutor.Progress {
	return tutor.Progress{
		Phase: tutor.Phase(phase), Points: [2]int{int(n[0]), int(n[1])}, Got: [2]int{int(n[2]), int(n[3])},
	}
}

func readSettings(bestOf int64, points string, coach bool) tutor.MatchSettings {
	return tutor.MatchSettings{BestOf: int(bestOf), Points: points, Coach: coach}
}

// readMatch puts the rows of a match together and refuses rows that are not in sequence.
func readMatch(row query.Match, hands []query.Hand, actions string) (tutor.Match, error) {
	m := tutor.Match{
		ID: row.ID, Learner: row.LearnerID, Kind: tutor.MatchKind(row.Kind), Origin: row.Origin, Variant: row.Variant,
		RulesName: row.RulesName, RulesVersion: int(row.RulesVersion), Level: row.Level, Settings: readSettings(row.BestOf, row.Points, row.Coach),
		Commitment: row.Commitment, Cut: int(row.Cut), Version: row.Version,
		Progress: readProgress(row.Phase, [...]int64{row.PointsLearner, row.PointsBot, row.GotLearner, row.GotBot}),
		Created:  readTime(row.Created), Updated: readTime(row.Updated),
	}
	var err error
	if m.Options, err = readOptions(row.Options); err != nil {
		return m, err
	}
	if m.Seed, err = tutor.ParseSeed(row.Seed); err != nil {
		return m, err
	}
	for i, h := range hands {
		hand, err := readHand(m.Options, h)
		if err != nil {
			return m, fmt.Errorf("hand %d: %w", i+1, err)
		}
		if hand.No != i+1 {
			return m, fmt.Errorf("hand %d is missing", i+1)
		}
		m.Hands = append(m.Hands, hand)
	}
	return m, readActions(m.Hands, actions)
}

// readActions adds to hands the actions in the text of the query Actions, which may stand in any order.
func readActions(hands []tutor.Hand, text string) error {
	var list []action
	for len(text) > 0 {
		var one string
		one, text, _ = strings.Cut(text, ";")
		a, err := readAction(one)
		if err != nil {
			return fmt.Errorf("action %q: %w", one, err)
		}
		list = append(list, a)
	}
	order := func(a, b action) int { return cmp.Or(cmp.Compare(a.hand, b.hand), cmp.Compare(a.seq, b.seq)) }
	if !slices.IsSortedFunc(list, order) {
		slices.SortFunc(list, order)
	}
	for _, a := range list {
		// The foreign key of actions makes sure that the hand is there.
		hand := &hands[a.hand-1]
		if a.seq != len(hand.Actions) {
			return fmt.Errorf("hand %d: action %d is missing", a.hand, len(hand.Actions))
		}
		hand.Actions = append(hand.Actions, a.played)
	}
	return nil
}

// action is an action with its place: the number of the hand, and how many of the hand come before it.
type action struct {
	hand, seq int
	played    tutor.Played
}

func readHand(o rules.Options, row query.Hand) (tutor.Hand, error) {
	h := tutor.Hand{
		No: int(row.Hand), PostedVersion: row.PostedVersion, Opened: row.Opened, Created: readTime(row.Created),
	}
	var err error
	if h.LearnerSeat, err = rules.ParseSeat(row.LearnerSeat); err != nil {
		return h, err
	}
	h.Deal, err = readDeal(o, row.Forehand, row.Dealer, row.Talon)
	return h, err
}

// readAction reads one action: its hand, its number in the hand, who took it, what it was, the version posted and the time.
func readAction(text string) (a action, err error) {
	var words [6]string
	for i := range words {
		words[i], text, _ = strings.Cut(text, " ")
	}
	var numbers [4]int64
	for i, at := range [...]int{0, 1, 4, 5} {
		if numbers[i], err = strconv.ParseInt(words[at], 10, 64); err != nil {
			return a, err
		}
	}
	a.hand, a.seq = int(numbers[0]), int(numbers[1])
	a.played.PostedVersion, a.played.At = numbers[2], readTime(numbers[3])
	if a.played.By, err = rules.ParseSeat(words[2]); err != nil {
		return a, err
	}
	a.played.Action, err = rules.ParseAction(words[3])
	return a, err
}

func isNone(err error) bool { return errors.Is(err, sql.ErrNoRows) }
