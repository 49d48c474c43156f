package deck

import (
	"context"
	"errors"
	"fmt"
	"time"

	"bummerl/tutor"
)

// Deck is what one learner's days say about the cards of whoever is named: Place is the time zone in which those days
// begin. Make one for each request.
type Deck struct {
	Cards    tutor.DeckStore
	Attempts tutor.AttemptStore
	Place    *time.Location
}

var _ tutor.Deck = Deck{}

// races is how often a try is told again where another one was faster. By then the card is due no more; what else hangs on
// the try (the rating of a puzzle that many try at once) comes through sooner or later.
const races = 12

// Tried implements tutor.Deck.
func (d Deck) Tried(ctx context.Context, learner, kind, item string, g tutor.Grade, at time.Time) error {
	return d.review(ctx, tutor.DeckCard{Learner: learner, Kind: kind, Item: item}, g, at,
		func(c tutor.DeckCard) error { return d.Cards.SaveDeckCard(ctx, c) },
		func() error { return nil })
}

// Keep implements tutor.Deck.
func (d Deck) Keep(ctx context.Context, a tutor.Attempt, item string, g tutor.Grade) error {
	return d.review(ctx, tutor.DeckCard{Learner: a.Learner, Kind: a.Kind, Item: item}, g, a.At,
		func(c tutor.DeckCard) error { return d.Cards.AddReview(ctx, a, c) },
		func() error { return d.Attempts.AddAttempt(ctx, a) })
}

// KeepBy is Keep for an attempt on which more hangs: save keeps it with the card, which is nil where the attempt says
// nothing about one. Where that is ErrStale it is called again, with the card as it is then.
func (d Deck) KeepBy(ctx context.Context, a tutor.Attempt, item string, g tutor.Grade, save func(*tutor.DeckCard) error) error {
	return d.review(ctx, tutor.DeckCard{Learner: a.Learner, Kind: a.Kind, Item: item}, g, a.At,
		func(c tutor.DeckCard) error { return save(&c) },
		func() error { return save(nil) })
}

// review works out what a try makes of a card and saves that; without is done where the try does not count.
func (d Deck) review(ctx context.Context, fresh tutor.DeckCard, g tutor.Grade, at time.Time,
	save func(tutor.DeckCard) error, without func() error) error {
	if _, ok := ratings[g]; !ok {
		return tutor.Fail(tutor.Internal, fmt.Sprintf("grade %d of a try", g), nil)
	}
	day := tutor.DateOf(at, d.Place)
	var err error
	for range races {
		c := fresh
		kept, failed := d.Cards.DeckCard(ctx, c.Learner, c.Kind, c.Item)
		switch {
		case failed == nil:
			c = kept
		case errors.Is(failed, tutor.ErrNotFound):
			c.Created = at
		default:
			return failed
		}
		if counts(c, g, day) {
			if c, err = next(c, g, day); err != nil {
				return err
			}
			c.Updated = at
			err = save(c)
		} else {
			err = without()
		}
		if !errors.Is(err, tutor.ErrStale) {
			return err
		}
	}
	return err
}

// Card finds a card; false if it is not in the deck.
func (d Deck) Card(ctx context.Context, learner, kind, item string) (tutor.DeckCard, bool, error) {
	c, err := d.Cards.DeckCard(ctx, learner, kind, item)
	if errors.Is(err, tutor.ErrNotFound) {
		return c, false, nil
	}
	return c, err == nil, err
}

// Remove takes a card out, or puts it in again: what is removed is not asked any more, and comes in by no try. A card
// that is not in the deck is tutor.NotFound.
func (d Deck) Remove(ctx context.Context, learner, kind, item string, removed bool, now time.Time) error {
	var err error
	for range races {
		var c tutor.DeckCard
		if c, err = d.Cards.DeckCard(ctx, learner, kind, item); err != nil || c.Removed == removed {
			return err
		}
		c.Removed, c.Updated = removed, now
		if err = d.Cards.SaveDeckCard(ctx, c); !errors.Is(err, tutor.ErrStale) {
			return err
		}
	}
	return err
}
