package templates_test

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"

	"github.com/a-h/templ"
)

// screen is one page in one state, in any language and with any pack.
type screen struct {
	name string
	page func(lang, pack string) templ.Component
}

// screens are all pages in the states that look different.
var screens = []screen{
	{"home-first", func(l, k string) templ.Component {
		p := page(l, k, "", templates.SectionNone)
		return templates.Home(templates.HomePage{Page: p, First: link("/learn/first", "")})
	}},
	{"home-later", func(l, k string) templ.Component {
		p := page(l, k, "", templates.SectionNone)
		match := matchItem(p.P)
		return templates.Home(templates.HomePage{
			Page: p, Returning: true, First: link("/learn/first", ""), FirstStep: 4, FirstSteps: 12, Match: &match,
			Puzzle:  &templates.PuzzleItem{Number: 3, Href: "/de/puzzles/3", Hand: []string{"Ah", "Td", "Kc", "Qc", "Js"}, Trump: "h"},
			Puzzles: 10, PuzzlesSolved: 2,
		})
	}},
	{"learn", func(l, k string) templ.Component {
		p := page(l, k, "/learn", templates.SectionLearn)
		return templates.LearnIndex(templates.LearnIndexPage{Page: p, Chapters: []templates.Chapter{
			{Number: 1, Title: p.P.CourseChapter1Title(), Text: p.P.CourseChapter1Text(), Href: "/de/learn/first", Done: 5, Steps: 12},
		}})
	}},
	{"lesson", func(l, k string) templ.Component {
		p := page(l, k, "/learn/first", templates.SectionLearn)
		return templates.LessonTable(templates.LessonPage{Page: p, Chapter: p.P.CourseChapter1Title(), Lesson: step(p.P)})
	}},
	{"lesson-done", func(l, k string) templ.Component {
		p := page(l, k, "/learn/first", templates.SectionLearn)
		s := step(p.P)
		s.Done, s.Step, s.Task, s.Feedback = true, s.Steps, nil, nil
		s.Heading, s.Text = p.P.CourseDoneTitle(), []locales.Rich{say(p.P.CourseNextTitle())}
		s.Next = []templates.Link{link("/play", p.P.CourseNextMatch()), link("/puzzles", p.P.CourseNextPuzzle())}
		return templates.LessonTable(templates.LessonPage{Page: p, Chapter: p.P.CourseChapter1Title(), Lesson: s})
	}},
	{"play", func(l, k string) templ.Component {
		p := page(l, k, "/play", templates.SectionPlay)
		done := matchItem(p.P)
		done.Hand, done.Result, done.Winner, done.OpponentLeft = nil, p.P.PlayItemLost(), templates.Opponent, 0
		done.Final = &templates.FinalScore{You: 4, Opponent: 8}
		return templates.PlayIndex(templates.PlayIndexPage{
			Page: p, Start: templates.Form{Action: "/de/play"}, Variant: p.P.VariantSchnapsen(), Target: 7,
			OpponentName: p.P.PlayLevelRegular(), OpponentText: p.P.PlayLevelRegularText(),
			Open: []templates.MatchItem{matchItem(p.P)}, Finished: []templates.MatchItem{done},
		})
	}},
	{"cut", func(l, k string) templ.Component {
		return templates.CutPack(templates.CutPage{
			Page: page(l, k, "/play/17", templates.SectionPlay),
			Cut:  templates.Cut{Form: matchForm, Commitment: hash, Gaps: 19},
		})
	}},
	{"table", func(l, k string) templ.Component {
		p := page(l, k, "/play/17", templates.SectionPlay)
		return templates.PlayTable(templates.PlayPage{Page: p, Table: onLead(p.P)})
	}},
	{"table-strict", func(l, k string) templ.Component {
		p := page(l, k, "/play/17", templates.SectionPlay)
		return templates.PlayTable(templates.PlayPage{Page: p, Table: following(p.P)})
	}},
	{"table-empty", func(l, k string) templ.Component {
		p := page(l, k, "/play/17", templates.SectionPlay)
		t := onLead(p.P)
		t.Trick, t.Previous, t.Announcements, t.Status = templates.Trick{}, nil, nil, say(p.P.TurnLeadYou())
		t.Opponent, t.You = templates.Side{Backs: 5}, templates.Side{Dealer: true}
		t.Talon = templates.Talon{Trump: "d"}
		return templates.PlayTable(templates.PlayPage{Page: p, Table: t})
	}},
	{"hand-over", func(l, k string) templ.Component {
		p := page(l, k, "/play/17", templates.SectionPlay)
		return templates.PlayTable(templates.PlayPage{Page: p, Table: finished(p.P, false)})
	}},
	{"match-over", func(l, k string) templ.Component {
		p := page(l, k, "/play/17", templates.SectionPlay)
		return templates.PlayTable(templates.PlayPage{Page: p, Table: finished(p.P, true)})
	}},
	{"check", func(l, k string) templ.Component {
		p := page(l, k, "/play/17/check", templates.SectionPlay)
		return templates.Check(templates.CheckPage{
			Page: p, Commitment: hash, Seed: hash, Matches: true, Cut: 7, Back: link("/play/17", p.P.CheckBack()),
			Hands: []templates.CheckHand{{
				Number: 1, Dealer: templates.You, You: []string{"Ah", "Td", "Kc", "Qc", "Js"},
				Opponent: []string{"Th", "Ad", "Ks", "Qs", "Jh"},
				Talon:    []string{"Ac", "Tc", "Jc", "As", "Ts", "Kh", "Qh", "Kd", "Qd", "Jd"},
			}},
		})
	}},
	{"puzzles", func(l, k string) templ.Component {
		p := page(l, k, "/puzzles", templates.SectionPuzzles)
		return templates.PuzzleList(templates.PuzzleListPage{Page: p, Solved: 1, Puzzles: []templates.PuzzleItem{
			{Number: 1, Href: "/de/puzzles/1", Hand: []string{"Ah", "Td", "Kc", "Qc", "Js"}, Trump: "h", State: templates.Right},
			{Number: 2, Href: "/de/puzzles/2", Hand: []string{"Ac", "Tc", "Jh", "Qh", "Js"}, Trump: "c", State: templates.Slip},
			{Number: 3, Href: "/de/puzzles/3", Hand: []string{"As", "Ts", "Ks", "Qd", "Jd"}, Trump: "d"},
		}})
	}},
	{"puzzle", func(l, k string) templ.Component {
		p := page(l, k, "/puzzles/3", templates.SectionPuzzles)
		return templates.PuzzleTable(templates.PuzzlePage{Page: p, Puzzle: puzzle(p.P)})
	}},
	{"puzzle-wrong", func(l, k string) templ.Component {
		p := page(l, k, "/puzzles/3", templates.SectionPuzzles)
		return templates.PuzzleTable(templates.PuzzlePage{Page: p, Puzzle: refuted(p.P)})
	}},
	{"count", func(l, k string) templ.Component {
		p := page(l, k, "/count", templates.SectionCount)
		return templates.CountStart(templates.CountStartPage{
			Page: p, Start: templates.Form{Action: "/de/count"}, Last: &templates.CountScore{Right: 10, Asked: 12, Seconds: 75},
		})
	}},
	{"drill", func(l, k string) templ.Component {
		p := page(l, k, "/count/5", templates.SectionCount)
		d := drill(p.P)
		d.Own, d.Invalid = "x", say(p.P.CountInvalid())
		return templates.CountDrill(templates.CountDrillPage{Page: p, Drill: d})
	}},
	{"drill-answer", func(l, k string) templ.Component {
		p := page(l, k, "/count/5", templates.SectionCount)
		d := drill(p.P)
		d.Answer = &templates.DrillAnswer{Mood: templates.Slip, Title: p.P.CountHalfRight(), Sums: [2]templates.Sum{
			{Before: 14, Parts: []templates.SumPart{{Suit: "h", Points: 20}, {Card: "Kh", Points: 4}, {Card: "Ah", Points: 11}}, Total: 49, Typed: 48},
			{Before: 21, Total: 21, Typed: 21, Right: true},
		}}
		return templates.CountDrill(templates.CountDrillPage{Page: p, Drill: d})
	}},
	{"count-summary", func(l, k string) templ.Component {
		p := page(l, k, "/count/5", templates.SectionCount)
		return templates.CountSummary(templates.CountSummaryPage{
			Page: p, Score: templates.CountScore{Right: 3, Asked: 4, Seconds: 41}, Again: templates.Form{Action: "/de/count"},
			Steps: []templates.CountStep{
				{Led: "Kh", Reply: "Ah", Own: 15, Theirs: 0, OwnTyped: 15, TheirsTyped: 0, OwnRight: true, TheirsRight: true},
				{Led: "Ts", Reply: "As", Own: 15, Theirs: 21, OwnTyped: 15, TheirsTyped: 20, OwnRight: true},
			},
		})
	}},
	{"settings", func(l, k string) templ.Component {
		p := page(l, k, "/settings", templates.SectionSettings)
		p.Notice = p.P.SettingsSaved()
		return templates.Settings(templates.SettingsPage{Page: p, Form: templates.Form{Action: "/de/settings"}, Pack: k, Points: "both"})
	}},
	{"not-found", func(l, k string) templ.Component {
		p := page(l, k, "/nowhere", templates.SectionNone)
		p.Title = p.P.ErrorsNotFoundTitle()
		return templates.Failure(templates.ErrorPage{
			Page: p, Status: 404, Text: p.P.ErrorsNotFoundText(), Reference: "a1b2c3",
			Links: []templates.Link{link("", p.P.ErrorsToHome())},
		})
	}},
}

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

func link(path, label string) templates.Link { return templates.Link{Href: "/de" + path, Label: label} }

func matchItem(p locales.Printer) templates.MatchItem {
	return templates.MatchItem{
		Href: "/de/play/17", Variant: p.VariantSchnapsen(), Target: 7, YouLeft: 3, OpponentLeft: 6,
		Hand: []string{"Ah", "Td", "Kc", "Qc", "Js"}, Since: "2026-11-29T10:00:00Z", Ago: p.AgoHours(2),
	}
}

// puzzle is a puzzle before the first try.
func puzzle(p locales.Printer) templates.Puzzle {
	next := link("/puzzles/4", p.PuzzleNext())
	previous := link("/puzzles/2", p.PuzzlePrevious())
	return templates.Puzzle{
		Number: 3, Of: 10, Previous: &previous, Next: &next,
		Table: templates.Table{
			Form:     templates.Form{Action: "/de/puzzles/3", Fields: []templates.Field{{Name: "line", Value: ""}}},
			Opponent: templates.Side{Cards: []string{"Tc", "Kc", "Ad", "Qh", "Js"}, Tricks: 3, Points: &templates.Points{Counting: 31}},
			You:      templates.Side{Tricks: 2, Points: &templates.Points{Counting: 28}},
			Talon:    templates.Talon{Trump: "c"},
			Status:   say(p.TurnLeadYou()),
			Announcements: []templates.Button{
				button("mh", p.ActDeclare20(rules.Hearts)), button("66", say(p.ActClaim())),
			},
			Hand: legal("Ac", "Qc", "Kd", "Jd", "Ts"),
		},
		Sees:     []locales.Rich{say(p.PuzzleSees()), p.PuzzleSeesTrump(rules.Clubs)},
		Question: say(p.PuzzleQuestion()),
	}
}

// refuted is the same after a wrong try, two actions into the refutation.
func refuted(p locales.Printer) templates.Puzzle {
	z := puzzle(p)
	again := link("/puzzles/3", p.PuzzleAgain())
	z.Again = &again
	z.Table.Form, z.Table.Announcements = templates.Form{}, nil
	z.Table.Hand = z.Table.Hand[:4]
	z.Table.Opponent.Cards = z.Table.Opponent.Cards[:4]
	z.Table.Trick = templates.Trick{Leader: templates.You, Led: "Ts", Reply: "Js", Winner: templates.You}
	z.Verdict = &templates.Feedback{Mood: templates.Wrong, Title: p.PuzzleWrong(), Text: []locales.Rich{say(p.PuzzleNowLoss(1)), say(p.PuzzleCouldWin(2)), say(p.PuzzleWrongText())}}
	z.Refutation = &templates.Line{Title: p.PuzzleRefutation(), At: 2, Back: "/de/puzzles/3?line=Ts&at=1", Forward: "/de/puzzles/3?line=Ts&at=3"}
	by := templates.You
	for _, code := range []string{"Ts", "Js", "Kd", "Ad", "Tc", "Qc"} {
		z.Refutation.Moves = append(z.Refutation.Moves, templates.LineMove{By: by, Text: cardSentence(p, code), Href: "/de/puzzles/3?line=" + code})
		if by == templates.You {
			by = templates.Opponent
		} else {
			by = templates.You
		}
	}
	return z
}

func cardSentence(p locales.Printer, code string) locales.Rich {
	c := card(code)
	return locales.Rich{{Kind: locales.Card, Text: p.CardName(c), Short: p.RankIndex(c), Card: c, Suit: c.Suit()}}
}

// drill is the second trick of a drill while it is asked.
func drill(p locales.Printer) templates.Drill {
	return templates.Drill{
		Form: templates.Form{Action: "/de/count/5", Fields: []templates.Field{{Name: "step", Value: "2"}}},
		Step: 2, Steps: 6, Trump: "d",
		Trick:  templates.Trick{Leader: templates.You, Led: "Kh", Reply: "Ah", Winner: templates.Opponent},
		Events: []locales.Rich{p.CountMarriage20You(rules.Hearts)},
	}
}
