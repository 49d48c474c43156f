package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	vegeta "github.com/tsenart/vegeta/v12/lib"
)

// kinds are the pages that are asked for, with how many in a hundred each is: somebody who plays sees the table most.
var kinds = []struct {
	name, path string
	share      int
}{
	{"table", "{match}", 40},
	{"home", "/de", 8},
	{"visitor", "/de", 8},
	{"play", "/de/play", 4},
	{"hands", "{match}/hands", 3},
	{"puzzle", "/de/daily/2026-11-30/easy", 10},
	{"puzzles", "/de/puzzles", 4},
	{"daily", "/de/daily", 4},
	{"lesson", "/de/learn/follow", 6},
	{"learn", "/de/learn", 3},
	{"count", "/de/count", 3},
	{"deck", "/de/deck", 1},
	{"progress", "/de/progress", 1},
	{"statistics", "/de/play/statistics", 1},
	{"rulebook", "/de/rules/schnapsen", 1},
	{"glossary", "/de/glossary", 1},
	{"board", "/de/board", 1},
	{"settings", "/de/settings", 1},
}

// page is a page of one learner.
type page struct {
	kind, name, path, cookie string
}

// pages are those of all learners.
type pages []page

// pagesOf are the pages of a learner, who has a number.
func pagesOf(number int, l *learner) pages {
	var list pages
	for _, k := range kinds {
		p := page{kind: k.name, name: fmt.Sprintf("%s-%d", k.name, number), path: strings.ReplaceAll(k.path, "{match}", l.match), cookie: l.cookie()}
		if k.name == "visitor" {
			p.cookie = "lang=de"
		}
		list = append(list, p)
	}
	return list
}

// list is what the anchor reads.
func (p pages) list() string {
	var out strings.Builder
	for _, page := range p {
		fmt.Fprintln(&out, page.name, page.path, page.cookie)
	}
	return out.String()
}

// whole is the request for a page as the site answers it.
func (p pages) whole(base string, asked page) vegeta.Target {
	return vegeta.Target{Method: "GET", URL: base + asked.path, Header: map[string][]string{"Cookie": {asked.cookie}}}
}

// anchored gives the request for it at the anchor, which gets the same headers.
func (p pages) anchored(how string) func(string, page) vegeta.Target {
	return func(base string, asked page) vegeta.Target {
		t := p.whole(base, asked)
		t.URL = base + "/" + how + "/" + asked.name
		return t
	}
}

// of are the pages of one kind; "" is all of them.
func (p pages) of(kind string) pages {
	if kind == "" {
		return p
	}
	var list pages
	for _, page := range p {
		if page.kind == kind {
			list = append(list, page)
		}
	}
	return list
}

// mixed lists pages in the shares of their kinds, well shuffled, the same each time.
func (p pages) mixed() pages {
	dice := rand.New(rand.NewPCG(13, 13))
	var list pages
	for _, k := range kinds {
		of := p.of(k.name)
		for i := range k.share * 10 {
			list = append(list, of[i%len(of)])
		}
	}
	dice.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}
