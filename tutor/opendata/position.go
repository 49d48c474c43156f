package opendata

import (
	"fmt"
	"strings"

	"bummerl/rules"
)

// position writes what the one to act sees, so that it can be read without the program: "trump h; hand Ah Kh Qs; …". What
// is not so is left out.
func position(v rules.View) string {
	me, them := v.Seat, v.Seat.Other()
	parts := []string{"trump " + v.Trump.String(), "hand " + cards(v.Hand)}
	add := func(is bool, format string, args ...any) {
		if is {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	add(v.Led != rules.NoCard, "led %s", v.Led)
	add(v.Up != rules.NoCard, "up %s", v.Up)
	add(v.TalonLeft > 0, "talon %d", v.TalonLeft)
	add(v.ClosedBy == me, "closed by me")
	add(v.ClosedBy == them, "closed by opponent")
	add(true, "points %d-%d", v.Points[me], v.Points[them])
	add(v.Waiting[me]+v.Waiting[them] > 0, "waiting %d-%d", v.Waiting[me], v.Waiting[them])
	add(true, "tricks %d-%d", v.Tricks[me], v.Tricks[them])
	add(true, "unseen %s", cards(v.Unseen))
	add(v.Known != 0, "opponent holds %s", cards(v.Known))
	add(v.Excluded != 0, "opponent lacks %s", cards(v.Excluded))
	return strings.Join(parts, "; ")
}

// cards writes cards by their codes, with spaces between them.
func cards(set rules.CardSet) string {
	var texts []string
	for c := range set.All() {
		texts = append(texts, c.String())
	}
	return strings.Join(texts, " ")
}
