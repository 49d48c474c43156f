package web

import (
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// atTable are the options whose sentences are asked for while one plays.
var atTable = []string{
	"follow", "sixty_six", "last_trick", "marriage_counts", "swap_min", "close_min", "failed_close", "false_claim",
	"snapszer", "kontra", "knock", "look_back",
}

// aside is what there is to look up beside a match. Who plays with all points shown is practising and sees every trick of
// the hand; who counts in the head sees what the rules let anybody look at: where they allow it, one's own tricks.
func (v *visit) aside(t match.Table) *templates.Aside {
	points := v.pointsOf(t.Settings)
	a := &templates.Aside{
		Match:     &templates.Link{Href: v.href(handsPath(t.ID)), Label: v.p.MatchesAside()},
		RulesName: v.keptName(t.RulesName, t.Variant, t.Options), All: points == learner.Points[0]}
	for _, name := range atTable {
		opt, _ := rules.FindOption(name)
		if value := opt.Value(t.Options); value != "false" {
			a.Rules = append(a.Rules, v.p.Rule(opt, value))
		}
	}
	for _, taken := range t.View.TakenTricks() {
		if !a.All && (taken.Winner != t.View.Seat || t.Options.LookBack != rules.LookBackOwn) {
			continue
		}
		past := pastTrick(taken, t.View.Seat)
		if points != learner.PointsNone {
			past.Points = taken.Points
		}
		a.Tricks = append(a.Tricks, past)
	}
	return a
}

// pastTrick is a finished trick as the learner sees it, without its points.
func pastTrick(t rules.Taken, me rules.Seat) templates.PastTrick {
	return templates.PastTrick{
		Leader: who(t.Leader, me), Led: t.Led.String(), Reply: t.Reply.String(), Winner: who(t.Winner, me),
	}
}
