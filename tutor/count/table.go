package count

import (
	"context"

	"bummerl/rules"
	"bummerl/tutor"
)

// table reads the moment of the learner's own match that a spec names, and puts its rules into the drill. What is no
// moment to claim is tutor.Invalid.
func (s Service) table(ctx context.Context, d tutor.Drill, spec Spec) (tutor.Drill, *table, error) {
	const what = "a moment of a match"
	if s.Matches == nil {
		return d, nil, tutor.Fail(tutor.NotFound, what, nil)
	}
	m, err := s.Matches.Match(ctx, d.Learner, spec.Match)
	if err != nil {
		return d, nil, err
	}
	if spec.Hand > len(m.Hands) || spec.Seq > len(m.Hands[spec.Hand-1].Actions) {
		return d, nil, tutor.Fail(tutor.NotFound, what, nil)
	}
	h := m.Hands[spec.Hand-1]
	r := rules.Record{Variant: m.Variant, Options: m.Options, Deal: h.Deal}
	for _, a := range h.Actions[:spec.Seq] {
		r.Actions = append(r.Actions, a.Action)
	}
	if _, err := spec.TableItem(r, h.LearnerSeat); err != nil {
		return d, nil, tutor.Fail(tutor.Invalid, what, err)
	}
	d.Variant, d.Options = m.Variant, m.Options
	return d, &table{Record: r, Seat: h.LearnerSeat.String()}, nil
}
