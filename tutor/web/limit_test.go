package web

import (
	"strconv"
	"testing"
	"testing/synctest"
	"time"
)

// times counts how often somebody gets something of so many times that they ask.
func times(l *limit, who string, asked int) int {
	passed := 0
	for range asked {
		if l.wait(who) == 0 {
			passed++
		}
	}
	return passed
}

// TestLimit: each has a count of their own, and after a while may have one more, not all at once again.
func TestLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimit(3, time.Minute)
		if one, two := times(l, "one", 9), times(l, "two", 2); one != 3 || two != 2 {
			t.Errorf("%d and %d pass, want 3 and 2", one, two)
		}
		time.Sleep(20 * time.Second)
		if wait := l.wait("one"); wait != 40*time.Second {
			t.Errorf("it is to wait %v, want 40s", wait)
		}
		time.Sleep(41 * time.Second)
		if got := times(l, "one", 9); got != 1 {
			t.Errorf("%d pass a minute later, want 1", got)
		}
	})
}

// TestLimit_Forgets: whoever has waited long enough is forgotten, and however many come, the counts stay few.
func TestLimit_Forgets(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimit(2, time.Minute)
		for i := range 5000 {
			l.wait(strconv.Itoa(i))
		}
		if times(l, "4999", 5) != 1 {
			t.Error("somebody was forgotten who still has to wait")
		}
		time.Sleep(3 * time.Minute)
		for i := range 6000 {
			l.wait("later " + strconv.Itoa(i))
		}
		if len(l.counts) > 6000 {
			t.Errorf("%d counts are kept, want those of the last minutes alone", len(l.counts))
		}
		for i := range mostCounted + 5000 {
			l.wait("many " + strconv.Itoa(i))
		}
		if len(l.counts) > mostCounted {
			t.Errorf("%d counts are kept, want %d", len(l.counts), mostCounted)
		}
	})
}
