package templates

import (
	"unicode/utf8"

	"bummerl/locales"
)

// Exercise is a position with a question, as it is shown to a whole class or printed: nothing can be pressed in it, and
// nothing of it belongs to anybody. Its sentences mark no terms.
type Exercise struct {
	// Name is the exercise's own, Note what else there is to know of it ("leicht", the chapter), "" for nothing.
	Name, Note string
	// Rules say by which rules it is played, where these are other than everybody here expects; else "".
	Rules string
	// Table is the position; Grid takes its place where the whole pack is laid out.
	Table Table
	Grid  *PackGrid
	// Watch are tricks to be looked at before the question is asked; nil where there are none.
	Watch *CountCloth
	// Text stands before the question.
	Text []locales.Rich
	// Known is what is seen and what is not, in words; Before are the finished tricks where they have to be known.
	Known  []Known
	Before []ExerciseTrick
	// Question is what to find; nil where there is nothing to be found. Choices are the answers to choose from.
	Question locales.Rich
	Choices  []string
	// Answer is what was right: each of these alone; nil where nothing was asked, or nothing is known. Marked is the pack
	// with the right cards on it, nil where there is no such.
	Answer []locales.Rich
	Marked *PackGrid
	// Proof says how that is known, and how to go on.
	Proof []locales.Rich
}

// ExerciseTrick is a finished trick in words and signs: who led, what to, and what was answered.
type ExerciseTrick struct {
	By         string
	Led, Reply locales.Rich
}

// plainAll gives sentences whose terms are plain text: on paper and on a wall nobody can ask what they mean.
func plainAll(list []locales.Rich) []locales.Rich {
	plain := make([]locales.Rich, len(list))
	for i, r := range list {
		plain[i] = unmarked(r)
	}
	return plain
}

// unmarked gives a sentence whose terms are plain text.
func unmarked(r locales.Rich) locales.Rich {
	plain := make(locales.Rich, len(r))
	for i, s := range r {
		if s.Kind == locales.Term {
			s.Kind = locales.Text
		}
		plain[i] = s
	}
	return plain
}

// letters counts what there is to read before the answer.
func (e Exercise) letters() int {
	n := utf8.RuneCountInString(e.Question.String()) + utf8.RuneCountInString(e.Rules)
	for _, r := range e.Text {
		n += utf8.RuneCountInString(r.String())
	}
	for _, k := range e.Known {
		for _, r := range k.Text {
			n += utf8.RuneCountInString(r.String())
		}
	}
	for _, c := range e.Choices {
		n += utf8.RuneCountInString(c) + 20
	}
	return n + 24*len(e.Before)
}
