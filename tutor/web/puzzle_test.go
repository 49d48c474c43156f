package web

import (
	"iter"
	"net/http/httptest"
	"slices"
	"testing"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// visitor is a visit of nobody known, in a language.
func visitor(lang string) *visit {
	c := echo.New().NewContext(httptest.NewRequest("GET", "/"+lang+"/puzzles/x", nil), httptest.NewRecorder())
	v := &visit{Context: c, site: &Site{Config: Config{BaseURL: "https://bummerl.example"}}, lang: lang}
	v.set = learner.In(tutor.Settings{}, lang)
	v.p = locales.New(lang, v.set.Pack)
	return v
}

// sampled are puzzles of every theme, evenly spread.
func sampled(perTheme int) []puzzles.Puzzle {
	var list []puzzles.Puzzle
	for _, theme := range puzzles.Themes() {
		all := puzzles.Of(theme)
		for i := range min(perTheme, len(all)) {
			list = append(list, all[i*len(all)/min(perTheme, len(all))])
		}
	}
	return list
}

// TestPuzzleViews tries every choice at every turn of right play, in puzzles of every theme, and holds what is shown to
// what the walk says.
func TestPuzzleViews(t *testing.T) {
	for i, z := range sampled(4) {
		v := visitor(locales.Langs[i%len(locales.Langs)])
		z = z.By(v.playsBy().Options)
		now, err := walk(t.Context(), z, "")
		for err == nil && now.Mistake == nil && !now.Finished {
			checkPuzzleView(t, v, now)
			choices := now.Choices.List()
			if now.MayDecline {
				choices = append(choices, rules.NoAction)
			}
			on := now
			for _, a := range choices {
				next, err := now.with(t.Context(), a)
				if err != nil {
					t.Fatalf("%s %v %v: %v", z.ID, now.own, a, err)
				}
				if next.Mistake != nil || next.Finished {
					checkPuzzleView(t, v, next)
				} else {
					on = next
				}
			}
			if len(on.own) == len(now.own) {
				break
			}
			now = on
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// checkPuzzleView holds one view to its walk.
func checkPuzzleView(t *testing.T, v *visit, w try) {
	t.Helper()
	view, err := v.puzzleView(w)
	if err != nil {
		t.Fatalf("%s %v: %v", w.z.ID, w.own, err)
	}
	fail := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s %s: "+format, append([]any{w.z.ID, formatLine(w.own)}, args...)...)
	}
	open, m := w.Mistake == nil && !w.Finished, w.Mistake
	if line, err := parseLine(formatLine(w.own)); err != nil || !slices.Equal(line, w.own) {
		fail("the line is written and read as %v, %v", line, err)
	}
	if open != (view.Table.Form.Action != "") || view.Keep == nil || open != (view.Keep.Record == "") {
		fail("open is %v, the form goes to %q, to be kept is %v", open, view.Table.Form.Action, view.Keep)
	}
	if open && w.z.Theme.Hidden() && len(view.Table.Opponent.Cards) > 0 {
		fail("the opponent's cards %v lie open", view.Table.Opponent.Cards)
	}
	if (len(w.own) == 0) != (view.Verdict == nil) || (len(w.own) == 0) != (len(view.Known) > 0) {
		fail("verdict %v, known %v", view.Verdict, view.Known)
	}
	switch w.z.Theme {
	case puzzles.TakeOrLetGo, puzzles.NowOrLater, puzzles.ClaimOrPlay:
		if first := v.question(w.z).String(); (view.Question.String() == first) != (len(w.own) == 0 || !open) {
			fail("after %d actions, open %t, it asks %q", len(w.own), open, view.Question)
		}
	}
	for i, b := range view.Table.Announcements {
		if early := b.Action == "66" && w.State.Points(w.z.Seat()) < rules.Winning && !w.counts(); b.Faint != early || early && i+1 < len(view.Table.Announcements) {
			fail("with %d points the buttons are %v", w.State.Points(w.z.Seat()), view.Table.Announcements)
		}
	}
	var tricks int
	for _, past := range view.TricksBefore {
		tricks++
		if past.Leader == templates.Nobody || past.Winner == templates.Nobody || (past.Points == 0) != w.counts() {
			fail("a trick is listed as %+v", past)
		}
	}
	if want := w.State.Tricks(0) + w.State.Tricks(1); open && w.z.Theme.Hidden() && tricks != want || !w.z.Theme.Hidden() && tricks > 0 {
		fail("%d tricks are listed, %d were made", tricks, want)
	}
	if shown := view.Table.You.Points != nil && view.Table.Opponent.Points != nil; shown == w.counts() {
		fail("points are shown: %v", shown)
	}
	if !open && view.Verdict.Mood != map[bool]templates.Mood{true: templates.Wrong, false: templates.Right}[m != nil] {
		fail("the verdict is %v", view.Verdict)
	}
	if m != nil && w.z.Theme.Hidden() && !w.Declined {
		var said []string
		for _, text := range view.Verdict.Text {
			said = append(said, text.String())
		}
		if only := m.Of == 1 && m.Action != rules.Claim; only != slices.Contains(said, v.p.PuzzleBeatenByOnly()) {
			fail("of %d hands the verdict says %q", m.Of, said)
		}
		if slices.Contains(said, v.p.PuzzleBestPlan(w.z.Guaranteed, w.z.Hands)) == w.z.Certain {
			fail("certain is %v, and the verdict says %q", w.z.Certain, said)
		}
	}
	if view.Played != nil {
		checkPlayed(t, v, w, view, fail)
	} else if m != nil && len(m.Refutation)+len(m.Plan) > 0 {
		fail("there is nothing to step through")
	}
	if view.Beating != nil && (len(view.Beating.Hands) > m.BeatenBy || (view.Beating.More == "") != (len(view.Beating.Hands) == m.BeatenBy)) {
		fail("%d hands beat it, %d are shown and %q", m.BeatenBy, len(view.Beating.Hands), view.Beating.More)
	}
	if w.Declined && m == nil && len(view.Against) == 0 {
		fail("nothing says why it is not certain")
	}
	if m != nil && view.Solution == nil {
		fail("nothing says what was right")
	}
}

// checkPlayed steps through a line: every move is told, and every position is shown.
func checkPlayed(t *testing.T, v *visit, w try, view templates.Puzzle, fail func(string, ...any)) {
	t.Helper()
	moves := len(view.Played.Moves)
	if m := w.Mistake; m != nil && moves != len(m.Refutation)+len(m.Plan) {
		fail("%d moves are told of %d", moves, len(m.Refutation)+len(m.Plan))
	}
	for at := range moves + 2 {
		w.at = at
		step, err := v.puzzleView(w)
		if err != nil {
			t.Fatal(err)
		}
		if got := step.Played; got.At != min(at, moves) || (got.Back == "") != (at == 0) || (got.Forward == "") != (at >= moves) {
			fail("step %d of %d: %+v", at, moves, got)
		}
		cards := len(step.Table.Hand) + len(step.Table.Opponent.Cards) + step.Table.Opponent.Backs + step.Table.Talon.Left +
			2*(step.Table.You.Tricks+step.Table.Opponent.Tricks)
		if step.Table.Trick.Leader != templates.Nobody && step.Table.Trick.Reply == "" {
			cards++
		}
		if cards != 20 {
			fail("step %d: %d cards", at, cards)
		}
	}
}

// TestProgress counts what is solved, and finds the first puzzle that is not.
func TestProgress(t *testing.T) {
	list := puzzles.Of(puzzles.LastFive)[:4]
	ticks := map[string]templates.Mood{list[0].ID: templates.Right, list[1].ID: templates.Wrong, list[2].ID: templates.Slip}
	index := func(levels ...puzzles.Level) iter.Seq[puzzles.Entry] {
		return func(yield func(puzzles.Entry) bool) {
			for i, level := range levels {
				if !yield(puzzles.Entry{ID: list[i].ID, Level: level}) {
					return
				}
			}
		}
	}
	all, levels := progressIn(index("easy", "hard", "easy", "hard"), ticks)
	if want := (progress{solved: 2, of: 4, next: list[1].ID}); all != want {
		t.Errorf("got %+v, want %+v", all, want)
	}
	if got, want := levels["hard"], (progress{of: 2, next: list[1].ID}); got != want {
		t.Errorf("the hard ones: got %+v, want %+v", got, want)
	}
	if got, want := levels["easy"], (progress{solved: 2, of: 2}); got != want {
		t.Errorf("the easy ones: got %+v, want %+v", got, want)
	}
	if got, _ := progressIn(index("easy"), ticks); got.next != "" {
		t.Errorf("all are solved, and %s is next", got.next)
	}
	if got := levels["nonesuch"]; got.of != 0 {
		t.Errorf("%d of a level that is not there", got.of)
	}
}

// TestListAddress: the first page of everything has the plain address.
func TestListAddress(t *testing.T) {
	for _, c := range []struct {
		level puzzles.Level
		page  int
		want  string
	}{{"", 1, "/x"}, {"", 2, "/x?page=2"}, {puzzles.Hard, 1, "/x?level=hard"}, {puzzles.Easy, 3, "/x?level=easy&page=3"}} {
		if got := listAddress("/x", c.level, c.page); got != c.want {
			t.Errorf("%v: got %s, want %s", c, got, c.want)
		}
	}
}

// TestKnownCards: each card that the opponent is known to hold is explained, in every puzzle.
func TestKnownCards(t *testing.T) {
	for _, z := range puzzles.All() {
		if !z.Theme.Hidden() {
			continue
		}
		seen, err := z.View()
		if err != nil {
			t.Fatal(err)
		}
		for c := range seen.Known.All() {
			if howKnown(seen, c) == 0 {
				t.Errorf("%s: nobody knows why he has %s", z.ID, c)
			}
		}
	}
}
