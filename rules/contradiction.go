package rules

// contradictions are the pairs of values that no table can mean together, since one of them takes from the other all that
// it says. Values that only say nothing beside another (what a wrong claim costs where nobody claims) are none.
var contradictions = []RuleFault{
	// Snapszer is bid before the first trick, and until that is over nothing may be announced.
	{Option: "snapszer", Value: "true", Other: "first_trick_ban", OtherValue: "true"},
	// If the last trick wins, no hand is ever drawn, so that there is nothing to carry.
	{Option: "drawn", Value: "carry", Other: "last_trick", OtherValue: "wins"},
	// Who has 66 with his trick has won by that, and a knock only adds what it costs if he does not.
	{Option: "knock", Value: "true", Other: "sixty_six", OtherValue: "automatic"},
	// Whoever loses a match of one game point has none: each would count twice.
	{Option: "schneider_double", Value: "true", Other: "target", OtherValue: "1"},
}

// Contradictions gives each pair of these rules that cannot be meant together; none for rules that can be played by.
// Records may hold such rules all the same: a hand under them has a result.
func (o Options) Contradictions() []RuleFault {
	var found []RuleFault
	for _, c := range contradictions {
		if o.is(c.Option, c.Value) && o.is(c.Other, c.OtherValue) {
			c.Kind = Contradiction
			found = append(found, c)
		}
	}
	return found
}

// is tells whether a named option has a value.
func (o Options) is(option, value string) bool {
	opt, ok := FindOption(option)
	return ok && opt.Value(o) == value
}
