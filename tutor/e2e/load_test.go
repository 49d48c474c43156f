package e2e_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// How the site is used while BenchmarkLearners measures: so many learners, each with an action in so much time.
const (
	learnersAtOnce = 20
	actionEvery    = 5 * time.Second
)

// BenchmarkLearners plays as 20 learners at once against master with the coach on, each with one action every five
// seconds, and tells how long they wait: for the answer to an action (bot and coach included), for the review of a whole
// hand, and, somebody else, for the home page meanwhile. b.N is the number of actions of them all:
//
//	go test ./tutor/e2e -run xxx -bench Learners -benchtime 1200x
func BenchmarkLearners(b *testing.B) {
	site := testsite.Start(b, testsite.Options{})
	var left atomic.Int64
	left.Store(int64(b.N))
	var acts, reviews, pages waits
	done := make(chan struct{})
	var aside, all sync.WaitGroup
	aside.Go(func() { lookOn(b, site, &pages, done) })
	for i := range learnersAtOnce {
		all.Go(func() {
			time.Sleep(actionEvery * time.Duration(i) / learnersAtOnce)
			playOn(b, site, &left, &acts, &reviews)
		})
	}
	all.Wait()
	close(done)
	aside.Wait()
	b.ReportMetric(0, "ns/op")
	acts.report(b, "action")
	reviews.report(b, "review")
	pages.report(b, "page")
}

// playOn plays match after match until no action is left.
func playOn(b *testing.B, site *testsite.Site, left *atomic.Int64, acts, reviews *waits) {
	learner := plain.New(b, site.URL)
	for left.Load() > 0 {
		learner.Open("/de/play")
		learner.PressIn("/de/play", "level=master")
		learner.Press("cut", "7")
		for hand := 1; left.Load() > 0; {
			values := learner.Page.Values("action")
			if len(values) == 0 {
				break
			}
			if contains(values, "next") {
				match := learner.Page.URL.Path
				reviews.time(func() { learner.Open(match + "/review/" + strconv.Itoa(hand)) })
				if learner.Page.Status != 200 {
					b.Errorf("review: %d", learner.Page.Status)
				}
				learner.Open(match)
				learner.Press("action", "next")
				hand++
				continue
			}
			next := time.Now().Add(actionEvery)
			left.Add(-1)
			acts.time(func() { learner.Press("action", choose(learner.Page, values)) })
			if learner.Page.Status != 200 || !strings.Contains(learner.Page.URL.Path, "/play/") {
				b.Errorf("%s: %d", learner.Page.URL, learner.Page.Status)
				return
			}
			time.Sleep(time.Until(next))
		}
	}
}

// lookOn opens the home page now and then, as somebody who plays nothing.
func lookOn(b *testing.B, site *testsite.Site, pages *waits, done <-chan struct{}) {
	visitor := plain.New(b, site.URL)
	for {
		select {
		case <-done:
			return
		case <-time.After(time.Duration(rand.IntN(400)) * time.Millisecond):
			pages.time(func() { visitor.Open("/de") })
		}
	}
}

// waits are how long answers took.
type waits struct {
	mu   sync.Mutex
	list []time.Duration
}

func (w *waits) time(do func()) {
	from := time.Now()
	do()
	took := time.Since(from)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.list = append(w.list, took)
}

// report tells median, 99th percentile and longest, in milliseconds.
func (w *waits) report(b *testing.B, what string) {
	if len(w.list) == 0 {
		return
	}
	slices.Sort(w.list)
	for _, q := range []struct {
		name string
		of   float64
	}{{"p50", 0.5}, {"p99", 0.99}, {"max", 1}} {
		at := int(math.Ceil(q.of*float64(len(w.list)))) - 1
		b.ReportMetric(float64(w.list[at].Microseconds())/1000, what+"-"+q.name+"-ms")
	}
}
