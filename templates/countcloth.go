package templates

import "bummerl/locales"

// CountCloth is what lies on the table of a drill.
type CountCloth struct {
	// Trump is the trump suit's id.
	Trump string
	// Sides: it matters who took a trick, and so both sides stand on the cloth.
	Sides bool
	// Now is the one trick that lies large in the middle; nil if none does.
	Now *CountTrick
	// Tricks lie side by side, oldest first; with Sides those of each side together.
	Tricks []CountTrick
	// Declared are the marriages declared after the last of them, where they lie with those who took them; DeclaredHeard
	// says so in words.
	Declared      []CountDeclared
	DeclaredHeard string
	// Said is a trick in words alone; "" where cards are shown.
	Said string
	// Before says what happened before the tricks that lie there, After what happened after the last one.
	Before, After []locales.Rich
	// TurnedYou and TurnedOpponent count the tricks that have been turned down.
	TurnedYou, TurnedOpponent int
	// Given is what is asked in reverse; nil otherwise.
	Given *CountGiven
	// Hand is the learner's hand, Up the visible turn-up; nil and "" where they do not matter.
	Hand []string
	Up   string
}

// CountTrick is one trick of a drill.
type CountTrick struct {
	// Number counts from 1.
	Number int
	Trick
	// Declared are the marriages announced before it, as tags where there is no room for words.
	Declared []CountDeclared
	// Heard is the trick in words.
	Heard string
}

// whose says to whom a trick goes that is one of several to choose from.
func (t CountTrick) whose(l Look) string {
	if t.Winner == You {
		return l.P.CountChoiceYou()
	}
	return l.P.CountChoiceOpponent()
}

// CountDeclared is a marriage and who declared it.
type CountDeclared struct {
	By Who
	Declared
}

// CountGiven is the total of which the trick is asked: of one trick, or of both sides before and now. Numbers are
// written as the level wants them.
type CountGiven struct {
	// Sum is the sum of a trick; "" where totals are given.
	Sum string
	// Before and Now are the learner's total and the opponent's.
	Before, Now [2]string
}

// show is how the tricks lie: "given", "said", "now", "laid" or "bare".
func (c CountCloth) show() string {
	switch {
	case c.Given != nil:
		return "given"
	case c.Said != "":
		return "said"
	case c.Now != nil:
		return "now"
	case len(c.Tricks) > 0:
		return "laid"
	}
	return "bare"
}

// names tells whether both sides stand at the edges of the cloth, with what they have turned down. Over tricks that lie
// open stand the names themselves.
func (c CountCloth) names() bool { return c.Sides && c.show() != "laid" }

// taken are the tricks that a side took.
func (c CountCloth) taken(by Who) []CountTrick {
	var list []CountTrick
	for _, t := range c.Tricks {
		if t.Winner == by {
			list = append(list, t)
		}
	}
	return list
}

// mostTaken is how many tricks the side has that took more of them.
func (c CountCloth) mostTaken() int { return max(len(c.taken(You)), len(c.taken(Opponent))) }

// declared are the marriages that a side declared before any of the tricks, and after the last.
func (c CountCloth) declared(by Who) []Declared {
	var list []Declared
	add := func(all []CountDeclared) {
		for _, d := range all {
			if d.By == by {
				list = append(list, d.Declared)
			}
		}
	}
	for _, t := range c.Tricks {
		add(t.Declared)
	}
	add(c.Declared)
	return list
}
