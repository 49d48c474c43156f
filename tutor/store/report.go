package store

import (
	"context"
	"database/sql"
	"unicode/utf8"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.ReportStore = (*Store)(nil)

// AddReport implements tutor.ReportStore.
func (s *Store) AddReport(ctx context.Context, r tutor.Report) error {
	const what = "add a report"
	short := len(r.Line) <= tutor.MostLine && utf8.RuneCountInString(r.Words) <= tutor.MostWords
	if !short || !storable(r.ID, r.Kind, r.Item, r.Line, r.Lang, r.Words) {
		return tutor.Fail(tutor.Invalid, what, nil)
	}
	return fail(what, s.w.AddReport(ctx, query.AddReportParams{
		ID: r.ID, LearnerID: sql.NullString{String: r.Learner, Valid: r.Learner != ""}, Kind: r.Kind, Item: r.Item,
		Line: r.Line, Lang: r.Lang, Words: r.Words, Created: writeTime(r.At),
	}))
}

// Reports implements tutor.ReportStore.
func (s *Store) Reports(ctx context.Context, limit int) ([]tutor.Report, error) {
	rows, err := s.r.Reports(ctx, int32(limit))
	if err != nil {
		return nil, fail("list reports", err)
	}
	list := make([]tutor.Report, 0, len(rows))
	for _, row := range rows {
		list = append(list, tutor.Report{
			ID: row.ID, Learner: row.LearnerID.String, Kind: row.Kind, Item: row.Item, Line: row.Line, Lang: row.Lang,
			Words: row.Words, At: readTime(row.Created),
		})
	}
	return list, nil
}
