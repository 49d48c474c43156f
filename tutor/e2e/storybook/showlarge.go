package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// showStories are things shown large, to a class.
func showStories() []Story {
	story := func(name string, exercise func(narrator) templates.Exercise, more func(narrator, *templates.ShowPage)) Story {
		return Story{Name: name, Page: tell(func(n narrator) templ.Component {
			reveal, next := n.link("/show?n=2&at=answer", n.CourseSolution()), n.link("/show?n=3", n.ShellContinue())
			p := templates.ShowPage{
				Exercise: exercise(n), Row: "Szerda esti kör: takarás <3>", At: 2, Of: 9, Reveal: &reveal, Next: &next,
				Close: n.link("/set?i=1", n.ShowClose()),
			}
			p.Page = n.page("/show", templates.SectionNone, p.Name)
			more(n, &p)
			return templates.Show(p)
		})}
	}
	return []Story{
		story("show-puzzle", narrator.shownPuzzle, func(narrator, *templates.ShowPage) {}),
		story("show-answer", narrator.shownPuzzle, func(n narrator, p *templates.ShowPage) {
			previous, hide := n.link("/show?n=1", n.ShowBack()), n.link("/show?n=2&at=question", n.ShowHide())
			p.Solved, p.Previous, p.Reveal = true, &previous, &hide
			p.Answer = []locales.Rich{n.Action(rules.Close, rules.Hearts), n.Action(rules.Play(card("Ac")), rules.Hearts)}
			p.Proof = []locales.Rich{say(n.PuzzleCertain(252, 252)), n.PuzzlePlanLead(card("Ac"))}
		}),
		story("show-pack", narrator.shownPack, func(n narrator, p *templates.ShowPage) {
			p.Solved, p.Answer, p.Next = true, []locales.Rich{say(n.CardName(card("Ah")))}, nil
		}),
		story("show-choice", narrator.shownChoice, func(_ narrator, p *templates.ShowPage) { p.Row, p.Reveal = "", nil }),
	}
}

// shownPuzzle is a puzzle with a hidden hand.
func (n narrator) shownPuzzle() templates.Exercise {
	return templates.Exercise{
		Name: n.PuzzleName(n.PuzzleCloseOrNot(), 57), Note: n.PuzzleLevelEasy(), Table: n.seenTable(), Question: say(n.PuzzleAskCloseOrNot()),
		Known: []templates.Known{
			{Label: n.PuzzleYouSee(), Text: []locales.Rich{n.PuzzleSeesTalon(rules.Hearts, card("Jh"), 2), say(n.PuzzleScore(23, 35))}},
			{Label: n.PuzzleYouSeeNot(), Text: []locales.Rich{say(n.PuzzleHands(252)), say(n.PuzzleCertainMeans())}},
		},
		Before: []templates.ExerciseTrick{
			{By: n.TableYou(), Led: n.Action(rules.Play(card("Kc")), rules.Hearts), Reply: n.Action(rules.Play(card("Qc")), rules.Hearts)},
			{By: n.TableOpponent(), Led: n.Action(rules.Play(card("Js")), rules.Hearts), Reply: n.Action(rules.Play(card("Ks")), rules.Hearts)},
		},
	}
}

// shownPack is a step with the whole pack, one card of which is right.
func (n narrator) shownPack() templates.Exercise {
	grid := func(marked ...string) *templates.PackGrid {
		g := &templates.PackGrid{Marked: marked}
		for _, suit := range []string{"c", "s", "h", "d"} {
			g.Rows = append(g.Rows, []string{"A" + suit, "T" + suit, "K" + suit, "Q" + suit, "J" + suit})
		}
		return g
	}
	return templates.Exercise{
		Name: n.PackMarriagesTitle(), Note: n.CourseChapter8Title(), Table: n.seenTable(), Grid: grid(), Marked: grid("Ah"),
		Question: say(n.FollowClosedTitle()),
	}
}

// shownChoice is a step with answers to choose from.
func (n narrator) shownChoice() templates.Exercise {
	return templates.Exercise{
		Name: n.FollowOpenTitle(), Note: n.CourseChapter8Title(), Rules: n.TablesRules(n.VariantSantase()), Table: n.seenTable(),
		Text: []locales.Rich{n.RuleLine("must_follow"), n.RuleLine("must_trump")}, Question: say(n.FollowClosedTitle()),
		Choices: []string{n.FollowOpenTitle(), n.FollowClosedTitle(), n.PuzzleNotCertain()},
	}
}
