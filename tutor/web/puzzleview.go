package web

import (
	"strconv"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// puzzleView fills the region of a puzzle after the learner's actions. After the end the refutation, the plan or the line
// itself can be stepped through.
func (v *visit) puzzleView(t try) (templates.Puzzle, error) {
	z := t.z
	view := templates.Puzzle{
		Title: v.puzzleName(z), Level: levelWord(v.p, z.Level), Hidden: z.Theme.Hidden(), Question: v.questionNow(t),
		Verdict: v.verdict(t),
	}
	v.neighbours(&view, z)
	if len(t.own) > 0 {
		view.Again = &templates.Link{Href: v.puzzleHref(z.ID), Label: v.p.PuzzleAgain()}
	}
	if err := v.alongWay(&view, t); err != nil {
		return view, err
	}
	view.Keep = v.keep(t)
	if !t.over() {
		return view, v.open(&view, t)
	}
	var err error
	if view.Deck, err = v.deckBarAt(tutor.KindPuzzle, z.ID, v.puzzleHref(z.ID)+"?line="+formatLine(t.own)); err != nil {
		return view, err
	}
	if view.Rating, err = v.ratingChange(t); err != nil {
		return view, err
	}
	return view, v.ended(&view, t)
}

// open fills in what belongs to a puzzle that waits for an action.
func (v *visit) open(view *templates.Puzzle, t try) error {
	tries, err := v.tries(t.z)
	if err != nil {
		return err
	}
	form := templates.Form{Action: v.puzzleHref(t.z.ID), Fields: []templates.Field{
		{Name: "line", Value: formatLine(t.own)}, {Name: "try", Value: strconv.Itoa(tries)},
		// Not read by anybody but the script that lets cards go their way: another position has another version.
		{Name: "version", Value: strconv.Itoa(len(t.own))},
	}}
	view.Table = v.puzzleTable(t, scene{record: t.Record, fresh: len(t.Line), open: !t.z.Theme.Hidden(), form: form})
	view.Table.Announcements = v.answers(view.Table.Announcements, t)
	view.TricksBefore = tricksBefore(t)
	if !t.counts() { // the board tells the points
		view.Board = v.onBoard(t.Record, t.z.Seat(), false, v.puzzleHref(t.z.ID)+"?line="+formatLine(t.own))
	}
	if len(t.own) == 0 {
		view.Known, err = v.known(t.z)
		return err
	}
	view.Replies = view.Table.Heard
	if t.z.Theme.Hidden() {
		view.SoFar = v.soFar(t)
	}
	return nil
}

// answers adds "not certain" to what can be announced, where the puzzle asks for it. A claim without 66 is legal and
// loses: it stands last then, and is drawn as what nobody need press.
func (v *visit) answers(announced []templates.Button, t try) []templates.Button {
	var list []templates.Button
	var early []templates.Button
	for _, b := range announced {
		if b.Action == rules.Claim.String() && t.View.Points[t.View.Seat] < rules.Winning && !t.counts() {
			b.Faint = true
			early = append(early, b)
			continue
		}
		list = append(list, b)
	}
	if t.MayDecline {
		list = append(list, templates.Button{Action: notCertain, Label: locales.Plain(v.p.PuzzleNotCertain())})
	}
	return append(list, early...)
}

// tricksBefore lists the finished tricks, so that one can count what is out; with open cards there is nothing to count.
func tricksBefore(t try) []templates.PastTrick {
	if !t.z.Theme.Hidden() {
		return nil
	}
	var list []templates.PastTrick
	for _, taken := range t.View.TakenTricks() {
		past := pastTrick(taken, t.View.Seat)
		if !t.counts() {
			past.Points = taken.Points
		}
		list = append(list, past)
	}
	return list
}

// ended fills in what is found out at the end.
func (v *visit) ended(view *templates.Puzzle, t try) error {
	p, err := v.playable(t)
	if err != nil {
		return err
	}
	at := t.at
	if at == whole && t.Mistake == nil {
		at = len(p.moves)
	}
	at = max(0, min(at, len(p.moves)))
	view.Played = v.steps(t, p, at)
	record := p.record
	record.Actions = append(record.Actions[:len(record.Actions):len(record.Actions)], p.moves[:at]...)
	view.Board = v.onBoard(record, t.z.Seat(), true, v.puzzleHref(t.z.ID)+"?line="+formatLine(t.own))
	fresh := len(record.Actions) - len(t.z.Record.Actions)
	hidden := t.Declined && t.Mistake == nil // "not certain" was right: there is no hand that he holds
	view.Table = v.puzzleTable(t, scene{record: record, fresh: fresh, open: !hidden})
	view.Beating = v.beating(t)
	if hidden {
		if view.Against, err = v.against(t.z); err != nil {
			return err
		}
	}
	view.Solution, err = v.solution(t)
	return err
}

// neighbours links to the puzzles before and after, to the one to go on with, and to the theme.
func (v *visit) neighbours(view *templates.Puzzle, z puzzles.Puzzle) {
	link := func(n int, label string) *templates.Link {
		other, ok := puzzles.At(z.Theme, n)
		if !ok {
			return nil
		}
		return &templates.Link{Href: v.wayHref(wayTheme, other.ID), Label: label}
	}
	view.Previous, view.Next = link(z.Number-1, v.p.PuzzlePrevious()), link(z.Number+1, v.p.PuzzleNext())
	view.On = view.Next
	view.List = &templates.Link{Href: v.themeHref(z.Theme), Label: v.themeName(z.Theme)}
	if v.day != nil {
		v.day.fill(v, view)
	}
}

// scene is a moment of a puzzle to be shown.
type scene struct {
	record rules.Record
	// fresh tells how many of the record's actions were made in the puzzle: without any there is nothing to be told.
	fresh int
	// open shows the opponent's cards.
	open bool
	form templates.Form
}

// puzzleTable shows a moment as the learner sees it; cards of the opponent only where the scene lays them open.
func (v *visit) puzzleTable(t try, s scene) templates.Table {
	seen, err := s.record.View(t.z.Seat())
	state, err2 := s.record.Replay()
	if err != nil || err2 != nil { // a walk's record is legal; that is tested
		seen, state = t.View, t.State
	}
	last := seen.SinceOwn()
	if s.fresh == 0 {
		last = nil
	}
	plain := s.form.Action == ""
	points := learner.PointsBoth
	if t.counts() {
		points = learner.PointsNone
	}
	table := seating{
		p: v.p, view: seen, last: last, points: points, form: s.form, plain: plain, offers: t.Choices, limited: true,
	}.table()
	if s.open {
		table.Opponent.Cards = codes(sorted(state.Hand(seen.Seat.Other()), seen.Trump))
		table.Opponent.Backs = 0
	}
	for i, c := range table.Hand {
		if a, err := rules.ParseAction(c.Card); err == nil && !plain && c.Play == templates.PlayLegal && !t.Choices.Has(a) {
			table.Hand[i].Play = templates.PlayPlain // legal, but not what is asked
		}
	}
	return table
}
