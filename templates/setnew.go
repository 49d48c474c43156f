package templates

import (
	"strings"

	"github.com/a-h/templ"

	"bummerl/locales"
)

// SetNewPage is /set/new: a set is put together.
type SetNewPage struct {
	Page
	Set SetForm
}

// SetForm is the form with what is in the set, and what can be added. It asks for the page anew with each press: the
// state is in its fields, and nothing is kept.
type SetForm struct {
	Form  Form
	Title string
	Items []SetItem
	// Lost and Broken tell of a link that was not whole.
	Lost   []SetLost
	Broken bool
	// Said is what the last press has done; "" at first.
	Said string
	// Link is the set's whole address, Preview leads to it; "" without items.
	Link    string
	Preview Link
	// Part names the part of the form in which something was pressed last: "steps", "puzzles", "theme", "drill" or
	// "positions"; "" at first.
	Part     string
	Chapters []SetChapter
	// Puzzles and Positions are what has been typed and not taken, WhyPuzzles, WhyDrill and WhyPositions why.
	Puzzles, Positions                 string
	WhyPuzzles, WhyDrill, WhyPositions []locales.Rich
	// Theme is chosen of Themes, Level of Levels; Many is how many puzzles.
	Themes, Levels     []Choice
	Theme, Level, Many string
	// Drill is chosen of Drills, on DrillLevel of DrillLevels, with Set.
	Drills, DrillLevels []Choice
	Drill, DrillLevel   string
	Set                 CountSet
}

// SetChapter offers a chapter and its steps.
type SetChapter struct {
	Number int
	Title  string
	Steps  []SetStep
	// Open: it is unfolded, since something in it is ticked.
	Open bool
}

// SetStep can be ticked.
type SetStep struct {
	Value, Label string
	Ticked       bool
}

// id is the step's in the page: values have a dot where ids may not.
func (s SetStep) id() string { return "step-" + strings.ReplaceAll(s.Value, ".", "-") }

// Ids of the parts of the form: a press leads back to its own.
const (
	regionSet   = "set"
	setListPart = "set-list"
)

// part is the id of a part of the form.
func (f SetForm) part(name string) string { return "set-" + name }

// open unfolds the parts where something was pressed, or is still to be mended.
func (f SetForm) open(names ...string) templ.Attributes {
	for _, name := range names {
		if f.Part == name {
			return templ.Attributes{"open": true}
		}
	}
	return nil
}

// press are the attributes of a button of the form: without scripts the answer is shown at a part of it.
func (f SetForm) press(value, part string) templ.Attributes {
	return templ.Attributes{
		"id": "press-" + value, "type": "submit", "name": "press", "value": value, "formaction": f.Form.Action + "#" + part,
	}
}

// asking are the htmx attributes of the form.
func (f SetForm) asking() templ.Attributes {
	return templ.Attributes{
		"hx-get": f.Form.Action, "hx-target": "#" + regionSet, "hx-swap": "outerMorph", "hx-sync": "this:drop",
	}
}

// faults ties a field to the reasons above it.
func faults(why []locales.Rich, id string) templ.Attributes { return faulty(len(why) > 0, id) }

// spoken is what somebody hears who does not look: what was done, else why it was not.
func (f SetForm) spoken(l Look) string {
	if f.Said != "" {
		return f.Said
	}
	for _, why := range [][]locales.Rich{f.WhyPuzzles, f.WhyDrill, f.WhyPositions} {
		if len(why) > 0 {
			return why[0].String()
		}
	}
	return l.P.SetListTitle()
}
