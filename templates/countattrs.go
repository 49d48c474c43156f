package templates

import "github.com/a-h/templ"

// spokenAttrs are what the script reads aloud, and the moment by which it knows that it is new.
func (r CountRun) spokenAttrs() templ.OrderedAttributes {
	if !r.Aloud {
		return nil
	}
	return templ.OrderedAttributes{{Key: "data-say", Value: r.Say}, {Key: "data-state", Value: r.State}}
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
