package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func puzzleStories() []Story {
	return []Story{
		puzzleListStory("puzzles", func(n narrator) []templates.PuzzleItem {
			items := n.puzzleItems()
			items[0].State, items[1].State = templates.Right, templates.Wrong
			return items
		}),
		puzzleListStory("puzzles-first", narrator.puzzleItems),
		puzzleListStory("puzzles-all-solved", func(n narrator) []templates.PuzzleItem {
			items := n.puzzleItems()
			for i := range items {
				items[i].State = templates.Right
			}
			return items
		}),
		puzzleStory("puzzle", narrator.puzzle),
		puzzleStory("puzzle-reply", narrator.puzzleReply),
		puzzleStory("puzzle-refused", func(n narrator) templates.Puzzle {
			z := n.puzzleReply()
			z.Table.Refused = n.Illegal(&rules.IllegalError{Reason: rules.MustBeat, Card: card("Ac")})
			return z
		}),
		puzzleStory("puzzle-go-on", narrator.goneOn),
		puzzleStory("puzzle-wrong", func(n narrator) templates.Puzzle { return n.refuted(0) }),
		puzzleStory("puzzle-wrong-stepped", func(n narrator) templates.Puzzle { return n.refuted(1) }),
		puzzleStory("puzzle-wrong-end", func(n narrator) templates.Puzzle { return n.refuted(3) }),
		puzzleStory("puzzle-wrong-claim", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			z.Refutation = nil
			z.Verdict.Text = []locales.Rich{say(n.PuzzleWrongClaim(58)), say(n.PuzzleCouldWin(3) + " " + n.PuzzleNowLoss(2))}
			return z
		}),
		puzzleStory("puzzle-solved", narrator.solved),
	}
}

func puzzleListStory(name string, items func(narrator) []templates.PuzzleItem) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.PuzzleListPage{Page: n.page("/puzzles", templates.SectionPuzzles, n.MetaPuzzlesTitle()), Puzzles: items(n)}
		for _, item := range page.Puzzles {
			if item.State == templates.Right {
				page.Solved++
			}
		}
		return templates.PuzzleList(page)
	})}
}

func puzzleStory(name string, fill func(narrator) templates.Puzzle) Story {
	return Story{
		Name: name, Region: "puzzle",
		Page: tell(func(n narrator) templ.Component {
			return templates.PuzzleTable(templates.PuzzlePage{Page: n.page("/puzzles/3", templates.SectionPuzzles, n.MetaPuzzleTitle(3)), Puzzle: fill(n)})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.PuzzleFragment(n.look(), fill(n)) }),
		table:    func(n narrator) templates.Table { return fill(n).Table },
	}
}

// puzzleItems are ten puzzles that nobody has tried.
func (n narrator) puzzleItems() []templates.PuzzleItem {
	items := make([]templates.PuzzleItem, 10)
	for i := range items {
		hand := [][]string{{"Ah", "Td", "Kc", "Qc", "Js"}, {"Ac", "Tc", "Jh", "Qh", "Js"}, {"As", "Ts", "Ks", "Qd", "Jd"}}[i%3]
		items[i] = templates.PuzzleItem{
			Number: i + 1, Href: n.href("/puzzles/" + strconv.Itoa(i+1)), Hand: hand, Trump: []string{"h", "c", "d"}[i%3],
		}
	}
	return items
}

// puzzle is a puzzle before the first try.
func (n narrator) puzzle() templates.Puzzle {
	next, previous := n.link("/puzzles/4", n.PuzzleNext()), n.link("/puzzles/2", n.PuzzlePrevious())
	return templates.Puzzle{
		Number: 3, Of: 10, Previous: &previous, Next: &next,
		Table: templates.Table{
			Form:     n.form("/puzzles/3", templates.Field{Name: "line", Value: ""}, templates.Field{Name: "try", Value: "0"}),
			Opponent: templates.Side{Cards: []string{"Tc", "Kc", "Ad", "Qh", "Js"}, Tricks: 3, Points: &templates.Points{Counting: 31}},
			You:      templates.Side{Tricks: 2, Points: &templates.Points{Counting: 28}},
			Talon:    templates.Talon{Trump: "c"},
			Status:   say(n.TurnLeadYou()),
			Announcements: []templates.Button{
				n.button("md", rules.Clubs), n.button("66", rules.Clubs),
			},
			Hand: hand("Ac", "Qc", "Kd", "Qd", "Ts"),
		},
		Sees:     []locales.Rich{locales.Join(say(n.PuzzleSees()), n.rule(options(n.variant()), "last_trick"))},
		Question: say(n.PuzzleQuestion()),
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
	z.Again = n.again()
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
	z := n.puzzle()
	z.Again = n.again()
	z.Table.Form, z.Table.Announcements = templates.Form{}, nil
	z.Table.Hand, z.Table.Trick = plain(hand("Ac", "Qc", "Kd", "Qd")), templates.Trick{Leader: templates.You, Led: "Ts"}
	z.Table.Status = nil
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
	z.Refutation = n.line(n.PuzzleRefutation(), templates.Opponent, at, line...)
	return z
}

// solved is after the whole line, seen from its end.
func (n narrator) solved() templates.Puzzle {
	z := n.puzzle()
	z.Again, z.Next = n.again(), nil
	z.Table.Form, z.Table.Announcements, z.Table.Status = templates.Form{}, nil, nil
	z.Table.Hand, z.Table.Opponent.Cards = plain(hand("Qc", "Kd", "Qd", "Ts")), []string{"Tc", "Kc", "Qh", "Js"}
	z.Table.Trick, z.Table.You.Tricks = templates.Trick{Leader: templates.You, Led: "Ac", Reply: "Ad", Winner: templates.You}, 3
	z.Verdict = &templates.Feedback{Mood: templates.Right, Title: n.PuzzleRightDone(), Text: []locales.Rich{say(n.PuzzleValueWin(1))}}
	z.Refutation = n.line(n.PuzzleLine(), templates.You, 3, "Ac", "Ad", "66")
	return z
}

func (n narrator) again() *templates.Link {
	again := n.link("/puzzles/3", n.PuzzleAgain())
	return &again
}

// line is a line that can be stepped through, at of its actions played; the sides take turns.
func (n narrator) line(title string, by templates.Who, at int, actions ...string) *templates.Line {
	address := func(at int) string { return n.href("/puzzles/3?line=Ts&at=" + strconv.Itoa(at)) }
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
