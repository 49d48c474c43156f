package templates

import "github.com/a-h/templ"

// ProfilePage is /profile: what there is of the profile, how it comes to another device and down to a file, and how it
// ends. All of its forms post to Form.
type ProfilePage struct {
	Page
	Form Form
	// Visitor: nothing is kept yet, there is only a code to enter.
	Visitor                          bool
	Matches, Steps, Answers, Devices int
	// Code is a transfer code that has just been made; nil else.
	Code *ProfileCode
	// CodeRefused says why none was made, Refused why one that was entered does nothing; Typed is that one.
	CodeRefused, Refused, Typed string
	// Leaves: what this device has is deleted when a code is entered, Stays: other devices keep it. Leave tells that the box
	// is ticked that allows the former.
	Leaves, Stays, Leave bool
	// Export is the address of the file.
	Export string
	// Out and Others sign devices out; nil where there is only one. Delete is nil for visitors.
	Out, Others, Delete *Confirm
}

// ProfileCode is a transfer code as it is shown once.
type ProfileCode struct {
	// Text is the code in groups: "CDFHJ-KMNPR-TVWXY".
	Text string
	// Minutes is how long it can be used.
	Minutes int
	// Where is the address at which it is entered.
	Where string
}

// codeDescribed leads who listens from the field to what is wrong with the code, and to its form.
func (p ProfilePage) codeDescribed() templ.Attributes {
	if p.Refused == "" {
		return templ.Attributes{"aria-describedby": "code-note"}
	}
	return templ.Attributes{"aria-describedby": "code-refused code-note", "aria-invalid": "true"}
}
