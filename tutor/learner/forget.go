package learner

import (
	"context"
	"log/slog"
	"time"
)

const (
	// forgetAtOnce is how many profiles are looked up together. Each is deleted in a transaction of its own, so that nobody
	// waits for more than one of them.
	forgetAtOnce = 100
	// forgetEvery is how often it is looked who has stayed away.
	forgetEvery = 24 * time.Hour
)

// Forget deletes the profiles of those who have not been here for that long, and transfer codes that are out of date. It
// gives how many profiles it has deleted. Several programs may do so at once: what one has deleted the other does not find.
func (p Profiles) Forget(ctx context.Context, away time.Duration) (int, error) {
	now := p.Env.Time()
	if err := p.Store.DropCodes(ctx, now); err != nil {
		return 0, err
	}
	before, gone := now.Add(-away), 0
	for {
		list, err := p.Store.Unseen(ctx, before, forgetAtOnce)
		if err != nil || len(list) == 0 {
			return gone, err
		}
		for _, id := range list {
			deleted, err := p.Store.DeleteUnseen(ctx, id, before)
			if err != nil {
				return gone, err
			}
			if deleted {
				gone++
			}
		}
	}
}

// KeepForgetting runs Forget now and every day, until the context ends. What goes wrong is logged, and tried again the
// next day.
func (p Profiles) KeepForgetting(ctx context.Context, away time.Duration, log *slog.Logger) {
	tick := time.NewTicker(forgetEvery)
	defer tick.Stop()
	for {
		switch gone, err := p.Forget(ctx, away); {
		case ctx.Err() != nil:
			return
		case err != nil:
			log.Error("cannot delete profiles of those who stay away", "deleted", gone, "error", err)
		case gone > 0:
			log.Info("profiles of those who stay away are deleted", "deleted", gone)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}
