package tutor

import "context"

// Row is a row of a table as it is given to its owner: values by column, fit for JSON. Times are texts as RFC 3339 has
// them, days are dates ("2026-11-30"), and what is kept as JSON is that.
type Row map[string]any

// ExportStore gives learners what is kept of them.
type ExportStore interface {
	// Export gives every row that is a learner's by its table, as of one moment: all tables but those of matches, which are
	// told as records. Hashes of secrets are left out, and what would give away answers to come. ErrNotFound if there is no
	// such learner.
	Export(ctx context.Context, learner string) (map[string][]Row, error)
}
