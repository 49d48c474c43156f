package puzzles

import (
	"context"
	"slices"

	"bummerl/rules"
)

// Some themes ask which of two things is right, so that a puzzle is on the one side or the other: certain or not, take or
// let go, now or not now, claim or play on. Neither side may be right nearly always.

// Either tells whether the theme asks which of two things is right.
func (t Theme) Either() bool { return t.YesNo() || t.sided() }

// sided tells whether the two things are ways to begin, each of which may keep a certain plan.
func (t Theme) sided() bool { return t.LastTalonTrick() || t == ClaimOrPlay }

// LastTalonTrick tells whether the theme asks about the trick that uses up the talon, and about no other.
func (t Theme) LastTalonTrick() bool { return t == TakeOrLetGo || t == NowOrLater }

// FirstIsRight tells which of the two is right where the theme asks that (Theme.Either): true for certain, take, now and
// claim. It costs no proof, since the trap, which must have been found, is a way to do the other.
func (p Puzzle) FirstIsRight() bool {
	if p.Theme.sided() {
		return !p.onFirst(p.Trap)
	}
	return p.Certain
}

// sideOf tells which of the two is right: true for certain, take, now and claim, and in themes that ask no such thing. It
// has no single answer where some of either are right; nor, whether now or later, where all that is right is to close.
func (p Puzzle) sideOf(f findings) (first, single bool) {
	if !p.Theme.sided() {
		return f.certain, true
	}
	n := 0
	for _, line := range f.rightLines {
		if p.onFirst(line) {
			n++
		}
	}
	return n > 0, (n == 0 || n == len(f.rightLines)) && (p.Theme != NowOrLater || f.right != rules.Close.Set())
}

// side is sideOf, proven anew.
func (p Puzzle) side(ctx context.Context) (bool, error) {
	if !p.Theme.sided() {
		return p.Certain, nil
	}
	f, err := p.examine(ctx)
	first, _ := p.sideOf(f)
	return first, err
}

// onFirst tells whether a way to begin, up to the first card, takes the first of the two.
func (p Puzzle) onFirst(line []rules.Action) bool {
	switch p.Theme {
	case TakeOrLetGo:
		return p.Takes(line[0].Card())
	case NowOrLater:
		return slices.ContainsFunc(line, p.asksFor)
	case ClaimOrPlay:
		return slices.Contains(line, rules.Claim)
	}
	return true
}

// asksFor tells whether an action is what NowOrLater asks about: a marriage, if there is one or the exchange brings one,
// else the exchange.
func (p Puzzle) asksFor(a rules.Action) bool {
	if a == rules.Exchange {
		return p.start.Hand(p.Seat()).Marriages()|p.exchanged().Marriages() == 0
	}
	return a.Marriage() < rules.NoSuit
}

// exchanged gives the hand of the learner after the exchange, as it is if there is none.
func (p Puzzle) exchanged() rules.CardSet {
	if !p.start.IsLegal(rules.Exchange) {
		return p.start.Hand(p.Seat())
	}
	return p.start.Next(rules.Exchange).Hand(p.Seat())
}

// isRich tells whether a card led makes a trick that everybody would like to have.
func isRich(led rules.Card) bool { return led.Points() >= 10 }

// kinds is how many kinds of question there are whether a trick is to be taken or let go.
const kinds = 8

// kind tells puzzles apart that there shall be as many of: those of each side and, where a trick is to be taken or let go,
// the rich and the poor, and those against somebody who is near 66 and who is not, lest the card led or the points tell
// the answer.
func (p Puzzle) kind() [3]bool {
	ask := p.Theme == TakeOrLetGo
	return [3]bool{p.FirstIsRight(), ask && isRich(p.start.Led()), ask && p.pressed()}
}

// pressed tells whether the opponent has half of 66: then somebody who thinks no further takes what he can.
func (p Puzzle) pressed() bool { return p.start.Points(p.Seat().Other()) >= rules.Winning/2 }

// announcing are the actions one of which NowOrLater asks about.
const announcing = rules.Actions(1)<<rules.Exchange | 1<<rules.DeclareClubs | 1<<rules.DeclareSpades |
	1<<rules.DeclareHearts | 1<<rules.DeclareDiamonds

// Takes tells whether a card of the learner's takes the trick that is led at the start.
func (p Puzzle) Takes(c rules.Card) bool {
	return taking(p.start.Hand(p.Seat()), p.start.Led(), p.start.Trump()).Has(c)
}

// taking gives the cards of a hand that take the trick to which a card is led.
func taking(hand rules.CardSet, led rules.Card, trump rules.Suit) rules.CardSet {
	var set rules.CardSet
	for c := range hand.All() {
		if rules.Beats(c, led, trump) {
			set |= c.Set()
		}
	}
	return set
}

// Near 66 is what somebody may take for it.
const (
	nearly = 60
	beyond = 70
)

// near66 tells whether the seat of a view has about 66 points, or would have with its best marriage.
func near66(v rules.View) bool {
	near := func(points int) bool { return nearly <= points && points <= beyond }
	now := v.Points[v.Seat]
	a := dearest(v.Legal, v.Trump)
	return near(now) || a != rules.NoAction && now > 0 && near(now+a.Marriage().MarriagePoints(v.Trump))
}
