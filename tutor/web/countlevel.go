package web

import "bummerl/tutor/count"

// levelLine says how the level has changed after an item; "" if it has not.
func (v *visit) levelLine(m moment) string {
	was, is := m.asked().Level, m.run.Level
	if m.item+1 < len(m.run.Items) {
		is = m.run.Items[m.item+1].Level
	}
	p, kind, set := v.p, m.run.Kind, m.run.Setting
	switch {
	case is < was:
		return p.CountDown(is)
	case is == was:
		return ""
	}
	from, to := set.Rung(kind, was), set.Rung(kind, is)
	before, tricks := from.Watched(kind, m.run.Options), to.Watched(kind, m.run.Options)
	switch {
	case to.Reverse && !from.Reverse:
		return p.CountUpReverse(is)
	case to.Show != from.Show && to.Show == count.Brief:
		return p.CountUpBrief(is)
	case to.Show != from.Show && to.Show == count.Said:
		return p.CountUpSaid(is)
	case to.Both && !from.Both:
		return p.CountUpBoth(is)
	case from.HowMany && !to.HowMany:
		return p.CountUpCards(is)
	case tricks > before:
		return p.CountUpLength(is, tricks)
	case to.Words && !from.Words:
		return p.CountUpWords(is)
	}
	return p.CountUp(is)
}
