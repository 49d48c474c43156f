package templates

// Tab is one of the pages that stand side by side.
type Tab struct {
	Link
	// Current: one is on it.
	Current bool
}

// ruleTabs are the pages about the rules.
func (p Page) ruleTabs() []Tab {
	list := []Tab{
		{Link{p.Href("/rules"), p.P.RulespageTitle()}, false},
		{Link{p.Href("/rules/compare"), p.P.CompareTab()}, false},
		{Link{p.Href("/rules/house"), p.P.HouseTitle()}, false},
		{Link{p.Href("/rules/elsewhere"), p.P.ElsewhereTab()}, false},
		{Link{p.Href("/glossary"), p.P.GlosspageTab()}, false},
	}
	for i := range list {
		list[i].Current = list[i].Href == p.Href(p.Path)
	}
	return list
}
