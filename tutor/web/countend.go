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
	page.Harder, page.Easier = step(1), step(-1)
	for k := range run.Items {
		page.Items = append(page.Items, v.endItem(run, k))
	}
	next := nextDrill(run.Kind)
	nextName, _ := drillName(v.p, next)
	page.Next = &templates.Link{Href: v.href("/count/" + string(next)), Label: v.p.CountNextDrill(nextName)}
	return v.show(http.StatusOK, templates.CountEnd(page))
}

// endItem is one item of a run that is over: what was right where it was wrong.
func (v *visit) endItem(run count.Run, k int) templates.CountEndItem {
	asked := run.Items[k]
	item := templates.CountEndItem{Number: k + 1, Href: v.itemHref(run, k), Right: asked.Right}
	if run.Kind == count.TrickSum && len(asked.Item.Tricks) == 1 {
		item.Cards = []string{asked.Item.Tricks[0].Led.String(), asked.Item.Tricks[0].Reply.String()}
	}
	for _, c := range asked.Corrections {
		if !c.Right {
			item.Want = v.p.CountRightWas(v.answerWords(asked.Item, c, c.Want))
			item.Given = v.p.CountYouSaid(v.answerWords(asked.Item, c, c.Given))
			break
		}
	}
	return item
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
