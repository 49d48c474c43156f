package templates

// CountBeginPage is /count/{drill}: what the drill is like on the learner's level, and what can be set.
type CountBeginPage struct {
	Page
	Door DrillDoor
	// Facts say in a word each what the next run is like: how many tricks, how they are shown.
	Facts []string
	// Set are the choices of the form.
	Set CountSet
}

// CountSet is what a learner can set of a drill: the value of each row, and whether the drill has it.
type CountSet struct {
	// Level is chosen of Levels; Adapt lets it follow the answers.
	Level, Levels int
	Adapt         bool
	// Length is chosen of Lengths, "" leaves it to the level; where Lengths is one alone there is nothing to choose.
	Length  string
	Lengths []int
	// Show is "full", "brief" or "said", Words "digits" or "words", Sides "own" or "both"; "" leaves each to the level.
	Show, Words, Sides string
	// HasWords and HasSides tell whether the drill speaks of numbers, and of both sides.
	HasWords, HasSides bool
	Clock, Aloud       bool
	// Open: the settings are unfolded, since one of them is not left to the level.
	Open bool
}

func (s CountSet) levels() []Choice {
	list := make([]Choice, s.Levels)
	for i := range list {
		list[i] = Choice{Value: itoa(i + 1), Label: itoa(i + 1)}
	}
	return list
}

func (s CountSet) lengths(l Look) []Choice {
	list := []Choice{{Label: l.P.DrillSetByLevel()}}
	for _, n := range s.Lengths {
		list = append(list, Choice{Value: itoa(n), Label: itoa(n)})
	}
	return list
}

func (s CountSet) shows(l Look) []Choice {
	return []Choice{
		{Label: l.P.DrillSetByLevel()}, {Value: "full", Label: l.P.DrillSetShowFull()},
		{Value: "brief", Label: l.P.DrillSetShowBrief()}, {Value: "said", Label: l.P.DrillSetShowSaid()},
	}
}

func (s CountSet) numbers(l Look) []Choice {
	return []Choice{
		{Label: l.P.DrillSetByLevel()}, {Value: "digits", Label: l.P.DrillSetDigits()}, {Value: "words", Label: l.P.DrillSetWords()},
	}
}

func (s CountSet) sides(l Look) []Choice {
	return []Choice{
		{Label: l.P.DrillSetByLevel()}, {Value: "own", Label: l.P.DrillSetOwn()}, {Value: "both", Label: l.P.DrillSetBoth()},
	}
}
