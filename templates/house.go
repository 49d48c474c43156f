package templates

import (
	"strings"

	"github.com/a-h/templ"
)

// regionHouse is the region of the editor of house rules.
const regionHouse = "house"

// HousePage is /rules/house: house rules are read, changed, named, handed on and taken.
type HousePage struct {
	Page
	House House
}

// House is the region of the editor. Its form asks for the page anew with each change (GET), and is posted to take the
// rules (press = take) or to begin a match by them (press = match).
type House struct {
	Form Form
	// Title is what the rules are called, Name what was typed as their name.
	Title, Name string
	// Base is the variant from which they started, chosen of Bases; BaseName is its name.
	Base, BaseName string
	Bases          []Choice
	// Changes are the differences from it.
	Changes []HouseChange
	// Broken tells of a link that was not whole, Refused of what is wrong with the rules.
	Broken  bool
	Refused []HouseFault
	// Unread: what is wrong is that something could not be read; the rest can be played by.
	Unread bool
	// Sentences are all rules, one sentence each.
	Sentences []string
	Sections  []HouseSection
	// Tries are tables on which what was changed can be tried, Whole the reference of these rules.
	Tries []Link
	Whole Link
	// Link is the whole address that carries the rules.
	Link string
	// Yours: the learner plays by them. Own names what the learner plays by else.
	Yours bool
	Own   string
}

// HouseFault is something that is wrong. Option names the one where it can be mended, Label is its name; "" if there is
// none.
type HouseFault struct{ Text, Option, Label string }

// HouseChange is an option that is not as the variant has it.
type HouseChange struct {
	// Option is its name, Label its words.
	Option, Label string
	// Text is the sentence in force, Instead tells that of the variant.
	Text, Instead string
	// Undo is the address of the rules without this change.
	Undo string
}

// HouseSection are the options of a part of the reference.
type HouseSection struct {
	// ID is the anchor of the part.
	ID, Title string
	Options   []HouseOption
}

// HouseOption is an option with its values.
type HouseOption struct {
	// ID is its name and that of its field, Label its words, Value what is chosen.
	ID, Label, Value string
	// Choices are its values; none for a number that is typed, from Low to High, as Range says.
	Choices   []Choice
	Low, High int
	Range     string
	// Row: the choices are numbers and stand in a row; Sentence says what the chosen one means.
	Row      bool
	Sentence string
	// Changed says that it is not as in the variant, and how it is there; "" if it is.
	Changed string
	// Idle says that it decides nothing under these rules; "" if it does.
	Idle string
	// Invalid: Value was typed and cannot be.
	Invalid bool
}

// houseAnchor is the id of an option's part of the form.
func houseAnchor(option string) string { return "option-" + option }

// asking are the htmx attributes of the form: it asks again whenever something changes, and the last change wins.
// Its buttons and the key Enter send it as any form.
func (h House) asking() templ.Attributes {
	return templ.Attributes{
		"hx-get": h.Form.Action, "hx-target": "#" + regionHouse, "hx-swap": "outerMorph", "hx-sync": "this:replace",
		"hx-trigger": "change",
	}
}

// showing are the htmx attributes of the button that the key Enter presses: it shows in place what was typed. The form itself
// does not listen for being sent, because its other buttons lead to other pages.
func (h House) showing() templ.Attributes {
	attrs := h.asking()
	attrs["hx-include"], attrs["hx-sync"], attrs["hx-trigger"] = "closest form", "closest form:replace", "click"
	return attrs
}

// notes names what is said of an option besides its values.
func (o HouseOption) notes() templ.Attributes {
	var ids []string
	for _, note := range []struct{ text, id string }{
		{o.Changed, "-changed"}, {o.Idle, "-idle"}, {o.Range, "-range"},
	} {
		if note.text != "" {
			ids = append(ids, houseAnchor(o.ID)+note.id)
		}
	}
	attrs := templ.Attributes{}
	if len(ids) > 0 {
		attrs["aria-describedby"] = strings.Join(ids, " ")
	}
	if o.Invalid {
		attrs["aria-invalid"] = "true"
	}
	return attrs
}

// differs tells whether there is anything to read or hand on that the page of the variant does not have.
func (h House) differs() bool { return len(h.Changes) > 0 || h.Name != "" }

// summary says in a sentence how far the rules are from their variant.
func (h House) summary(l Look) string {
	if len(h.Changes) == 0 {
		return l.P.HouseNone(h.BaseName)
	}
	return l.P.HouseChanged(len(h.Changes), h.BaseName)
}

// spoken is what the live region says after a change: what is wrong, else how far the rules are from their variant.
func (h House) spoken(l Look) string {
	if len(h.Refused) == 0 {
		return h.summary(l)
	}
	said := make([]string, len(h.Refused))
	for i, f := range h.Refused {
		said[i] = f.Text
	}
	return strings.Join(said, " ")
}
