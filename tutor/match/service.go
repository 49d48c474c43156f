package match

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// listed is how many matches a list shows: the latest.
const listed = 50

// Service is what a learner can do with matches. The learner is named by ID and sees only matches of their own: others
// are tutor.NotFound.
type Service struct {
	Store tutor.MatchStore
	// Attempts keeps what the learner says of the points of a finished hand.
	Attempts tutor.AttemptStore
	Env      tutor.Env
	// Level finds a bot by name: bot.ByName, or a test's own.
	Level func(name string) (bot.Level, error)
	// Coach judges an action: coach.Grade, or a test's own. Without it nobody gets a verdict.
	Coach func(ctx context.Context, q coach.Question, a rules.Action) (coach.Verdict, error)
	// CoachTime is how long an action waits for its verdict at most; 0 is two seconds.
	CoachTime time.Duration
	// Desk is where reviews think; nil has places for all.
	Desk Desk
	// Meter is told how long reviews wait and think; nil is nobody.
	Meter tutor.Meter
	// Deck keeps what is tried again of a review. A deck works by the days of one learner: put it here for each request.
	Deck tutor.Deck
	// Log is told what goes wrong without the learner's noticing; nil if nobody listens.
	Log *slog.Logger
}

// New begins a match: the seed is drawn and committed to, the pack waits for the cut. Asking again for the same rules
// before cutting gives the same match, so that a double click makes one, with the level and settings asked for last;
// asking for other rules drops the match that was not cut. An unknown variant, level or setting is tutor.Invalid.
func (s Service) New(ctx context.Context, learner string, n NewMatch) (Table, error) {
	options, err := rules.Variant(n.Variant)
	if err != nil {
		return Table{}, tutor.Fail(tutor.Invalid, "new match", err)
	}
	if n.Options != (rules.Options{}) && n.Options != options {
		options = n.Options
	} else {
		n.RulesName = "" // A variant has its own.
	}
	if _, err := s.Level(n.Level); err != nil {
		return Table{}, tutor.Fail(tutor.Invalid, "new match", err)
	}
	set, ok := n.settings()
	if !ok {
		return Table{}, tutor.Fail(tutor.Invalid, fmt.Sprintf("new match: best of %d, points %q", n.BestOf, n.Points), nil)
	}
	seed, now := s.Env.NewSeed(), s.Env.Time()
	m, err := s.Store.OpenMatch(ctx, tutor.Match{
		ID: s.Env.NewID(), Learner: learner, Kind: tutor.MatchPlayed, Variant: n.Variant, Options: options,
		RulesName:    n.RulesName,
		RulesVersion: rules.Version, Level: n.Level, Settings: set, Seed: seed, Commitment: seed.Commitment(), Version: 1,
		Progress: tutor.Progress{Phase: tutor.PhaseCut}, Created: now, Updated: now,
	})
	if err != nil {
		return Table{}, err
	}
	g, err := replay(m)
	if err != nil {
		return Table{}, err
	}
	return g.table()
}

// Table shows a match.
func (s Service) Table(ctx context.Context, learner, id string) (Table, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return Table{}, err
	}
	return g.table()
}

// List gives the learner's matches, at most 50: first those that go on, then the rest, each the latest first.
func (s Service) List(ctx context.Context, learner string) ([]tutor.MatchSummary, error) {
	return s.Store.Matches(ctx, learner, listed)
}

// Record gives a hand of a match as the engine records it, hidden cards and all: tutor.Invalid before that hand is over,
// tutor.NotFound if there is no such hand. From then on nothing of the hand can be taken back.
func (s Service) Record(ctx context.Context, learner, id string, hand int) (rules.Record, error) {
	g, err := s.opened(ctx, learner, id, hand)
	if err != nil {
		return rules.Record{}, err
	}
	return record(g.m, g.m.Hands[hand-1]), nil
}

func (s Service) load(ctx context.Context, learner, id string) (*game, error) {
	m, err := s.Store.Match(ctx, learner, id)
	if err != nil {
		return nil, err
	}
	return replay(m)
}
