package learner_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/store/storetest"
)

// TestForget: two programs at once forget everybody who has stayed away too long, more than are looked up together, each
// once, and nobody else.
func TestForget(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
		env := tutor.System()
		env.Now = func() time.Time { return now }
		const away, stay = 130, 3
		for i := range away + stay {
			seen := now.Add(-400*24*time.Hour - time.Millisecond)
			if i >= away {
				seen = seen.Add(time.Millisecond)
			}
			id := fmt.Sprint(i)
			if err := s.AddLearner(ctx, tutor.Learner{ID: id, Created: seen, Seen: seen}, id); err != nil {
				t.Fatal(err)
			}
		}
		var group sync.WaitGroup
		var mu sync.Mutex
		forgotten := 0
		for range 2 {
			group.Go(func() {
				n, err := learner.Profiles{Store: s, Env: env}.Forget(ctx, 400*24*time.Hour)
				if err != nil {
					t.Error(err)
				}
				mu.Lock()
				defer mu.Unlock()
				forgotten += n
			})
		}
		group.Wait()
		left, err := s.Unseen(ctx, now.Add(time.Hour), 1000)
		if err != nil || len(left) != stay || forgotten != away {
			t.Errorf("%d forgotten, %d left, %v, want %d and %d", forgotten, len(left), err, away, stay)
		}
	})
}
