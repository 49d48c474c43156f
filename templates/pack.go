package templates

// PackGrid is the whole pack laid out, a row for each suit, the high cards first. Without Mark it is only looked at.
type PackGrid struct {
	Rows [][]string
	// Mark makes each card a box to tick; Check sends them.
	Mark bool
	// Known are cards that lie before the learner's eyes, and so are none to mark, each with where it is; nil: none.
	Known map[string]string
	// Marked are the codes of the cards that are ticked, or that were to be marked.
	Marked []string
}

// gridCard is what is drawn of a card of the grid.
type gridCard struct {
	card   string
	marked bool
	first  bool
	// known is where a card lies that is none to mark; "" for all others.
	known string
}

func (g PackGrid) cards() []gridCard {
	marked := map[string]bool{}
	for _, c := range g.Marked {
		marked[c] = true
	}
	var list []gridCard
	for i, row := range g.Rows {
		for j, c := range row {
			list = append(list, gridCard{card: c, marked: marked[c], first: i+j == 0, known: g.Known[c]})
		}
	}
	return list
}

// columns is how many cards a suit has: "5" or "6".
func (g PackGrid) columns() string {
	if len(g.Rows) == 0 {
		return ""
	}
	return itoa(len(g.Rows[0]))
}
