package web

import (
	"slices"
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// countCloth lays the table of a moment.
func (v *visit) countCloth(m moment) templates.CountCloth {
	it := m.asked().Item
	cloth := templates.CountCloth{Trump: it.Trump.String(), Sides: it.Kind.TakesSides(), Before: v.stood(m)}
	switch {
	case m.answered:
		v.layTricks(&cloth, it)
	case m.at < len(it.Tricks):
		v.layOne(&cloth, it, m.at)
		return cloth
	case it.Rung.Show == count.Full:
		v.layTricks(&cloth, it)
	default:
		turnDown(&cloth, it, len(it.Tricks))
	}
	if n := len(it.Prompts); it.Rung.Reverse && it.Prompts[n-1].Ask == count.AskTrick && (!m.answered || len(it.Tricks) == 0) {
		cloth.Given = v.countGiven(it, it.Prompts[n-1])
		cloth.Sides = cloth.TurnedYou+cloth.TurnedOpponent > 0
	}
	if cloth.Sides && len(cloth.Tricks) > 0 {
		cloth.Declared, cloth.DeclaredHeard = declared(it, it.After), v.told(v.notices(it, it.After))
	} else {
		cloth.After = append(cloth.After, v.closing(m)...)
	}
	layHand(&cloth, it, it.Hand, it.Up)
	return cloth
}

// closing tells what was announced after the last trick, and at the first question of a run which cards are out.
func (v *visit) closing(m moment) []locales.Rich {
	it := m.asked().Item
	list := v.notices(it, it.After)
	if m.answered || m.item > 0 {
		return list
	}
	if it.Kind == count.TrumpsOut || it.Kind == count.CardsOut && (it.Rung.Show != count.Full || !exchanged(it)) {
		list = append(list, locales.Plain(v.p.CountOutMeans()))
	}
	return list
}

// exchanged tells whether the turn-up was exchanged: over the whole pack laid out there is no room to say more than that.
func exchanged(it count.Item) bool {
	isOne := func(n count.Notice) bool { return n.Points == 0 }
	return slices.ContainsFunc(it.After, isOne) || slices.ContainsFunc(it.Tricks, func(t count.Trick) bool {
		return slices.ContainsFunc(t.Before, isOne)
	})
}

// stood tells as an item begins by which rules it was played, if they are not those of the learner now; and of one that is
// asked alone what both sides had before its tricks: in a whole run the correction of the item before has told it, and
// where the trick is asked for the totals stand there anyway.
func (v *visit) stood(m moment) []locales.Rich {
	it := m.asked().Item
	if m.answered || m.at > 0 && watched(it) {
		return nil
	}
	var told []string
	if m.run.Options != v.playsBy().Options {
		told = append(told, v.p.CountRules(v.rulesName(m.run.Variant, m.run.Options)))
	}
	if m.run.Spec != "" && it.Prompts[0].Ask != count.AskTrick {
		told = append(told, v.begun(it)...)
	}
	list := make([]locales.Rich, len(told))
	for i, text := range told {
		list[i] = locales.Plain(text)
	}
	return list
}

// begun tells what counted before an item, and what waited.
func (v *visit) begun(it count.Item) []string {
	var told []string
	if it.Before != [2]int{} {
		told = append(told, v.p.CountStood(v.figure(it, it.Before[count.Own]), v.figure(it, it.Before[count.Theirs])))
	}
	if n := it.Waiting[count.Own]; n > 0 {
		told = append(told, v.p.CountStoodWaitsYou(n))
	}
	if n := it.Waiting[count.Theirs]; n > 0 {
		told = append(told, v.p.CountStoodWaitsOpponent(n))
	}
	return told
}

// layTricks lays all tricks of an item open: one large, more of them small. Over more of them only exchanges are told, and
// where points alone count not even those: the marriages lie there as tags.
func (v *visit) layTricks(cloth *templates.CountCloth, it count.Item) {
	for i, t := range it.Tricks {
		cloth.Tricks = append(cloth.Tricks, v.countTrick(it, t, i+1))
		for _, n := range t.Before {
			if n.Points == 0 && !it.Kind.TakesSides() || len(it.Tricks) == 1 {
				cloth.Before = append(cloth.Before, v.notices(it, []count.Notice{n})...)
			}
		}
	}
	if len(cloth.Tricks) == 1 {
		cloth.Now, cloth.Tricks = &cloth.Tricks[0], nil
	}
}

// layOne lays one trick, in cards or in words; those before it lie face down.
func (v *visit) layOne(cloth *templates.CountCloth, it count.Item, k int) {
	turnDown(cloth, it, k)
	t := it.Tricks[k]
	cloth.Before = append(cloth.Before, v.before(it, t)...)
	if t.CountedNow > 0 && !countedAtOnce(t) {
		cloth.After = append(cloth.After, locales.Plain(v.p.CountCountsNow()))
	}
	if it.Rung.Show == count.Said {
		cloth.Said = v.saidTrick(it, t)
	} else {
		trick := v.countTrick(it, t, k+1)
		cloth.Now = &trick
	}
	layHand(cloth, it, t.Hand&^(t.Led.Set()|t.Reply.Set()), t.Up)
}

// turnDown turns down the first n tricks, each on the side of who took it.
func turnDown(cloth *templates.CountCloth, it count.Item, n int) {
	if !cloth.Sides {
		return
	}
	for _, t := range it.Tricks[:n] {
		if t.Winner == it.Seat {
			cloth.TurnedYou++
		} else {
			cloth.TurnedOpponent++
		}
	}
}

// layHand shows hand and turn-up where cards are remembered.
func layHand(cloth *templates.CountCloth, it count.Item, hand rules.CardSet, up rules.Card) {
	if !it.Kind.AboutCards() {
		return
	}
	cloth.Hand = codes(sorted(hand, it.Trump))
	if up != rules.NoCard {
		cloth.Up = up.String()
	}
}

// countTrick is a trick as the learner sees it. Of a bare sum nobody took it.
func (v *visit) countTrick(it count.Item, t count.Trick, number int) templates.CountTrick {
	trick := templates.CountTrick{
		Number: number, Heard: v.heardTrick(it, t),
		Trick: templates.Trick{
			Leader: who(t.Leader, it.Seat), Led: t.Led.String(), Reply: t.Reply.String(), Winner: who(t.Winner, it.Seat),
		},
	}
	if it.Kind == count.TrickSum {
		trick.Winner, trick.Heard = templates.Nobody, v.heardCards(t)
	}
	trick.Declared = declared(it, t.Before)
	return trick
}

// declared are the marriages among what was announced, as tags.
func declared(it count.Item, list []count.Notice) []templates.CountDeclared {
	var tags []templates.CountDeclared
	for _, n := range list {
		if n.Points > 0 {
			tags = append(tags, templates.CountDeclared{
				By: who(n.Seat, it.Seat), Declared: templates.Declared{Suit: n.Suit.String(), Points: n.Points, Waiting: n.Waiting},
			})
		}
	}
	return tags
}

// countGiven is what stands fixed where the trick is asked for.
func (v *visit) countGiven(it count.Item, p count.Prompt) *templates.CountGiven {
	if it.Kind == count.TrickSum {
		return &templates.CountGiven{Sum: v.figure(it, p.Totals[count.Own])}
	}
	g := &templates.CountGiven{}
	for side := range g.Now {
		g.Before[side], g.Now[side] = v.figure(it, it.Before[side]), v.figure(it, p.Totals[side])
	}
	return g
}

// figure writes a number as the item has it: in figures or in words.
func (v *visit) figure(it count.Item, n int) string {
	if it.Rung.Words {
		return v.p.NumberWord(n)
	}
	return strconv.Itoa(n)
}
