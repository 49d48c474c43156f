package main_test

import (
	"fmt"
	"slices"
	"strings"
)

const module = "bummerl"

// A room is a package, or a package with all below it, and what it may know.
type room struct {
	path      string
	knows     []string // other rooms by path
	testsKnow []string // rooms that only its tests may know besides
	outside   []string // modules of others, by the start of the import path
	exact     bool     // the packages below it are rooms of their own
}

var (
	engine = []string{"rules", "rules/solve", "rules/bot"}
	// The parts of the application in their order: each may know those before it.
	parts = []string{"tutor/learner", "tutor/deck", "tutor/rating", "tutor/course", "tutor/rulebook", "tutor/tally", "tutor/count", "tutor/coach", "tutor/match"}
	// Everything but cmd, which nothing may know.
	everything = together(engine, parts, "puzzles", "tutor", "tutor/store", "tutor/opendata", "tutor/board", "tutor/board/think", "tutor/imprint", "tutor/export", "tutor/ops", "tutor/web", "tutor/web/picture", "templates", "locales", "static")
)

// house is the table "who may know whom". An edge that it lacks is an error: a
// package that wants something from above is in the wrong room. Third-party
// modules are part of it, so "only web knows echo" needs no rule of its own.
var house = append([]room{
	{path: "rules", exact: true},
	{path: "rules/solve", knows: []string{"rules"}},
	{path: "rules/bot", knows: []string{"rules", "rules/solve"}},
	{path: "puzzles", knows: engine},
	{path: "tutor", knows: engine, exact: true},
	// The store keeps what the interfaces in tutor and its parts speak of.
	{path: "tutor/store", knows: together(parts, "tutor", "rules"), outside: []string{"modernc.org/sqlite", "github.com/jackc/pgx/v5", "github.com/pressly/goose/v3"}},
	// The collection of puzzles as a table that is given away.
	{path: "tutor/opendata", knows: together(engine, "puzzles", "tutor/rating")},
	// The board that any position can be set up on.
	{path: "tutor/board", knows: []string{"rules"}, exact: true},
	// What is asked of a position on the board.
	{path: "tutor/board/think", knows: []string{"rules", "rules/solve"}, testsKnow: []string{"puzzles"}},
	// What the operator of a site writes about himself.
	{path: "tutor/imprint"},
	// Everything that is kept of a learner, as one file.
	{path: "tutor/export", knows: together(parts, "tutor", "rules"), testsKnow: together(engine, "tutor/store")},
	// Figures and log for the operator; the web tells a tutor.Meter and does not know who listens.
	{path: "tutor/ops", knows: []string{"tutor"}, outside: []string{"github.com/prometheus/client_golang"}},
	{path: "tutor/web", knows: without(everything, "tutor/web", "tutor/ops", "static"), testsKnow: []string{"static"}, outside: []string{"github.com/labstack/echo/v4", "github.com/a-h/templ", "github.com/klauspost/compress", "golang.org/x/text", "golang.org/x/time"}},
	// Pictures for link previews: the site's cards and letters, painted; it knows no rules and no words.
	{path: "tutor/web/picture", knows: []string{"static"}, outside: []string{"golang.org/x/image"}},
	// The browser tests and the storybook: a whole site from the outside.
	{path: "tutor/e2e", knows: everything, outside: []string{"github.com/a-h/templ", "github.com/chromedp", "golang.org/x/net/html"}},
	// The same pages without anything around them, for `make load` to measure beside.
	{path: "tutor/e2e/anchor", knows: everything, outside: []string{"github.com/a-h/templ", "github.com/labstack/echo/v4"}},
	{path: "templates", knows: []string{"locales"}, testsKnow: []string{"rules"}, outside: []string{"github.com/a-h/templ"}},
	{path: "locales", knows: []string{"rules"}, outside: []string{"github.com/nicksnyder/go-i18n/v2", "github.com/BurntSushi/toml", "golang.org/x/text"}},
	{path: "static"},
	{path: "cmd", knows: append([]string{"tutor/e2e"}, everything...)},
}, tutorParts()...)

func tutorParts() []room {
	var rooms []room
	// Spaced repetition has one door too.
	outside := map[string][]string{"tutor/deck": {"github.com/open-spaced-repetition/go-fsrs/v4"}}
	for i, part := range parts {
		// Their tests keep things in a real database.
		rooms = append(rooms, room{
			path: part, knows: together(engine, parts[:i], "puzzles", "tutor"), testsKnow: []string{"tutor/store"}, outside: outside[part],
		})
	}
	return rooms
}

// guarded are packages of the standard library that only some rooms may use in
// what they ship: the database has one door, and the engine has no clock, no
// files, no network, no log and no dice but those it is handed.
var guarded = map[string]func(room string) bool{
	"database/sql": func(r string) bool { return r == "tutor/store" },
	"time":         notEngine,
	"os":           notEngine,
	"net":          notEngine,
	"log":          notEngine,
	"math/rand":    notEngine,
	"crypto/rand":  notEngine,
}

func notEngine(r string) bool { return !slices.Contains(engine, r) }

// Tests may use these besides, and their own package from outside.
var testsOnly = []string{"pgregory.net/rapid", "github.com/google/go-cmp", "golang.org/x/net/html"}

// edge is one import, as go list tells it.
type edge struct {
	from, to string // import paths
	test     bool   // only a test file imports it
}

// forbidden says what is wrong with an edge, "" if nothing is.
func forbidden(e edge) string {
	from := roomOf(e.from)
	if from == nil {
		return fmt.Sprintf("%s stands in no room of the house", e.from)
	}
	switch {
	case strings.HasPrefix(e.to, module+"/"):
		to := roomOf(e.to)
		if to == nil {
			return fmt.Sprintf("%s imports %s, which stands in no room of the house", e.from, e.to)
		}
		known := to.path == from.path || slices.Contains(from.knows, to.path) || e.test && slices.Contains(from.testsKnow, to.path)
		if !known {
			return fmt.Sprintf("%s imports %s: %s may not know %s", e.from, e.to, from.path, to.path)
		}
	case strings.Contains(strings.Split(e.to, "/")[0], "."):
		if !below(e.to, from.outside) && (!e.test || !below(e.to, testsOnly)) {
			return fmt.Sprintf("%s imports %s, which is not for %s", e.from, e.to, from.path)
		}
	default:
		return forbiddenStandard(e, from.path)
	}
	return ""
}

// forbiddenStandard judges an import of the standard library. Tests of the
// engine read files and take the time; the database's one door holds for them too.
func forbiddenStandard(e edge, from string) string {
	for pkg, allowed := range guarded {
		if !below(e.to, []string{pkg}) || allowed(from) || e.test && pkg != "database/sql" {
			continue
		}
		if e.to == "math/rand/v2" && from == "rules/bot" {
			continue // the type of the dice that a bot is handed
		}
		return fmt.Sprintf("%s imports %s, which is not for %s", e.from, e.to, from)
	}
	return ""
}

// roomOf finds the room of an import path: the longest that covers it.
func roomOf(importPath string) *room {
	var found *room
	for i, r := range house {
		whole := module + "/" + r.path
		covers := importPath == whole || !r.exact && strings.HasPrefix(importPath, whole+"/")
		if covers && (found == nil || len(r.path) > len(found.path)) {
			found = &house[i]
		}
	}
	return found
}

// below tells whether a path is one of the roots or lies under one.
func below(path string, roots []string) bool {
	return slices.ContainsFunc(roots, func(root string) bool { return path == root || strings.HasPrefix(path, root+"/") })
}

// together makes one list of single paths and lists of them.
func together(parts ...any) []string {
	var all []string
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			all = append(all, p)
		case []string:
			all = append(all, p...)
		}
	}
	return all
}

func without(list []string, paths ...string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(p string) bool { return slices.Contains(paths, p) })
}
