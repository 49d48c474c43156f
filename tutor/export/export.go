// Package export gives a learner everything that is kept of him, as one JSON file.
//
// The file is an object. Its fields are:
//
//	format     "bummerl-profile"
//	version    1; a later program may add fields, and raises it when one changes its meaning
//	exported   when it was made
//	profile    the profile: id, created, seen, and each setting by its name ("" is no choice)
//	matches    every match, with the fields of a match's own file (format "bummerl-match"). Each hand that is over has its
//	           record as the command line reads it; running is a hand of which the cards are not all known, with what its
//	           player has seen of it as a view
//	tables     all else, a list of rows for each table, with the columns that the privacy page names
//
// Times are texts as RFC 3339 has them, in UTC; days are dates of the learner's calendar. What is left out: hashes of
// secrets; the seed of a match that goes on, and of drills, since answers to come follow from them (where the name of a
// counted item has one, its SHA-256 stands instead); and of the coach's verdicts all but mark, loss and how sure it is,
// since the rest follows from the record.
package export

import (
	"context"
	"encoding/json"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/match"
)

const (
	format  = "bummerl-profile"
	version = 1
)

// Service makes the file.
type Service struct {
	Store   tutor.ExportStore
	Matches match.Service
	Env     tutor.Env
}

// file is what it holds.
type file struct {
	Format   string                 `json:"format"`
	Version  int                    `json:"version"`
	Exported string                 `json:"exported"`
	Profile  tutor.Row              `json:"profile"`
	Matches  []json.RawMessage      `json:"matches"`
	Tables   map[string][]tutor.Row `json:"tables"`
}

// learners is the table that becomes profile.
const learners = "learners"

// mostMatches is more than anybody plays.
const mostMatches = 1_000_000

// File gives everything of a learner; tutor.NotFound if there is none.
func (s Service) File(ctx context.Context, learner string) ([]byte, error) {
	tables, err := s.Store.Export(ctx, learner)
	if err != nil {
		return nil, err
	}
	f := file{
		Format: format, Version: version, Exported: s.Env.Time().Format(time.RFC3339Nano), Profile: tables[learners][0],
		Matches: []json.RawMessage{}, Tables: tables,
	}
	delete(tables, learners)
	list, err := s.Matches.Store.Matches(ctx, learner, mostMatches)
	if err != nil {
		return nil, err
	}
	for _, m := range list {
		kept, err := s.Matches.Kept(ctx, learner, m.ID)
		if tutor.CodeOf(err) == tutor.NotFound {
			continue // It was deleted a moment ago.
		}
		if err != nil {
			return nil, err
		}
		f.Matches = append(f.Matches, kept)
	}
	return json.MarshalIndent(f, "", "  ")
}
