package web

import (
	"bummerl/locales"
	"bummerl/templates"
)

// courseParts are the parts of the course, each from its first chapter up to the next part's.
var courseParts = []struct {
	id    string
	first int
	title func(locales.Printer) string
}{
	{"basics", 1, printer.PartsBasics},
	{"hand", 6, printer.PartsHand},
	{"craft", 12, printer.PartsCraft},
}

// inParts divides the chapters into the parts of the course. The last part has all that come after its first.
func (v *visit) inParts(chapters []templates.Chapter) []templates.Part {
	parts := make([]templates.Part, len(courseParts))
	for i, p := range courseParts {
		parts[i].ID, parts[i].Title = p.id, p.title(v.p)
	}
	for _, c := range chapters {
		at := len(courseParts) - 1
		for at > 0 && c.Number < courseParts[at].first {
			at--
		}
		parts[at].Chapters = append(parts[at].Chapters, c)
	}
	return parts
}
