package templates

import (
	"slices"

	"bummerl/locales"
)

// id is how a side is named in data attributes.
func (w Who) id() string { return [...]string{"nobody", "you", "opponent"}[w] }

// name is what the side is called at the table; "" for nobody.
func (w Who) name(l Look) string {
	switch w {
	case You:
		return l.P.TableYou()
	case Opponent:
		return l.P.TableOpponent()
	}
	return ""
}

// other is the other side; nobody's other side is nobody.
func (w Who) other() Who {
	switch w {
	case You:
		return Opponent
	case Opponent:
		return You
	}
	return Nobody
}

// id is the value of data-play.
func (p Play) id() string { return [...]string{"plain", "legal", "illegal"}[p] }

// moodOf is Right or Wrong.
func moodOf(right bool) Mood {
	if right {
		return Right
	}
	return Wrong
}

// id is the value of data-mood, and the icon of the mood.
func (m Mood) id() string { return [...]string{"neutral", "right", "slip", "wrong"}[m] }

// state is the value of data-state: open, closed or gone.
func (t Talon) state() string {
	switch {
	case t.ClosedBy != Nobody:
		return "closed"
	case t.Left == 0:
		return "gone"
	}
	return "open"
}

// winner is who took the trick; nobody where there is none.
func (p *PastTrick) winner() Who {
	if p == nil {
		return Nobody
	}
	return p.Winner
}

// spoken is what the live region says after an action at the table.
func spoken(t Table) string {
	switch {
	case len(t.Refused) > 0:
		return t.Refused.String()
	case t.Over != nil:
		return spokenParagraphs(t.Over.Title, slices.Concat(t.Over.told(), t.aloud()))
	case t.Hint != nil:
		return spokenParagraphs(t.Hint.Title+":", []locales.Rich{t.Hint.Text})
	}
	told := t.Heard
	if len(told) == 0 {
		told = t.Status
	}
	return spokenParagraphs("", append([]locales.Rich{told}, t.aloud()...))
}

// aloud is what the coach says after the table's sentence.
func (t Table) aloud() []locales.Rich {
	if t.Coach == nil {
		return nil
	}
	return t.Coach.Aloud
}

// still is the table without a form: its cards are drawn, not pressed.
func (t Table) still() Table {
	t.Form = Form{}
	return t
}
