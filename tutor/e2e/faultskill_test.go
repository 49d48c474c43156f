package e2e_test

import (
	"math/rand/v2"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/tutor/store/storetest"
)

// longFaults tells whether the long tests of faults run (make test-faults); otherwise they are short.
func longFaults() bool { return os.Getenv("BUMMERL_FAULTS") != "" }

// TestKill kills the server with kill -9 again and again while twenty learners play, each time at a random moment in which
// somebody waits for an answer, and starts it anew. Afterwards every action that was acknowledged is there, none twice, and
// nothing that was not acknowledged in the end.
func TestKill(t *testing.T) {
	t.Parallel()
	const learners = 20
	cards, kills := int64(160), 6
	if longFaults() {
		cards, kills = 1000, 50
	}
	storetest.Each(t, func(t *testing.T, place string) {
		server := startProcess(t, place)
		var played, busy, broken, refused atomic.Int64
		players := make([]*player, learners)
		var all sync.WaitGroup
		for i := range players {
			p := newPlayer(t, server.address)
			p.busy, p.broken, p.refused, p.coach = &busy, &broken, &refused, i%5 == 0
			players[i] = p
			all.Go(func() {
				for played.Load() < cards {
					card, err := p.turn()
					if err != nil {
						t.Errorf("player %d: %v", i, err)
						return
					}
					if card {
						played.Add(1)
					}
				}
			})
		}
		ended := make(chan struct{})
		go func() { all.Wait(); close(ended) }()
		dice, down, killed := rand.New(rand.NewPCG(13, 1)), time.Duration(0), 0
		for n := range kills {
			// At least so many cards lie between two kills, so that the game goes on.
			due := cards * int64(n) / int64(kills)
			if !waitFor(ended, func() bool { return played.Load() >= due && busy.Load() > 0 }) {
				break
			}
			time.Sleep(time.Duration(dice.IntN(20_000)) * time.Microsecond) // Any moment of a request may be it.
			from := time.Now()
			server.kill()
			server.start()
			down += time.Since(from)
			killed++
		}
		<-ended
		server.kill()
		s := storetest.Open(t, place)
		kept := 0
		for _, p := range players {
			kept += p.check(s)
		}
		if int64(kept) != played.Load() || killed != kills || broken.Load() == 0 {
			t.Errorf("%d of %d cards kept, %d of %d kills, %d requests without an answer", kept, played.Load(), killed, kills, broken.Load())
		}
		if fault := storetest.Fault(t, place); fault != "" {
			t.Errorf("the database is damaged: %s", fault)
		}
		t.Logf("%d learners, %d cards acknowledged and kept once each, %d times kill -9, %d requests without an answer, %d told to come again; %v down in all",
			learners, kept, killed, broken.Load(), refused.Load(), down.Round(time.Millisecond))
	})
}

// waitFor waits until something is so, and tells false if the game has ended before.
func waitFor(ended <-chan struct{}, so func() bool) bool {
	for !so() {
		select {
		case <-ended:
			return false
		case <-time.After(time.Millisecond):
		}
	}
	return true
}
