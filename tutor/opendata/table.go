package opendata

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"

	"bummerl/puzzles"
)

// Write writes puzzles with the names of the columns above them. Permalinks begin with base, the site's own address
// without a slash at its end; with "" they begin with the path. Each puzzle's aspect is found anew from its proof, about a
// millisecond each.
func Write(ctx context.Context, out io.Writer, list []puzzles.Puzzle, base string) error {
	w := csv.NewWriter(out)
	if err := w.Write(Columns()); err != nil {
		return err
	}
	for _, p := range list {
		line, err := lineOf(ctx, p, base)
		if err != nil {
			return fmt.Errorf("puzzle %s: %w", p.ID, err)
		}
		if err := w.Write(line); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

func lineOf(ctx context.Context, p puzzles.Puzzle, base string) ([]string, error) {
	e := entry{Puzzle: p, base: base}
	var err error
	if e.view, err = p.View(); err != nil {
		return nil, err
	}
	if e.aspect, err = p.Aspect(ctx); err != nil {
		return nil, err
	}
	line := make([]string, len(columns))
	for i, c := range columns {
		line[i] = c.of(e)
	}
	return line, nil
}
