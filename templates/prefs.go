package templates

import "github.com/a-h/templ"

// attrs are the data attributes of the html element; what is not chosen is left out.
func (p Prefs) attrs() templ.OrderedAttributes {
	var list templ.OrderedAttributes
	for _, a := range []struct{ name, value string }{
		{"suits", p.Suits}, {"motion", p.Motion}, {"pace", p.Pace}, {"forced", p.Forced}, {"spoken", p.Spoken},
		{"shortcuts", p.Shortcuts},
	} {
		if a.value != "" {
			list = append(list, templ.KeyValue[string, any]{Key: "data-" + a.name, Value: a.value})
		}
	}
	return list
}
