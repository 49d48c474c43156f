package templates

import (
	"github.com/a-h/templ"

	"bummerl/locales"
)

// ImportPage is /play/import: hands that were played elsewhere are read from a file, or from what is pasted.
type ImportPage struct {
	Page
	// Form posts the fields "file" and "record".
	Form Form
	// Text is what was sent, so that nothing is lost when it is refused.
	Text string
	// Refused says what is wrong with it, and where; nil usually.
	Refused locales.Rich
}

// refusedBy ties a field to the reason above it.
func refusedBy(why locales.Rich) templ.Attributes {
	if len(why) == 0 {
		return nil
	}
	return templ.Attributes{"aria-invalid": "true", "aria-describedby": "import-refused"}
}
