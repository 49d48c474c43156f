package rulebook

import (
	"strings"

	"bummerl/rules"
)

// at reads a position that is written down in this package: the hands of forehand and dealer, the talon from the top, and
// what was done. A slip there is a fault of the program.
func at(seat rules.Seat, forehand, dealer, talon, line string) scene {
	sc := scene{seat: seat, actions: actions(line)}
	for i, hand := range []string{forehand, dealer} {
		for _, a := range actions(hand) {
			sc.deal.Hands[i] |= a.Card().Set()
		}
	}
	for i, a := range actions(talon) {
		sc.deal.Talon[i] = a.Card()
	}
	return sc
}

// shows makes a set of announcements.
func shows(list string) rules.Actions {
	var set rules.Actions
	for _, a := range actions(list) {
		set |= a.Set()
	}
	return set
}

func actions(list string) []rules.Action {
	var all []rules.Action
	for _, text := range strings.Fields(list) {
		a, err := rules.ParseAction(text)
		if err != nil {
			panic(err)
		}
		all = append(all, a)
	}
	return all
}
