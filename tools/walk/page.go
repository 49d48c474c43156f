package main

import (
	"bytes"
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// A form is what a browser without scripts would send if its first button, or
// one of the others, were pressed.
type form struct {
	action  string // as it stands in the page
	method  string // "get" or "post"
	fields  url.Values
	buttons []field // one for each way to send it
}

type field struct{ name, value string }

// read finds the links and forms of a page.
func read(page []byte) (links []string, forms []form, err error) {
	root, err := html.Parse(bytes.NewReader(page))
	if err != nil {
		return nil, nil, err
	}
	var current *form
	var visit func(n *html.Node)
	visit = func(n *html.Node) {
		if n.Type == html.ElementNode {
			switch n.Data {
			case "a":
				if href, ok := attr(n, "href"); ok {
					links = append(links, href)
				}
			case "form":
				action, _ := attr(n, "action")
				method, _ := attr(n, "method")
				outer := current
				current = &form{action: action, method: strings.ToLower(method), fields: url.Values{}}
				for c := n.FirstChild; c != nil; c = c.NextSibling {
					visit(c)
				}
				forms = append(forms, *current)
				current = outer
				return
			case "input", "select", "textarea", "button":
				if current != nil {
					current.add(n)
				}
			}
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			visit(c)
		}
	}
	visit(root)
	return links, forms, nil
}

// add takes up one control of the form, as the HTML standard fills a form in.
func (f *form) add(n *html.Node) {
	name, named := attr(n, "name")
	value, _ := attr(n, "value")
	kind, _ := attr(n, "type")
	if _, off := attr(n, "disabled"); off {
		return
	}
	switch {
	case n.Data == "button" && kind != "button" && kind != "reset", kind == "submit":
		f.buttons = append(f.buttons, field{name, value})
	case !named || n.Data == "button":
	case n.Data == "select":
		f.fields.Set(name, selected(n))
	case kind == "checkbox" || kind == "radio":
		if _, on := attr(n, "checked"); on {
			f.fields.Add(name, value)
		}
	default:
		_, required := attr(n, "required")
		if value == "" && required {
			value = "0" // every field that must be filled here is a number
		}
		f.fields.Add(name, value)
	}
}

func selected(list *html.Node) string {
	first, chosen := "", ""
	for n := range list.Descendants() {
		if n.Type != html.ElementNode || n.Data != "option" {
			continue
		}
		value, _ := attr(n, "value")
		if first == "" {
			first = value
		}
		if _, on := attr(n, "selected"); on {
			chosen = value
		}
	}
	if chosen == "" {
		return first
	}
	return chosen
}

func attr(n *html.Node, name string) (string, bool) {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val, true
		}
	}
	return "", false
}
