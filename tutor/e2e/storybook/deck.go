package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

// deckStories are what is asked again: the page of the day, and the bar on pages of what was asked.
func deckStories() []Story {
	return []Story{
		deckStory("deck", func(n narrator) templates.DeckPage {
			return templates.DeckPage{Due: n.DeckDue(6, 4), Kinds: []string{n.DeckPuzzles(2), n.DeckLessons(3), n.DeckCounts(1)}}
		}),
		deckStory("deck-begun", func(n narrator) templates.DeckPage {
			return templates.DeckPage{Due: n.DeckDueShort(1), Kinds: []string{n.DeckPuzzles(1)}, Done: n.DeckDoneText(5)}
		}),
		deckStory("deck-done", func(n narrator) templates.DeckPage {
			return templates.DeckPage{Done: n.DeckDoneText(6), Ways: n.deckWays()}
		}),
		deckStory("deck-more", func(n narrator) templates.DeckPage {
			return templates.DeckPage{Done: n.DeckDoneText(1), More: true, Ways: n.deckWays()}
		}),
		deckStory("deck-empty", func(n narrator) templates.DeckPage { return templates.DeckPage{Ways: n.deckWays()} }),
		deckStory("deck-tomorrow", func(n narrator) templates.DeckPage {
			return templates.DeckPage{Tomorrow: true, Ways: n.deckWays()}
		}),
		puzzleStory("puzzle-deck-solved", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Deck = n.deckBar(3)
			return z
		}),
		puzzleStory("puzzle-deck-wrong", func(n narrator) templates.Puzzle {
			z := n.refuted(0)
			z.Deck = n.deckBar(1)
			return z
		}),
		puzzleStory("puzzle-deck-last", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Deck = n.deckBar(0)
			return z
		}),
		puzzleStory("puzzle-deck-dropped", func(n narrator) templates.Puzzle {
			z := n.solved()
			z.Deck = n.deckBar(3)
			z.Deck.Dropped = true
			return z
		}),
		lessonStory("lesson-deck-asked", func(n narrator) templates.Lesson {
			s := n.step()
			s.Text, s.Step, s.Steps = nil, 1, 1
			s.Help = []templates.Button{{Action: "hint", Label: say(n.CourseHint())}}
			return s
		}),
		lessonStory("lesson-deck-done", func(n narrator) templates.Lesson {
			s := n.step()
			s.Text, s.Step, s.Steps, s.Reading, s.Deck = nil, 1, 1, true, n.deckBar(2)
			s.Feedback = &templates.Feedback{Mood: templates.Right, Title: n.CourseRight(), Text: []locales.Rich{n.FirstTrumpHint()}}
			return s
		}),
	}
}

func deckStory(name string, fill func(narrator) templates.DeckPage) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		d := fill(n)
		d.Page, d.Form = n.page("/deck", templates.SectionNone, n.DeckTitle()), n.form("/deck")
		return templates.Deck(d)
	})}
}

// deckWays lead on where nothing is due.
func (n narrator) deckWays() []templates.Link {
	return []templates.Link{n.link("/puzzles", n.DeckToPuzzles()), n.link("/learn", n.DeckToCourse())}
}

// deckBar is the bar with so many left today.
func (n narrator) deckBar(left int) *templates.DeckBar {
	bar := &templates.DeckBar{Form: n.form("/deck", templates.Field{Name: "kind", Value: "puzzle"}, templates.Field{Name: "item", Value: "last-five-3"})}
	if left > 0 {
		bar.Left = n.DeckLeft(left)
	}
	return bar
}
