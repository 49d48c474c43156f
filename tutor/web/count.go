package web

import (
	"net/http"
	"slices"
	"strconv"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// counting is what the learner can do with the drills; the deck is told of what goes wrong in them.
func (v *visit) counting() (count.Service, error) {
	d, err := v.deck()
	s := v.site.Count
	s.Deck = d
	return s, err
}

// drillKind reads which drill an address names.
func (v *visit) drillKind() (count.Kind, error) {
	kind, ok := count.ParseKind(v.Param("drill"))
	if !ok {
		return kind, tutor.Fail(tutor.NotFound, "a drill of no such name", nil)
	}
	return kind, nil
}

// countHall shows all drills. The first is one left in the middle, else one never tried, else the one on the lowest level.
func (s *Site) countHall(v *visit) error {
	page := templates.CountHallPage{
		Page:  v.page(templates.SectionCount, v.p.MetaCountTitle(), v.p.MetaCountDescription()),
		Fresh: true,
	}
	var doors []templates.DrillDoor
	for _, kind := range count.Kinds() {
		door, err := v.drillDoor(kind)
		if err != nil {
			return err
		}
		doors = append(doors, door)
		page.Fresh = page.Fresh && door.Level == 0 && door.Resume == nil
	}
	first := suggested(doors)
	page.First = doors[first]
	page.Others = slices.Delete(doors, first, first+1)
	if !page.Fresh {
		page.Results = &templates.Link{Href: v.href("/count/results"), Label: v.p.CountHallResults()}
	}
	var err error
	if page.Deck, err = v.deckDoor(); err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.CountHall(page))
}

// suggested gives the index of the drill that is worth doing now.
func suggested(doors []templates.DrillDoor) int {
	best := 0
	for i, d := range doors {
		switch b := doors[best]; {
		case b.Resume != nil:
			return best
		case d.Resume != nil || d.Level*b.Levels < b.Level*d.Levels:
			best = i
		}
	}
	return best
}

// drillDoor leads into a drill, from where the learner stands in it.
func (v *visit) drillDoor(kind count.Kind) (templates.DrillDoor, error) {
	name, line := drillName(v.p, kind)
	path := v.href("/count/" + string(kind))
	door := templates.DrillDoor{
		Kind: string(kind), Name: name, Line: line, Href: path, Levels: len(count.Ladder(kind)), Start: templates.Form{Action: path},
	}
	if v.learner.Visitor() {
		return door, nil
	}
	run, has, err := v.site.Count.Latest(v.ctx(), v.learner.ID, kind)
	if err != nil || !has {
		return door, err
	}
	door.Level = run.Level
	if !run.Done && run.Asked > 0 {
		door.Resume = &templates.Link{Href: v.resumeHref(run), Label: v.p.CountResume()}
	}
	return door, nil
}

// resumeHref is where a run that was left goes on. Between two items of running totals it is the correction of the one
// before: nobody still knows the totals that the next one goes on from.
func (v *visit) resumeHref(run count.Run) string {
	if item, prompt := run.Now(); run.Kind == count.Running && item > 0 && prompt == 0 {
		return v.itemHref(run, item-1)
	}
	return v.runHref(run)
}

// runHref is the address of a run.
func (v *visit) runHref(run count.Run) string {
	return v.href("/count/" + string(run.Kind) + "/" + run.ID)
}

// itemHref is the address of the correction of an item.
func (v *visit) itemHref(run count.Run, item int) string {
	return v.runHref(run) + "?item=" + strconv.Itoa(item)
}
