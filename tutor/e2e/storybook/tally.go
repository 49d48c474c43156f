package storybook

import (
	"strconv"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/tally"
)

// tallyStories are the pad before the first hand, during a match, when one is won, and of a link that was cut.
func tallyStories() []Story {
	story := func(name, variant string, table tally.Table, hands string, more func(*templates.TallyPage)) Story {
		return Story{Name: name, Page: tell(func(n narrator) templ.Component {
			list, _ := tally.Parse(hands)
			page := templates.TallyPage{Page: n.page("/tally", templates.SectionRules, n.TallyTitle()), Pad: n.tallyPad(table, variant, list)}
			more(&page)
			return templates.Tally(page)
		})}
	}
	return []Story{
		story("tally", "schnapsen", tally.Table{}, "", func(*templates.TallyPage) {}),
		story("tally-played", "snapszer", tally.Table{First: 1}, "a3b1b2-a2", func(p *templates.TallyPage) {
			p.Pad.Sides[0].Typed, p.Pad.Sides[1].Typed, p.Pad.Way = "Maximilian-Josef", "Wilhelmina Mária", templates.TallyUp
		}),
		story("tally-won", "austrian", tally.Table{Three: true}, "a3b1a3a1-b3b2b3b1a3-b1b2b3", func(p *templates.TallyPage) { p.Cut = true }),
	}
}

// tallyPad is a pad by the rules of a variant.
func (n narrator) tallyPad(table tally.Table, variant string, hands tally.History) templates.TallyPad {
	table.Options = options(variant)
	reckoned := table.Reckon(hands)
	pad := templates.TallyPad{
		Form: n.form("/tally"), Hands: hands.String(), Rules: variant, Way: templates.TallyDown, Count: templates.TallyEach,
		First: strconv.Itoa(table.First), Values: tally.AnyValues(), Target: reckoned.Score.Target, Carry: reckoned.Score.Carry,
		LastSide: tally.Drawn,
	}
	if len(hands) > 0 {
		last := hands[len(hands)-1]
		pad.LastSide, pad.Last = last.Winner, locales.Signed(last.Points)
	}
	for _, id := range rules.Variants() {
		o := options(id)
		pad.Variants = append(pad.Variants, templates.TallyRules{ID: id, Name: n.VariantName(id), Target: int(o.Target), Values: tally.Values(o)})
	}
	for i, usual := range []string{n.TallyHome(), n.TallyGuest()} {
		won := reckoned.Score.Winner() == i
		pad.Sides[i] = templates.TallySide{
			Usual: usual, Points: reckoned.Score.Points[i], Left: reckoned.Score.Strokes(i), Bummerl: strconv.Itoa(reckoned.Bummerl[i]),
			Blobs: reckoned.Bummerl[i], Deals: reckoned.Dealer == i, Won: won, Series: won && reckoned.Won == i,
			Schneider: won && reckoned.Score.Bummerl() == 2,
		}
	}
	for _, line := range reckoned.Lines {
		pad.Lines = append(pad.Lines, templates.TallyLine{Points: line.Points, Ends: line.Ends})
	}
	return pad
}
