package tutor

import (
	"context"
	"time"
)

// Report is what somebody says is wrong with a puzzle or a step.
type Report struct {
	// ID makes the report unique: saving the same one again does nothing. Env.NewID gives one.
	ID string
	// Learner is who reports it; "" for a visitor, and once the learner is deleted.
	Learner string
	// Kind is "puzzle" or "lesson"; Item is which one of them.
	Kind, Item string
	// Line are the actions so far, as the address writes them; usually what the report is about.
	Line string
	// Lang is the language of Words.
	Lang, Words string
	At          time.Time
}

// MostWords is the length of a report's words in letters; the form says so too. MostLine is that of its line in bytes.
const (
	MostWords = 1000
	MostLine  = 2000
)

// ReportStore keeps reports.
type ReportStore interface {
	// AddReport keeps a report; the same ID again is no error and changes nothing. Texts that are not UTF-8, hold a zero
	// byte or are longer than MostWords or MostLine are ErrInvalid.
	AddReport(ctx context.Context, r Report) error
	// Reports lists the latest reports, at most limit of them.
	Reports(ctx context.Context, limit int) ([]Report, error)
}
