package main

import (
	"fmt"
	"testing"
)

// TestQueue: kinds take turns however many there are of one, what is urgent comes first, and nothing is lost.
func TestQueue(t *testing.T) {
	q := newQueue()
	q.later(step{address: "http://x/de"})
	for i := range 100 {
		q.later(step{address: fmt.Sprintf("http://x/de/puzzles/%d?line=66", i)})
	}
	for i := range 3 {
		q.later(step{address: fmt.Sprintf("http://x/de/settings?%d", i)})
	}
	q.now(step{address: "http://x/de/puzzles/first"})
	taken, order := map[string]int{}, []string{}
	for s, ok := q.take(); ok; s, ok = q.take() {
		taken[kindOf(s.address)]++
		order = append(order, kindOf(s.address))
		if len(order) == 7 && (taken["settings"] != 3 || taken["home"] != 1 || taken["puzzles"] != 3) {
			t.Errorf("the first seven are %v", order)
		}
	}
	if order[0] != "puzzles" || taken["puzzles"] != 101 || taken["settings"] != 3 || taken["home"] != 1 {
		t.Errorf("taken %v, first %s", taken, order[0])
	}
}
