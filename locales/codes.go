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

// TrumpOf says which suit is trump, by the suit's id: "Trumpf: Herz".
func (p Printer) TrumpOf(id string) string {
	s, err := rules.ParseSuit(id)
	if err != nil {
		return ""
	}
	return p.TableTrumpSuit(s).String()
}

// MarriageOf names a marriage by its suit's id and its points, 20 or 40: "20 in Herz".
func (p Printer) MarriageOf(id string, points int) string {
	s, err := rules.ParseSuit(id)
	switch {
	case err != nil:
		return ""
	case points == 40:
		return p.TableMarriage40(s).String()
	}
	return p.TableMarriage20(s).String()
}
