package count

// correct compares an answer to prompt i of the item with the right one, and builds up what was asked for.
func (it Item) correct(i int, given Answer) Correction {
	p, want := it.Prompts[i], it.right[i]
	c := Correction{Prompt: p, Given: given, Want: want, Right: given == want}
	switch p.Ask {
	case AskCards:
		g, w := given.Cards(), want.Cards()
		c.Hit, c.Missed, c.Extra = g&w, w&^g, g&^w
	case AskTrick:
		for _, t := range p.Choices {
			c.Sums = append(c.Sums, it.choiceSums(t)...)
		}
	case AskYesNo:
		c.Sums = []Sum{it.sum(Own)}
	case AskNumber:
		if it.Kind.AboutCards() {
			c.Counted = it.counted
		} else {
			c.Sums = []Sum{it.sum(p.Side)}
		}
	}
	return c
}

// sum builds up a side's total over what was watched.
func (it Item) sum(side int) Sum {
	s := Sum{Side: side, Before: it.Before[side], Total: it.Totals[side], Waits: it.Waits[side]}
	for _, t := range it.Tricks {
		s.Parts = append(s.Parts, t.Parts[side]...)
	}
	s.Parts = append(s.Parts, it.AfterParts[side]...)
	return s
}

// choiceSums build up what one of the choices would make.
func (it Item) choiceSums(t Trick) []Sum {
	var list []Sum
	for side := range t.Parts {
		if side == Theirs && it.Kind != Running {
			continue
		}
		list = append(list, Sum{Side: side, Before: it.Totals[side], Parts: t.Parts[side], Total: t.Totals[side]})
	}
	return list
}
