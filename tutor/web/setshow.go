package web

import (
	"slices"
	"strings"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
)

// setTicks tells what the learner has done of what sets may ask for. Each part is read when it is first asked for.
type setTicks struct {
	v        *visit
	chapters map[string]int
	steps    map[string]bool
	puzzles  map[string]templates.Mood
}

// chapter gives how many steps of a chapter are done.
func (t *setTicks) chapter(id string) (int, error) {
	var err error
	if t.chapters == nil {
		t.chapters, err = t.v.site.Course.Done(t.v.ctx(), t.v.learner.ID)
	}
	return t.chapters[id], err
}

// step tells whether a step is done: in its chapter, or alone.
func (t *setTicks) step(name string) (bool, error) {
	if t.v.learner.Visitor() {
		return false, nil
	}
	if t.steps == nil {
		t.steps = map[string]bool{}
		done, err := t.v.site.Course.Store.StepsDone(t.v.ctx(), t.v.learner.ID)
		if err != nil {
			return false, err
		}
		for _, d := range done {
			t.steps[d.Lesson+"/"+d.Step] = true
		}
		tallies, err := t.v.site.Attempts.Tallies(t.v.ctx(), t.v.learner.ID, tutor.KindLesson)
		if err != nil {
			return false, err
		}
		for _, tally := range tallies {
			id, step, _ := strings.Cut(tally.Item, "/")
			if l, ok := course.Find(id); ok && tally.Right > 0 && l.Of == "" {
				t.steps[l.Topic()+"/"+step] = true
			}
		}
	}
	return t.steps[name], nil
}

// puzzle tells whether a puzzle is solved.
func (t *setTicks) puzzle(id string) (bool, error) {
	var err error
	if t.puzzles == nil {
		t.puzzles, err = t.v.ticks()
	}
	state := t.puzzles[id]
	return state == templates.Right || state == templates.Slip, err
}

// setItems shows the items of a set, with the learner's own ticks.
func (v *visit) setItems(list []setItem) ([]templates.SetItem, error) {
	ticks := &setTicks{v: v}
	shown := make([]templates.SetItem, len(list))
	positions := 0
	for i, item := range list {
		if item.kind == setPosition {
			positions++
		}
		var err error
		if shown[i], err = v.showSetItem(item, positions, ticks); err != nil {
			return nil, err
		}
	}
	return shown, nil
}

// showSetItem shows one item; a position is named by its number among those of the set.
func (v *visit) showSetItem(item setItem, position int, ticks *setTicks) (templates.SetItem, error) {
	p := v.p
	shown := templates.SetItem{Href: v.setItemHref(item), Ticked: true}
	var err error
	switch item.kind {
	case setChapter:
		l, _ := course.Find(item.name)
		shown.Kind, shown.Name, shown.Of = p.SetKindChapter(), courseWords[l.ID].title(p), len(l.Steps)
		shown.So, err = ticks.chapter(l.ID)
		shown.Done = shown.So >= shown.Of
	case setStep:
		l, _ := course.AskedAgain(item.name)
		words := courseWords[l.Topic()]
		shown.Kind, shown.Name, shown.Note = p.SetKindStep(), words.steps[l.Steps[0].ID].title(p), words.title(p)
		shown.Done, err = ticks.step(item.name)
	case setPuzzle:
		z, _ := puzzles.Get(item.name)
		shown.Kind, shown.Name, shown.Note = p.SetKindPuzzle(), v.puzzleName(z), levelWord(p, z.Level)
		shown.Done, err = ticks.puzzle(z.ID)
	case setDrill:
		shown.Kind, shown.Note = p.SetKindDrill(), v.settingWords(item)
		shown.Name, _ = drillName(p, item.drill)
		shown.Start = &templates.Form{Action: shown.Href, Fields: setFields(item.setting)}
		shown.Done, err = v.site.Count.Finished(v.ctx(), v.learner.ID, item.drill, item.setting)
	case setPosition:
		shown.Kind, shown.Name, shown.Ticked = p.SetKindPosition(), p.SetPosition(position), false
		if r, err := recordOf(item.name); err == nil {
			shown.Note = p.TrumpOf(trumpOf(r).String())
		}
	}
	return shown, err
}

// settingWords say what a drill is like that is set so.
func (v *visit) settingWords(item setItem) string {
	words := []string{v.p.CountLevelOf(item.setting.Level, len(count.Ladder(item.drill)))}
	if item.setting.Words == count.Words {
		words = append(words, v.p.DrillWords())
	}
	return strings.Join(append(words, v.chosenFacts(item.setting)...), " · ")
}

// setItemPath is where an item is done, below the language and without a query.
func setItemPath(item setItem) string {
	switch item.kind {
	case setChapter:
		return "/learn/" + item.name
	case setStep:
		l, _ := course.AskedAgain(item.name)
		return "/learn/" + l.ID
	case setPuzzle:
		return "/puzzles/" + item.name
	case setDrill:
		return "/count/" + string(item.drill)
	}
	return boardPath
}

func (v *visit) setItemHref(item setItem) string {
	if item.kind == setPosition {
		return v.positionHref(item.name)
	}
	return v.href(setItemPath(item))
}

// setLostWords say what cannot be shown of a set, and why.
func (v *visit) setLostWords(list []setLost) []templates.SetLost {
	var words []templates.SetLost
	for _, lost := range list {
		why := v.p.SetLostUnread()
		switch lost.why {
		case setGone:
			why = v.p.SetLostGone()
		case setNoRecord:
			why = v.p.SetLostRecord()
		}
		text := []rune(strings.ToValidUTF8(lost.text, "?"))
		words = append(words, templates.SetLost{Text: string(text[:min(len(text), 40)]), Why: why})
	}
	return slices.Clip(words)
}
