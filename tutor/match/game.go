package match

import (
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// Player numbers a score's players: seats change from hand to hand, players do not.
const (
	Learner = 0
	Bot     = 1
	// Nobody won a drawn hand.
	Nobody = -1
)

// HandResult is a finished hand, as the match counts it.
type HandResult struct {
	// No counts from 1.
	No          int
	LearnerSeat rules.Seat
	Result      rules.Result
	// Winner is Learner, Bot or Nobody.
	Winner int
	// Scored are the game points written down: the hand's value and what drawn hands before it left.
	Scored int
	// Bummerl counts from 1: the one of a best of three that the hand belongs to.
	Bummerl int
}

// game is a match together with where it stands, which follows from replaying it.
type game struct {
	m tutor.Match
	// stand is how the match stands; while a hand is played, as before it.
	stand   stand
	results []HandResult
	// state is that of the latest hand; the zero State before the first.
	state rules.State
}

// replay works out where a match stands. A kept match that cannot be replayed is broken: an internal error.
func replay(m tutor.Match) (*game, error) {
	if m.RulesVersion > rules.Version {
		return nil, fmt.Errorf("match %s is played by rules of version %d", m.ID, m.RulesVersion)
	}
	if isPlayed(m.Kind) && (m.Cut == 0) != (len(m.Hands) == 0) {
		return nil, fmt.Errorf("match %s: cut %d, but %d hands", m.ID, m.Cut, len(m.Hands))
	}
	g := &game{m: m, stand: newStand(m.Options)}
	for i := range m.Hands {
		if err := g.settle(i); err != nil {
			return nil, fmt.Errorf("match %s: %w", m.ID, err)
		}
	}
	return g, nil
}

// settle replays the hand with that index and counts it if it is over.
func (g *game) settle(i int) error {
	hand := g.m.Hands[i]
	state, err := record(g.m, hand).Replay()
	if err != nil {
		return fmt.Errorf("hand %d: %w", hand.No, err)
	}
	g.state, g.stand = state, g.stand.dealt(g.m.Options)
	if state.Over() {
		g.count(hand, state.Result())
	}
	return nil
}

// count adds a finished hand to the score.
func (g *game) count(hand tutor.Hand, r rules.Result) {
	result := HandResult{
		No: hand.No, LearnerSeat: hand.LearnerSeat, Result: r, Winner: Nobody, Bummerl: g.stand.bummerl(),
	}
	if r.Winner != rules.NoSeat {
		result.Winner = Bot
		if r.Winner == hand.LearnerSeat {
			result.Winner = Learner
		}
		result.Scored = r.GamePoints + g.stand.score.Carry
	}
	g.stand = g.stand.counted(result)
	g.results = append(g.results, result)
}

// phase tells what the match waits for.
func (g *game) phase() tutor.Phase {
	switch {
	case g.m.Progress.Phase == tutor.PhaseAbandoned:
		return tutor.PhaseAbandoned
	case g.m.Cut == 0 && g.played():
		return tutor.PhaseCut
	case !g.state.Over():
		return tutor.PhasePlay
	case g.played() && !g.stand.decides(g.m.Settings):
		return tutor.PhaseHandOver
	}
	return tutor.PhaseMatchOver
}

// played tells that this is a match, not a practice hand or imported ones.
func (g *game) played() bool { return isPlayed(g.m.Kind) }

func isPlayed(k tutor.MatchKind) bool { return k != tutor.MatchPractice && k != tutor.MatchImported }

func (g *game) progress() tutor.Progress {
	return tutor.Progress{Phase: g.phase(), Points: g.stand.score.Points, Got: g.stand.series.Bummerl}
}

// hand gives the latest hand. There is one once the pack is cut.
func (g *game) hand() *tutor.Hand { return &g.m.Hands[len(g.m.Hands)-1] }

// record gives a hand as the engine records it, hidden cards and all.
func record(m tutor.Match, hand tutor.Hand) rules.Record {
	r := rules.Record{Variant: m.Variant, Options: m.Options, Deal: hand.Deal}
	for _, played := range hand.Actions {
		r.Actions = append(r.Actions, played.Action)
	}
	return r
}
