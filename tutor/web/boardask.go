package web

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/board"
	"bummerl/tutor/board/think"
)

// askPath is where something is asked of a position: "?p=BOARD&q=solve", with how much may be looked at (e), what is to be
// undertaken (t), where on a line one stands (line, at), and the opponent's hand that lies open along a refutation (h). All
// of it is in the address; nothing is stored.
const askPath = boardPath + "/ask"

const (
	// askWait is how long a search waits for its turn.
	askWait = 3 * time.Second
	// askedKept bounds the answers that are kept, to some 30 MB.
	askedKept = 300_000
	// longestLine is more than both sides can do in a hand.
	longestLine = 48
	// taskWin is how addresses name the task to win as the hand stands.
	taskWin = "win"
)

// posed is a question as an address asks it.
type posed struct {
	board  board.Board
	pos    think.Position
	q      think.Question
	effort think.Effort
	// task is what is to be undertaken.
	task rules.Action
	// line are actions from the position on, at how many of them have been stepped through.
	line []rules.Action
	at   int
	// hand is a hand of the opponent that lies open, at the position; 0 for none.
	hand rules.CardSet
}

// boardAsk answers what is asked of a position.
func (s *Site) boardAsk(v *visit) error {
	v.noIndex()
	a, err := v.readAsked()
	if err != nil { // no position that can be: the board says why not
		return v.Redirect(http.StatusSeeOther, v.href(boardPath)+"?p="+url.QueryEscape(v.QueryParam("p"))+v.fromQuery())
	}
	if v.Request().Method == http.MethodHead {
		return v.NoContent(http.StatusOK)
	}
	scene, err := v.askScene(a, a.line[:a.at])
	if err != nil {
		a.line, a.at, a.hand = nil, 0, 0
		return v.askRefused(http.StatusUnprocessableEntity, a, templates.Feedback{Mood: templates.Slip, Title: v.p.AskNoLine()}, false)
	}
	if why := a.pos.Why(a.q); why != "" {
		return v.askRefused(http.StatusOK, a, templates.Feedback{Title: v.askWhy(why)}, false)
	}
	if answer, ok := v.askAtHand(a, scene); ok {
		return v.show(http.StatusOK, templates.AskedPosition(v.askPage(a, scene.table, askSaid(v.look(), answer))))
	}
	if wait := s.bounds.asks.wait(v); wait > 0 {
		retryAfter(v, wait)
		return v.askRefused(http.StatusTooManyRequests, a, templates.Feedback{Mood: templates.Slip, Title: v.p.AskTooMany()}, true)
	}
	leave, err := s.sit(v.ctx())
	switch {
	case errors.Is(err, think.ErrFull):
		return v.askRefused(http.StatusServiceUnavailable, a, templates.Feedback{Mood: templates.Slip, Title: v.p.AskFull()}, true)
	case err != nil:
		return err
	}
	return v.askStreamed(a, scene, leave)
}

// seat is who sits in front.
func (a posed) seat() rules.Seat { return a.pos.View.Seat }

// toDo is the task as the solvers have it.
func (a posed) toDo() solve.Task { return solve.To(a.task) }

// on gives the same question somewhere on a line.
func (a posed) on(line []rules.Action, at int) posed {
	a.line, a.at = line, at
	return a
}

// askHref is the question's own address.
func (v *visit) askHref(a posed) string {
	query := "?p=" + a.board.Text() + "&q=" + string(a.q)
	if a.effort != think.Usual {
		query += "&e=" + string(a.effort)
	}
	if tasks := a.pos.Tasks(); a.q != think.Solve && len(tasks) > 0 && a.task != tasks[0] {
		query += "&t=" + taskText(a.task)
	}
	if len(a.line) > 0 {
		query += "&line=" + formatLine(a.line) + "&at=" + strconv.Itoa(a.at)
	}
	if a.hand != 0 {
		query += "&h=" + strings.Join(codes(a.hand.Cards()), "")
	}
	return v.href(askPath) + query + v.fromQuery()
}

func taskText(a rules.Action) string {
	if a == rules.NoAction {
		return taskWin
	}
	return a.String()
}

// key names the answer among those that are kept: what has been stepped through changes only what Solve is asked about.
func (a posed) key() string {
	key := string(a.q) + " " + string(a.effort) + " " + taskText(a.task) + " " + a.board.Text()
	if a.q == think.Solve {
		key += " " + formatLine(a.line[:a.at])
	}
	return key
}

// search finds the answer: a think.Worth, think.Proof or think.Best.
func (a posed) search(ctx context.Context, tell func(think.Progress)) (any, error) {
	switch nodes := a.effort.Nodes(); a.q {
	case think.Certain:
		return think.Prove(ctx, a.pos.View, a.toDo(), nodes, tell)
	case think.Plan:
		return think.FindPlan(ctx, a.pos.View, a.toDo(), nodes, tell)
	default:
		s, err := think.Play(a.pos.State, a.line[:a.at])
		if err != nil {
			return nil, err
		}
		return think.SolveOpen(ctx, s, nodes, tell)
	}
}

// askRefused shows the position with why there is no answer.
func (v *visit) askRefused(status int, a posed, f templates.Feedback, again bool) error {
	scene, err := v.askScene(a, nil)
	if err != nil {
		return tutor.Fail(tutor.Internal, "the position itself", err)
	}
	if status == http.StatusServiceUnavailable {
		retryAfter(v, askWait)
	}
	var link *templates.Link
	if again {
		link = &templates.Link{Href: v.askHref(a), Label: v.p.AskAgain()}
	}
	page := v.askPage(a, scene.table, templates.AskRefused(v.look(), f, link))
	return v.show(status, templates.AskedPosition(page))
}

// askPage is the page around an answer.
func (v *visit) askPage(a posed, table templates.Table, said templ.Component) templates.AskPage {
	page := v.page(templates.SectionNone, v.askLabel(a.q), "")
	page.Canonical, page.Set = boardPath+"?p="+a.board.Text(), v.wayBack(page.Set)
	return templates.AskPage{
		Page: page, Hidden: !a.board.Open, Table: table, Question: v.askQuestion(a), Said: said, Ask: v.askOf(a),
		Back: templates.Link{Href: v.boardNear(a.board), Label: v.p.AskToBoard()},
	}
}
