package main

import (
	"net/url"
	"strings"
)

// A queue holds the steps that are still to be taken. The kinds of pages share them evenly: there are thousands of
// puzzles, and a handful of settings.
type queue struct {
	urgent  []step            // the latest first
	waiting map[string][]step // by kind, in the order found
	kinds   []string          // in the order found
	taken   map[string]int    // by kind, urgent ones too
}

func newQueue() *queue {
	return &queue{waiting: map[string][]step{}, taken: map[string]int{}}
}

// later puts a step behind the others of its kind.
func (q *queue) later(s step) {
	kind := kindOf(s.address)
	if _, known := q.waiting[kind]; !known {
		q.kinds = append(q.kinds, kind)
	}
	q.waiting[kind] = append(q.waiting[kind], s)
}

// now puts a step before all others.
func (q *queue) now(s step) { q.urgent = append(q.urgent, s) }

// take gives the next step: one that is urgent, else one of the kind that has had the fewest; false if none is left.
func (q *queue) take() (step, bool) {
	if n := len(q.urgent); n > 0 {
		s := q.urgent[n-1]
		q.urgent = q.urgent[:n-1]
		q.taken[kindOf(s.address)]++
		return s, true
	}
	least := ""
	for _, kind := range q.kinds {
		if len(q.waiting[kind]) > 0 && (len(q.waiting[least]) == 0 || q.taken[kind] < q.taken[least]) {
			least = kind
		}
	}
	list := q.waiting[least]
	if len(list) == 0 {
		return step{}, false
	}
	q.waiting[least] = list[1:]
	q.taken[least]++
	return list[0], true
}

// kindOf is the kind of page that an address leads to: the part after the language ("puzzles").
func kindOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	parts := strings.Split(strings.Trim(u.Path, "/"), "/")
	if len(parts) < 2 {
		return "home"
	}
	return parts[1]
}
