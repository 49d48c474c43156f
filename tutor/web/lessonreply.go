package web

import (
	"net/http"
	"net/url"
	"strconv"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// tried answers a try with what became of it; shown says that the program did the step.
func (v *visit) tried(try course.Try, shown bool, err error) error {
	pos := try.Position
	switch {
	case tutor.CodeOf(err) == tutor.Stale && pos.Step.ID != "":
		return v.lessonPage(http.StatusConflict, pos, &templates.Feedback{
			Mood: templates.Neutral, Text: []locales.Rich{locales.Plain(v.p.ErrorsStaleTitle())},
		})
	case err != nil:
		return err
	case pos.Lesson.Of != "" && try.Outcome != course.Repeated:
		return v.solved(try, false)
	case try.Outcome == course.Refused:
		return v.lessonPage(http.StatusUnprocessableEntity, pos, &templates.Feedback{
			Mood: templates.Wrong, Title: v.p.CourseNotAllowed(), Text: []locales.Rich{v.p.Illegal(try.Why)},
		})
	case try.Outcome == course.NotThat:
		f, err := v.notThat(try)
		if err != nil {
			return err
		}
		return v.lessonPage(http.StatusUnprocessableEntity, pos, f)
	case try.Outcome == course.GoesOn:
		return v.moved(pos, false, url.Values{"line": {pos.Answer.String()}})
	case pos.Lesson.OneHand:
		return v.moved(pos, try.Tried != "", nil)
	case try.Tried == "":
		return v.moved(pos, false, nil)
	}
	return v.solved(try, shown)
}

// solved shows the step that has just been done, with what there is to say of it.
func (v *visit) solved(try course.Try, shown bool) error {
	l := try.Position.Lesson
	pos, err := v.site.Course.Look(v.ctx(), v.learner.ID, l, v.rulesOf(l), try.Number, try.Tried)
	if err != nil {
		return err
	}
	answer := pos.Answer
	if l.Of != "" {
		answer = try.Tried // Right or wrong, it is what there is something to say of.
	}
	query := url.Values{"done": {strconv.Itoa(try.Number)}, "answer": {answer.String()}}
	if shown {
		query.Set("shown", "")
	}
	f, err := v.said(pos, answer, shown)
	if err != nil {
		return err
	}
	view, err := v.lessonView(pos, f)
	if err != nil {
		return err
	}
	return v.goTo(v.lessonHref(l, query), view, l)
}

// said answers a step that is done: with praise, or in a test-out with what was wrong; of an answer that cannot be one of
// the step's there is nothing to say.
func (v *visit) said(pos course.Position, a course.Answer, shown bool) (*templates.Feedback, error) {
	f, err := v.praise(pos, shown)
	if err != nil || pos.Lesson.Of == "" {
		return f, err
	}
	verdict, err := pos.Judge(a)
	switch {
	case err != nil:
		return nil, nil //nolint:nilerr // Of what is no answer there is nothing to say.
	case verdict.Right:
		return f, nil
	}
	f.Mood, f.Title = templates.Wrong, v.p.CourseTestWrong()
	var why locales.Rich
	if verdict.Why != nil {
		why = v.p.Illegal(verdict.Why)
	} else {
		before, err := pos.Lesson.At(pos.Variant, pos.Own, pos.Number)
		if err != nil {
			return nil, err
		}
		why = wordsOf(pos).why(v.p, course.Try{Cause: verdict.Cause, Tried: a, Position: before})
	}
	f.Text = append([]locales.Rich{why}, f.Text...)
	return f, nil
}

// notThat tells why a legal action is not what the step asks for.
func (v *visit) notThat(try course.Try) (*templates.Feedback, error) {
	if try.Position.Step.Kind == course.Read {
		return &templates.Feedback{Mood: templates.Slip, Title: v.p.CourseNotNow(), Text: []locales.Rich{locales.Plain(v.p.FirstReadFirst())}}, nil
	}
	title := v.p.CourseNotYet()
	if try.Position.Lesson.OneHand && try.Position.Step.Kind != course.Number {
		title = v.p.CourseNotNow()
	}
	f := &templates.Feedback{Mood: templates.Slip, Title: title, Text: []locales.Rich{wordsOf(try.Position).why(v.p, try)}}
	odds, err := v.odds(try.Position, try.Tried)
	if odds != nil {
		f.Text = append(f.Text, odds)
	}
	return f, err
}

// hint helps with a step: with its own hint, and before that with the sentences that a step asked again does without.
func (v *visit) hint(pos course.Position) *templates.Feedback {
	words := wordsOf(pos)
	if words.hint == nil || pos.Done || pos.Lesson.Of != "" {
		return nil
	}
	f := &templates.Feedback{Mood: templates.Neutral, Title: v.p.CourseHint()}
	if pos.Lesson.Bare() {
		for _, sentence := range words.text {
			f.Text = append(f.Text, sentence(v.p, pos.View))
		}
	}
	f.Text = append(f.Text, words.hint(v.p, pos.View))
	return f
}

// moved answers a try that went on. In a hand that goes straight on the right answer gets a word of its own; without a
// script the address carries it.
func (v *visit) moved(pos course.Position, right bool, query url.Values) error {
	view, err := v.lessonView(pos, nil)
	if err != nil {
		return err
	}
	if right {
		view.Praise = v.p.CourseRight()
		if !v.fromHTMX() {
			query = url.Values{"right": {""}}
		}
	}
	return v.goTo(v.lessonHref(pos.Lesson, query), view, pos.Lesson)
}

// goTo answers with the region, or leads to its address. The browser's address follows the region, so that reloading
// shows the same.
func (v *visit) goTo(address string, view templates.Lesson, l course.Lesson) error {
	v.Response().Header().Set("HX-Replace-Url", address)
	return v.region(address, templates.LessonFragment(v.look(), v.lessonTitle(l), view))
}
