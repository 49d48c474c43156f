package inflect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// In a message a term of the glossary is marked as [what stands in the sentence](id): "Das ist ein [Stich](trick)."
var termMark = regexp.MustCompile(`\[([^\[\]{}]+)\]\(([a-z][a-z0-9_]*)\)`)

// MarkTerms writes the marked terms of a message so that Split finds them again, and gives their ids in order. A mark
// holds plain text only; a message marks a term once, where the reader first needs it.
func MarkTerms(form string) (marked string, ids []string, err error) {
	marked = termMark.ReplaceAllStringFunc(form, func(mark string) string {
		parts := termMark.FindStringSubmatch(mark)
		text, id := parts[1], parts[2]
		switch {
		case err != nil:
		case strings.TrimSpace(text) != text:
			err = fmt.Errorf("the mark %s begins or ends with a space", mark)
		case slices.Contains(ids, id):
			err = fmt.Errorf("marks the term %s twice", id)
		}
		ids = append(ids, id)
		return string([]rune{open, termBase}) + text + string(middle) + id + string(end)
	})
	if err == nil && strings.ContainsAny(marked, "[]") {
		err = fmt.Errorf("a term is marked as [text](id), with plain text and an id in small letters; brackets serve for nothing else")
	}
	return marked, ids, err
}
