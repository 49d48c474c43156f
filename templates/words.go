package templates

import (
	"hash/fnv"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"bummerl/locales"
)

// spoken is what the live region says after a try in a lesson: the feedback, what happened at the table, or what is
// new.
func (s Lesson) spoken() string {
	switch {
	case s.Feedback != nil:
		return s.Feedback.spoken()
	case s.Begun:
		return spoken(s.Table)
	}
	return spokenParagraphs(strings.TrimSpace(s.Praise+" "+s.Heading), append(s.Text, s.Task))
}

// spoken is what the live region says after a try at a puzzle.
func (z Puzzle) spoken() string {
	switch {
	case len(z.Table.Refused) > 0, z.Verdict == nil:
		return spoken(z.Table)
	case len(z.Replies) > 0:
		return strings.TrimSpace(z.Verdict.spoken() + " " + z.Replies.String())
	}
	return z.Verdict.spoken()
}

func (f Feedback) spoken() string {
	return spokenParagraphs(strings.TrimSpace(f.Title+" "+f.Sure), f.Text)
}

func spokenParagraphs(title string, text []locales.Rich) string {
	var parts []string
	if title != "" {
		if !strings.ContainsAny(title[len(title)-1:], ".!?:") {
			title += "." // A voice would run on into the first sentence.
		}
		parts = append(parts, title)
	}
	for _, r := range text {
		if len(r) > 0 {
			parts = append(parts, r.String())
		}
	}
	return strings.Join(parts, " ")
}

// currentStep marks the move of a line whose position is shown.
func currentStep(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"aria-current": "step"}
}

// cardWorth shows one card of each rank with its points.
var cardWorth = []struct {
	card   string
	points int
}{{"Ah", 11}, {"Th", 10}, {"Kh", 4}, {"Qh", 3}, {"Jh", 2}}

// sayID is an id for the paragraph of a sentence: another sentence is another paragraph, so that a morph puts it in place
// of the one before and no word is seen to jump.
func sayID(r locales.Rich) string { return "say-" + hashed(r.String()) }

// hashed makes a short name of a text: other texts have other names.
func hashed(text string) string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(text)) // It never fails.
	return strconv.FormatUint(uint64(h.Sum32()), 36)
}
