// Package arena measures levels against each other: mirrored deals or whole Bummerl, played side by side and told in
// intervals. The same contest gives the same figures on any machine, the times aside.
//
//	arena     what is played, and by how many at once
//	deal      which cards are dealt
//	table     one table: hands and matches, each level on its own view
//	tally     what the tables brought
//	interval  how sure that is
package arena

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// Contest is what is to be played, by player 0 and player 1.
type Contest struct {
	Players [2]bot.Level
	Options rules.Options
	// Pairs is the number of deals, or of Bummerl, each played twice: at the second table the players have changed seats.
	Pairs int
	// Seed makes the deals and, together with what a level sees, its dice.
	Seed uint64
	// Matches asks for whole Bummerl, each hand dealt by the other player, with the score and carried points known to
	// levels that care.
	Matches bool
	// Clock tells a time in milliseconds since some moment, for what a turn costs: of the day, or better of the calling
	// thread, which belongs to the table as long as it plays. nil measures nothing.
	Clock func() float64
}

// Play plays the contest on all cores. It ends early, with an error, when the context does or when a level does something
// illegal.
func (c Contest) Play(ctx context.Context) (Tally, error) {
	if c.Pairs < 1 {
		return Tally{}, fmt.Errorf("there are %d deals to play", c.Pairs)
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	pairs := make([]pair, c.Pairs)
	next := make(chan int)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), c.Pairs) {
		workers.Go(func() {
			runtime.LockOSThread() // for the Clock
			defer runtime.UnlockOSThread()
			for n := range next {
				var err error
				if pairs[n], err = c.pair(ctx, n); err != nil {
					stop(err)
				}
			}
		})
	}
	for n := 0; n < c.Pairs && ctx.Err() == nil; n++ {
		select {
		case next <- n:
		case <-ctx.Done():
		}
	}
	close(next)
	workers.Wait()
	if ctx.Err() != nil {
		return Tally{}, context.Cause(ctx)
	}
	return c.tally(pairs), nil
}

// pair plays the n-th deal or Bummerl at two tables.
func (c Contest) pair(ctx context.Context, n int) (pair, error) {
	var p pair
	for first := range 2 {
		t := table{contest: c, number: n, first: first, into: &p}
		if err := t.play(ctx); err != nil {
			return p, err
		}
	}
	return p, nil
}
