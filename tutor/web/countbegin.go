package web

import (
	"net/http"
	"strconv"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// countBegin shows what a drill is like for the learner, and what can be set.
func (s *Site) countBegin(v *visit) error {
	kind, err := v.drillKind()
	if err != nil {
		return err
	}
	door, err := v.drillDoor(kind)
	if err != nil {
		return err
	}
	set, err := v.nextSet(kind)
	if err != nil {
		return err
	}
	page := templates.CountBeginPage{
		Page: v.page(templates.SectionCount, door.Name, door.Line), Door: door,
		Facts: append(v.drillFacts(kind, set.Rung(kind, set.Level), v.playsBy().Options), v.chosenFacts(set)...), Set: countSet(kind, set),
	}
	return v.show(http.StatusOK, templates.CountBegin(page))
}

// startCount begins a drill by the learner's rules: with what the form says, or as the run before left it. What is refused
// makes no learner of a visitor.
func (s *Site) startCount(v *visit) error {
	kind, err := v.drillKind()
	if err != nil {
		return err
	}
	set, err := v.startSet(kind)
	if err != nil {
		return err
	}
	if err := v.enrol(); err != nil {
		return err
	}
	counting, err := v.counting()
	if err != nil {
		return err
	}
	run, err := counting.Start(v.ctx(), v.learner.ID, v.playsBy(), kind, set)
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.runHref(run))
}

// startSet gives the setting with which a drill is to begin.
func (v *visit) startSet(kind count.Kind) (count.Setting, error) {
	if v.field("set") == "" {
		return v.nextSet(kind)
	}
	set, err := v.postedSet()
	if err == nil {
		err = set.Check(kind)
	}
	if err != nil {
		return set, tutor.Fail(tutor.Invalid, "the setting of a drill", err)
	}
	return set, nil
}

// nextSet is the setting with which the learner's next run would begin.
func (v *visit) nextSet(kind count.Kind) (count.Setting, error) {
	if v.learner.Visitor() {
		return count.First(), nil
	}
	return v.site.Count.Setting(v.ctx(), v.learner.ID, kind)
}

// postedSet reads the settings of a drill. Whether the drill can have them is for the drill to say.
func (v *visit) postedSet() (count.Setting, error) {
	set := count.Setting{
		Adapt: v.field("adapt") != "", Show: count.Show(v.field("show")), Words: count.Numbers(v.field("words")),
		Sides: count.Sides(v.field("sides")), Clock: v.field("clock") != "", Aloud: v.field("aloud") != "",
	}
	var err error
	if set.Level, err = v.number("level"); err != nil || v.field("length") == "" {
		return set, err
	}
	set.Length, err = v.number("length")
	return set, err
}

// setFields are the hidden fields that begin a drill with a setting.
func setFields(set count.Setting) []templates.Field {
	fields := []templates.Field{{Name: "set", Value: "yes"}, {Name: "level", Value: strconv.Itoa(set.Level)}}
	add := func(name, value string, is bool) {
		if is {
			fields = append(fields, templates.Field{Name: name, Value: value})
		}
	}
	add("adapt", "yes", set.Adapt)
	add("length", strconv.Itoa(set.Length), set.Length != 0)
	add("show", string(set.Show), set.Show != "")
	add("words", string(set.Words), set.Words != "")
	add("sides", string(set.Sides), set.Sides != "")
	add("clock", "yes", set.Clock)
	add("aloud", "yes", set.Aloud)
	return fields
}

// countSet fills the form of a drill's settings. It is unfolded where something is not left to the level.
func countSet(kind count.Kind, set count.Setting) templates.CountSet {
	plain := count.First()
	plain.Level = set.Level
	form := templates.CountSet{
		Level: set.Level, Levels: len(count.Ladder(kind)), Adapt: set.Adapt, Lengths: count.Lengths(kind),
		Show: string(set.Show), Words: string(set.Words), Sides: string(set.Sides), HasWords: !kind.AboutCards(),
		HasSides: kind == count.Running, Clock: set.Clock, Aloud: set.Aloud, Open: set != plain,
	}
	if set.Length != 0 {
		form.Length = strconv.Itoa(set.Length)
	}
	return form
}

// chosenFacts say what no rung brings, and the learner has chosen.
func (v *visit) chosenFacts(set count.Setting) []string {
	var facts []string
	if set.Clock {
		facts = append(facts, v.p.DrillClock())
	}
	if set.Aloud {
		facts = append(facts, v.p.DrillAloud())
	}
	return facts
}

// drillFacts say in a word each what a rung is like.
func (v *visit) drillFacts(kind count.Kind, r count.Rung, o rules.Options) []string {
	var facts []string
	if kind != count.TrickSum {
		facts = append(facts, v.p.TableTricks(r.Watched(kind, o)))
	}
	switch r.Show {
	case count.Brief:
		facts = append(facts, v.p.DrillBrief())
	case count.Said:
		facts = append(facts, v.p.DrillSaid())
	default:
		facts = append(facts, v.p.DrillFull())
	}
	if r.Both && kind == count.Running {
		facts = append(facts, v.p.DrillBoth())
	}
	if r.Words && !kind.AboutCards() {
		facts = append(facts, v.p.DrillWords())
	}
	if r.Reverse {
		facts = append(facts, v.p.DrillReverse())
	}
	return facts
}
