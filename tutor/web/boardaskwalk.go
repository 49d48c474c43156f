package web

import (
	"iter"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor/board/think"
)

// askTree is a proof to be walked along the line of the address.
type askTree struct {
	tree *solve.Tree
	// skip is how many actions come before the tree.
	skip int
	// hands are those that it is about; open shows the one.
	hands iter.Seq[rules.CardSet]
	open  bool
	// plan: it is the seat's plan; else a refutation of his.
	plan bool
}

// walk fills in the line on which one stands in a proof, and what can follow.
func (v *visit) walk(answer *templates.AskAnswer, a posed, t askTree) {
	here := a.line[:a.at]
	at, err := think.Follow(a.pos.View, t.hands, t.tree, t.skip, here)
	if err != nil { // the line is not one of the hands that the plan is about
		answer.Walk = &templates.AskWalk{Line: templates.Line{Title: v.walkTitle(t)}, Text: []locales.Rich{locales.Plain(v.p.AskLeftPlan())}}
		answer.Links = append(answer.Links, v.askLinks(a, nil)...)
		return
	}
	walk := &templates.AskWalk{}
	if !t.plan && at.Tree != nil && at.Tree.Hand != 0 {
		walk.Text = append(walk.Text, locales.Plain(v.p.AskBeatenHere()))
		if !t.open { // else it lies on the table
			walk.Hand = codes(sorted(at.Tree.Hand, a.pos.View.Trump))
		}
	}
	v.walkOn(walk, a, t, at)
	line := v.walkLine(a, t, at)
	from := at.From
	if whole, err := think.Follow(a.pos.View, t.hands, nil, 0, line); err == nil {
		from = whole.From
	} else {
		line = here
	}
	forward := ""
	if len(walk.Next) > 0 {
		forward = walk.Next[0].Href
	}
	walk.Line = v.askLine(a, v.walkTitle(t), from, line, forward)
	answer.Walk = walk
	answer.Links = append(answer.Links, v.askLinks(a, v.goOn(a, at, t.open))...)
}

// decided tells whether a proof has one action where a seat is to act: the planner's in his plan, the opponent's in a
// refutation.
func (t askTree) decided(mine bool) bool { return mine == t.plan }

// walkLine is the line that is shown: that of the address where one has stepped back on it, else with what the proof does
// next.
func (v *visit) walkLine(a posed, t askTree, at think.Followed) []rules.Action {
	if len(a.line) > a.at {
		return a.line
	}
	line, s, tree := a.line[:a.at:a.at], at.State, at.Tree
	for tree != nil && !s.Over() && t.decided(s.Turn() == a.seat()) && tree.Action() != rules.NoAction && s.IsLegal(tree.Action()) {
		next := tree.Action()
		line, s, tree = append(line, next), s.Next(next), tree.After(next)
	}
	return line
}

func (v *visit) walkTitle(t askTree) string {
	if t.plan {
		return v.p.AskWalkPlan()
	}
	return v.p.AskWalkAgainst()
}

// walkOn tells how it goes on from where one stands.
func (v *visit) walkOn(walk *templates.AskWalk, a posed, t askTree, at think.Followed) {
	say := func(text locales.Rich) { walk.Text = append(walk.Text, text) }
	if !t.open && a.at > 0 && !at.State.Over() {
		fits := v.p.AskFits
		if t.plan { // its hands are those it wins against; the opponent may hold others
			fits = v.p.AskFitsPlan
		}
		say(locales.Plain(fits(at.Fits)))
	}
	switch {
	case at.State.Over():
		say(v.askEnded(a, at.State))
		return
	case at.Tree == nil:
		say(locales.Plain(v.p.AskLeftPlan()))
		return
	case len(at.Tree.Drawn) > 0 || a.pos.View.LastDraw() && !at.State.TalonOpen() && at.State.ClosedBy() == rules.NoSeat:
		say(locales.Plain(v.p.AskDrawnHere()))
		return
	}
	mine := at.State.Turn() == a.seat()
	if t.decided(mine) {
		return // the line shows it
	}
	walk.NextTitle = v.p.AskNextYours()
	if !mine {
		walk.NextTitle = v.p.AskNextOpponent()
	}
	for _, m := range at.Tree.Moves {
		line := append(a.line[:a.at:a.at], m.Action)
		then, err := think.Follow(a.pos.View, t.hands, nil, 0, line)
		if err != nil {
			continue // no hand of those it is about goes that way
		}
		next := templates.AskNext{Action: v.p.Action(m.Action, a.pos.View.Trump), Href: v.askHref(a.on(line, len(line)))}
		if !mine && !t.open {
			next.Text = v.p.AskHandsCount(then.Fits)
		}
		walk.Next = append(walk.Next, next)
	}
	if len(walk.Next) == 0 {
		walk.NextTitle = ""
	}
}
