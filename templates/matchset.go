package templates

// MatchSet is what can be chosen of a new match besides the opponent, and what is chosen unless the learner changes it.
type MatchSet struct {
	// Variant is chosen of Variants; VariantName is what it is called.
	Variant, VariantName string
	Variants             []Choice
	// BestOf is 1, or 3 where whoever wins two Bummerl wins the match.
	BestOf int
	// Points is "both", "own" or "none".
	Points string
	Coach  bool
}

func (s MatchSet) lengths(l Look) []Choice {
	return []Choice{{Value: "1", Label: l.P.MatchesLengthOne()}, {Value: "3", Label: l.P.MatchesLengthThree()}}
}

func (s MatchSet) points(l Look) []Choice {
	return []Choice{
		{"both", l.P.MatchesPointsBoth(), l.P.MatchesPointsBothNote()},
		{"own", l.P.MatchesPointsOwn(), l.P.SettingsPointsOwnNote()},
		{"none", l.P.MatchesPointsNone(), l.P.SettingsPointsNoneNote()},
	}
}

// facts say in a few words what is chosen.
func (s MatchSet) facts(l Look) []string {
	facts := []string{s.VariantName}
	for _, list := range [][]Choice{s.lengths(l), s.points(l)} {
		for _, c := range list {
			if c.Value == itoa(s.BestOf) || c.Value == s.Points {
				facts = append(facts, c.Label)
			}
		}
	}
	if s.Coach {
		return append(facts, l.P.MatchesWithCoach())
	}
	return append(facts, l.P.MatchesWithoutCoach())
}
