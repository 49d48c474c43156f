package count

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/tutor"
)

// Askable tells whether what a spec names can still be asked of the learner: an item of a drill always, a moment of a match
// as long as StartSpec would begin it.
func (s Service) Askable(ctx context.Context, learner, text string) (bool, error) {
	spec, err := ParseSpec(text)
	if err != nil {
		return false, nil //nolint:nilerr // What is no spec cannot be asked.
	}
	if spec.Match == "" {
		return true, nil
	}
	_, _, err = s.table(ctx, tutor.Drill{Learner: learner}, spec)
	if code := tutor.CodeOf(err); err != nil && (code == tutor.NotFound || code == tutor.Invalid) {
		return false, nil
	}
	return err == nil, err
}

// table reads the moment of the learner's own match that a spec names, and puts its rules into the drill. What is no
// moment to claim, or has no trick to count, is tutor.Invalid.
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
	item, err := spec.TableItem(r, h.LearnerSeat)
	if err == nil && len(item.Tricks) == 0 {
		err = errors.New("no trick has been played yet")
	}
	if err != nil {
		return d, nil, tutor.Fail(tutor.Invalid, what, err)
	}
	d.Variant, d.Options = m.Variant, m.Options
	return d, &table{Record: r, Seat: h.LearnerSeat.String()}, nil
}
