package templates

import "strings"

// What those hear who do not see the table. Each is one text with its own blanks and stops: words in neighbouring
// elements would be read as one.

// heardCard is the name of a card, and that it is a trump where the suit of trumps is given.
func (l Look) heardCard(code, trump string) string {
	if trump != "" && suitOf(code) == trump {
		return l.P.NameOf(code) + ", " + l.P.TableTrump()
	}
	return l.P.NameOf(code)
}

// heard is a card of the hand, whether it is a trump, and whether it may be played.
func (c HandCard) heard(l Look, trump string) string {
	name := l.heardCard(c.Card, trump)
	if c.Play == PlayIllegal {
		return name + ", " + l.P.TableNotNow()
	}
	return name
}

// heard is a declared marriage, and whether its points still wait.
func (d Declared) heard(l Look) string {
	name := l.P.MarriageOf(d.Suit, d.Points)
	if d.Waiting {
		return name + ", " + l.P.TableWaiting(d.Points)
	}
	return name
}

// heard is who took the trick, and its points where they are shown.
func (p PastTrick) heard(l Look) string {
	whose := l.P.TableTrickLost()
	if p.Winner == You {
		whose = l.P.TableTrickWon()
	}
	if p.Points > 0 {
		return whose + ", " + l.P.TablePoints(p.Points)
	}
	return whose
}

// heard is the addition of a sum, part by part.
func (s Sum) heard(l Look) string {
	var parts []string
	if s.Before > 0 || len(s.Parts) == 0 {
		parts = append(parts, l.P.CountSumBefore(s.Before))
	}
	for _, part := range s.Parts {
		if part.Card == "" {
			parts = append(parts, l.P.MarriageOf(part.Suit, part.Points))
			continue
		}
		parts = append(parts, l.P.NameOf(part.Card)+" "+itoa(part.Points))
	}
	return strings.Join(append(parts, l.P.CountSumTotal(s.Total)), ", ")
}

// word is the tag of a task; "" for none.
func (t Task) word(l Look) string {
	switch t {
	case TaskSnapszer:
		return l.P.TableBid()
	case TaskKnock:
		return l.P.TableKnocked()
	}
	return ""
}
