package web

import (
	"slices"
	"strconv"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// slide is one thing to be shown to a class: a step of a lesson, a puzzle, or a position by its record.
type slide struct {
	// lesson with the number of its step is set for a step, puzzle for a puzzle, record for a position, whose number among the
	// positions is position.
	lesson   course.Lesson
	number   int
	puzzle   string
	record   string
	position int
}

// slidesOf gives what can be shown of a set. A chapter is all its steps; drills are done by each learner alone.
func slidesOf(items []setItem) []slide {
	var list []slide
	positions := 0
	for _, item := range items {
		switch item.kind {
		case setChapter:
			l, _ := course.Find(item.name)
			list = append(list, slidesOfLesson(l)...)
		case setStep:
			l, _ := course.AskedAgain(item.name)
			list = append(list, slidesOfLesson(l)...)
		case setPuzzle:
			list = append(list, slide{puzzle: item.name})
		case setPosition:
			positions++
			list = append(list, slide{record: item.name, position: positions})
		}
	}
	return list
}

func slidesOfLesson(l course.Lesson) []slide {
	list := make([]slide, len(l.Steps))
	for number := range l.Steps {
		list[number] = slide{lesson: l, number: number}
	}
	return list
}

// exercise shows the slide; solved: with what was right.
func (v *visit) exercise(s slide, solved bool) (templates.Exercise, error) {
	switch {
	case s.puzzle != "":
		z, ok := puzzles.Get(s.puzzle)
		if !ok {
			return templates.Exercise{}, tutor.Fail(tutor.NotFound, "puzzle", nil)
		}
		return v.puzzleExercise(z, solved)
	case s.record != "":
		return v.positionExercise(s.record, s.position, solved)
	}
	return v.stepExercise(s.lesson, s.number, solved)
}

// watched tells whether the slide has tricks to be looked at before its question.
func (s slide) watched() bool { return len(s.lesson.Steps) > 0 && s.lesson.Steps[s.number].Watch }

// asked tells whether the slide asks for anything.
func (s slide) asked() bool {
	return len(s.lesson.Steps) == 0 || s.lesson.Steps[s.number].Kind != course.Read
}

// showing is a row of slides as an address has it.
type showing struct {
	title string
	list  []slide
	// query is the part of the address that says which these are, close where they are from.
	query, close string
	// cut tells that something of it cannot be shown.
	cut bool
}

// showSet shows what is in a set.
func (v *visit) showSet(set classSet) showing {
	address, whole := v.setWithAll(set)
	return showing{title: set.title, list: slidesOf(set.items), query: set.query(), close: address, cut: !whole}
}

// showOne is the address that shows one thing alone.
func (v *visit) showOne(item setItem) string {
	return v.href(showPath) + "?" + classSet{items: []setItem{item}}.query() + v.rulesQuery()
}

// lessonShowHref shows the step that a learner stands at; "" in a test, where it is to be done alone.
func (v *visit) lessonShowHref(pos course.Position) string {
	switch {
	case pos.Lesson.Of != "":
		return ""
	case pos.Lesson.Again != "":
		return v.showOne(setItem{kind: setStep, name: pos.Lesson.Again + "/" + pos.Step.ID})
	}
	return v.showStep(pos.Lesson, pos.Number)
}

// puzzleShowHref shows a puzzle, one of a day among those of that day; "" where its theme is not to be told yet.
func (v *visit) puzzleShowHref(t try) string {
	switch {
	case v.day != nil:
		n := slices.Index(puzzles.Levels(), v.day.level) + 1
		return v.href(showPath) + "?day=" + v.day.date.String() + v.rulesQuery() + "&n=" + strconv.Itoa(n)
	case v.way.blind() && !t.over():
		return ""
	}
	return v.showOne(setItem{kind: setPuzzle, name: t.z.ID})
}

// showStep is the address that shows a chapter from one of its steps on.
func (v *visit) showStep(l course.Lesson, number int) string {
	return v.href(showPath) + "?lesson=" + l.ID + v.rulesQuery() + "&n=" + strconv.Itoa(number+1)
}
