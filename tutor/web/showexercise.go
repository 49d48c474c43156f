package web

import (
	"errors"
	"sync"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// ownRulesField is the field of an address with the rules by which a class plays, as forms call rules (rulesValue); without
// it they are those of the language.
const ownRulesField = "r"

// rulesOfClass gives the rules that the address names, if it does. Those of whoever shows it are nobody else's.
func (v *visit) rulesOfClass() (by tutor.Rules, asked bool, err error) {
	named := v.QueryParam(ownRulesField)
	if named == "" || named == tutor.VariantHouse {
		return tutor.Rules{}, false, nil
	}
	by, err = v.rulesAsked(named)
	return by, true, err
}

// rulesCut tells of rules in the address that cannot be read, or not be played by.
func (v *visit) rulesCut() bool {
	_, _, err := v.rulesOfClass()
	return err != nil
}

// forAll makes the visit that of nobody: the cards and the colours stay as the screen of whoever shows it has them, all else
// is what the address says.
func (v *visit) forAll() error {
	set := tutor.Settings{Pack: v.set.Pack, Suits: v.set.Suits, Letters: v.set.Letters, Theme: v.set.Theme, Motion: v.set.Motion}
	by, asked, err := v.rulesOfClass()
	switch {
	case err != nil:
		return tutor.Fail(tutor.NotFound, "rules", err)
	case asked:
		if set.Variant = by.ID; by.ID == tutor.VariantHouse {
			set.House = rules.RulesText(by.Variant, by.Options)
		}
	}
	v.learner, v.set = tutor.Learner{}, learner.In(set, v.lang)
	return nil
}

// rulesQuery is what an address needs to say of the learner's rules, for an address with nothing before it or behind: "&r=…",
// "" where they are those of the language.
func (v *visit) rulesQuery() string {
	by, usual := v.playsBy(), learner.RulesIn(tutor.Settings{}, v.lang)
	if by.Options == usual.Options {
		return ""
	}
	if by.ID == tutor.VariantHouse {
		return "&" + ownRulesField + "=" + rules.RulesText(by.Variant, by.Options)
	}
	return "&" + ownRulesField + "=" + by.Variant
}

// puzzleExercise shows a puzzle from its start. What was right, and the sentences that prove it, come from the puzzle itself;
// solved says whether they are wanted.
func (v *visit) puzzleExercise(z puzzles.Puzzle, solved bool) (templates.Exercise, error) {
	z = z.By(v.playsBy().Options)
	t, err := walk(v.ctx(), z, "")
	if err != nil {
		return templates.Exercise{}, err
	}
	e := templates.Exercise{
		Name: v.puzzleName(z), Note: levelWord(v.p, z.Level), Question: v.question(z),
		Table: v.puzzleTable(t, scene{record: t.Record, open: !z.Theme.Hidden()}), Before: v.tricksTold(t),
	}
	if e.Known, err = v.known(z); err != nil || !solved {
		return e, err
	}
	e.Answer = v.rightAnswers(z)
	e.Proof, err = v.proofWords(z, t)
	return e, err
}

// tricksTold tells the finished tricks of a puzzle, where one has to know what is out.
func (v *visit) tricksTold(t try) []templates.ExerciseTrick {
	var list []templates.ExerciseTrick
	if !t.z.Theme.Hidden() {
		return nil
	}
	for _, taken := range t.View.TakenTricks() {
		by := v.p.TableYou()
		if taken.Leader != t.View.Seat {
			by = v.p.TableOpponent()
		}
		list = append(list, templates.ExerciseTrick{
			By: by, Led: v.p.Action(rules.Play(taken.Led), t.View.Trump), Reply: v.p.Action(rules.Play(taken.Reply), t.View.Trump),
		})
	}
	return list
}

// rightAnswers names everything that is right at the start of a puzzle.
func (v *visit) rightAnswers(z puzzles.Puzzle) []locales.Rich {
	if !z.Certain {
		return []locales.Rich{locales.Plain(v.p.PuzzleNotCertain())}
	}
	var list []locales.Rich
	for a := range z.Right.All() {
		list = append(list, v.p.Action(a, z.Start().Trump()))
	}
	return list
}

// proofWords say what is proven of a puzzle, and how a certain plan begins.
func (v *visit) proofWords(z puzzles.Puzzle, t try) ([]locales.Rich, error) {
	p := v.p
	switch {
	case !z.Theme.Hidden():
		return []locales.Rich{valueWords(z.Value, p.PuzzleValueWin, p.PuzzleValueLoss, p.PuzzleValueDraw)}, nil
	case !z.Certain:
		return []locales.Rich{locales.Plain(p.PuzzleBestPlan(z.Guaranteed, z.Hands))}, nil
	}
	line, err := mainLineOf(v, z)
	if err != nil {
		return nil, err
	}
	list := append([]locales.Rich{locales.Plain(p.PuzzleCertain(z.Guaranteed, z.Hands))}, v.planWords(z, line)...)
	if t.counts() {
		s, me := z.Start(), z.Seat()
		list = append(list, locales.Plain(p.PuzzleScoreWas(s.Points(me), s.Points(me.Other()))))
	}
	return list, nil
}

// mainLines keeps the lines of certain plans by ID and variant: they follow from the puzzle, and a class asks for the same
// ones again.
var mainLines sync.Map

func mainLineOf(v *visit, z puzzles.Puzzle) ([]rules.Action, error) {
	key := [2]string{z.ID, z.Record.Variant}
	if kept, ok := mainLines.Load(key); ok {
		return kept.([]rules.Action), nil
	}
	line, err := z.MainLine(v.ctx())
	if err == nil {
		mainLines.Store(key, line)
	}
	return line, err
}

// stepExercise shows a step of a lesson as it stands before its answer.
func (v *visit) stepExercise(l course.Lesson, number int, solved bool) (templates.Exercise, error) {
	by := v.rulesOf(l)
	pos, err := l.At(by.Variant, by.Options, number)
	if err != nil {
		return templates.Exercise{}, err
	}
	words := wordsOf(pos)
	e := templates.Exercise{Name: words.title(v.p), Note: courseWords[l.Topic()].title(v.p), Rules: v.rulesHere(pos), Table: v.lessonTable(pos)}
	e.Table.Form, e.Table.Announcements = templates.Form{}, nil
	if pos.Step.Pack || pos.Step.Kind == course.Mark {
		e.Grid = v.packGrid(pos)
		e.Grid.Mark = false
	}
	if pos.Step.Watch {
		e.Watch = v.watchCloth(pos.View)
	}
	for _, sentence := range words.text {
		e.Text = append(e.Text, sentence(v.p, pos.View))
	}
	if twenty(pos) {
		e.Text = append(e.Text, locales.Plain(v.p.CourseTwenty()))
	}
	if pos.Step.Kind == course.Read {
		return e, nil
	}
	e.Question = words.task(v.p, pos.View)
	for _, id := range pos.Step.Choices {
		e.Choices = append(e.Choices, words.choices[id](v.p))
	}
	if !solved {
		return e, nil
	}
	return e, v.solveStep(&e, l, number, by)
}

// solveStep fills in what is right in a step, as its check decides, and what is said of that.
func (v *visit) solveStep(e *templates.Exercise, l course.Lesson, number int, by tutor.Rules) error {
	pos, err := l.Look(by.Variant, by.Options, number, "")
	if err != nil {
		return err
	}
	f, err := v.praise(pos, true)
	if err != nil {
		return err
	}
	named := v.answerNamed(pos)
	if pos.Step.Kind == course.Number {
		named = pos.Answer.String()
	}
	e.Answer, e.Proof = []locales.Rich{locales.Plain(named)}, f.Text
	if e.Grid != nil && pos.Step.Kind == course.Mark {
		e.Marked = v.packGrid(pos)
		e.Marked.Mark = false
	}
	return nil
}

// positionExercise shows a position as the one to act sees it. Once all cards are known it is solved; else nobody has proven
// anything, and nothing is claimed.
func (v *visit) positionExercise(record string, number int, solved bool) (templates.Exercise, error) {
	r, err := recordOf(record)
	if err != nil {
		return templates.Exercise{}, err
	}
	seen, err := r.View(positionSeat(r, ""))
	if err != nil {
		return templates.Exercise{}, err
	}
	e := templates.Exercise{
		Name: v.p.SetPosition(number), Note: v.rulesName(r.Variant, r.Options),
		Table: seating{p: v.p, view: seen, points: learner.PointsBoth, plain: true, limited: true}.table(),
		Known: []templates.Known{{Label: v.p.PuzzleYouSee(), Text: v.sees(seen)}},
	}
	if seen.Over {
		return e, nil
	}
	e.Question = locales.Plain(v.p.ShowPlay())
	open, known := solve.Open(seen)
	if !known {
		e.Known = append(e.Known, templates.Known{Label: v.p.PuzzleYouSeeNot(), Text: v.seesNot(seen)})
		if solved {
			e.Proof = []locales.Rich{locales.Plain(v.p.ShowUnproven())}
		}
		return e, nil
	}
	e.Table.Opponent.Cards, e.Table.Opponent.Backs = codes(sorted(open.Hand(seen.Seat.Other()), seen.Trump)), 0
	if !solved {
		return e, nil
	}
	best, err := solve.New(v.ctx(), positionBudget).Solve(open)
	if errors.Is(err, solve.ErrBudget) {
		e.Proof = []locales.Rich{locales.Plain(v.p.ShowUnproven())}
		return e, nil
	}
	if err != nil {
		return e, err
	}
	for a := range best.Best.All() {
		e.Answer = append(e.Answer, v.p.Action(a, seen.Trump))
	}
	e.Proof = []locales.Rich{valueWords(best.Value, v.p.PuzzleValueWin, v.p.PuzzleValueLoss, v.p.PuzzleValueDraw)}
	return e, nil
}

// positionBudget is the number of moments that a position is looked at: a hundred times what five cards against five need.
const positionBudget = 500_000
