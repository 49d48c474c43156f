package coach

import (
	"math"

	"bummerl/rules"
)

// What habit makes of a difference while the talon is open, against what expert makes of it (TestSlips).
const (
	// habitual is the part of a difference that is left when expert plays on: who plays by habit mends less.
	habitual = 0.7
	// strayed and strayedLeast are how far that part may be off beyond its sampling, with 95 % confidence: so much of the
	// difference, and so much at least.
	strayed, strayedLeast = 0.3, 0.04
	// habitualLate and strayedLate are those of answers to the last trick but one of the talon: what the last one then
	// brings hangs on closing and drawing, of which habit knows little.
	habitualLate, strayedLate = 0.5, 0.5
	// alikeBelow is the difference up to which ace and ten of one suit, both in the hand, are taken for the same.
	alikeBelow = 0.5
)

// temper takes from what playing on by habit says of the losses what habit alone is to blame for. Lines with nothing to
// play on, and closings, are left as they are.
func (k *judge) temper(list []try, best int) {
	b := &list[best]
	if b.line == nil || b.proven || b.closes() {
		return
	}
	left, stray := habitual, strayed
	if k.view.Led != rules.NoCard && k.view.TalonLeft == 4 {
		left, stray = habitualLate, strayedLate
	}
	for i := range list {
		t := &list[i]
		if i == best || t.line == nil || t.proven || t.closes() {
			continue
		}
		t.loss *= left
		t.sure.Margin = math.Hypot(left*t.sure.Margin, stray*t.loss+strayedLeast)
		if k.twins(t.action, b.action) && t.loss < alikeBelow {
			t.loss = 0
		}
		t.points = b.points - t.loss
	}
	rank(list, best)
}

// twins tells whether two actions play the ace and the ten of one suit: nothing lies between them, so that whichever is
// kept takes what the other would, for a point more or less.
func (k *judge) twins(a, b rules.Action) bool {
	x, y := a.Card(), b.Card()
	return x != rules.NoCard && y != rules.NoCard && x.Suit() == y.Suit() && x.Rank() >= rules.Ten && y.Rank() >= rules.Ten
}
