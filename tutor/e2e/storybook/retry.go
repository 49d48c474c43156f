package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func retryStories() []Story {
	return []Story{
		retryStory("retry", narrator.retry),
		retryStory("retry-hinted", func(n narrator) templates.Retry {
			r := n.retry()
			r.Hints = []locales.Rich{say(n.CoachHands(252)), n.PuzzleSeesTalon(rules.Clubs, card("Jc"), 6)}
			return r
		}),
		retryStory("retry-wrong", func(n narrator) templates.Retry {
			r := n.retry()
			r.Verdict = &templates.Feedback{
				Mood: templates.Wrong, Title: n.ReviewRetryWrong(), Sure: n.CoachSureEstimated("0,2"), Text: []locales.Rich{say(n.CoachCostsAverage("0,6"))},
			}
			return r
		}),
		retryStory("retry-refused", func(n narrator) templates.Retry {
			r := n.retry()
			r.Table.Refused = n.longestRefusal()
			return r
		}),
		retryStory("retry-right", narrator.retryRight),
		retryStory("retry-solution", func(n narrator) templates.Retry {
			r := n.retryRight()
			r.Verdict = &templates.Feedback{Title: n.ReviewRetrySolution(), Text: []locales.Rich{say(n.CoachSaysBest())}}
			r.Solution = &templates.Solution{Label: n.PuzzleRightWere(), Actions: n.actions("c")}
			return r
		}),
		retryStory("retry-deck", func(n narrator) templates.Retry {
			r := n.retryRight()
			r.Title, r.At, r.All, r.Next = n.ReviewRetryTitleOne(), 1, 1, nil
			r.Deck = &templates.DeckBar{
				Form: n.form("/deck", templates.Field{Name: "kind", Value: "mistake"}, templates.Field{Name: "item", Value: "17/3/4"}), Left: n.DeckLeft(2),
			}
			return r
		}),
		retrySumStory("retry-sum", 1),
		retrySumStory("retry-sum-all", 3),
	}
}

func retryStory(name string, fill func(narrator) templates.Retry) Story {
	return Story{
		Name: name, Region: "retry",
		Page: tell(func(n narrator) templ.Component {
			r := fill(n)
			return templates.RetryMistake(templates.RetryPage{Page: n.page("/play/17/review/3/retry/4", templates.SectionPlay, r.Title), Retry: r})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.RetryFragment(n.look(), fill(n)) }),
		table:    func(n narrator) templates.Table { return fill(n).Table },
	}
}

// retry is a slip before the first try.
func (n narrator) retry() templates.Retry {
	r := templates.Retry{
		Title: n.ReviewRetryTitle(1, 3), At: 1, All: 3, Table: n.beforeSlip(false), Then: n.actions("Ah")[0],
		TricksBefore: []templates.PastTrick{
			{Leader: templates.You, Led: "Ks", Reply: "Ts", Winner: templates.Opponent, Points: 14},
			{Leader: templates.Opponent, Led: "Td", Reply: "Ad", Winner: templates.You, Points: 21},
		},
		Help:   []templates.Button{{Action: "hint", Label: say(n.CourseHint())}, {Action: "solution", Label: say(n.CourseSolution())}},
		Review: n.link("/play/17/review/3?at=4", n.ReviewRetryReview()),
	}
	r.Table.Form = n.form("/play/17/review/3/retry/4", templates.Field{Name: "hints", Value: "0"})
	r.Table.Status = say(n.TurnLeadYou())
	r.Table.Announcements = []templates.Button{n.button("x", rules.Clubs), n.button("c", rules.Clubs), n.early()}
	r.Table.Hand = hand("Ac", "Tc", "Qc", "Ah", "Th")
	return r
}

// retryRight is after a right answer.
func (n narrator) retryRight() templates.Retry {
	r := n.retry()
	r.Table.Form, r.Table.Announcements, r.Help, r.Table.Status = templates.Form{}, nil, nil, nil
	r.Table.Hand = plain(r.Table.Hand)
	next := n.link("/play/17/review/3/retry/6", n.ReviewRetryNext())
	r.Next = &next
	r.Verdict = &templates.Feedback{
		Mood: templates.Right, Title: n.ReviewRetryRight(), Sure: n.CoachSureGuaranteed(241, 252), Text: []locales.Rich{say(n.CoachSaysBest())},
	}
	return r
}

// retrySumStory is the list of three slips, so many of them found.
func retrySumStory(name string, found int) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		p := templates.RetrySumPage{
			Page: n.page("/play/17/review/3/retry", templates.SectionPlay, n.ReviewRetrySum()), Text: n.ReviewRetrySumSome(found, 3),
			Missed: found < 3, Review: n.link("/play/17/review/3", n.ReviewRetryReview()), Back: n.link("/play/17", n.ReviewBack()),
		}
		if found == 3 {
			p.Text = n.ReviewRetrySumAll()
		} else {
			next := n.link("/play/17/review/3/retry/6", n.ReviewRetryGoOn())
			p.Next = &next
		}
		for i, action := range []string{"Ah", "Th", "66"} {
			s := templates.RetrySlip{Link: n.link("/play/17/review/3/retry/4", n.ReviewRetryTitle(i+1, 3)), Then: n.actions(action)[0]}
			switch {
			case i >= found:
				s.State = n.ReviewRetryOpen()
			case i == 0:
				s.Mood, s.State = templates.Right, n.ReviewRetryFirst()
			default:
				s.Mood, s.State = templates.Slip, n.ReviewRetryFound()
			}
			p.Slips = append(p.Slips, s)
		}
		return templates.RetrySum(p)
	})}
}
