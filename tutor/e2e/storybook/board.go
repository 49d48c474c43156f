package storybook

import (
	"slices"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// boardStories are positions that are set up, and the table they come to.
func boardStories() []Story {
	return []Story{
		boardStory("board-empty", func(n narrator, s *templates.BoardSet) { s.Why = n.boardEmptyWhy() }),
		boardStory("board-begun", func(n narrator, s *templates.BoardSet) {
			n.lay(s, "mine", "Ah", "Th", "Kd", "Qd")
			n.lay(s, "up", "Jh")
			s.Places[0].Count, s.Places[3].Count = n.BoardHolds(4, 5), n.BoardHolds(1, 1)
			s.Said = n.BoardPut(card("Qd"), n.BoardMyHand()).String()
			s.Why = []locales.Rich{say(n.BoardWhyHandNotFull(n.TableYou(), 4, 5))}
			s.Facts.Trump = "h"
		}),
		boardStory("board-ready", func(n narrator, s *templates.BoardSet) { n.allOpen(s) }),
		boardStory("board-wrong", func(n narrator, s *templates.BoardSet) {
			n.allOpen(s)
			s.Ready, s.History, s.Broken = nil, true, true
			s.Why = []locales.Rich{
				n.BoardWhyUpNoTrump(card("Jh"), rules.Clubs), say(n.BoardWhyGone(6, 4)), say(n.BoardWhyTrickless(n.TableOpponent())),
				say(n.BoardWhyPointsTotal(92, 41)), say(n.BoardWhyClosedTricks(n.TableOpponent(), 3, 1)),
			}
			s.Facts.Closer = "theirs"
			s.Facts.Closing = []templates.BoardNumber{
				{Name: "cp", Label: n.BoardClosedPoints(), Value: 21, Most: 220}, {Name: "ct", Label: n.BoardClosedTheirs(), Value: 1, Most: 12},
				{Name: "co", Label: n.BoardClosedOwn(), Value: 3, Most: 12},
			}
			s.Facts.Tricks = []templates.BoardNumber{
				{Name: "tm", Label: n.TableYou(), Most: 12}, {Name: "tt", Label: n.TableOpponent(), Most: 12},
			}
		}),
		boardStory("board-refused", func(n narrator, s *templates.BoardSet) {
			s.Why = n.boardEmptyWhy()
			s.Text.Text = `{"position":{"trump":"h","forehand":["Ah","Ah"]}}`
			s.Text.Refused = []locales.Rich{
				n.BoardWhyTwiceHere(card("Ah"), n.BoardMyHand()), say(n.BoardWhyMissing("position.points")), say(n.BoardWhyUnreadable("turn")),
			}
		}),
		boardStory("board-24", func(n narrator, s *templates.BoardSet) {
			s.Rows = n.boardPack(slices.Insert(slices.Clone(boardRanks), 5, "9"))
			n.lay(s, "mine", "Ah", "Th", "9h")
			s.Why = n.boardEmptyWhy()
		}),
		{Name: "board-seen", Page: tell(func(n narrator) templ.Component { return templates.Board(n.seenBoard()) }), table: narrator.seenTable},
		{Name: "board-over", Page: tell(func(n narrator) templ.Component {
			p, nothing := n.seenBoard(), n.boardAsk()
			nothing.Buttons = []templates.AskButton{{Label: n.AskPlan(), Why: n.AskWhyOver()}}
			p.Look.Ask = templates.AskPanel(n.look(), nothing)
			return templates.Board(p)
		}), table: narrator.seenTable},
		{Name: "board-open", Page: tell(func(n narrator) templ.Component {
			p := n.seenBoard()
			p.Look.Table.Opponent.Cards, p.Look.Table.Opponent.Backs = []string{"Kh", "As", "Ks", "Kd", "Jd"}, 0
			p.Look.Talon, p.Look.Known = []string{"Qs"}, p.Look.Known[2:]
			turned := n.link("/board?p=1bdr", n.PositionTurned())
			p.Look.Turned, p.Look.Record = &turned, "1r.schnapsen.HJLOQIPTUVCWKBEXFRDN.LPdUWHBJT"
			return templates.Board(p)
		})},
	}
}

// boardStory is a position that is being set up.
func boardStory(name string, fill func(narrator, *templates.BoardSet)) Story {
	set := func(n narrator) templates.BoardSet {
		s := n.emptyBoard()
		fill(n, &s)
		return s
	}
	return Story{
		Name: name, Region: "position",
		Page: tell(func(n narrator) templ.Component {
			s := set(n)
			return templates.Board(templates.BoardPage{Page: n.page("/board", templates.SectionRules, n.BoardTitle()), Set: &s})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.BoardFragment(n.look(), set(n)) }),
	}
}

var boardRanks = []string{"A", "T", "K", "Q", "J"}

// boardPack lays the pack out.
func (n narrator) boardPack(ranks []string) [][]templates.BoardCard {
	var rows [][]templates.BoardCard
	for _, suit := range []string{"c", "s", "h", "d"} {
		var row []templates.BoardCard
		for _, rank := range ranks {
			row = append(row, templates.BoardCard{Card: rank + suit, Place: n.BoardUnseen()})
		}
		rows = append(rows, row)
	}
	return rows
}

// emptyBoard has no card anywhere; whoever sits at it sees only his own.
func (n narrator) emptyBoard() templates.BoardSet {
	suits := []templates.Choice{{Label: n.BoardTrumpNone()}}
	for _, id := range []string{"c", "s", "h", "d"} {
		suits = append(suits, templates.Choice{Value: id, Label: n.SuitNameOf(id)})
	}
	return templates.BoardSet{
		Form:  n.form("/board", templates.Field{Name: "p", Value: "1bfv"}),
		Faces: []templates.Tab{{Link: n.link("/board?p=1bfv&to=mine", n.BoardSetup()), Current: true}, {Link: templates.Link{Label: n.BoardLook()}}},
		Places: []templates.BoardPlace{
			{Value: "mine", Label: n.BoardMyHand(), Count: n.BoardHolds(0, 5), Chosen: true},
			{Value: "theirs", Label: n.BoardKnownHand(), Count: n.BoardHolds(0, 5)}, {Value: "led", Label: n.BoardLed(), Count: n.BoardHolds(0, 1)},
			{Value: "up", Label: n.BoardUp(), Count: n.BoardHolds(0, 1)}, {Value: "won", Label: n.BoardMyTricks(), Count: "0"},
			{Value: "lost", Label: n.BoardTheirTricks(), Count: "0"}, {Value: "gone", Label: n.BoardGone(), Count: "0"},
		},
		Rows: n.boardPack(boardRanks),
		Facts: templates.BoardFacts{
			Sums:  []string{n.BoardSum(n.TableYou(), 0, 0), n.BoardSum(n.TableOpponent(), 0, 0)},
			Rules: []templates.Choice{{Value: "schnapsen", Label: n.VariantName("schnapsen")}}, Rule: "schnapsen", Show: "seen",
			Dealt: "theirs", Trumps: suits, Closer: "nobody", Points: []templates.BoardNumber{
				{Name: "pm", Label: n.TableYou(), Most: 220}, {Name: "pt", Label: n.TableOpponent(), Most: 220},
			},
		},
		Examples: []templates.Link{
			n.link("/board?to=mine", n.BoardExampleEmpty()), n.link("/board?p=1bfr", n.BoardExampleDealt()), n.link("/board?p=1bfw", n.BoardExampleDaily()),
		},
		Text: templates.BoardText{Form: n.form("/board"), Text: `{"variant":"schnapsen","seat":"forehand","hand":[]}`},
	}
}

func (n narrator) boardEmptyWhy() []locales.Rich {
	return []locales.Rich{
		say(n.BoardWhyTrump()), say(n.BoardWhyUpMissing()), say(n.BoardWhyHandNotFull(n.TableYou(), 0, 5)),
	}
}

// lay puts cards in a place of the story.
func (n narrator) lay(s *templates.BoardSet, at string, codes ...string) {
	tags := map[string]string{
		"mine": n.BoardTagMine(), "theirs": n.BoardTagTheirs(), "up": n.BoardTagUp(), "led": n.BoardTagLed(), "won": n.BoardTagMyTrick(),
		"lost": n.BoardTagTheirTrick(), "gone": n.BoardTagGone(),
	}
	for i, row := range s.Rows {
		for j, c := range row {
			if k := slices.Index(codes, c.Card); k >= 0 {
				tag := tags[at]
				if at == "talon" {
					tag = n.BoardTagTalon(k + 1)
				}
				s.Rows[i][j] = templates.BoardCard{Card: c.Card, Place: tag, Tag: tag, At: at, Here: at == "mine"}
			}
		}
	}
}

// allOpen lays the whole pack.
func (n narrator) allOpen(s *templates.BoardSet) {
	n.lay(s, "mine", "Ah", "Th", "Kd", "Qd", "Tc")
	n.lay(s, "theirs", "Kh", "As", "Ks", "Jd", "Qc")
	n.lay(s, "up", "Jh")
	n.lay(s, "talon", "Qs", "Jc", "Td")
	n.lay(s, "won", "Ac", "Kc")
	n.lay(s, "lost", "Ts", "Js")
	n.lay(s, "gone", "Qh", "Ad")
	s.Places[1].Label = n.BoardTheirHand()
	s.Places = slices.Insert(s.Places, 6, templates.BoardPlace{Value: "talon", Label: n.BoardTalon(), Count: n.BoardHolds(3, 3)})
	s.Ready = &templates.Link{Href: n.href("/board?p=1bfo"), Label: n.BoardToTable()}
	s.Faces[1].Href = s.Ready.Href
	s.Facts.Show, s.Facts.Turn, s.Facts.Trump, s.Facts.Marriages = "open", "mine", "h", s.Facts.Trumps
	s.Facts.Sums = []string{n.BoardSum(n.TableYou(), 55, 2), n.BoardSum(n.TableOpponent(), 12, 1)}
}

// seenBoard is a position on the table, as one seat sees it.
func (n narrator) seenBoard() templates.BoardPage {
	return templates.BoardPage{
		Page: n.page("/board", templates.SectionRules, n.PositionTitle()),
		Look: &templates.BoardLook{
			Edit:  n.link("/board?p=1bfw&to=mine", n.BoardSetup()),
			Table: n.seenTable(),
			Known: []templates.Known{
				{Label: n.PuzzleYouSee(), Text: []locales.Rich{n.PuzzleSeesTalon(rules.Hearts, card("Jh"), 2), say(n.PuzzleScore(23, 35))}},
				{Label: n.PuzzleYouSeeNot(), Text: []locales.Rich{say(n.PuzzleHands(5))}},
				{Label: n.PuzzleRulesHere(), Text: []locales.Rich{say(n.VariantName("schnapsen"))}},
			},
			Ask: templates.AskPanel(n.look(), n.boardAsk()), Link: "https://bummerl.example" + n.href("/board?p=1bfw.schnapsen.f.HJLOQ.N.LPdUWHBJT"),
			Text:    `{"variant":"schnapsen","seat":"forehand","hand":["Ac","Tc","Ts","Qh","Th"],"up":"Jh","actions":["As","Kh"]}`,
			Picture: n.href("/board/picture.png?p=1bfw"),
		},
	}
}

// seenTable is its table.
func (n narrator) seenTable() templates.Table {
	t := templates.Table{
		Opponent: templates.Side{Backs: 5, Tricks: 1, Points: &templates.Points{Counting: 35}},
		You:      templates.Side{Tricks: 3, Dealer: true, Points: &templates.Points{Counting: 23}},
		Talon:    templates.Talon{Left: 2, Up: "Jh", Trump: "h"},
	}
	for _, code := range []string{"Th", "Qh", "Ac", "Tc", "Ts"} {
		t.Hand = append(t.Hand, templates.HandCard{Card: code})
	}
	return t
}

// boardAsk is what can be asked of it.
func (n narrator) boardAsk() templates.Ask {
	return templates.Ask{
		Form: n.form("/board/ask", templates.Field{Name: "p", Value: "1bfw"}),
		Buttons: []templates.AskButton{
			{Value: "solve", Label: n.AskSolve(), Why: n.AskWhyHandHidden()}, {Value: "certain", Label: n.AskCertain()}, {Value: "plan", Label: n.AskPlan()},
		},
		Efforts: []templates.Choice{
			{Value: "small", Label: n.AskEffortSmall()}, {Value: "usual", Label: n.AskEffortUsual()}, {Value: "large", Label: n.AskEffortLarge()},
		},
		Effort: "usual",
	}
}
