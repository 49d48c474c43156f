package templates

import "github.com/a-h/templ"

// spokenAttrs are what the script reads aloud, and the moment by which it knows that it is new.
func (r CountRun) spokenAttrs() templ.OrderedAttributes {
	if !r.Aloud {
		return nil
	}
	return templ.OrderedAttributes{{Key: "data-say", Value: r.Say}, {Key: "data-state", Value: r.State}}
}

// stepped are the htmx attributes of a link to the next moment of a run.
func stepped(href string) templ.Attributes { return inPlace(href, regionDrill) }
