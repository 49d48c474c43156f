package web

import (
	"context"
	"errors"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"

	"bummerl/templates"
	"bummerl/tutor/board/think"
)

const (
	// progressEach is how long nothing is told at least between two times.
	progressEach = 300 * time.Millisecond
	// streamTime is how long an answer may take, the way to a slow reader included.
	streamTime = think.Longest + 10*time.Second
)

// askSaid is an answer that is there at once.
func askSaid(l templates.Look, a templates.AskAnswer) templ.Component {
	return templ.Join(templates.AskHeadline(l, a.Feedback), templates.AskFound(l, a))
}

// askStreamed answers with a page that is sent while the search goes on: the position first, then how far it has come, then
// the answer. The search belongs to the request: whoever leaves ends it. leave gives its place at the desk back.
func (v *visit) askStreamed(a posed, scene askScene, leave func()) error {
	leave = sync.OnceFunc(leave)
	defer leave()
	// The server's timeouts are made for pages that are ready at once.
	control := http.NewResponseController(v.Response())
	until := time.Now().Add(streamTime)
	if err := errors.Join(control.SetReadDeadline(until), control.SetWriteDeadline(until)); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	h := v.Response().Header()
	h.Set(echo.HeaderContentType, echo.MIMETextHTMLCharsetUTF8)
	h.Set("X-Accel-Buffering", "no") // proxies are not to hold it back
	var answer templates.AskAnswer
	search := templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		defer leave()
		answer = v.askSearched(ctx, a, scene, w)
		if err := ctx.Err(); err != nil {
			return err
		}
		return templates.AskHeadline(v.look(), answer.Feedback).Render(ctx, w)
	})
	found := templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		return templates.AskFound(v.look(), answer).Render(ctx, w)
	})
	page := v.askPage(a, scene.table, templates.AskRun(v.look(), v.boardNear(a.board), search, found))
	v.Response().WriteHeader(http.StatusOK)
	return templates.AskedPosition(page).Render(v.ctx(), v.Response())
}

// askSearched searches, tells w how far it has come, and keeps what was found.
func (v *visit) askSearched(ctx context.Context, a posed, scene askScene, w io.Writer) templates.AskAnswer {
	flush(w)
	start := time.Now()
	last, told := start, ""
	whole, stop := v.site.Life.untilEnding(ctx)
	defer stop()
	found, err := a.search(whole, func(p think.Progress) {
		if time.Since(last) < progressEach {
			return
		}
		last = time.Now()
		text := v.askSoFar(a, p)
		if text == "" || text == told {
			return
		}
		told = text
		if templates.AskProgress(text).Render(ctx, w) == nil {
			flush(w)
		}
	})
	if whole.Err() != nil && ctx.Err() == nil { // the process ends, not the reader's patience
		return templates.AskAnswer{Feedback: templates.Feedback{Title: v.p.AskRestarting()}}
	}
	if err != nil {
		if ctx.Err() == nil {
			v.site.Log.Error("a search failed", "id", requestID(v), "question", a.q, "board", a.board.Text(), "error", err)
		}
		return templates.AskAnswer{Feedback: templates.Feedback{Mood: templates.Slip, Title: v.p.AskFailed()}}
	}
	// What was cut short by the clock may be better known next time.
	if time.Since(start) < think.Longest {
		v.site.asked.Keep(a.key(), found)
	}
	return v.askAnswer(a, scene, found)
}

// flush sends what has been written so far.
func flush(w io.Writer) {
	if f, ok := w.(interface{ Flush() error }); ok {
		_ = f.Flush() // A reader who is gone ends the request's context, which ends the search.
	}
}

// askAtHand gives the answer where no search is needed: it is kept, or the hand is over.
func (v *visit) askAtHand(a posed, scene askScene) (templates.AskAnswer, bool) {
	if a.q == think.Solve && scene.at.State.Over() {
		return v.endedAnswer(a, scene), true
	}
	if found := v.site.asked.Find(a.key()); found != nil {
		return v.askAnswer(a, scene, found), true
	}
	return templates.AskAnswer{}, false
}

// askAnswer puts into words what has been found.
func (v *visit) askAnswer(a posed, scene askScene, found any) templates.AskAnswer {
	switch found := found.(type) {
	case think.Proof:
		return v.proofAnswer(a, found)
	case think.Best:
		return v.bestAnswer(a, found)
	case think.Worth:
		return v.worthAnswer(a, scene, found)
	}
	return templates.AskAnswer{}
}
