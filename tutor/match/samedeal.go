package match

import (
	"context"

	"bummerl/rules"
	"bummerl/tutor"
)

// SameDeal deals the cards of a finished hand again, to the learner in either seat: a match of that one hand, which counts
// nowhere, with the settings that the hand was played with. The bot has its dice of then. A second click before anything
// was done gives the same match.
//
// A hand that is not over is tutor.Invalid, as is no seat; one that is not there is tutor.NotFound. The cards are known
// then, so that nothing of the hand can be taken back.
func (s Service) SameDeal(ctx context.Context, learner, id string, hand int, seat rules.Seat) (Table, error) {
	if seat > rules.Dealer {
		return Table{}, tutor.Fail(tutor.Invalid, "the same deal from no seat", nil)
	}
	before, err := s.opened(ctx, learner, id, hand)
	if err != nil {
		return Table{}, err
	}
	level, err := s.opponent(ctx, before.m)
	if err != nil {
		return Table{}, err
	}
	from := origin{Match: before.m.ID, Hand: hand, Seat: seat}
	if first, ok := parseOrigin(before.m); ok {
		from.Match, from.Hand = first.Match, first.Hand
	}
	m, now := before.m, s.Env.Time()
	again := tutor.Match{
		ID: s.Env.NewID(), Learner: learner, Kind: tutor.MatchPractice, Origin: from.String(),
		Variant: m.Variant, Options: m.Options, RulesName: m.RulesName, RulesVersion: rules.Version, Level: level, Settings: m.Settings,
		Seed: m.Seed, Commitment: m.Commitment, Cut: m.Cut, Version: 1, Created: now, Updated: now,
		Hands: []tutor.Hand{{No: 1, LearnerSeat: seat, Deal: m.Hands[hand-1].Deal, Created: now}},
	}
	again.Settings.BestOf = 1
	g, err := replay(again)
	if err != nil {
		return Table{}, err
	}
	if err := s.answer(ctx, g, &tutor.Addition{Hand: g.hand(), At: now}); err != nil {
		return Table{}, err
	}
	g.m.Progress = g.progress()
	return s.add(ctx, g.m)
}

// opponent names the bot that plays the cards of a match again: its own, or for hands from elsewhere the one whom the
// learner has met last.
func (s Service) opponent(ctx context.Context, m tutor.Match) (string, error) {
	if m.Level != "" {
		return m.Level, nil
	}
	list, err := s.List(ctx, m.Learner)
	if err != nil {
		return "", err
	}
	for _, played := range list {
		if played.Level != "" {
			return played.Level, nil
		}
	}
	return usualLevel, nil
}

// usualLevel is the bot of who has met none yet.
const usualLevel = "regular"

// add keeps a match that is made whole and shows it.
func (s Service) add(ctx context.Context, m tutor.Match) (Table, error) {
	kept, err := s.Store.AddMatch(ctx, m)
	if err != nil {
		return Table{}, err
	}
	g, err := replay(kept)
	if err != nil {
		return Table{}, err
	}
	return g.table()
}
