package web

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// limit bounds how often each of many may have something. The counts are those of this process: they spare its processors
// and memory, no other process needs them, and addresses of people are written nowhere.
type limit struct {
	burst int
	every time.Duration
	mu    sync.Mutex
	// counts are kept of whoever has not all at once again.
	counts map[string]*rate.Limiter
	// sweep is at how many counts those are forgotten that say nothing any more.
	sweep int
}

// mostCounted bounds the counts that are kept, at some 200 bytes each. Once there are as many, a tenth of them goes, whosever
// they are: who asks from that many addresses would not be held by counting them.
const mostCounted = 100_000

// newLimit lets so many through at once, and one more each time that every has passed.
func newLimit(burst int, every time.Duration) *limit {
	return &limit{burst: burst, every: every, counts: map[string]*rate.Limiter{}, sweep: 1000}
}

// wait counts that somebody wants it once more: 0 if it may be had now, else after how long; then it was not counted.
func (l *limit) wait(who string) time.Duration {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	count := l.counts[who]
	if count == nil {
		l.forget(now)
		count = rate.NewLimiter(rate.Every(l.every), l.burst)
		l.counts[who] = count
	}
	turn := count.ReserveN(now, 1)
	wait := turn.DelayFrom(now)
	if wait > 0 {
		turn.CancelAt(now)
	}
	return wait
}

// forget makes room for one more count.
func (l *limit) forget(now time.Time) {
	if len(l.counts) < l.sweep {
		return
	}
	for who, count := range l.counts {
		if count.TokensAt(now) >= float64(l.burst) {
			delete(l.counts, who)
		}
	}
	for who := range l.counts {
		if len(l.counts) < mostCounted*9/10 {
			break
		}
		delete(l.counts, who)
	}
	// The next look comes after as many more have come as there are, or a tenth of the most: it costs each of them little.
	l.sweep = min(max(1000, 2*len(l.counts)), mostCounted)
}
