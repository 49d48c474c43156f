package templates

import "github.com/a-h/templ"

// attrs are what the script of the drills goes by: the seconds a trick stays, that a clock runs, what to read aloud.
func (r CountRun) attrs(l Look) templ.OrderedAttributes {
	var list templ.OrderedAttributes
	add := func(name, value string) { list = append(list, templ.KeyValue[string, any]{Key: name, Value: value}) }
	if r.Clock {
		add("data-clock", r.pace())
	}
	if r.Aloud {
		add("data-say", r.Say)
		add("data-hear", l.P.CountHearAgain())
	}
	return list
}

// stepped are the htmx attributes of a link to the next moment of a run. Unlike fetched it takes a fragment, which
// brings its sentence for the live region along.
func stepped(href string) templ.Attributes {
	return templ.Attributes{
		"hx-get":         href,
		"hx-target":      "#" + regionDrill,
		"hx-swap":        "outerMorph",
		"hx-replace-url": "true",
		"hx-sync":        "this:drop",
	}
}
