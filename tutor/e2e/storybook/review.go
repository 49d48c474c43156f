package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

func reviewStories() []Story {
	return append([]Story{
		reviewStory("review", narrator.reviewEnd),
		reviewStory("review-slip", func(n narrator) templates.Review { return n.reviewSlip(0) }),
		reviewStory("review-slip-stepped", func(n narrator) templates.Review { return n.reviewSlip(2) }),
		reviewStory("review-slip-own-eyes", narrator.reviewOwnEyes),
		reviewStory("review-good", narrator.reviewGood),
		reviewStory("review-opponent", narrator.reviewOpponent),
		reviewStory("review-clean", func(n narrator) templates.Review {
			r := n.reviewEnd()
			r.Curve.Dots, r.Sum.Turns, r.Sum.Retry = nil, nil, nil
			r.Sum.Text = n.ReviewSlipsNone()
			return r
		}),
		reviewStory("review-imported", func(n narrator) templates.Review {
			r := n.reviewEnd()
			r.Curve.Dots, r.Sum.Turns, r.Sum.Retry = nil, nil, nil
			r.Sum.Text = n.ReviewSlipsNoneLost()
			r.Seats = []templates.Tab{
				{Link: n.link("/play/17/review/1?seat=forehand", n.ReviewSeatForehand()), Current: true},
				{Link: n.link("/play/17/review/1?seat=dealer", n.ReviewSeatDealer())},
			}
			return r
		}),
	}, retryStories()...)
}

func reviewStory(name string, fill func(narrator) templates.Review) Story {
	return Story{
		Name: name, Region: "review",
		Page: tell(func(n narrator) templ.Component {
			r := fill(n)
			return templates.ReviewHand(templates.ReviewPage{Page: n.page("/play/17/review/3", templates.SectionPlay, r.Title), Review: r})
		}),
		Fragment: tell(func(n narrator) templ.Component { return templates.ReviewFragment(n.look(), fill(n)) }),
		table:    func(n narrator) templates.Table { return fill(n).Table },
	}
}

// played are the actions of the hand: who did it, what, the expectation after it, and the coach's mark.
var played = []struct {
	by     templates.Who
	action string
	expect float64
	mood   templates.Mood
}{
	{templates.You, "Ks", -0.2, templates.Right}, {templates.Opponent, "Ts", -0.3, 0},
	{templates.Opponent, "Td", 0.4, 0}, {templates.You, "Ad", 1.6, templates.Right},
	{templates.You, "Ah", 0.7, templates.Wrong}, {templates.Opponent, "Qh", 0.9, 0},
	{templates.You, "Th", 0.6, templates.Slip}, {templates.Opponent, "Kh", 1.1, 0},
	{templates.You, "Tc", 1.4, templates.Right}, {templates.Opponent, "Jh", 2, 0},
	{templates.You, "Ac", 2, templates.Neutral}, {templates.Opponent, "Jc", 2, 0},
	{templates.You, "66", 2, templates.Right},
}

// slipAt and lesserAt are the slips of the hand.
const slipAt, lesserAt = 4, 6

func (n narrator) reviewHref(query string) string { return n.href("/play/17/review/3" + query) }

// markWord is the coach's mark for a mood.
func (n narrator) markWord(m templates.Mood) string {
	switch m {
	case templates.Right:
		return n.CoachMarkBest()
	case templates.Slip:
		return n.CoachMarkInaccurate()
	case templates.Wrong:
		return n.CoachMarkBlunder()
	}
	return ""
}

// reviewFrame is a review with everything but the moment.
func (n narrator) reviewFrame(at int) templates.Review {
	moment := func(at int) string { return n.reviewHref("?at=" + strconv.Itoa(at)) }
	r := templates.Review{
		Title: n.ReviewTitle(3), Back: n.link("/play/17", n.ReviewBack()), At: at,
		Eyes: []templates.Tab{
			{Link: templates.Link{Href: moment(at), Label: n.ReviewEyesOpen()}, Current: true},
			{Link: templates.Link{Href: moment(at) + "&eyes=own", Label: n.ReviewEyesOwn()}},
		},
		Curve:  templates.Curve{Points: []float64{0.1}, At: at, Told: n.ReviewCurveTold("+0,1", "+2,0")},
		Moment: templates.Moment{Number: at + 1, Total: len(played)},
	}
	for i, m := range played {
		words := n.button(m.action, rules.Clubs).Label
		r.Moves = append(r.Moves, templates.ReviewMove{
			By: m.by, Text: words, Href: moment(i), Mood: m.mood, Word: n.markWord(m.mood), Expect: signed(m.expect), Ends: i%2 == 1,
		})
		if m.action != "66" {
			r.Moves[i].Card = m.action
		}
		r.Curve.Points = append(r.Curve.Points, m.expect)
		if m.mood != templates.Slip && m.mood != templates.Wrong {
			continue
		}
		cost, weight := "−0,3", 1
		if m.mood == templates.Wrong {
			cost, weight = "−0,9", 3
		}
		r.Curve.Dots = append(r.Curve.Dots, templates.CurveDot{
			Move: i, Weight: weight, Link: templates.Link{Href: moment(i), Label: n.ReviewDot(words.String(), n.markWord(m.mood), cost)},
		})
		r.Sum.Turns = append(r.Sum.Turns, templates.ReviewTurn{
			Action: words, Mood: m.mood, Word: n.markWord(m.mood), Cost: cost, Href: moment(i), Shown: i == at,
		})
	}
	if at > 0 {
		r.Previous = moment(at - 1)
	}
	if at < len(played) {
		r.Next = moment(at + 1)
		r.Moment.By, r.Moment.Action = r.Moves[at].By, r.Moves[at].Text
	}
	retry, same := n.link("/play/17/review/3/retry", n.ReviewRetry()), n.form("/play/17/review/3")
	r.Sum.Text, r.Sum.Notes = n.ReviewSlips(2), []string{n.StatisticsHints(1), n.StatisticsTakenBack(2)}
	r.Sum.Retry, r.Sum.Same = &retry, &same
	r.Sum.Seats = []templates.Button{{Action: "forehand", Label: say(n.ReviewSameOwn())}, {Action: "dealer", Label: say(n.ReviewSameOther())}}
	r.Sum.Record = n.link("/play/17/review/3/record.json", n.ReviewRecord())
	return r
}

// signed writes an expectation as the site does.
func signed(points float64) string {
	sign, tenths := "+", int(points*10+.5)
	if points < 0 {
		sign, tenths = "−", int(-points*10+.5)
	}
	return sign + strconv.Itoa(tenths/10) + "," + strconv.Itoa(tenths%10)
}

// reviewEnd is the end of the hand.
func (n narrator) reviewEnd() templates.Review {
	r := n.reviewFrame(len(played))
	r.Table = templates.Table{
		Opponent: templates.Side{Cards: []string{"Kc", "As", "Qs", "Kd"}, Tricks: 1, Points: &templates.Points{Counting: 14}},
		You:      templates.Side{Tricks: 5, Points: &templates.Points{Counting: 74}},
		Talon:    templates.Talon{Trump: "c"},
		Trick:    templates.Trick{Leader: templates.You, Led: "Ac", Reply: "Jc", Winner: templates.You},
		Hand:     plain(hand("Qc", "Js", "Qd", "Jd")),
	}
	r.Moment.Result = []locales.Rich{say(n.HandWon()), say(n.HandScoreWon(2)), say(n.HandWhyClaimedWon(74))}
	return r
}

// beforeSlip is the table at the slip: with open cards, or as the learner saw it.
func (n narrator) beforeSlip(open bool) templates.Table {
	t := templates.Table{
		Opponent: templates.Side{Backs: 5, Tricks: 1, Points: &templates.Points{Counting: 14}},
		You:      templates.Side{Tricks: 1, Points: &templates.Points{Counting: 21}},
		Talon:    templates.Talon{Trump: "c", Up: "Jc", Left: 6},
		Trick:    templates.Trick{Leader: templates.Opponent, Led: "Td", Reply: "Ad", Winner: templates.You},
		Hand:     plain(hand("Ac", "Tc", "Qc", "Ah", "Th")),
	}
	t.Hand[3].Play = templates.PlayLegal
	if open {
		t.Opponent.Backs, t.Opponent.Cards = 0, []string{"Kc", "Kh", "Qh", "As", "Kd"}
	}
	return t
}

// hiddenTalon are the cards face down in the talon at the slip.
var hiddenTalon = []string{"Jd", "Qs", "Js", "Jh", "Qd"}

// reviewSlip is the moment of a blunder, at actions into the line that was better.
func (n narrator) reviewSlip(at int) templates.Review {
	r := n.reviewFrame(slipAt)
	r.Table, r.Talon = n.beforeSlip(true), hiddenTalon
	r.Moment.Verdict = &templates.Feedback{
		Mood: templates.Wrong, Title: n.CoachMarkBlunder(), Sure: n.CoachSureGuaranteed(241, 252),
		Text: []locales.Rich{say(n.CoachCostsAverage("0,9"))},
	}
	r.Moment.Known = []locales.Rich{say(n.CoachHands(252))}
	r.Moment.Better = &templates.Solution{Label: n.ReviewBetter(), Actions: n.actions("c")}
	r.Moment.Values = []templates.Worth{
		{Action: n.actions("c")[0], Points: "+1,6", Sure: n.CoachSureGuaranteed(241, 252)},
		{Action: n.actions("Ac")[0], Points: "+1,1", Sure: n.CoachSureEstimated("0,2")},
		{Action: n.actions("Ah")[0], Points: "+0,7", Sure: n.CoachSureEstimated("0,2"), Done: true},
	}
	r.Moment.Telling = &templates.Telling{Hand: []string{"Kc", "Kh", "Qh", "As", "Jd"}, Lines: []templates.Line{
		*told(n.line(n.ReviewLineBetter(), templates.You, 0, "c", "Ac", "Kc", "66"), 0),
		*told(n.line(n.PuzzleRefutation(), templates.You, 0, "Ah", "Qh", "Th", "Kh"), 0),
	}}
	closed := r.Moment.Telling.Lines[0].Moves
	closed[1].By, closed[2].By, closed[3].By = templates.You, templates.Opponent, templates.You
	r.Moment.Truth = []locales.Rich{say(n.ReviewTruthWorse("+3", "+2"))}
	address := func(line string, at int) string {
		return n.reviewHref("?at=4&line=" + line + "&step=" + strconv.Itoa(at))
	}
	fill := func(name, title string, by templates.Who, at int, actions ...string) templates.Line {
		l := *n.line(title, by, at, actions...)
		for i := range l.Moves {
			l.Moves[i].Href = address(name, i+1)
		}
		l.Back, l.Forward = "", ""
		if at < len(actions) {
			l.Forward = address(name, at+1)
		}
		return l
	}
	better := fill("better", n.ReviewLineBetter(), templates.You, at, "c", "Ac", "Kc", "Tc", "Kd", "66")
	better.Moves[1].By, better.Moves[2].By = templates.You, templates.Opponent
	better.Moves[3].By, better.Moves[4].By, better.Moves[5].By = templates.You, templates.Opponent, templates.You
	r.Moment.Lines = []templates.Line{
		better, fill("after", n.PuzzleRefutation(), templates.Opponent, 0, "Qh", "Th", "Kh", "Tc", "Kd", "Ac", "Kc", "66"),
	}
	if at == 0 {
		return r
	}
	r.Line = true
	r.Table.Talon, r.Talon = templates.Talon{Trump: "c", Left: 6, ClosedBy: templates.You}, nil
	r.Table.Hand, r.Table.Trick = plain(hand("Tc", "Qc", "Ah", "Th")), templates.Trick{Leader: templates.You, Led: "Ac"}
	return r
}

// reviewOwnEyes is the same moment as the learner saw it.
func (n narrator) reviewOwnEyes() templates.Review {
	r := n.reviewSlip(0)
	r.Table, r.Talon = n.beforeSlip(false), nil
	r.Eyes[0].Current, r.Eyes[1].Current = false, true
	r.Moment.Truth, r.Moment.Lines = nil, nil
	return r
}

// reviewGood is the moment of the best action.
func (n narrator) reviewGood() templates.Review {
	r := n.reviewFrame(3)
	r.Table, r.Talon = n.beforeSlip(true), hiddenTalon
	r.Table.Trick, r.Table.You = templates.Trick{Leader: templates.Opponent, Led: "Td"}, templates.Side{Points: &templates.Points{}}
	r.Table.Hand = plain(hand("Ac", "Tc", "Qc", "Ah", "Ad"))
	r.Table.Talon.Left, r.Table.Hand[4].Play = 8, templates.PlayLegal
	r.Table.Opponent.Cards = []string{"Kc", "Qh", "As", "Kd"}
	r.Talon = []string{"Th", "Kh", "Jd", "Qs", "Js", "Jh", "Qd"}
	r.Moment.Verdict = &templates.Feedback{
		Mood: templates.Right, Title: n.CoachMarkBest(), Sure: n.CoachSureEstimated("0,2"), Text: []locales.Rich{say(n.CoachSaysBest())},
	}
	r.Moment.Better = &templates.Solution{Label: n.ReviewAsGood(), Actions: n.actions("Ac")}
	r.Moment.Truth = []locales.Rich{say(n.ReviewTruthBest("+3"))}
	return r
}

// reviewOpponent is the moment of an action of the opponent.
func (n narrator) reviewOpponent() templates.Review {
	r := n.reviewFrame(5)
	r.Table, r.Talon = n.beforeSlip(true), hiddenTalon
	r.Table.Hand, r.Table.Trick = plain(hand("Ac", "Tc", "Qc", "Th")), templates.Trick{Leader: templates.You, Led: "Ah"}
	r.Table.Opponent.Next = "Qh"
	return r
}
