package templates

import "github.com/a-h/templ"

// opened opens a fold from the start.
func opened(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"open": true}
}

// faulty marks a control whose content was refused, and joins it with the words that say why.
func faulty(yes bool, id string) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"aria-describedby": id, "aria-invalid": "true"}
}
