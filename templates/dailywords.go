package templates

import "github.com/a-h/templ"

// currentDate marks today in the archive.
func currentDate(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"aria-current": "date"}
}
