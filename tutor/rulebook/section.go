package rulebook

import "bummerl/rules"

// Section is a part of the reference, in the order in which a hand is played.
type Section struct {
	// ID is its anchor on the page and chooses its heading.
	ID string
	// Chapter is the lesson of the course that teaches it.
	Chapter string
	Lines   []Line
	// Tries are the tables on which it can be tried, by ID.
	Tries []string
}

// Line is one sentence of a section.
type Line struct {
	// ID chooses the words of a sentence; "" stands for the sentence of the option's value in force.
	ID string
	// Option is the option that the sentence hangs on, "" for what is common to all rules. With an ID the sentence stands
	// only where the option has the Value.
	Option, Value string
	// Facts are the ids of FACTS that it tells.
	Facts []string
}

// common is a sentence that holds under all rules.
func common(id string, facts ...string) Line { return Line{ID: id, Facts: facts} }

// of is the sentence of an option's value in force.
func of(option string, facts ...string) Line { return Line{Option: option, Facts: facts} }

// only is a sentence that stands where an option has a value.
func only(option, value, id string, facts ...string) Line {
	return Line{ID: id, Option: option, Value: value, Facts: facts}
}

// Holds tells whether the sentence stands in the reference of these rules.
func (l Line) Holds(o rules.Options) bool {
	if l.Option == "" {
		return true
	}
	if !Matters(o, l.Option) {
		return false
	}
	opt, ok := rules.FindOption(l.Option)
	return ok && (l.ID == "" || opt.Value(o) == l.Value)
}

// Matters tells whether an option decides anything under these rules: where the last trick wins, no hand is drawn, and
// where 66 ends the hand by itself, nobody claims wrongly.
func Matters(o rules.Options, option string) bool {
	switch option {
	case "drawn":
		return o.LastTrick != rules.LastTrickWins
	case "false_claim":
		return o.SixtySix != rules.SixtySixAutomatic
	}
	return true
}

// Held gives the lines of the section that stand under these rules.
func (s Section) Held(o rules.Options) []Line {
	var list []Line
	for _, l := range s.Lines {
		if l.Holds(o) {
			list = append(list, l)
		}
	}
	return list
}

// SectionOf gives the section that tells of an option; false if there is no such option.
func SectionOf(option string) (Section, bool) {
	for _, s := range sections {
		for _, l := range s.Lines {
			if l.Option == option && l.ID == "" {
				return s, true
			}
		}
	}
	return Section{}, false
}
