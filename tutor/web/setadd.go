package web

import (
	"hash/fnv"
	"math/rand/v2"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// mostOfTheme is how many puzzles of a theme can be taken at once.
const mostOfTheme = 20

// add puts items behind the others, those that are not there yet, as long as there is room; it says how many it took.
func (d *draft) add(items ...setItem) (full bool) {
	taken := 0
	for _, item := range items {
		if slices.Contains(d.set.items, item) {
			continue
		}
		longer := d.set
		longer.items = append(slices.Clone(d.set.items), item)
		if !longer.fits() {
			full = true
			break
		}
		d.set, taken = longer, taken+1
	}
	switch {
	case full:
		d.said = d.v.p.SetFull(setItems)
	case taken == 0 && len(items) > 0:
		d.said = d.v.p.SetThere()
	case taken > 0:
		d.said = d.v.p.SetAdded(taken)
	}
	return full
}

// addSteps takes the chapters and steps that are ticked.
func (d *draft) addSteps(values []string) {
	d.part = "steps"
	var items []setItem
	for _, value := range values {
		if item, fault := parseSetItem(value); fault == 0 && (item.kind == setChapter || item.kind == setStep) {
			items = append(items, item)
		}
	}
	if len(items) == 0 {
		d.said = d.v.p.SetNothingTicked()
		return
	}
	d.taken["step"] = !d.add(items...)
}

// addPuzzles takes puzzles by their names or addresses. Those that there are not stay in the field.
func (d *draft) addPuzzles(text string) error {
	d.part = "puzzles"
	var items []setItem
	var unknown []string
	for _, word := range pasted(text) {
		id, err := d.v.puzzleNamed(word)
		if err != nil {
			return err
		}
		if id == "" {
			unknown = append(unknown, word)
			continue
		}
		items = append(items, setItem{kind: setPuzzle, name: id})
	}
	full := len(items) > 0 && d.add(items...)
	switch {
	case len(unknown) > 0:
		d.whyPuzzles = []locales.Rich{locales.Plain(d.v.p.SetNoPuzzles(shortened(unknown)))}
		d.asked.Set("puzzles", strings.Join(unknown, "\n"))
	case len(items) == 0:
		d.whyPuzzles = []locales.Rich{locales.Plain(d.v.p.SetPuzzlesEmpty())}
	default:
		d.taken["puzzles"] = !full
	}
	return nil
}

// pasted are the parts of what was pasted.
func pasted(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r <= ' ' || r == ',' || r == ';' })
}

// shortened names some of what was not found.
func shortened(list []string) string {
	var names []string
	for _, name := range list[:min(len(list), 3)] {
		letters := []rune(name)
		names = append(names, string(letters[:min(len(letters), 40)]))
	}
	if len(list) > 3 {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}

// puzzleNamed finds a puzzle by its name or the address of one of its pages; "" if there is none.
func (v *visit) puzzleNamed(word string) (string, error) {
	if u, err := url.Parse(word); err == nil && strings.Contains(word, "/") {
		parts := strings.Split(strings.Trim(u.Path, "/"), "/")
		if n := len(parts); n >= 3 && parts[n-3] == "daily" {
			return v.dailyNamed(parts[n-2], puzzles.Level(parts[n-1]))
		}
		word = parts[len(parts)-1]
	}
	if z, ok := puzzles.Get(word); ok {
		return z.ID, nil
	}
	if z, ok := oldNumber(word); ok {
		return z.ID, nil
	}
	return "", nil
}

// dailyNamed finds a puzzle of a day that has come.
func (v *visit) dailyNamed(date string, level puzzles.Level) (string, error) {
	day, err := tutor.ParseDate(date)
	place := slices.Index(puzzles.Levels(), level)
	if err != nil || place < 0 {
		return "", nil //nolint:nilerr // It is the address of no puzzle.
	}
	list, err := v.dailyOn(day)
	switch {
	case isAbsent(err):
		return "", nil
	case err != nil:
		return "", err
	}
	return list[place].ID, nil
}

// addTheme takes puzzles of a theme and a level, such as have the same answers everywhere if there are enough of these.
// Which ones hangs on the set as it was, so that reloading takes the same.
func (d *draft) addTheme(theme puzzles.Theme, level puzzles.Level, many string) {
	d.part = "theme"
	n, err := strconv.Atoi(many)
	if err != nil || n < 1 || n > mostOfTheme || !theme.Known() {
		d.whyPuzzles = []locales.Rich{locales.Plain(d.v.p.SetManyInvalid(mostOfTheme))}
		return
	}
	sum := fnv.New64a()
	_, _ = sum.Write([]byte(d.set.itemsText() + string(theme) + string(level))) // Never fails.
	dice := rand.New(rand.NewPCG(sum.Sum64(), 0))
	var everywhere, others []setItem
	for _, z := range puzzles.Of(theme) {
		item := setItem{kind: setPuzzle, name: z.ID}
		switch {
		case level != "" && z.Level != level || slices.Contains(d.set.items, item):
		case z.Everywhere():
			everywhere = append(everywhere, item)
		default:
			others = append(others, item)
		}
	}
	for _, list := range [][]setItem{everywhere, others} {
		dice.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	all := slices.Concat(everywhere, others)
	d.add(all[:min(n, len(all))]...)
}

// addDrill takes a drill with what is set of it.
func (d *draft) addDrill() {
	d.part = "drill"
	kind, known := count.ParseKind(d.asked.Get("drill"))
	set := count.Setting{
		Adapt: d.asked.Has("adapt"), Show: count.Show(d.asked.Get("show")), Words: count.Numbers(d.asked.Get("words")),
		Clock: d.asked.Has("clock"), Aloud: d.asked.Has("aloud"),
	}
	set.Level, _ = strconv.Atoi(d.asked.Get("level"))
	if kind.AboutCards() {
		set.Words = "" // There are no numbers to be written.
	}
	ladder := len(count.Ladder(kind))
	var why string
	switch {
	case !known:
		why = d.v.p.SetNoDrill()
	case set.Level < 1 || set.Level > ladder:
		why = d.v.p.SetNoLevel(ladder)
	case set.Check(kind) != nil:
		why = d.v.p.SetNoDrill()
	default:
		d.add(setItem{kind: setDrill, drill: kind, setting: set})
		return
	}
	d.whyDrill = []locales.Rich{locales.Plain(why)}
}

// addPositions takes positions by their records, or by the addresses of pages that show one. Those that cannot be played
// stay in the field, with the reason.
func (d *draft) addPositions(text string) {
	d.part = "positions"
	var items []setItem
	var unread []string
	for _, word := range pasted(text) {
		if _, query, ok := strings.Cut(word, "?"); ok {
			if values, err := url.ParseQuery(query); err == nil && values.Get("r") != "" {
				word = values.Get("r")
			}
		}
		if why := d.v.whyNoRecord(word); why != nil {
			unread = append(unread, word)
			d.whyPositions = append(d.whyPositions, locales.Join(locales.Plain(shortened([]string{word})+":"), why))
			continue
		}
		items = append(items, setItem{kind: setPosition, name: word})
	}
	full := len(items) > 0 && d.add(items...)
	switch {
	case len(unread) > 0:
		d.asked.Set("positions", strings.Join(unread, "\n"))
		d.whyPositions = d.whyPositions[:min(len(d.whyPositions), 5)]
	case len(items) == 0:
		d.whyPositions = []locales.Rich{locales.Plain(d.v.p.SetPositionsEmpty())}
	default:
		d.taken["positions"] = !full
	}
}
