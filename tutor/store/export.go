package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"bummerl/tutor"
)

var _ tutor.ExportStore = (*Store)(nil)

// exported is a table of which a learner is given all of his rows. Every column goes with it but those named here: a new
// one is given away without anybody thinking of it, and a test asks about each that is not.
type exported struct {
	table, key, order string
	// without are columns that are secrets, or say nothing.
	without []string
}

// exports are all tables with rows of a learner, but for those of matches, which are told as records (tutor/match).
var exports = []exported{
	// Who has the hash of a token could look for its device.
	{"learners", "id", "id", []string{"token_hash"}},
	{"devices", "learner_id", "created", []string{"token_hash", "learner_id"}},
	{"transfer_codes", "learner_id", "expires", []string{"code_hash", "learner_id"}},
	{"lesson_runs", "learner_id", "lesson", []string{"learner_id"}},
	{"steps_done", "learner_id", "created, lesson, step", []string{"learner_id"}},
	{"attempts", "learner_id", "created, id", []string{"learner_id"}},
	// From its seed follow the answers to questions that a drill has still to ask.
	{"drills", "learner_id", "created, id", []string{"learner_id", "seed"}},
	{"deck_cards", "learner_id", "created, kind, item", []string{"learner_id"}},
	{"deck_days", "learner_id", "day", []string{"learner_id"}},
	{"ratings", "learner_id", "theme", []string{"learner_id"}},
	{"rated_tries", "learner_id", "created, item", []string{"learner_id"}},
	{"puzzle_runs", "learner_id", "created, id", []string{"learner_id"}},
	{"reports", "learner_id", "created, id", []string{"learner_id"}},
}

// How values of columns are written for people: by the column's name, which means the same in every table.
var (
	exportTimes = []string{"created", "updated", "seen", "expires"}
	exportDates = []string{"due", "reviewed", "day"}
	exportJSON  = []string{"options", "setting", "answers"}
)

// Export implements tutor.ExportStore.
func (s *Store) Export(ctx context.Context, learner string) (map[string][]tutor.Row, error) {
	const what = "export a learner"
	tx, err := s.read.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead})
	if err != nil {
		return nil, fail(what, err)
	}
	defer func() { _ = tx.Rollback() }()
	all := map[string][]tutor.Row{}
	for _, e := range exports {
		rows, err := tx.QueryContext(ctx, "SELECT * FROM "+e.table+" WHERE "+e.key+" = $1 ORDER BY "+e.order, learner)
		if err != nil {
			return nil, fail(what, err)
		}
		if all[e.table], err = e.read(rows); err != nil {
			return nil, fail(what, err)
		}
	}
	if len(all["learners"]) == 0 {
		return nil, tutor.Fail(tutor.NotFound, what, nil)
	}
	return all, nil
}

// read gives the rows, and closes them.
func (e exported) read(rows *sql.Rows) ([]tutor.Row, error) {
	defer func() { _ = rows.Close() }() // Err tells what went wrong.
	columns, err := rows.ColumnTypes()
	if err != nil {
		return nil, err
	}
	list := []tutor.Row{}
	values, places := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		places[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(places...); err != nil {
			return nil, err
		}
		row := tutor.Row{}
		for i, column := range columns {
			if name := column.Name(); !slices.Contains(e.without, name) {
				row[name] = exportedValue(name, column.DatabaseTypeName(), values[i])
			}
		}
		list = append(list, row)
	}
	return list, rows.Err()
}

// exportedValue writes a time as RFC 3339 has it, a day as a date, and text that holds JSON as what it holds.
func exportedValue(column, kind string, value any) any {
	switch v := value.(type) {
	case int64:
		switch {
		case kind == "BOOLEAN": // SQLite has numbers for it.
			return v != 0
		case slices.Contains(exportTimes, column):
			return readTime(v).Format(time.RFC3339Nano)
		case slices.Contains(exportDates, column):
			return tutor.Date(v).String()
		}
	case string:
		if slices.Contains(exportJSON, column) && json.Valid([]byte(v)) {
			return json.RawMessage(v)
		}
		if column == "item" {
			return seedless(v)
		}
	}
	return value
}

// seedless gives the name of an item with the commitment of its drill's seed in the place of the seed: from that the
// questions follow that the drill has still to ask.
func seedless(item string) string {
	parts := strings.Split(item, "/")
	for i, part := range parts {
		if seed, err := tutor.ParseSeed(part); err == nil {
			parts[i] = seed.Commitment()
		}
	}
	return strings.Join(parts, "/")
}
