package web

import (
	"slices"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// lessonView fills the region of the lesson, with the bar of the deck where the step was asked again and is done.
func (v *visit) lessonView(pos course.Position, f *templates.Feedback) (templates.Lesson, error) {
	view := v.stepView(pos, f)
	if !view.Done {
		view.Report = v.lessonReportHref(pos)
		view.Board = v.lessonBoard(pos)
		view.Show = v.lessonShowHref(pos)
	}
	v.inSet(&view, pos)
	if pos.Lesson.Of == course.QuizID && view.Done {
		err := v.finishQuiz(&view, pos)
		return view, err
	}
	if pos.Lesson.Again == "" || !pos.Done {
		return view, nil
	}
	var err error
	view.Deck, err = v.deckBar(tutor.KindLesson, pos.Lesson.Again+"/"+pos.Step.ID)
	switch {
	case view.Deck != nil:
		view.Help, view.Next = nil, nil
	case view.Done && len(view.Next) == 0:
		view.Next = []templates.Link{{Href: v.href("/deck"), Label: v.p.DeckBack()}}
	}
	return view, err
}

// stepView fills the region with the step and what can be done in it.
func (v *visit) stepView(pos course.Position, f *templates.Feedback) templates.Lesson {
	words, steps := wordsOf(pos), len(pos.Lesson.Steps)
	view := templates.Lesson{
		Table: v.lessonTable(pos), Heading: words.title(v.p), Feedback: f,
		Step: pos.Number + 1, Steps: steps, Done: pos.Done && !pos.Solved, Begun: pos.Answer != "" && !pos.Solved,
	}
	if pos.Step.Pack || !view.Done && pos.Step.Kind == course.Mark {
		view.Grid = v.packGrid(pos)
	}
	switch {
	case view.Done:
		v.finish(&view, pos)
		return view
	case pos.Solved, pos.Missed, pos.Step.Kind == course.PlayOut && pos.View.Over:
		view.Reading = true
		view.Help = []templates.Button{{Action: nextStep, Label: v.onward(pos), Strong: true, Focus: true}}
		if pos.Solved {
			return view
		}
	case pos.Step.Kind == course.Read:
		view.Reading = true
		view.Help = []templates.Button{{Action: goOn, Label: locales.Plain(v.p.ShellContinue()), Strong: true, Focus: true}}
	}
	view.Rules = v.rulesHere(pos)
	sentences, test := words.text, pos.Lesson.Of != ""
	if pos.Answer != "" || test || pos.Lesson.Bare() || pos.Step.Watch && !v.watching(pos) {
		// The play has begun: what the text says of the position has passed. A test teaches nothing, and what is asked again
		// is to be remembered. Where tricks were looked at, it has been read beside them.
		sentences = nil
	}
	for _, sentence := range sentences {
		view.Text = append(view.Text, sentence(v.p, pos.View))
	}
	if twenty(pos) {
		view.Text = append(view.Text, locales.Plain(v.p.CourseTwenty()))
	}
	if pos.Step.Kind == course.Read {
		return view
	}
	if v.watching(pos) {
		v.watch(&view, pos)
		return view
	}
	view.Task = words.task(v.p, pos.View)
	if pos.Lesson.OneHand {
		view.Values = v.p.FirstValues()
	}
	if !view.Reading {
		v.askStep(&view, pos, words)
	}
	if test {
		return view
	}
	if (pos.Misses >= course.HintAfter || pos.Lesson.Again != "") && !view.Reading {
		view.Help = append(view.Help, templates.Button{Action: hint, Label: locales.Plain(v.p.CourseHint())})
	}
	if pos.Step.Watch && pos.Misses > 0 && !view.Reading {
		view.Help = append(view.Help, templates.Button{Action: lookAction, Label: locales.Plain(v.p.MemoryLook())})
	}
	if pos.Misses >= course.SolutionAfter {
		view.Help = append(view.Help, templates.Button{Action: solution, Label: locales.Plain(v.p.CourseSolution())})
	}
	return view
}

// twenty tells whether a step is played with 20 cards, though the learner's own game has 24: what it teaches does not
// hang on them.
func twenty(pos course.Position) bool {
	return pos.Step.Variant == "" && pos.Own.Cards != pos.View.Options.Cards
}

// packGrid lays out the pack that the step is played with; a step done shows what was to be marked.
func (v *visit) packGrid(pos course.Position) *templates.PackGrid {
	g := &templates.PackGrid{Mark: pos.Step.Kind == course.Mark && !pos.Solved}
	pack := rules.Pack(int(pos.View.Options.Cards))
	for row := range slices.Chunk(codes(sorted(pack, rules.NoSuit)), pack.Len()/4) {
		g.Rows = append(g.Rows, row)
	}
	switch {
	case pos.Step.Kind == course.Mark && pos.Solved:
		g.Marked = strings.Fields(pos.Answer.String())
	case g.Mark:
		if pos.Step.Watch {
			v.markOwn(g, pos.View)
		}
		g.Marked = slices.Clone(v.Request().PostForm["card"])
	}
	return g
}

// onward is the word for the next step, or for trying the same again.
func (v *visit) onward(pos course.Position) locales.Rich {
	if pos.Solved {
		return locales.Plain(v.p.ShellContinue())
	}
	return locales.Plain(v.p.ShellTryAgain())
}

// lessonTable fills the table. Before the answer no card is raised; a step that has been done shows what was legal.
func (v *visit) lessonTable(pos course.Position) templates.Table {
	kind := pos.Step.Kind
	fields := []templates.Field{{Name: "step", Value: strconv.Itoa(pos.Progress)}}
	if kind == course.PlayOut && !pos.Solved && !pos.Missed && !pos.View.Over {
		fields = append(fields, templates.Field{Name: "line", Value: pos.Answer.String()})
	}
	if pos.Step.Watch && v.hasSeen(pos) {
		fields = append(fields, templates.Field{Name: seenField, Value: strconv.Itoa(pos.Number)})
	}
	s := seating{
		p: v.p, view: pos.View, last: pos.View.SinceOwn(), points: learner.PointsBoth, offers: pos.Step.Offers, limited: true,
		form: templates.Form{Action: v.href("/learn/" + pos.Lesson.ID), Fields: fields},
	}
	s.plain = kind != course.Do || !pos.Lesson.OneHand || pos.Step.Even
	if pos.Solved {
		s.plain = false
	} else if pos.Step.Counting {
		s.points = learner.PointsNone
	}
	// In a lesson the opponent has always answered already: nobody waits for him.
	s.ended = (pos.Solved || pos.Missed || pos.Done || pos.View.Turn != pos.View.Seat) && !pos.View.Over
	table := s.table()
	if pos.Opponent != 0 {
		table.Opponent.Cards, table.Opponent.Backs = codes(sorted(pos.Opponent, pos.View.Trump)), 0
	}
	return table
}

// askStep fills in what the learner is asked for besides the table's own buttons. What was sent with a wrong try stays.
func (v *visit) askStep(view *templates.Lesson, pos course.Position, words stepWords) {
	switch pos.Step.Kind {
	case course.PickLegal:
		view.Pick = &templates.Picking{Marked: slices.Clone(v.Request().PostForm["card"])}
	case course.Choose:
		view.Choose = &templates.Choosing{}
		for _, id := range pos.Step.Choices {
			view.Choose.Choices = append(view.Choose.Choices, templates.Button{Action: id, Label: locales.Plain(words.choices[id](v.p))})
		}
	case course.Number:
		view.Type = &templates.Typing{Label: words.label(v.p)}
		view.Type.Words = true
		if typed := strings.TrimSpace(v.field("number")); len(typed) <= longNumber {
			view.Type.Value = typed
		}
	}
}

// finish shows the end of a chapter, or of a step that was asked alone: what has been learned, and where to go on.
func (v *visit) finish(view *templates.Lesson, pos course.Position) {
	words := courseWords[pos.Lesson.Topic()]
	once := templates.Button{Action: again, Label: locales.Plain(v.p.CourseOnceMore())}
	switch {
	case pos.Lesson.Of == course.QuizID:
		return // Its end is told by finishQuiz.
	case pos.Lesson.Of != "":
		v.finishTest(view, pos)
		return
	case pos.Lesson.Again != "":
		view.Heading, view.Help = v.p.DeckAgainDone(), []templates.Button{once}
		return
	}
	view.Heading, view.Text = words.done(v.p), nil
	for _, what := range words.learned {
		view.Learned = append(view.Learned, what(v.p))
	}
	if words.ending != nil {
		view.Text = words.ending(v.p, pos.View.Options)
	}
	for _, way := range words.next {
		view.Next = append(view.Next, templates.Link{Href: v.href(way.path), Label: way.label(v.p)})
	}
	if next, ok := v.nextChapter(pos.Lesson); ok {
		view.Next = slices.Insert(view.Next, 0, next)
	}
	view.Help = append(view.Help, once)
}
