package templates

// Strength is how strong somebody is, as it is shown: "1540 ± 80".
type Strength struct {
	Value, Deviation int
	// Provisional: too little is known yet.
	Provisional bool
}

// figures write it with its uncertainty.
func (s Strength) figures() string { return itoa(s.Value) + " ± " + itoa(s.Deviation) }

// RatingChange is what a try did to the learner's strength.
type RatingChange struct {
	// Label says of what: of all puzzles, or of a theme.
	Label         string
	Before, After Strength
	// Half: it counted by half.
	Half bool
}
