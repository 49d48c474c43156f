package web

import (
	"slices"
	"strconv"
	"strings"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
)

// setKind is the kind of an item of a set, as links write it.
type setKind byte

// The kinds of items.
const (
	// setChapter is a chapter of the course: "cfollow".
	setChapter setKind = 'c'
	// setStep is one step, done alone: "sfollow.closed".
	setStep setKind = 's'
	// setPuzzle is a puzzle by its ID: "pnx5211p5".
	setPuzzle setKind = 'p'
	// setDrill is a counting drill with what is set of it: "drunning.3~a~l2".
	setDrill setKind = 'd'
	// setPosition is a position by its record: "r1r.schnapsen.…". There is nothing to be ticked in it.
	setPosition setKind = 'r'
)

// setItem is one thing in a set.
type setItem struct {
	kind setKind
	// name is a chapter's ID, a step as the course names it ("follow/closed"), a puzzle's ID, or a record in its text form.
	name string
	// drill and setting are those of a drill.
	drill   count.Kind
	setting count.Setting
}

// text writes the item as links have it.
func (i setItem) text() string {
	name := i.name
	switch i.kind {
	case setStep:
		name = strings.Replace(name, "/", ".", 1)
	case setDrill:
		name = string(i.drill) + "." + settingText(i.setting)
	}
	return string(i.kind) + name
}

// parseSetItem reads an item; the fault says why it cannot be shown.
func parseSetItem(text string) (setItem, setFault) {
	if text == "" {
		return setItem{}, setUnread
	}
	item := setItem{kind: setKind(text[0]), name: text[1:]}
	there := true
	switch item.kind {
	case setChapter:
		there = slices.ContainsFunc(course.Lessons(), func(l course.Lesson) bool { return l.ID == item.name })
	case setStep:
		item.name = strings.Replace(item.name, ".", "/", 1)
		_, there = course.AskedAgain(item.name)
	case setPuzzle:
		_, there = puzzles.Get(item.name)
	case setPosition:
		if _, err := recordOf(item.name); err != nil {
			return item, setNoRecord
		}
	case setDrill:
		kind, setting, _ := strings.Cut(item.name, ".")
		var ok bool
		if item.setting, ok = parseSetting(setting); !ok {
			return item, setUnread
		}
		if item.drill, there = count.ParseKind(kind); there {
			there = item.setting.Check(item.drill) == nil
		}
		item.name = ""
	default:
		return item, setUnread
	}
	switch {
	case !there:
		return item, setGone
	case item.text() != text:
		return item, setUnread
	}
	return item, 0
}

// recordOf reads a record in its text form that can be played.
func recordOf(text string) (rules.Record, error) {
	r, err := rules.ParseRecordText(text)
	if err == nil {
		_, err = r.Replay()
	}
	return r, err
}

// settingText writes what is set of a drill: the level, then what is not left to it, each behind a "~".
func settingText(set count.Setting) string {
	parts := []string{strconv.Itoa(set.Level)}
	add := func(is bool, part string) {
		if is {
			parts = append(parts, part)
		}
	}
	add(set.Adapt, "a")
	add(set.Length != 0, "l"+strconv.Itoa(set.Length))
	add(set.Show != "", "s"+string(set.Show))
	add(set.Words != "", "w"+string(set.Words))
	add(set.Sides != "", "o"+string(set.Sides))
	add(set.Clock, "c")
	add(set.Aloud, "v")
	return strings.Join(parts, "~")
}

// parseSetting reads what settingText writes; false for what it does not.
func parseSetting(text string) (count.Setting, bool) {
	parts := strings.Split(text, "~")
	var set count.Setting
	var err error
	if set.Level, err = strconv.Atoi(parts[0]); err != nil {
		return set, false
	}
	for _, part := range parts[1:] {
		if part == "" {
			return set, false
		}
		switch value := part[1:]; part[0] {
		case 'a':
			set.Adapt = true
		case 'l':
			if set.Length, err = strconv.Atoi(value); err != nil {
				return set, false
			}
		case 's':
			set.Show = count.Show(value)
		case 'w':
			set.Words = count.Numbers(value)
		case 'o':
			set.Sides = count.Sides(value)
		case 'c':
			set.Clock = true
		case 'v':
			set.Aloud = true
		}
	}
	return set, settingText(set) == text
}
