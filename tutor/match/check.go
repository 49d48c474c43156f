package match

import (
	"context"
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// Proof is everything that is needed to check that a match was dealt fairly. It exists only when the match is over.
type Proof struct {
	// Seed is the opened seed and Commitment what was shown before the cut, each 64 hexadecimal digits.
	Seed, Commitment string
	// Cut is how many cards the learner cut.
	Cut     int
	Options rules.Options
	Hands   []ProvenHand
}

// ProvenHand is a hand as it was dealt.
type ProvenHand struct {
	// No counts from 1.
	No          int
	LearnerSeat rules.Seat
	Deal        rules.Deal
}

// Check opens the seed of a match; tutor.Invalid before the match is over or given up, and for a practice hand (its seed
// is that of a match which may be going on) or an imported one, which nobody dealt here.
func (s Service) Check(ctx context.Context, learner, id string) (Proof, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return Proof{}, err
	}
	if !g.phase().Ended() || !g.played() {
		return Proof{}, tutor.Fail(tutor.Invalid, "check a match that is not over", nil)
	}
	p := Proof{Seed: g.m.Seed.Reveal(), Commitment: g.m.Commitment, Cut: g.m.Cut, Options: g.m.Options}
	for _, h := range g.m.Hands {
		p.Hands = append(p.Hands, ProvenHand{No: h.No, LearnerSeat: h.LearnerSeat, Deal: h.Deal})
	}
	return p, nil
}

// Verify recomputes commitment, seats and deals from seed and cut; the error tells what differs first. It looks at
// nothing but the proof.
func Verify(p Proof) error {
	seed, err := tutor.ParseSeed(p.Seed)
	if err != nil {
		return err
	}
	if seed.Commitment() != p.Commitment {
		return fmt.Errorf("the seed is not the one that was committed to")
	}
	for _, h := range p.Hands {
		deal, err := Deal(seed, p.Options, h.No, p.Cut)
		if err != nil {
			return err
		}
		if deal != h.Deal {
			return fmt.Errorf("hand %d was dealt otherwise", h.No)
		}
		if learnerSeat(seed, h.No, p.Cut) != h.LearnerSeat {
			return fmt.Errorf("hand %d was led by the wrong player", h.No)
		}
	}
	return nil
}
