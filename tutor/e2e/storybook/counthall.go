package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

// countHallStories are the hall of the drills, and the page of each.
func countHallStories() []Story {
	stories := []Story{
		hallStory("count-first", func(n narrator) templates.CountHallPage {
			doors := n.doors(0)
			return templates.CountHallPage{First: doors[0], Others: doors[1:], Fresh: true}
		}),
		hallStory("count-later", func(n narrator) templates.CountHallPage {
			doors := n.doors(3)
			results, deck := n.link("/count/results", n.CountHallResults()), n.link("/deck", n.CountHallOthers())
			return templates.CountHallPage{First: doors[2], Others: append(doors[:2:2], doors[3:]...), Results: &results, Deck: &deck}
		}),
		hallStory("count-resume", func(n narrator) templates.CountHallPage {
			doors := n.doors(3)
			resume := n.link("/count/cards/5", n.CountResume())
			doors[5].Resume = &resume
			return templates.CountHallPage{First: doors[5], Others: doors[:5]}
		}),
		beginStory("count-begin", 0, func(n narrator, p *templates.CountBeginPage) {
			p.Facts = []string{n.TableTricks(1), n.DrillFull()}
		}),
		beginStory("count-begin-set", 1, func(n narrator, p *templates.CountBeginPage) {
			p.Facts = []string{n.TableTricks(3), n.DrillSaid(), n.DrillBoth(), n.DrillWords(), n.DrillReverse(), n.DrillClock(), n.DrillAloud()}
			p.Set.Clock, p.Set.Aloud = true, true
			p.Set.Open, p.Set.Length, p.Set.Lengths, p.Set.Show = true, "3", []int{1, 2, 3, 6}, "said"
			p.Set.Words, p.Set.Sides, p.Set.HasSides = "words", "both", true
		}),
		beginStory("count-begin-resume", 4, func(n narrator, p *templates.CountBeginPage) {
			resume := n.link("/count/trumps/5", n.CountResume())
			p.Facts, p.Door.Resume = []string{n.TableTricks(3), n.DrillBrief()}, &resume
		}),
	}
	return stories
}

// doors lead to the drills of a learner who stands on a level of each; level 0 has tried none.
func (n narrator) doors(level int) []templates.DrillDoor {
	names := []struct{ kind, name, line string }{
		{"trick", n.DrillTrickName(), n.DrillTrickLine()}, {"running", n.DrillRunningName(), n.DrillRunningLine()},
		{"claim", n.DrillClaimName(), n.DrillClaimLine()}, {"missing", n.DrillMissingName(), n.DrillMissingLine()},
		{"trumps", n.DrillTrumpsName(), n.DrillTrumpsLine()}, {"cards", n.DrillCardsName(), n.DrillCardsLine()},
		{"lastfive", n.DrillLastName(), n.DrillLastLine()},
	}
	doors := make([]templates.DrillDoor, len(names))
	for i, d := range names {
		doors[i] = templates.DrillDoor{
			Kind: d.kind, Name: d.name, Line: d.line, Href: n.href("/count/" + d.kind), Level: level, Levels: 8,
			Start: n.form("/count/" + d.kind),
		}
		if level > 0 && i > 3 {
			doors[i].Level = 0 // Not tried yet.
		}
	}
	return doors
}

func hallStory(name string, fill func(narrator) templates.CountHallPage) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := fill(n)
		page.Page = n.page("/count", templates.SectionCount, n.MetaCountTitle())
		return templates.CountHall(page)
	})}
}

func beginStory(name string, door int, fill func(narrator, *templates.CountBeginPage)) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := templates.CountBeginPage{Door: n.doors(3)[door], Set: templates.CountSet{Level: 3, Levels: 8, Adapt: true, HasWords: true}}
		page.Page = n.page("/count/"+page.Door.Kind, templates.SectionCount, page.Door.Name)
		fill(n, &page)
		return templates.CountBegin(page)
	})}
}
