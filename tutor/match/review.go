package match

import (
	"context"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// Review is a finished hand with everything that can be said of it, hidden cards and all.
type Review struct {
	// Match is its match by ID, Kind what that is.
	Match string
	Kind  tutor.MatchKind
	// Hand counts from 1.
	Hand   int
	Record rules.Record
	// RulesName is what house rules were called when the match began.
	RulesName string
	// LearnerSeat is the seat that the review is for: the learner's, or the one asked for of an imported hand.
	LearnerSeat rules.Seat
	// Before is the score before the hand, of player Learner and player Bot.
	Before rules.Score
	Result HandResult
	// Begin is what the learner could expect before the first action, in game points, as the coach saw it from the learner's
	// cards at their first decision.
	Begin float64
	// Moves are all actions of the hand, in order.
	Moves []ReviewMove
	// TakenBack counts how often something was taken back in the hand; what it was is no longer among the moves.
	TakenBack int
}

// ReviewMove is an action of a hand.
type ReviewMove struct {
	// Seq counts from 0.
	Seq    int
	Seat   rules.Seat
	Action rules.Action
	// Hands are the cards that forehand and dealer held before it.
	Hands [2]rules.CardSet
	// Own: it was a decision of the learner, and only then the next four mean something.
	Own bool
	// Question is what the learner saw.
	Question coach.Question
	// Verdict is what could be known, nil if the coach failed; Open what was so, nil if that search was too long.
	Verdict *coach.Verdict
	Open    *OpenTruth
	// Hinted is the furthest hint that was taken before, 0 if none.
	Hinted int
	// Expect is what the learner could expect after it, in game points: of an own action its value, of another that of the
	// learner's best next one, of the last of all what the hand brought.
	Expect float64
}

// Slip tells whether it was an own decision to be tried again.
func (m ReviewMove) Slip() bool { return m.Own && m.Verdict != nil && m.Verdict.Mark.Slip() }

// ReviewAs is Review from a seat of an imported hand, which has no seat of the learner's own. Of other hands the seat must
// be the learner's, else it is tutor.Invalid.
func (s Service) ReviewAs(ctx context.Context, learner, id string, hand int, seat rules.Seat) (Review, error) {
	return s.review(ctx, learner, id, hand, seat)
}

// Review looks at a finished hand: what the coach says of each of the learner's decisions (kept with the match, and
// thought over now where it is not), what they could expect after each action, and what was so with open cards. From then
// on nothing of the hand can be taken back. So many reviews think at once as Service.Desk has places; the others wait, or
// are tutor.Busy when their time is up.
//
// A hand that is not over is tutor.Invalid, one that is not there tutor.NotFound.
func (s Service) Review(ctx context.Context, learner, id string, hand int) (Review, error) {
	return s.review(ctx, learner, id, hand, rules.NoSeat)
}

func (s Service) review(ctx context.Context, learner, id string, no int, seat rules.Seat) (Review, error) {
	g, err := s.opened(ctx, learner, id, no)
	if err != nil {
		return Review{}, err
	}
	hand := g.m.Hands[no-1]
	if seat == rules.NoSeat {
		seat = hand.LearnerSeat
	}
	if seat != hand.LearnerSeat && g.m.Kind != tutor.MatchImported {
		return Review{}, tutor.Fail(tutor.Invalid, "review from the seat of another", nil)
	}
	r := Review{
		RulesName: g.m.RulesName,
		Match:     g.m.ID, Kind: g.m.Kind, Hand: no, Record: record(g.m, hand),
		LearnerSeat: seat, Before: standAfter(g.m.Options, g.results[:no-1]).score, Result: g.results[no-1],
	}
	for _, back := range g.m.TakenBack {
		if back.Hand == no {
			r.TakenBack++
		}
	}
	if err := r.moves(g.m, hand); err != nil {
		return Review{}, err
	}
	leave, err := s.sit(ctx)
	if err != nil {
		return Review{}, err
	}
	defer leave()
	if err := s.think(ctx, &r, hand); err != nil {
		return Review{}, err
	}
	r.expect()
	return r, nil
}

// opened loads a match of which a finished hand is looked at with all its cards: from now on nothing of it is taken back.
func (s Service) opened(ctx context.Context, learner, id string, hand int) (*game, error) {
	for {
		g, err := s.load(ctx, learner, id)
		switch {
		case err != nil:
			return nil, err
		case hand < 1 || hand > len(g.m.Hands):
			return nil, tutor.Fail(tutor.NotFound, "look at a hand", nil)
		case hand > len(g.results):
			return nil, tutor.Fail(tutor.Invalid, "look at a hand that is not over", nil)
		case hand < len(g.m.Hands) || !g.mayTakeBack():
			return g, nil
		}
		err = s.Store.OpenHand(ctx, id, g.m.Version, hand)
		if tutor.CodeOf(err) != tutor.Stale {
			return g, err
		}
		// Somebody went on meanwhile, or took back: look again.
	}
}

// moves lists the actions with what is known of each by replaying.
func (r *Review) moves(m tutor.Match, hand tutor.Hand) error {
	steps, err := r.Record.History()
	if err != nil {
		return err
	}
	for seq, step := range steps {
		move := ReviewMove{
			Seq: seq, Seat: step.Seat, Action: step.Action,
			Hands: [2]rules.CardSet{step.Before.Hand(rules.Forehand), step.Before.Hand(rules.Dealer)},
			Own:   step.Seat == r.LearnerSeat,
		}
		if move.Own {
			if move.Question, err = question(m, hand, r.LearnerSeat, seq, r.Before); err != nil {
				return err
			}
			move.Hinted = hinted(m, hand.No, seq)
		}
		r.Moves = append(r.Moves, move)
	}
	return nil
}

// expect fills in what the learner could expect after each action.
func (r *Review) expect() {
	next := float64(gained(r.Result.Result, r.LearnerSeat))
	for i := len(r.Moves) - 1; i >= 0; i-- {
		move := &r.Moves[i]
		move.Expect = next
		if v := move.Verdict; v != nil {
			if i < len(r.Moves)-1 {
				move.Expect = v.Value
			}
			next = v.BestValue
		}
	}
	r.Begin = next
}
