package main

import (
	"fmt"
	"slices"
	"strings"
)

// The glossary is the area of the terms: glossary.trick_name is how the term is listed, glossary.trick_text explains it.
const (
	glossaryArea = "glossary."
	nameEnd      = "_name"
	textEnd      = "_text"
)

// glossaryIDs gives the ids of the terms in order.
func glossaryIDs(functions []function) []string {
	var ids []string
	for _, f := range functions {
		if id, ok := strings.CutPrefix(f.id, glossaryArea); ok && strings.HasSuffix(id, nameEnd) {
			ids = append(ids, strings.TrimSuffix(id, nameEnd))
		}
	}
	return ids
}

// checkTerms holds the glossary to its form, and every mark to a term of it.
func checkTerms(functions []function) []error {
	var faults []error
	known := glossaryIDs(functions)
	has := map[string]bool{}
	for _, f := range functions {
		has[f.id] = true
	}
	for _, f := range functions {
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Errorf("%s: "+format, append([]any{f.id}, args...)...))
		}
		for _, id := range f.terms {
			if !slices.Contains(known, id) {
				fault("marks the term %q, which the glossary lacks", id)
			}
		}
		if !strings.HasPrefix(f.id, glossaryArea) {
			continue
		}
		// The explanation is shown beside the sentence: there is nothing to fill in, and no term in a term.
		if f.rich || len(f.args) > 0 {
			fault("is plain text: no argument, card, suit or term")
		}
		stem, named := strings.CutSuffix(f.id, nameEnd)
		other := stem + textEnd
		if !named {
			stem, named = strings.CutSuffix(f.id, textEnd)
			other = stem + nameEnd
		}
		switch {
		case !named:
			fault("ends with %s or %s", nameEnd, textEnd)
		case !has[other]:
			fault("lacks %s", other)
		}
	}
	return faults
}
