package locales

import "bummerl/rules"

// The view models of pages write cards as codes ("Kh") and suits as ids ("h"), so that templates need not know the
// rules. What is no code has no name: the empty string.

// NameOf is CardName for a card's code.
func (p Printer) NameOf(code string) string {
	c, err := rules.ParseCard(code)
	if err != nil {
		return ""
	}
	return p.CardName(c)
}

// IndexOf is RankIndex for a card's code.
func (p Printer) IndexOf(code string) string {
	c, err := rules.ParseCard(code)
	if err != nil {
		return ""
	}
	return p.RankIndex(c)
}

// SuitNameOf is SuitName for a suit's id.
func (p Printer) SuitNameOf(id string) string {
	s, err := rules.ParseSuit(id)
	if err != nil {
		return ""
	}
	return p.SuitName(s)
}
