package puzzles

import (
	"context"
	"slices"

	"bummerl/rules"
)

// sameUnder lists the default variants under which the answers are proven to be the same, the record's own first.
func (p Puzzle) sameUnder(ctx context.Context, f findings) ([]string, error) {
	list := []string{p.Record.Variant}
	for _, variant := range Variants {
		if variant == p.Record.Variant {
			continue
		}
		q, err := p.under(variant)
		if err != nil { // the record cannot be played by its rules
			continue
		}
		v, err := q.View()
		if err != nil {
			return nil, err
		}
		if !p.Theme.Asks(v) {
			continue
		}
		g, err := q.examine(ctx)
		if err != nil {
			return nil, err
		}
		if g.same(f) {
			list = append(list, variant)
		}
	}
	return list, nil
}

// same tells whether the answers are the same: what is certain, and every way to begin.
func (f findings) same(g findings) bool {
	equal := func(x, y []rules.Action) bool { return slices.Equal(x, y) }
	return f.hands == g.hands && f.certain == g.certain && f.right == g.right &&
		slices.EqualFunc(f.lines, g.lines, equal) && slices.EqualFunc(f.rightLines, g.rightLines, equal)
}
