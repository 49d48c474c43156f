package storybook

import (
	"net/http"
	"slices"

	"github.com/a-h/templ"

	"bummerl/templates"
)

// failure is what went wrong, and the words for it.
type failure struct {
	name        string
	status      int
	title, text func(narrator) string
	// reload: the page offers to be loaded again.
	reload bool
}

// failures are all errors that a person can meet.
var failures = []failure{
	{"invalid", 422, func(n narrator) string { return n.ErrorsInvalidTitle() }, func(n narrator) string { return n.ErrorsInvalidText() }, false},
	{"forbidden", 403, func(n narrator) string { return n.ErrorsForbiddenTitle() }, func(n narrator) string { return n.ErrorsForbiddenText() }, false},
	{"not-found", 404, func(n narrator) string { return n.ErrorsNotFoundTitle() }, func(n narrator) string { return n.ErrorsNotFoundText() }, false},
	{"method", 405, func(n narrator) string { return n.ErrorsMethodTitle() }, func(n narrator) string { return n.ErrorsMethodText() }, false},
	{"stale", 409, func(n narrator) string { return n.ErrorsStaleTitle() }, func(n narrator) string { return n.ErrorsStaleText() }, false},
	{"too-large", 413, func(n narrator) string { return n.ErrorsTooLargeTitle() }, func(n narrator) string { return n.ErrorsTooLargeText() }, false},
	{"too-many", 429, func(n narrator) string { return n.ErrorsTooManyTitle() }, func(n narrator) string { return n.ErrorsTooManyText() }, false},
	{"internal", 500, func(n narrator) string { return n.ErrorsInternalTitle() }, func(n narrator) string { return n.ErrorsInternalText() }, true},
	{"busy", 503, func(n narrator) string { return n.ErrorsBusyTitle() }, func(n narrator) string { return n.ErrorsBusyText() }, true},
	{"read-only", 503, func(n narrator) string { return n.ErrorsReadOnlyTitle() }, func(n narrator) string { return n.ErrorsReadOnlyText() }, true},
}

// reference stands for the id of a request.
const reference = "n5JQ2rWzTkXw8vYb3mFh6cLd1gPs4aEu"

func (f failure) page(n narrator) templates.ErrorPage {
	links := []templates.Link{n.link("", n.ErrorsToHome())}
	if f.reload {
		links = append([]templates.Link{n.link("/play", n.ErrorsReload())}, links...)
	}
	return templates.ErrorPage{
		Page: n.page("", templates.SectionNone, f.title(n)), Status: f.status, Text: f.text(n), Links: links, Reference: reference,
	}
}

func errorStories() []Story {
	var all []Story
	for _, f := range failures {
		all = append(all, Story{Name: "error-" + f.name, Page: tell(func(n narrator) templ.Component { return templates.Failure(f.page(n)) })})
	}
	// The page that is rendered at the start names no request.
	calm := failures[slices.IndexFunc(failures, func(f failure) bool { return f.status == http.StatusInternalServerError })]
	return append(alike(all...), Story{Name: "error-calm", Page: tell(func(n narrator) templ.Component {
		page := calm.page(n)
		page.Links, page.Reference = page.Links[1:], ""
		return templates.Failure(page)
	})})
}
