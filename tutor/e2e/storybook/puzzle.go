package storybook

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func puzzleStories() []Story {
	return append(puzzleListStories(), append(hiddenStories(),
		puzzleStory("puzzle", narrator.puzzle),
		puzzleStory("puzzle-reply", narrator.puzzleReply),
		puzzleStory("puzzle-refused", func(n narrator) templates.Puzzle {
			z := n.puzzleReply()
			z.Table.Refused = n.Illegal(&rules.IllegalError{Reason: rules.MustBeat, Card: card("Ac")})
			return z
		}),
		puzzleStory("puzzle-bad-line", func(n narrator) templates.Puzzle {
			z := n.puzzle()
			z.Table.Refused = say(n.PuzzleBadLine())
			return z
		}),
		puzzleStory("puzzle-go-on", narrator.goneOn),
		puzzleStory("puzzle-wrong", func(n narrator) templates.Puzzle { return n.refuted(0) }),
		puzzleStory("puzzle-wrong-stepped", func(n narrator) templates.Puzzle { return n.refuted(1) }),
		puzzleStory("puzzle-wrong-end", func(n narrator) templates.Puzzle { return n.refuted(3) }),
		puzzleStory("puzzle-wrong-claim", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			z.Played = nil
			z.Verdict.Text = []locales.Rich{say(n.PuzzleWrongClaim(58)), say(n.PuzzleCouldWin(3) + " " + n.PuzzleNowLoss(2))}
			return z
		}),
		puzzleStory("puzzle-wrong-claim-first", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			z.Verdict.Text = append([]locales.Rich{say(n.PuzzleClaimFirst(80))}, z.Verdict.Text...)
			return z
		}),
		puzzleStory("puzzle-solved", narrator.solved),
		puzzleStory("puzzle-reported", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Keep.Thanks = true
			return z
		}),
		puzzleStory("puzzle-report-refused", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Keep.Invalid = n.ReportInvalid()
			return z
		}),
		puzzleStory("puzzle-report-too-many", func(n narrator) templates.Puzzle {
			z := n.puzzle()
			z.Keep.Words, z.Keep.Invalid = n.ReportLabel(), n.ReportTooMany()
			return z
		}),
	)...)
}

func puzzleStory(name string, fill func(narrator) templates.Puzzle) Story {
	return Story{
		Name: name, Region: "puzzle",
		Page: tell(func(n narrator) templ.Component {
			z := fill(n)
			return templates.PuzzleTable(templates.PuzzlePage{Page: n.page("/puzzles/last-five-3", templates.SectionPuzzles, z.Title), Puzzle: z})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.PuzzleFragment(n.look(), fill(n)) }),
		table:    func(n narrator) templates.Table { return fill(n).Table },
	}
}

// puzzleForm is where a puzzle's actions are posted.
func (n narrator) puzzleForm(line string) templates.Form {
	return n.form("/puzzles/last-five-3", templates.Field{Name: "line", Value: line}, templates.Field{Name: "try", Value: "0"})
}

// puzzle is a puzzle before the first try.
func (n narrator) puzzle() templates.Puzzle {
	next, previous := n.link("/puzzles/last-five-4", n.PuzzleNext()), n.link("/puzzles/last-five-2", n.PuzzlePrevious())
	list := n.link("/puzzles/last-five", n.PuzzleLastFive())
	return templates.Puzzle{
		Title: n.PuzzleName(n.PuzzleLastFive(), 3), Level: n.PuzzleLevelEasy(), Previous: &previous, Next: &next, On: &next, List: &list,
		Table: templates.Table{
			Form:     n.puzzleForm(""),
			Opponent: templates.Side{Cards: []string{"Tc", "Kc", "Ad", "Qh", "Js"}, Tricks: 3, Points: &templates.Points{Counting: 31}},
			You:      templates.Side{Tricks: 2, Points: &templates.Points{Counting: 28}},
			Talon:    templates.Talon{Trump: "c"},
			Status:   say(n.TurnLeadYou()),
			Announcements: []templates.Button{
				n.button("md", rules.Clubs), n.button("66", rules.Clubs),
			},
			Hand: hand("Ac", "Qc", "Kd", "Qd", "Ts"),
		},
		Known: []templates.Known{
			{Label: n.PuzzleYouSee(), Text: []locales.Rich{say(n.PuzzleSees()), n.rule(options(n.variant()), "last_trick")}},
		},
		Question: say(n.PuzzleQuestion()), Keep: n.keep(""),
	}
}

// puzzleReply asks for the answer to a card.
func (n narrator) puzzleReply() templates.Puzzle {
	z := n.puzzle()
	z.Previous = nil
	z.Question = say(n.PuzzleQuestionReply())
	z.Table.Opponent.Cards = z.Table.Opponent.Cards[1:]
	z.Table.Trick = templates.Trick{Leader: templates.Opponent, Led: "Tc"}
	z.Table.Status = n.EventLedOpponent(card("Tc"))
	z.Table.Announcements = nil
	z.Table.Hand = only(z.Table.Hand, "Ac")
	return z
}

// goneOn is after a right first action.
func (n narrator) goneOn() templates.Puzzle {
	z := n.puzzle()
	z.Again, z.Known = n.again(), nil
	z.Verdict = &templates.Feedback{Mood: templates.Right, Title: n.PuzzleRightGoOn(), Text: []locales.Rich{say(n.PuzzleValueWin(1))}}
	z.Table.Opponent.Cards, z.Table.Hand = []string{"Tc", "Kc", "Qh", "Js"}, hand("Qc", "Kd", "Qd", "Ts")
	z.Table.Trick = templates.Trick{Leader: templates.You, Led: "Ac", Reply: "Ad", Winner: templates.You}
	z.Table.You.Tricks = 3
	return z
}

// line are the actions of a mistake's refutation; the first is the opponent's.
var line = []string{"Js", "Kd", "Ad"}

// refuted is after a wrong try, at actions into the refutation.
func (n narrator) refuted(at int) templates.Puzzle {
	z := n.over(n.puzzle())
	z.Table.Hand, z.Table.Trick = plain(hand("Ac", "Qc", "Kd", "Qd")), templates.Trick{Leader: templates.You, Led: "Ts"}
	if at > 0 {
		z.Table.Opponent.Cards = []string{"Tc", "Kc", "Ad", "Qh"}
		z.Table.Trick.Reply, z.Table.Trick.Winner, z.Table.You.Tricks = "Js", templates.You, 3
	}
	if at == len(line) {
		z.Table.Opponent.Cards = []string{"Tc", "Kc", "Qh"}
		z.Table.Hand = plain(hand("Ac", "Qc", "Qd"))
		z.Table.Trick = templates.Trick{Leader: templates.You, Led: "Kd", Reply: "Ad", Winner: templates.Opponent}
		z.Table.Opponent.Tricks = 4
	}
	z.Verdict = &templates.Feedback{
		Mood: templates.Wrong, Title: n.PuzzleWrong(),
		Text: []locales.Rich{say(n.PuzzleCouldWin(2) + " " + n.PuzzleNowLoss(1)), say(n.PuzzleWrongText())},
	}
	z.Played = n.line(n.PuzzleRefutation(), templates.Opponent, at, line...)
	z.Solution = &templates.Solution{Folded: true, Label: n.PuzzleRightWere(), Actions: n.actions("md", "Ac")}
	return z
}

// solved is after the whole line, seen from its end.
func (n narrator) solved() templates.Puzzle {
	z := n.over(n.puzzle())
	z.Next, z.On = nil, nil
	z.Table.Hand, z.Table.Opponent.Cards = plain(hand("Qc", "Kd", "Qd", "Ts")), []string{"Tc", "Kc", "Qh", "Js"}
	z.Table.Trick, z.Table.You.Tricks = templates.Trick{Leader: templates.You, Led: "Ac", Reply: "Ad", Winner: templates.You}, 3
	z.Verdict = &templates.Feedback{Mood: templates.Right, Title: n.PuzzleRightDone(), Text: []locales.Rich{say(n.PuzzleValueWin(1))}}
	z.Played = n.line(n.PuzzleLine(), templates.You, 3, "Ac", "Ad", "66")
	z.Solution = &templates.Solution{Label: n.PuzzleRightAlso(), Actions: n.actions("md", "Ac")}
	return z
}

// over is a puzzle with nothing left to press on its table.
func (n narrator) over(z templates.Puzzle) templates.Puzzle {
	z.Again, z.Known, z.TricksBefore = n.again(), nil, nil
	z.Table.Form, z.Table.Announcements, z.Table.Status = templates.Form{}, nil, nil
	z.Keep = n.keep(strings.Join([]string{
		n.PuzzleName(n.PuzzleLastFive(), 3), n.TrumpOf("c"), n.DailyHand() + " " + n.CardName(card("Ac")) + ", " + n.CardName(card("Qc")),
		n.DailyScoreYou(28) + " · " + n.DailyScoreOpponent(31), "1r.schnapsen.KNPRTEJOQVHDIBFCXLUW.xNQHKPBDEXI",
	}, "\n"))
	return z
}

// keep is what may be taken along; without a notation before the end.
func (n narrator) keep(record string) *templates.Keep {
	k := &templates.Keep{
		Link: "https://bummerl.example" + n.href("/puzzles/last-five-3"), Record: record,
		Report: n.form("/puzzles/last-five-3/report", templates.Field{Name: "line", Value: "Ts"}),
	}
	if record != "" {
		k.File = n.href("/puzzles/last-five-3/record.json?line=Ts")
	}
	return k
}

func (n narrator) again() *templates.Link {
	again := n.link("/puzzles/last-five-3", n.PuzzleAgain())
	return &again
}

// actions are actions as they are to be read.
func (n narrator) actions(list ...string) []locales.Rich {
	words := make([]locales.Rich, len(list))
	for i, action := range list {
		words[i] = n.button(action, rules.Clubs).Label
	}
	return words
}

// line is a line that can be stepped through, at of its actions played; the sides take turns.
func (n narrator) line(title string, by templates.Who, at int, actions ...string) *templates.Line {
	address := func(at int) string { return n.href("/puzzles/last-five-3?line=Ts&at=" + strconv.Itoa(at)) }
	l := &templates.Line{Title: title, At: at}
	if at > 0 {
		l.Back = address(at - 1)
	}
	if at < len(actions) {
		l.Forward = address(at + 1)
	}
	for i, action := range actions {
		l.Moves = append(l.Moves, templates.LineMove{By: by, Text: n.button(action, rules.Clubs).Label, Href: address(i + 1)})
		by = templates.You + templates.Opponent - by
	}
	return l
}

// plain draws cards neither raised nor lowered.
func plain(cards []templates.HandCard) []templates.HandCard {
	for i := range cards {
		cards[i].Play, cards[i].Focus = templates.PlayPlain, false
	}
	return cards
}
