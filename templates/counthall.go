package templates

// CountHallPage is /count: all drills, that which is worth doing now first.
type CountHallPage struct {
	Page
	// First is the drill that is suggested: the one left in the middle, never tried, or known least.
	First DrillDoor
	// Fresh: the learner has done no drill yet, and is told what the cards are worth.
	Fresh bool
	// Others are the other drills, in the order in which they are learned.
	Others []DrillDoor
	// Results and Deck lead to the learner's results, and to what is asked again; nil where there is nothing yet.
	Results, Deck *Link
}

// DrillDoor leads into one drill.
type DrillDoor struct {
	// Kind is the drill's id: "running".
	Kind string
	// Name and Line say what it is and what it is for.
	Name, Line string
	// Href leads to the page of the drill, with its settings.
	Href string
	// Level of Levels is where the learner stands; Level 0: never tried.
	Level, Levels int
	// Start posts to begin at once.
	Start Form
	// Resume leads to a run that was left in the middle; nil if there is none.
	Resume *Link
}

// picture are the cards that stand for a drill, those of one trick together; "" is a back.
func (d DrillDoor) picture() []string {
	switch d.Kind {
	case "trick":
		return []string{"Ts", "Ks"}
	case "running":
		return []string{"Ah", "Qh", "Kc"}
	case "claim":
		return []string{"Kd", "Qd", "Ac"}
	case "missing":
		return []string{"As", "Td", ""}
	case "trumps":
		return []string{"Ad", "Td", "Jd"}
	case "cards":
		return []string{"Kh", "", ""}
	}
	return []string{"", "", ""}
}
