package web

import (
	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
)

// known says in words what the learner sees at the start of a puzzle, what he does not see and what follows about it, and
// what the rules charge if it goes wrong.
func (v *visit) known(z puzzles.Puzzle) ([]templates.Known, error) {
	p := v.p
	seen, err := z.View()
	if err != nil {
		return nil, err
	}
	see := templates.Known{Label: p.PuzzleYouSee(), Text: v.sees(seen)}
	var list []templates.Known
	if z.Theme.Hidden() {
		stake := ruleOf(p, seen.Options, "failed_close")
		if z.Theme == puzzles.Snapszer {
			stake = p.HandWorthSnapszer()
		}
		hidden := v.seesNot(seen)
		if z.Theme.YesNo() {
			hidden = append(hidden, locales.Plain(p.PuzzleCertainMeans()))
		}
		list = []templates.Known{
			see, {Label: p.PuzzleYouSeeNot(), Text: hidden},
			{Label: p.PuzzleAtStake(), Text: []locales.Rich{locales.Plain(stake)}},
		}
	} else {
		see.Text = append(see.Text, locales.Plain(ruleOf(p, seen.Options, "last_trick")))
		list = []templates.Known{see}
	}
	if variant := z.Record.Variant; variant != v.set.Variant {
		list = append(list, templates.Known{Label: p.PuzzleRulesHere(), Text: []locales.Rich{locales.Plain(p.VariantName(variant))}})
	}
	return list, nil
}

// sees tells of the talon and of the score.
func (v *visit) sees(seen rules.View) []locales.Rich {
	p, me := v.p, seen.Seat
	var list []locales.Rich
	switch {
	case seen.ClosedBy == me:
		list = append(list, locales.Plain(p.PuzzleSeesClosedYou()))
	case seen.ClosedBy != rules.NoSeat:
		list = append(list, locales.Plain(p.PuzzleSeesClosedOpponent()))
	case seen.TalonLeft == 0:
		return append(list, locales.Plain(p.PuzzleSees()))
	default:
		list = append(list, p.PuzzleSeesTalon(seen.Trump, seen.Up, seen.TalonLeft))
	}
	own, theirs := seen.Points[me], seen.Points[me.Other()]
	if own == 0 && theirs == 0 {
		return list // before the first trick
	}
	return append(list, locales.Plain(p.PuzzleScore(own, theirs)))
}

// seesNot tells how many hands fit, and what is known of them.
func (v *visit) seesNot(seen rules.View) []locales.Rich {
	p := v.p
	list := []locales.Rich{locales.Plain(p.PuzzleHands(solve.HandsOf(seen).Count()))}
	for c := range seen.Known.All() {
		switch howKnown(seen, c) {
		case rules.MarriageDeclared:
			list = append(list, p.PuzzleKnownMarriage(c))
		case rules.Exchanged:
			list = append(list, p.PuzzleKnownExchange(c))
		case rules.TurnUpDrawn:
			list = append(list, p.PuzzleKnownDrawn(c))
		}
	}
	for _, suit := range rules.Suits {
		unseen := seen.Unseen.OfSuit(suit)
		out := unseen & seen.Excluded
		switch out {
		case 0:
		case unseen:
			list = append(list, p.PuzzleLacksSuit(suit))
		default:
			for c := range out.All() {
				list = append(list, p.PuzzleLacksCard(c))
			}
		}
	}
	return list
}

// howKnown tells by what event the opponent is known to hold a card; the latest decides.
func howKnown(seen rules.View, c rules.Card) rules.EventKind {
	kind := rules.EventKind(0)
	for _, s := range seen.Trace {
		for _, e := range s.Events {
			if e.Seat == seen.Seat {
				continue
			}
			switch e.Kind {
			case rules.MarriageDeclared:
				if e.Suit == c.Suit() && (c.Rank() == rules.King || c.Rank() == rules.Queen) {
					kind = e.Kind
				}
			case rules.Exchanged, rules.TurnUpDrawn:
				if e.Card == c {
					kind = e.Kind
				}
			}
		}
	}
	return kind
}
