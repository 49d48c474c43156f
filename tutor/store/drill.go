package store

import (
	"context"
	"encoding/json"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.DrillStore = (*Store)(nil)

// AddDrill implements tutor.DrillStore.
func (s *Store) AddDrill(ctx context.Context, d tutor.Drill) error {
	const what = "add a drill"
	options, err := writeOptions(d.Options)
	if err != nil {
		return fail(what, err)
	}
	answers, err := writeAnswers(d.Answers)
	if err != nil {
		return fail(what, err)
	}
	n, err := s.w.AddDrill(ctx, query.AddDrillParams{
		ID: d.ID, LearnerID: d.Learner, Kind: d.Kind, Seed: d.Seed.Reveal(), Variant: d.Variant, Options: options,
		Setting: d.Setting, Answers: answers, Version: 1, Created: writeTime(d.Created), Updated: writeTime(d.Updated),
	})
	return oneRow(n, err, tutor.Stale, what)
}

// Drill implements tutor.DrillStore.
func (s *Store) Drill(ctx context.Context, learner, id string) (tutor.Drill, error) {
	if !storable(id) {
		return tutor.Drill{}, tutor.Fail(tutor.NotFound, "read a drill", nil)
	}
	row, err := s.r.Drill(ctx, query.DrillParams{ID: id, LearnerID: learner})
	return readDrill(row, err)
}

// LatestDrill implements tutor.DrillStore.
func (s *Store) LatestDrill(ctx context.Context, learner, kind string) (tutor.Drill, error) {
	row, err := s.r.LatestDrill(ctx, query.LatestDrillParams{LearnerID: learner, Kind: kind})
	return readDrill(row, err)
}

// Drills implements tutor.DrillStore.
func (s *Store) Drills(ctx context.Context, learner, kind string, limit int) ([]tutor.Drill, error) {
	rows, err := s.r.Drills(ctx, query.DrillsParams{LearnerID: learner, Kind: kind, Most: int32(limit)})
	if err != nil {
		return nil, fail("list drills", err)
	}
	list := make([]tutor.Drill, len(rows))
	for i, row := range rows {
		if list[i], err = readDrill(row, nil); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// UnansweredDrill implements tutor.DrillStore.
func (s *Store) UnansweredDrill(ctx context.Context, learner, kind string) (tutor.Drill, error) {
	row, err := s.r.UnansweredDrill(ctx, query.UnansweredDrillParams{LearnerID: learner, Kind: kind})
	return readDrill(row, err)
}

// DropUnanswered implements tutor.DrillStore.
func (s *Store) DropUnanswered(ctx context.Context, learner, id string) error {
	return fail("drop a drill", s.w.DropUnanswered(ctx, query.DropUnansweredParams{ID: id, LearnerID: learner}))
}

// SaveDrill implements tutor.DrillStore.
func (s *Store) SaveDrill(ctx context.Context, d tutor.Drill) error {
	const what = "save a drill"
	answers, err := writeAnswers(d.Answers)
	if err != nil {
		return fail(what, err)
	}
	n, err := s.w.SaveDrill(ctx, query.SaveDrillParams{
		ID: d.ID, LearnerID: d.Learner, Version: d.Version, Setting: d.Setting, Answers: answers,
		Updated: writeTime(d.Updated),
	})
	return oneRow(n, err, tutor.Stale, what)
}

func writeAnswers(list []tutor.DrillAnswer) (string, error) {
	if list == nil {
		list = []tutor.DrillAnswer{}
	}
	text, err := json.Marshal(list)
	return string(text), err
}

func readDrill(row query.Drill, err error) (tutor.Drill, error) {
	const what = "read a drill"
	if err != nil {
		return tutor.Drill{}, fail(what, err)
	}
	d := tutor.Drill{
		ID: row.ID, Learner: row.LearnerID, Kind: row.Kind, Variant: row.Variant, Setting: row.Setting,
		Version: row.Version, Created: readTime(row.Created), Updated: readTime(row.Updated),
	}
	if d.Options, err = readOptions(row.Options); err != nil {
		return d, fail(what, err)
	}
	if d.Seed, err = tutor.ParseSeed(row.Seed); err != nil {
		return d, fail(what, err)
	}
	return d, fail(what, json.Unmarshal([]byte(row.Answers), &d.Answers))
}
