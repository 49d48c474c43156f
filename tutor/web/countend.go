package web

import (
	"net/http"
	"slices"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// countEnd shows what came of a run.
func (v *visit) countEnd(run count.Run) error {
	name, _ := drillName(v.p, run.Kind)
	path := v.href("/count/" + string(run.Kind))
	set := run.Setting
	set.Level = run.Level
	page := templates.CountEndPage{
		Page: v.page(templates.SectionCount, name, v.p.MetaCountDescription()), Name: name,
		Score: templates.CountScore{Right: run.Right, Asked: run.Asked}, Median: medianSeconds(run),
		Level: run.Level, Levels: len(count.Ladder(run.Kind)), Again: templates.Form{Action: path, Fields: setFields(set)},
	}
	step := func(by int) *templates.Form {
		other := set
		other.Level += by
		if other.Check(run.Kind) != nil {
			return nil
		}
		return &templates.Form{Action: path, Fields: setFields(other)}
	}
	switch {
	case wentWell(run):
		page.Harder = step(1)
	case wentBadly(run):
		page.Easier = step(-1)
	}
	for k := range run.Items {
		page.Items = append(page.Items, v.endItem(run, k))
	}
	next := nextDrill(run.Kind)
	nextName, _ := drillName(v.p, next)
	page.Next = templates.Link{Href: v.href("/count/" + string(next)), Label: v.p.CountNextDrill(nextName)}
	return v.show(http.StatusOK, templates.CountEnd(page))
}

// wentWell tells whether the learner may want something harder now: at least four in five answers were right.
func wentWell(run count.Run) bool { return run.Right*5 >= run.Asked*4 }

// wentBadly tells whether something easier may be welcome: not even half of the answers were right.
func wentBadly(run count.Run) bool { return run.Right*2 < run.Asked }

// endItem is one item of a run that is over: where it was wrong, the first answer that was, and the cards it was about.
func (v *visit) endItem(run count.Run, k int) templates.CountEndItem {
	asked := run.Items[k]
	item := templates.CountEndItem{Number: k + 1, Href: v.itemHref(run, k), Right: asked.Right}
	for _, c := range asked.Corrections {
		if !c.Right {
			v.slip(&item, asked.Item, c)
			break
		}
	}
	return item
}

// slip says what was right where an answer was wrong: of cards how many were found, and which were not.
func (v *visit) slip(item *templates.CountEndItem, it count.Item, c count.Correction) {
	tricks := it.Tricks
	switch c.Prompt.Ask {
	case count.AskCards:
		item.Want = v.p.CountNoneOut()
		if n := c.Want.Cards().Len(); n > 0 {
			item.Want = v.p.CountFound(c.Hit.Len(), n)
		}
		if n := c.Extra.Len(); n > 0 {
			item.Given = v.p.CountTooMany(n)
		}
		item.Missed = codes(sorted(c.Missed, it.Trump))
		return
	case count.AskTrick:
		tricks = c.Prompt.Choices[c.Want.Number() : c.Want.Number()+1]
	}
	item.Want = v.p.CountRightWas(v.answerWords(it, c, c.Want))
	item.Given = v.p.CountYouSaid(v.answerWords(it, c, c.Given))
	if it.Kind.AboutCards() {
		return // How many trumps are out hangs on all cards, those in the hand too.
	}
	for _, t := range tricks {
		item.Tricks = append(item.Tricks, []string{t.Led.String(), t.Reply.String()})
	}
}

// medianSeconds is the usual time of an item; 0 if there is none.
func medianSeconds(run count.Run) int {
	var list []int
	for _, asked := range run.Items {
		list = append(list, asked.Seconds)
	}
	return tutor.Median(list)
}

// nextDrill is the one that is learned after a drill; after the last one comes the first.
func nextDrill(kind count.Kind) count.Kind {
	kinds := count.Kinds()
	return kinds[(slices.Index(kinds, kind)+1)%len(kinds)]
}
