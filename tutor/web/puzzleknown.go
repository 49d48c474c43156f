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
		see.Text = append(see.Text, v.pointsSeen(z, seen)...)
		list = []templates.Known{
			see, {Label: p.PuzzleYouSeeNot(), Text: append(v.seesNot(seen), v.means(z)...)},
			{Label: p.PuzzleAtStake(), Text: []locales.Rich{locales.Plain(v.stake(z, seen.Options))}},
		}
	} else {
		see.Text = append(see.Text, locales.Plain(ruleOf(p, seen.Options, "last_trick")))
		list = []templates.Known{see}
	}
	if !z.Record.Options.SameHand(v.playsBy().Options) {
		name := locales.Plain(p.VariantName(z.Record.Variant))
		list = append(list, templates.Known{Label: p.PuzzleRulesHere(), Text: []locales.Rich{name}})
	}
	return list, nil
}

// means tells what it is to be certain.
func (v *visit) means(z puzzles.Puzzle) []locales.Rich {
	switch {
	case z.Theme.YesNo():
		return []locales.Rich{locales.Plain(v.p.PuzzleCertainMeans())}
	case z.Theme.Either() && z.Hands > 1:
		return []locales.Rich{locales.Plain(v.p.PuzzleCertainWins())}
	}
	return nil
}

// stake tells what the rules charge if it goes wrong.
func (v *visit) stake(z puzzles.Puzzle, o rules.Options) string {
	switch {
	case z.Theme == puzzles.Snapszer:
		return v.p.HandWorthSnapszer()
	case z.Theme.LastTalonTrick():
		return ruleOf(v.p, o, "last_trick")
	case z.Theme == puzzles.ClaimOrPlay:
		return ruleOf(v.p, o, "false_claim")
	}
	return ruleOf(v.p, o, "failed_close")
}

// sees tells of the talon.
func (v *visit) sees(seen rules.View) []locales.Rich {
	p, me := v.p, seen.Seat
	var list []locales.Rich
	switch {
	case seen.ClosedBy == me:
		list = append(list, locales.Plain(p.PuzzleSeesClosedYou()))
	case seen.ClosedBy != rules.NoSeat:
		list = append(list, locales.Plain(p.PuzzleSeesClosedOpponent()))
	case seen.TalonLeft == 0:
		list = append(list, locales.Plain(p.PuzzleSees()))
	default:
		list = append(list, p.PuzzleSeesTalon(seen.Trump, seen.Up, seen.TalonLeft))
	}
	return list
}

// pointsSeen tells what is said about points: the score, or that it is the learner who counts.
func (v *visit) pointsSeen(z puzzles.Puzzle, seen rules.View) []locales.Rich {
	own, theirs := seen.Points[seen.Seat], seen.Points[seen.Seat.Other()]
	var list []locales.Rich
	if z.Theme.LastTalonTrick() {
		list = append(list, locales.Plain(v.p.PuzzleSeesLastDraw()))
	}
	switch {
	case z.Theme == puzzles.ClaimOrPlay:
		return append(list, locales.Plain(v.p.PuzzleCountYourself()))
	case own == 0 && theirs == 0:
		return list // before the first trick
	}
	return append(list, locales.Plain(v.p.PuzzleScore(own, theirs)))
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
