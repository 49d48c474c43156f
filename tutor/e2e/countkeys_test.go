package e2e_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/tutor/count"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// counter is a learner who counts in a browser, by keyboard alone.
type counter struct {
	*window
	site *testsite.Site
	p    locales.Printer
	// learner and run name what is kept.
	learner, run string
}

// TestCountByKeyboard does each drill without touching the screen: a wrong answer, then right ones. The focus is on what
// comes next, and what is new is said.
func TestCountByKeyboard(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for _, c := range []struct {
		kind count.Kind
		lang string
		set  count.Setting
		// items are done of the run; 0: all.
		items int
	}{
		{count.TrickSum, "de", count.Setting{Level: 1, Adapt: true}, 0},
		{count.TrickSum, "pt", count.Setting{Level: 7}, 2},
		{count.Running, "hu", count.Setting{Level: 4, Words: count.Words}, 2},
		{count.Running, "de", count.Setting{Level: 5}, 2},
		{count.MayClaim, "pt", count.Setting{Level: 2}, 2},
		{count.Missing, "de", count.Setting{Level: 2}, 2},
		{count.TrumpsOut, "hu", count.Setting{Level: 5}, 2},
		{count.CardsOut, "pt", count.Setting{Level: 1}, 2},
		{count.LastFive, "de", count.Setting{Level: 7}, 2},
	} {
		t.Run(string(c.kind)+"/"+c.lang+"/"+strconv.Itoa(c.set.Level), func(t *testing.T) {
			w := seatedCounter(t, site, c.lang)
			w.begin(c.kind, c.set)
			for k := 0; c.items == 0 || k < c.items; k++ {
				if run := runOf(t, site, w.learner, w.run); run.Done {
					break
				}
				w.doItem(k == 0)
			}
			if c.items == 0 {
				w.await("the end", `document.querySelector("h1")?.textContent === `+quote(w.p.CountSummaryTitle()))
			}
		})
	}
}

// seatedCounter opens a window for a new learner.
func seatedCounter(t *testing.T, site *testsite.Site, lang string) counter {
	t.Helper()
	who, token, err := learner.Service{Store: site.Store, Env: site.Env}.Ensure(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	w := counter{window: open(t, site.URL, phone), site: site, p: locales.New(lang, ""), learner: who.ID}
	w.cookie("bummerl", token)
	return w
}

// begin begins a drill with a setting, chosen in the unfolded form.
func (w *counter) begin(kind count.Kind, set count.Setting) {
	w.t.Helper()
	w.visit("/" + w.p.Lang() + "/count/" + string(kind))
	w.tabTo(`.set summary`)
	w.key(kb.Enter)
	w.tabTo(`[name=level]:checked`)
	for range set.Level - 1 {
		w.key(kb.ArrowRight)
	}
	if !set.Adapt {
		w.tabTo(`[name=adapt]`)
		w.key(" ")
	}
	if set.Words == count.Words {
		w.tabTo(`[name=words]:checked`)
		w.key(kb.ArrowRight)
		w.key(kb.ArrowRight)
	}
	if set.Clock {
		w.tabTo(`[name=clock]`)
		w.key(" ")
	}
	w.key(kb.Enter) // in a form: begins
	w.await("the run", `!!document.getElementById("drill")`)
	path := ask[string](w.window, `location.pathname`)
	w.run = path[strings.LastIndex(path, "/")+1:]
	if got := runOf(w.t, w.site, w.learner, w.run).Setting; got != set {
		w.t.Fatalf("began with %+v, want %+v", got, set)
	}
}

// doItem watches the tricks of an item, answers its questions, and goes on from the correction.
func (w *counter) doItem(wrong bool) {
	w.t.Helper()
	run := runOf(w.t, w.site, w.learner, w.run)
	item, _ := run.Now()
	w.watchTricks(run.Items[item].Item)
	for {
		run = runOf(w.t, w.site, w.learner, w.run)
		if run.Items[item].Done {
			break
		}
		it, question := openPrompt(run)
		_, prompt := run.Now()
		form := `document.getElementById("ask-` + strconv.Itoa(item) + `-` + strconv.Itoa(prompt) + `")`
		w.await("the question", `!!`+form)
		answer := rightAnswer(w.t, it, question)
		if wrong {
			answer = wrongAnswer(question, answer)
		}
		w.reply(it, question, answer)
		w.await("what follows the answer", `!`+form)
	}
	w.await("the correction", `!!document.querySelector("#drill .sums")`)
	mood, said := "right", w.p.CountRight()
	if wrong {
		mood, said = "wrong", w.p.CountWrong()
	}
	if !w.there(`#drill .feedback[data-mood=` + mood + `]`) {
		w.t.Errorf("item %d is not %s: %s", item+1, mood, ask[string](w.window, `document.getElementById("drill").innerText`))
	}
	if got := ask[string](w.window, `document.getElementById("status").textContent`); !strings.HasPrefix(got, said) {
		w.t.Errorf("the live region says %q, want %q", got, said)
	}
	w.onFocus("the way on", `.corrected-next`)
	w.key(kb.Enter)
	w.await("what comes next", `!document.querySelector("#drill .sums")`)
}

// watchTricks goes from trick to trick with the Enter key, if they go by.
func (w *counter) watchTricks(it count.Item) {
	w.t.Helper()
	if it.Rung.Show == count.Full {
		return
	}
	for k := range it.Tricks {
		w.await("trick "+strconv.Itoa(k+1), `!!document.getElementById("on-`+strconv.Itoa(k+1)+`")`)
		if shown := w.there(`.drill-cloth[data-show=said]`); shown != (it.Rung.Show == count.Said) {
			w.t.Errorf("the trick is said: %t, want %t", shown, it.Rung.Show == count.Said)
		}
		w.tabTo(`.watch-go a`)
		w.key(kb.Enter)
	}
	w.await("the question", `!!document.querySelector("#drill .ask")`)
	if w.there(`#drill .laid, #drill .drill-middle .trick`) {
		w.t.Error("at the question tricks are still to be seen")
	}
}

// reply answers a question by keys.
func (w *counter) reply(it count.Item, q count.Prompt, a count.Answer) {
	w.t.Helper()
	switch q.Ask {
	case count.AskNumber:
		if text := w.p.NumberWord(a.Number()); it.Rung.Words {
			w.tabTo(`.ask-number input`)
			w.key(text)
		} else {
			w.key(string(a)) // A figure finds its way by itself.
		}
		if got := ask[string](w.window, `document.querySelector(".ask-number input").value`); got == "" {
			w.t.Error("what is typed is not written anywhere")
		}
	case count.AskYesNo:
		key := w.p.CountNoKey()
		if a.Yes() {
			key = w.p.CountYesKey()
		}
		w.key(strings.ToLower(key))
		w.onFocus("the answer", `[value=`+string(a)+`]`)
	case count.AskTrick:
		w.key(strconv.Itoa(a.Number() + 1))
		w.onFocus("the trick", `.ask-trick[value="`+string(a)+`"]`)
	case count.AskCards:
		w.markCards(codesOf(a))
		w.tabTo(`.ask-send`)
	}
	w.key(kb.Enter)
}

// markCards goes about in the pack with the arrow keys and marks cards with the space bar.
func (w *counter) markCards(codes []string) {
	w.t.Helper()
	w.await("the focus at the question", `!!document.activeElement?.closest("main")`)
	w.tabTo(`.pack-grid input`)
	rows := ask[[][]string](w.window, `(() => { const columns = +document.querySelector(".pack-grid").dataset.columns;
		const all = [...document.querySelector(".pack-grid").children].map(c => c.querySelector("input")?.value ?? "");
		return Array.from({length: all.length / columns}, (_, i) => all.slice(i * columns, (i + 1) * columns)); })()`)
	visited := 0
	for i, row := range rows {
		for j, code := range row {
			if code == "" || !slices.Contains(codes, code) {
				continue
			}
			w.arrowTo(rows, i, j)
			w.key(" ")
			w.await("a card marked", `document.querySelector(".pack-grid input[value=`+code+`]").checked`)
			visited++
		}
	}
	if visited != len(codes) {
		w.t.Errorf("of %v the pack has %d", codes, visited)
	}
}

// arrowTo goes to a card of the pack, along its row in the end; cards that are gone are passed over.
func (w *counter) arrowTo(rows [][]string, i, j int) {
	w.t.Helper()
	for range 60 {
		at := ask[string](w.window, `document.activeElement.value`)
		if at == rows[i][j] {
			return
		}
		ai, aj := 0, 0
		for k, row := range rows {
			if n := slices.Index(row, at); n >= 0 {
				ai, aj = k, n
			}
		}
		switch {
		case ai < i && rows[ai+1][aj] != "":
			w.key(kb.ArrowDown)
		case ai*len(rows[0])+aj < i*len(rows[0])+j:
			w.key(kb.ArrowRight)
		default:
			w.key(kb.ArrowLeft)
		}
	}
	w.t.Fatalf("the arrows do not lead to %s", rows[i][j])
}

func (w *counter) onFocus(what, selector string) {
	w.t.Helper()
	if !ask[bool](w.window, `document.activeElement.matches(`+"`"+selector+"`"+`)`) {
		w.t.Errorf("the focus is not on %s but on %s", what, ask[string](w.window, `document.activeElement.outerHTML.slice(0, 200)`))
	}
}
