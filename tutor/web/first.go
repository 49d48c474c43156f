package web

import (
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// The buttons of a lesson that are no actions of the game.
const (
	goOn     = "continue"
	hint     = "hint"
	solution = "solution"
	again    = "again"
)

// variantHere is the game that lessons are played by: the learner's own, where the language's default ends hands in
// the way that the lesson tells.
func (v *visit) variantHere() string { return learner.Defaults(v.lang).Variant }

// firstHand shows where the learner is in the first hand.
func (s *Site) firstHand(v *visit) error {
	pos, err := s.Course.At(v.ctx(), v.learner.ID, course.FirstHand, v.variantHere())
	if err != nil {
		return err
	}
	return v.lesson(http.StatusOK, pos, nil)
}

// answerFirst takes a try, or a button of the lesson.
func (s *Site) answerFirst(v *visit) error {
	step, err := v.number("step")
	if err != nil {
		return err
	}
	l, variant := course.FirstHand, v.variantHere()
	switch v.field("action") {
	case again:
		pos, err := s.Course.Again(v.ctx(), v.learner.ID, l, variant, step)
		if err != nil {
			return v.tried(course.Try{Position: pos}, err)
		}
		return v.moved(pos, false)
	case hint:
		pos, err := s.Course.At(v.ctx(), v.learner.ID, l, variant)
		if err != nil {
			return err
		}
		return v.lesson(http.StatusOK, pos, v.hint(pos))
	case solution:
		try, err := s.Course.Solve(v.ctx(), v.learner.ID, l, variant, step)
		return v.tried(try, err)
	case goOn:
		try, err := s.Course.Answer(v.ctx(), v.learner.ID, l, variant, step, rules.NoAction)
		return v.tried(try, err)
	}
	a, err := v.action()
	if err != nil {
		return err
	}
	try, err := s.Course.Answer(v.ctx(), v.learner.ID, l, variant, step, a)
	return v.tried(try, err)
}

// tried answers a try with what became of it.
func (v *visit) tried(try course.Try, err error) error {
	switch {
	case tutor.CodeOf(err) == tutor.Stale && try.Position.Step.ID != "":
		return v.lesson(http.StatusConflict, try.Position, &templates.Feedback{
			Mood: templates.Neutral, Text: []locales.Rich{locales.Plain(v.p.ErrorsStaleTitle())},
		})
	case err != nil:
		return err
	case try.Outcome == course.Refused:
		return v.lesson(http.StatusUnprocessableEntity, try.Position, &templates.Feedback{
			Mood: templates.Wrong, Title: v.p.CourseNotAllowed(), Text: []locales.Rich{v.p.Illegal(try.Why)},
		})
	case try.Outcome == course.NotThat:
		return v.lesson(http.StatusUnprocessableEntity, try.Position, v.notThat(try))
	}
	return v.moved(try.Position, try.Tried != rules.NoAction)
}

// notThat tells why a legal action is not what the step asks for.
func (v *visit) notThat(try course.Try) *templates.Feedback {
	text := locales.Plain(v.p.FirstOfferedLater())
	if try.Position.Step.Kind == course.Read {
		text = locales.Plain(v.p.FirstReadFirst())
	}
	if not := firstWords[try.Position.Step.ID].not; not != nil {
		text = not(v.p, try.Tried)
	}
	return &templates.Feedback{Mood: templates.Slip, Title: v.p.CourseNotNow(), Text: []locales.Rich{text}}
}

func (v *visit) hint(pos course.Position) *templates.Feedback {
	h := firstWords[pos.Step.ID].hint
	if h == nil || pos.Done {
		return nil
	}
	return &templates.Feedback{Mood: templates.Neutral, Title: v.p.CourseHint(), Text: []locales.Rich{h(v.p)}}
}

// moved answers a try that went on. The right answer gets a word of its own; without a script the address carries it.
func (v *visit) moved(pos course.Position, right bool) error {
	view, address := v.lessonView(pos, nil), v.href("/learn/first")
	if right {
		view.Praise = v.p.CourseRight()
		address += "?right"
	}
	return v.region(address, templates.LessonFragment(v.look(), v.p.CourseChapter1Title(), view))
}

// lesson shows the lesson: the page, or to htmx the region.
func (v *visit) lesson(status int, pos course.Position, f *templates.Feedback) error {
	chapter, view := v.p.CourseChapter1Title(), v.lessonView(pos, f)
	if v.fromHTMX() {
		return v.show(status, templates.LessonFragment(v.look(), chapter, view))
	}
	if _, right := v.QueryParams()["right"]; right && f == nil && status == http.StatusOK {
		view.Praise = v.p.CourseRight()
	}
	page := v.page(templates.SectionLearn, v.p.MetaFirstTitle(), v.p.MetaFirstDescription())
	page.Query = ""
	return v.show(status, templates.LessonTable(templates.LessonPage{Page: page, Chapter: chapter, Lesson: view}))
}

// lessonView fills the region of the lesson.
func (v *visit) lessonView(pos course.Position, f *templates.Feedback) templates.Lesson {
	step, words := pos.Step, firstWords[pos.Step.ID]
	form := templates.Form{Action: v.href("/learn/first"), Fields: []templates.Field{{Name: "step", Value: strconv.Itoa(pos.Progress)}}}
	seat := seating{
		p: v.p, view: pos.View, last: pos.View.SinceOwn(), points: "both", offers: step.Offers, limited: true,
		plain: step.Kind != course.Do, form: form,
	}
	view := templates.Lesson{
		Table: seat.table(), Heading: words.title(v.p), Feedback: f,
		Reading: step.Kind == course.Read,
		Step:    min(pos.Progress+1, len(pos.Lesson.Steps)), Steps: len(pos.Lesson.Steps), Done: pos.Done,
	}
	for _, sentence := range words.text {
		view.Text = append(view.Text, sentence(v.p))
	}
	if step.Kind == course.Read && !pos.Done {
		view.Help = append(view.Help, templates.Button{Action: goOn, Label: locales.Plain(v.p.ShellContinue()), Strong: true, Focus: true})
	}
	if step.Kind != course.Read {
		view.Task = words.task(v.p)
		if pos.Misses >= course.HintAfter {
			view.Help = append(view.Help, templates.Button{Action: hint, Label: locales.Plain(v.p.CourseHint())})
		}
		if pos.Misses >= course.SolutionAfter {
			view.Help = append(view.Help, templates.Button{Action: solution, Label: locales.Plain(v.p.CourseSolution())})
		}
	}
	if pos.Done {
		v.finish(&view, pos.View.Options)
	}
	return view
}

// finish adds what has been learned, what a match has besides, and where to go on.
func (v *visit) finish(view *templates.Lesson, o rules.Options) {
	p := v.p
	view.Heading = p.CourseDoneTitle()
	view.Learned = []string{
		p.CourseLearnedValues(), p.CourseLearnedTrick(), p.CourseLearnedTrump(), p.CourseLearnedExchange(),
		p.CourseLearnedMarriage(), p.CourseLearnedStrict(), p.CourseLearnedClaim(), p.CourseLearnedWorth(),
	}
	besides := []locales.Rich{locales.Plain(p.ExplainCloseText())}
	if o.Snapszer {
		besides = append(besides, locales.Plain(p.RuleSnapszerTrue()))
	}
	if o.Kontra {
		besides = append(besides, locales.Plain(p.RuleKontraTrue()))
	}
	view.Text = []locales.Rich{view.Text[0], locales.Join(besides...)}
	view.Next = []templates.Link{
		{Href: v.href("/play"), Label: p.CourseNextMatch()},
		{Href: v.href("/puzzles"), Label: p.CourseNextPuzzle()},
		{Href: v.href("/count"), Label: p.CourseNextCount()},
	}
	view.Help = append(view.Help, templates.Button{Action: again, Label: locales.Plain(p.CourseOnceMore())})
}
