package storybook

import (
	"strings"

	"golang.org/x/net/html"
)

// walk visits every element.
func walk(n *html.Node, visit func(*html.Node)) {
	if n.Type == html.ElementNode {
		visit(n)
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		walk(c, visit)
	}
}

func find(n *html.Node, tag string) []*html.Node {
	var found []*html.Node
	walk(n, func(e *html.Node) {
		if e.Data == tag {
			found = append(found, e)
		}
	})
	return found
}

func byID(n *html.Node, id string) *html.Node {
	var found *html.Node
	walk(n, func(e *html.Node) {
		if attr(e, "id") == id {
			found = e
		}
	})
	return found
}

func withClass(n *html.Node, class string) []*html.Node {
	var found []*html.Node
	walk(n, func(e *html.Node) {
		for _, c := range strings.Fields(attr(e, "class")) {
			if c == class {
				found = append(found, e)
			}
		}
	})
	return found
}

func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// text is all text in n, with single spaces.
func text(n *html.Node) string { return gather(n, func(*html.Node) bool { return false }) }

// heard is the text in n that is read aloud: without what is hidden from it, with labels.
func heard(n *html.Node) string {
	return gather(n, func(e *html.Node) bool { return attr(e, "aria-hidden") == "true" })
}

func gather(n *html.Node, skip func(*html.Node) bool) string {
	var b strings.Builder
	var visit func(*html.Node)
	visit = func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			b.WriteString(n.Data)
		case n.Type == html.ElementNode && skip(n):
			return
		case n.Type == html.ElementNode:
			b.WriteString(attr(n, "aria-label"))
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			visit(c)
		}
	}
	visit(n)
	return strings.Join(strings.Fields(b.String()), " ")
}

func hiddenAbove(n *html.Node) bool {
	for p := n.Parent; p != nil; p = p.Parent {
		if attr(p, "aria-hidden") == "true" {
			return true
		}
	}
	return false
}
