package templates

import "github.com/a-h/templ"

// Choice is one of the values that a row of a form offers.
type Choice struct {
	Value, Label string
	// Note explains it in a line; may be "".
	Note string
}

// Toggle is a row of a form that is on or off.
type Toggle struct {
	Label, Note string
	// On is what is posted when it is on; nothing is when it is off.
	On string
	// Is tells how it stands.
	Is bool
}

// selected marks the chosen option of a select.
func selected(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"selected": true}
}

// describedBy ties a control to the note under it.
func describedBy(name, note string) templ.Attributes {
	if note == "" {
		return nil
	}
	return templ.Attributes{"aria-describedby": name + "-note"}
}
