package main

import (
	"context"
	"fmt"
	"log/slog"
	"strconv"
	"sync"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
)

const (
	// retainUsual is how many days a profile is kept without an action: as long as browsers keep its cookie.
	retainUsual = 400
	// retainMost is what still means something: a hundred years.
	retainMost = 36500
)

// parseRetain reads a number of days; 0 keeps profiles for good.
func parseRetain(text string) (int, error) {
	days, err := strconv.Atoi(text)
	if err != nil || days < 0 || days > retainMost {
		return 0, fmt.Errorf("%q is no number of days from 0 to %d", text, retainMost)
	}
	return days, nil
}

// retaining deletes the profiles of those who stay away, now and every day, until the function that it gives has been
// called. Each of several programs on one database does so: what is deleted twice is deleted.
func (c serveConfig) retaining(ctx context.Context, db tutor.ProfileStore, log *slog.Logger) (stop func()) {
	if c.retain == 0 {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	profiles := learner.Profiles{Store: db, Env: tutor.System()}
	var running sync.WaitGroup
	running.Go(func() { profiles.KeepForgetting(ctx, time.Duration(c.retain)*24*time.Hour, log) })
	return func() {
		cancel()
		running.Wait()
	}
}
