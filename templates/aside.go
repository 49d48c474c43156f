package templates

import "github.com/a-h/templ"

// asideID is the id of what stands beside the table, or opens over it.
const asideID = "aside"

// Aside is what there is to look up at a match's table: beside it on wide screens, else in a sheet.
type Aside struct {
	// Tricks are the finished tricks of this hand that may be looked at, in order.
	Tricks []PastTrick
	// All: these are the tricks of both sides; else only the learner's own.
	All bool
	// Back are decisions that may be taken back to, where no coach stands at the table to offer it, and TakenBack says how
	// often something was; empty if none, "" if nothing was.
	Back      []Decision
	TakenBack string
	// RulesName names the rules of this match, Rules are those of its sentences that matter at the table.
	RulesName string
	Rules     []string
	// Match leads to the match's own page; nil where there is none.
	Match *Link
}

// speaks carries what is to be said aloud.
func speaks(words string) templ.Attributes {
	if words == "" {
		return nil
	}
	return templ.Attributes{"data-speak": words}
}

// shortcut names the key that leads to a card or an announcement.
func shortcut(key string) templ.Attributes {
	if key == "" {
		return nil
	}
	return templ.Attributes{"aria-keyshortcuts": key}
}
