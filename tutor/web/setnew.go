package web

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
)

// draft is a set that is being put together. All of it is in the query, what has been typed and not taken yet too, so that
// nothing is kept here: each press asks for the page anew, and reloading presses nothing twice.
type draft struct {
	v     *visit
	set   classSet
	asked url.Values
	// said is what the press has done; the whys say what was not taken and stays to be mended.
	said                               string
	whyPuzzles, whyDrill, whyPositions []locales.Rich
	// taken are the fields whose content is in the set now.
	taken map[string]bool
	// part is the part of the form where something was pressed.
	part string
}

// setNew shows the form in which a set is put together.
func (s *Site) setNew(v *visit) error {
	v.noIndex()
	asked := v.QueryParams()
	d := &draft{v: v, set: parseSet(asked.Get("t"), asked.Get("i")), asked: asked, taken: map[string]bool{}}
	if err := d.press(asked.Get("press")); err != nil {
		return err
	}
	form, err := d.form()
	if err != nil {
		return err
	}
	if v.fromHTMX() {
		address := v.href(setNewPath)
		if query := d.set.query(); query != "" {
			address += "?" + query
		}
		v.Response().Header().Set("HX-Replace-Url", address)
		return v.show(http.StatusOK, templates.SetFragment(v.look(), form))
	}
	page := templates.SetNewPage{Page: v.page(templates.SectionLearn, v.p.SetNewTitle(), v.p.SetNewAbout()), Set: form}
	return v.show(http.StatusOK, templates.SetNew(page))
}

// press does what a button of the form says. A button that there is not does nothing.
func (d *draft) press(button string) error {
	name, number, _ := strings.Cut(button, "-")
	n, err := strconv.Atoi(number)
	at := n - 1
	there := err == nil && at >= 0 && at < len(d.set.items)
	switch {
	case name == "title":
		d.said = d.v.p.SetNamed()
	case name == "steps":
		d.addSteps(d.asked["step"])
	case name == "puzzles":
		return d.addPuzzles(d.asked.Get("puzzles"))
	case name == "theme":
		d.addTheme(puzzles.Theme(d.asked.Get("theme")), puzzles.Level(d.asked.Get("tlevel")), d.asked.Get("many"))
	case name == "drill":
		d.addDrill()
	case name == "positions":
		d.addPositions(d.asked.Get("positions"))
	case name == "up" && there && at > 0:
		d.swap(at, at-1)
	case name == "down" && there && at < len(d.set.items)-1:
		d.swap(at, at+1)
	case name == "drop" && there:
		d.set.items = append(d.set.items[:at:at], d.set.items[at+1:]...)
		d.said = d.v.p.SetDropped()
	}
	return nil
}

func (d *draft) swap(i, j int) {
	d.set.items[i], d.set.items[j] = d.set.items[j], d.set.items[i]
	d.said = d.v.p.SetMoved(j + 1)
}

// kept is what stays in a field: what was typed, unless it is in the set now.
func (d *draft) kept(field string) string {
	if d.taken[field] {
		return ""
	}
	return asTyped(d.asked.Get(field))
}

// form fills the form as it is after the press.
func (d *draft) form() (templates.SetForm, error) {
	v, p := d.v, d.v.p
	f := templates.SetForm{
		Form:  templates.Form{Action: v.href(setNewPath), Fields: []templates.Field{{Name: "i", Value: d.set.itemsText()}}},
		Title: d.set.title, Lost: v.setLostWords(d.set.lost), Broken: d.set.broken, Said: d.said, Part: d.part,
		Puzzles: d.kept("puzzles"), Positions: d.kept("positions"),
		WhyPuzzles: d.whyPuzzles, WhyDrill: d.whyDrill, WhyPositions: d.whyPositions,
	}
	var err error
	if f.Items, err = v.setItems(d.set.items); err != nil {
		return f, err
	}
	if len(f.Items) > 0 {
		address := v.href(setPath) + "?" + d.set.query()
		f.Link, f.Preview = v.site.BaseURL+address, templates.Link{Href: address, Label: p.SetPreview()}
	}
	f.Chapters = d.chapters()
	f.Themes, f.Theme = v.themeChoices(), d.or("theme", string(puzzles.LastFive))
	f.Levels, f.Level = levelChoices(p), d.asked.Get("tlevel")
	f.Many = d.or("many", "5")
	d.drillForm(&f)
	return f, nil
}

// or gives a field, or what stands in it at first.
func (d *draft) or(field, first string) string {
	if text := asTyped(d.asked.Get(field)); text != "" {
		return text
	}
	return first
}

// chapters offer what the course has, with what is ticked and not taken yet.
func (d *draft) chapters() []templates.SetChapter {
	ticked := map[string]bool{}
	if !d.taken["step"] {
		for _, value := range d.asked["step"] {
			ticked[value] = true
		}
	}
	var list []templates.SetChapter
	for _, l := range course.Lessons() {
		words := courseWords[l.ID]
		c := templates.SetChapter{Number: l.Chapter, Title: words.title(d.v.p)}
		add := func(item setItem, label string) {
			value := item.text()
			c.Steps = append(c.Steps, templates.SetStep{Value: value, Label: label, Ticked: ticked[value]})
			c.Open = c.Open || ticked[value]
		}
		add(setItem{kind: setChapter, name: l.ID}, d.v.p.SetWholeChapter())
		for _, step := range l.Steps {
			if _, ok := course.AskedAgain(l.ID + "/" + step.ID); ok {
				add(setItem{kind: setStep, name: l.ID + "/" + step.ID}, words.steps[step.ID].title(d.v.p))
			}
		}
		list = append(list, c)
	}
	return list
}

// drillForm offers the drills and what can be set of them.
func (d *draft) drillForm(f *templates.SetForm) {
	p := d.v.p
	most := 0
	for _, kind := range count.Kinds() {
		name, _ := drillName(p, kind)
		most = max(most, len(count.Ladder(kind)))
		f.Drills = append(f.Drills, templates.Choice{Value: string(kind), Label: p.SetDrillLevels(name, len(count.Ladder(kind)))})
	}
	f.Drill = d.or("drill", string(count.TrickSum))
	for level := 1; level <= most; level++ {
		f.DrillLevels = append(f.DrillLevels, templates.Choice{Value: strconv.Itoa(level), Label: strconv.Itoa(level)})
	}
	f.DrillLevel = d.or("level", "1")
	pressed := d.asked.Has("drill")
	f.Set = templates.CountSet{
		Adapt: d.asked.Has("adapt") || !pressed, Show: d.asked.Get("show"), Words: d.asked.Get("words"),
		Clock: d.asked.Has("clock"), Aloud: d.asked.Has("aloud"),
	}
}

// themeChoices are the themes of puzzles that there are.
func (v *visit) themeChoices() []templates.Choice {
	var list []templates.Choice
	for _, theme := range puzzles.Themes() {
		if puzzles.Count(theme) > 0 {
			list = append(list, templates.Choice{Value: string(theme), Label: v.themeName(theme)})
		}
	}
	return list
}

// levelChoices are the levels of puzzles, the first of them all.
func levelChoices(p locales.Printer) []templates.Choice {
	list := []templates.Choice{{Label: p.PuzzleLevelAll()}}
	for _, level := range puzzles.Levels() {
		list = append(list, templates.Choice{Value: string(level), Label: levelWord(p, level)})
	}
	return list
}
