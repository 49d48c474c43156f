package e2e_test

import (
	"strings"
	"testing"

	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/rules/bot"
	"bummerl/tutor/e2e/testsite"
)

// legalCard is the first card of the hand that may be played.
const legalCard = `.hand li[data-play=legal] button`

// focusCard puts the focus on that card as soon as it is there: the forms may carry the next version before the hand does.
func (w *window) focusCard() {
	w.t.Helper()
	w.await("a card to play", `!!document.querySelector(`+quote(legalCard)+`)`)
	ask[any](w, `void document.querySelector(`+quote(legalCard)+`).focus()`)
}

// deal starts a match by clicks and cuts.
func (w *window) deal(lang string) {
	w.t.Helper()
	w.visit("/" + lang + "/play")
	w.press(`form.start button`)
	w.await("the cut", `!!document.querySelector("button[name=cut]")`)
	w.press(`button[name=cut][value="4"]`)
	w.await("the table", `!!document.querySelector(".hand button")`)
}

// startMeek starts a site whose opponent never ends a hand before its cards are played.
func startMeek(t *testing.T) *testsite.Site {
	t.Helper()
	return testsite.Start(t, testsite.Options{Level: func(string) (bot.Level, error) { return meek{}, nil }})
}

// TestHandByClicks plays a whole hand in Chromium on a phone's screen by clicks alone, nothing scrolling, and reloads
// on the way.
func TestHandByClicks(t *testing.T) {
	t.Parallel()
	site := startMeek(t)
	w := open(t, site.URL, phone)
	w.deal("hu")
	titled := func(hand int) {
		w.await("the title of the hand", `document.title.startsWith(`+quote(locales.New("hu", "").MetaMatchTitle(hand))+`)`)
	}
	titled(1)
	moves := 0
	for ; !w.there(".over"); moves++ {
		if moves > 60 {
			t.Fatal("the hand does not end")
		}
		if over := ask[float64](w, `document.documentElement.scrollHeight - innerHeight`); over > 0 {
			t.Errorf("the table is %v pixels taller than the screen", over)
		}
		before := w.version()
		if moves == 3 {
			w.do(cdp.Reload())
			if got := w.version(); got != before {
				t.Errorf("reload went from version %s to %s", before, got)
			}
		}
		w.press(legalCard)
		w.await("an answer", `document.querySelector("input[name=version]") && document.querySelector("input[name=version]").value !== `+quote(before))
	}
	if moves <= 3 {
		t.Errorf("over after %d moves: nothing was loaded again", moves)
	}
	if text := ask[string](w, `document.querySelector("#status").textContent`); strings.TrimSpace(text) == "" {
		t.Error("the live region is silent")
	}
	w.press(`.over button[value=next]`)
	w.await("the next hand", `!document.querySelector(".over")`)
	titled(2)
}

// TestBack goes to another page and back by the browser's button: the table stands where it stood, and goes on.
func TestBack(t *testing.T) {
	t.Parallel()
	site := startMeek(t)
	w := open(t, site.URL, phone)
	w.deal("hu")
	before := w.version()
	w.press(legalCard)
	w.await("an answer", `document.querySelector("input[name=version]") && document.querySelector("input[name=version]").value !== `+quote(before))
	before = w.version()
	w.visit("/hu/learn")
	ask[any](w, `void history.back()`)
	w.await("the table again", `location.pathname.includes("/play/") && !!document.querySelector("input[name=version]")`)
	if got := w.version(); got != before {
		t.Errorf("going back went from version %s to %s", before, got)
	}
	// The driver loses track of a page that the browser takes out of its cache; a click by script still is one.
	ask[any](w, `void document.querySelector(".hand li[data-play=legal] button").click()`)
	w.await("an answer", `document.querySelector("input[name=version]") && document.querySelector("input[name=version]").value !== `+quote(before))
}

// TestHandByKeyboard plays a whole hand by Tab, arrow keys and Enter. Within a few presses of a key each move is done:
// the focus never falls back to the top of the page.
func TestHandByKeyboard(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	w.deal("pt")
	w.do(cdp.Reload())
	const focused = `(() => {
		const e = document.activeElement;
		if (!e || !e.classList.contains("hand-card")) return "";
		return e.closest("li").dataset.play;
	})()`
	for moves := 0; !w.there(".over"); moves++ {
		if moves > 60 {
			t.Fatal("the hand does not end")
		}
		before, presses := w.version(), 0
		for ask[string](w, focused) != "legal" {
			if presses++; presses > 20 {
				t.Fatalf("move %d: no legal card within 20 keys", moves)
			}
			if ask[string](w, focused) == "" {
				w.key(kb.Tab)
			} else {
				w.key(kb.ArrowRight)
			}
		}
		if moves > 0 && presses > 8 {
			t.Errorf("move %d took %d keys: the focus was lost", moves, presses)
		}
		w.key(kb.Enter)
		w.await("an answer", `document.querySelector("input[name=version]") && document.querySelector("input[name=version]").value !== `+quote(before))
	}
	w.await("the focus on the next button", `document.activeElement?.value === "next"`)
	w.key(kb.Enter)
	w.await("the next hand", `!document.querySelector(".over")`)
}

// TestTwoTabs moves in one tab and then in another that still shows the old table: the second is told so and shows the
// table as it is.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	site := startMeek(t)
	w := open(t, site.URL, phone)
	w.deal("de")
	address := ask[string](w, `location.pathname`)
	second, cancel := cdp.NewContext(w.ctx)
	defer cancel()
	old := &window{t: t, ctx: second, url: site.URL}
	old.do(cdp.Emulate(phone))
	old.visit(address)
	before := old.version()
	w.press(legalCard)
	w.await("an answer", `document.querySelector("input[name=version]") && document.querySelector("input[name=version]").value !== `+quote(before))
	old.press(`.hand li[data-play=legal]:last-child button, .hand li:last-child button`)
	old.await("the reason", `!!document.querySelector(".refused")`)
	if got, want := old.version(), w.version(); got != want {
		t.Errorf("the second tab stands at version %s, want %s", got, want)
	}
}
