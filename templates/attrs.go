package templates

import (
	"strconv"

	"github.com/a-h/templ"
)

// The ids of the regions that change in place.
const (
	regionTable    = "table"
	regionLesson   = "lesson"
	regionPuzzle   = "puzzle"
	regionDrill    = "drill"
	regionSettings = "settings"
	regionReview   = "review"
	regionRetry    = "retry"
	regionTry      = "try"
)

// enhanced are the htmx attributes of a form whose answer replaces a region. Attributes are not inherited, so each form
// carries its own. A second press while the first is on its way is dropped; the buttons are not disabled meanwhile,
// since a disabled button loses the focus (the style sheet makes them deaf to pointers instead).
func enhanced(f Form, region string) templ.Attributes {
	return templ.Attributes{
		"hx-post":   f.Action,
		"hx-target": "#" + region,
		"hx-swap":   "outerMorph",
		"hx-sync":   "this:drop",
	}
}

// keptAtOnce is enhanced for a form that is sent whenever something in it changes. The last change wins.
func keptAtOnce(f Form, region string) templ.Attributes {
	attrs := enhanced(f, region)
	attrs["hx-trigger"], attrs["hx-sync"] = "change, submit", "this:replace"
	return attrs
}

// fetched are the htmx attributes of a link that shows another state of the same region and has an address of its own.
// The answer may be the whole page: the region is picked out of it.
func fetched(href, region string) templ.Attributes {
	return templ.Attributes{
		"hx-get":         href,
		"hx-target":      "#" + region,
		"hx-select":      "#" + region,
		"hx-swap":        "outerMorph",
		"hx-replace-url": "true",
	}
}

// inPlace is fetched for a link whose answer to htmx is the region alone: that brings its sentence for the live region
// along.
func inPlace(href, region string) templ.Attributes {
	attrs := fetched(href, region)
	delete(attrs, "hx-select")
	attrs["hx-sync"] = "this:drop"
	return attrs
}

// shown marks the link to what is shown of several.
func shown(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"aria-current": "true"}
}

// pulledUp marks an open card that is played next.
func pulledUp(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"data-next": true}
}

// focusIf marks the element that gets the focus after a swap.
func focusIf(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"data-focus": true}
}

// current marks the link to the page one is on.
func current(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"aria-current": "page"}
}

// checked marks the chosen radio button.
func checked(yes bool) templ.Attributes {
	if !yes {
		return nil
	}
	return templ.Attributes{"checked": true}
}

func itoa(n int) string { return strconv.Itoa(n) }

// pictured gives a drawing its words, or hides it where words stand beside it.
func pictured(label string) templ.Attributes {
	if label == "" {
		return templ.Attributes{"aria-hidden": "true"}
	}
	return templ.Attributes{"role": "img", "aria-label": label}
}
