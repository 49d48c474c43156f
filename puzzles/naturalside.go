package puzzles

import (
	"cmp"
	"slices"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// naturalsOff lists natural ways to begin that answer the question of a sided theme wrongly, the most natural first; first
// is the side that is right. In other themes it lists all natural ways.
func (p Puzzle) naturalsOff(first bool) ([][]rules.Action, error) {
	var list [][]rules.Action
	var err error
	switch {
	case p.Theme == TakeOrLetGo:
		list, err = p.naturalReplies()
	case p.Theme == ClaimOrPlay && !first:
		list = p.naturalClaims()
	default:
		list, err = p.naturals()
	}
	if err != nil || !p.Theme.sided() {
		return list, err
	}
	return slices.DeleteFunc(list, func(line []rules.Action) bool { return p.onFirst(line) == first }), nil
}

// naturalReplies lists natural replies to the last talon trick: what regular does, the cheapest card that takes it if that
// is no trump or the trick is rich, and the least that lets it go if it is poor or would cost a trump, a ten or an ace.
func (p Puzzle) naturalReplies() ([][]rules.Action, error) {
	level, err := bot.ByName("regular")
	if err != nil {
		return nil, err
	}
	v, err := p.View()
	if err != nil {
		return nil, err
	}
	list := [][]rules.Action{{level.Choose(v, nil)}}
	take := taking(v.Hand, v.Led, v.Trump)
	rich := isRich(v.Led)
	if c := cheapest(take, v.Trump); rich || c.Suit() != v.Trump {
		list = append(list, []rules.Action{rules.Play(c)})
	}
	if !rich || take.OfSuit(v.Led.Suit())&^(take.OfRank(rules.Ace)|take.OfRank(rules.Ten)) == 0 {
		list = append(list, []rules.Action{rules.Play(cheapest(v.Hand&^take, v.Trump))})
	}
	return list, nil
}

// cheapest gives the card that costs least: no trump if it can be helped, then the fewest points.
func cheapest(cards rules.CardSet, trump rules.Suit) rules.Card {
	return slices.MinFunc(cards.Cards(), func(c, d rules.Card) int {
		cost := func(c rules.Card) int {
			if c.Suit() == trump {
				return c.Points() + 20
			}
			return c.Points()
		}
		return cmp.Compare(cost(c), cost(d))
	})
}

// naturalClaims lists claims that come too early and seem not to: at once with nearly 66, or after the best marriage if
// that brings nearly 66.
func (p Puzzle) naturalClaims() [][]rules.Action {
	var list [][]rules.Action
	s, me := p.start, p.Seat()
	if s.Points(me) >= nearly {
		list = append(list, []rules.Action{rules.Claim})
	}
	if a := dearest(s.Legal(), s.Trump()); a != rules.NoAction && s.Next(a).Points(me) < rules.Winning {
		list = append(list, []rules.Action{a, rules.Claim})
	}
	return list
}
