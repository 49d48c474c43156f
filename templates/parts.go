package templates

// Tab is one of the pages that stand side by side.
type Tab struct {
	Link
	// Current: one is on it.
	Current bool
}

// ruleTabs are the pages about the rules.
func (p Page) ruleTabs() []Tab {
	return []Tab{
		{Link{p.Href("/rules"), p.P.RulespageTitle()}, p.Path == "/rules"},
		{Link{p.Href("/glossary"), p.P.GlosspageTitle()}, p.Path == "/glossary"},
	}
}
