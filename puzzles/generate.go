package puzzles

import (
	"context"
	"iter"

	"bummerl/rules"
)

// generate plays hands under the default variants of the languages, one after the other, and gives the positions in them
// that make a puzzle of a theme, at most one of a hand and no two that have the same cards, whatever the suits are called.
// Of the two sides of a theme that asks which of two things is right it gives those that are wanted. It ends after so many
// hands. The same theme and seed give the same puzzles; their Rate and Level are left open (see Grade).
func generate(ctx context.Context, theme Theme, seed uint64, hands int, wanted func(first bool) bool) iter.Seq2[Puzzle, error] {
	return func(yield func(Puzzle, error) bool) {
		seen := map[string]bool{}
		for n := range uint64(hands) {
			p, ok, err := fromHand(ctx, theme, seed, n, wanted)
			if err != nil {
				yield(p, err)
				return
			}
			if !ok {
				continue
			}
			key, err := p.cards()
			if err != nil || !seen[key] {
				seen[key] = true
				if !yield(p, err) || err != nil {
					return
				}
			}
		}
	}
}

// cards tells the cards of a puzzle apart from those of others, whatever the suits are called.
func (p Puzzle) cards() (string, error) {
	v, err := p.View()
	if err != nil {
		return "", err
	}
	return string(canonical(v, false)), nil
}

// fromHand plays one hand and gives the first position in it that makes a puzzle.
func fromHand(ctx context.Context, theme Theme, seed, n uint64, wanted func(first bool) bool) (Puzzle, bool, error) {
	variant := Variants[n%uint64(len(Variants))]
	if theme == Snapszer {
		variant = "snapszer"
	}
	t, err := deal(variant, seed, n, manners(theme, n))
	if err != nil {
		return Puzzle{}, false, err
	}
	for !t.state.Over() {
		v, err := t.record.View(t.state.Turn())
		if err != nil {
			return Puzzle{}, false, err
		}
		if theme.Asks(v) && !t.passes(theme, v) {
			record := t.record
			record.Actions = append([]rules.Action(nil), record.Actions...)
			p, ok, err := considerAny(ctx, theme, record, wanted)
			if ok || err != nil {
				return p, ok, err
			}
		}
		if theme == Snapszer { // there is one such position in a hand
			break
		}
		t.step(ctx, v)
	}
	return Puzzle{}, false, nil
}

// passes tells whether a position is passed over, so that not all closed hands are met at their first card, and few
// questions are about the exchange alone, which is nearly always right.
func (t *table) passes(theme Theme, v rules.View) bool {
	switch theme {
	case PlayOut, Defend:
		return t.dice.Float64() < 0.5
	case NowOrLater:
		return v.Hand.Marriages() == 0 && t.dice.Float64() < 0.9
	}
	return false
}

func considerAny(ctx context.Context, theme Theme, record rules.Record, wanted func(first bool) bool) (Puzzle, bool, error) {
	if theme == LastFive {
		return considerLastFive(ctx, record)
	}
	return consider(ctx, theme, record, wanted)
}
