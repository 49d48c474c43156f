package templates

import (
	"hash/fnv"
	"strconv"
	"strings"

	"bummerl/locales"
)

// glossHref is where the glossary explains a term.
func (l Look) glossHref(id string) string { return l.Href("/glossary") + "#" + termAnchor(id) }

func termAnchor(id string) string { return "term-" + id }

// glossID is the id of the explanation of a term in a sentence. It stays the same when the page is drawn again, and the
// same term in another sentence has another.
func glossID(r locales.Rich, term string) string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(r.String())) // A hash takes everything.
	return "gloss-" + term + "-" + strconv.FormatUint(uint64(h.Sum32()), 36)
}

// stops are the marks that must stay on the line of the word before them.
const stops = ".,;:?!)…”“"

// tail gives the punctuation that follows segment i at once. A button would let the line break before it.
func tail(r locales.Rich, i int) string {
	if i+1 >= len(r) || r[i+1].Kind != locales.Text {
		return ""
	}
	text := r[i+1].Text
	return text[:len(text)-len(strings.TrimLeft(text, stops))]
}

// plainText is the text of segment i without what tail has given to a term before it.
func plainText(r locales.Rich, i int) string {
	if i > 0 && r[i-1].Kind == locales.Term {
		return strings.TrimPrefix(r[i].Text, tail(r, i-1))
	}
	return r[i].Text
}
