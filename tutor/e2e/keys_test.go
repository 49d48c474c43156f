package e2e_test

import (
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor/e2e/storybook"
	"bummerl/tutor/e2e/testsite"
)

// TestKeys: letters lead to cards and announcements and go round among those of one letter, ? opens what there is to look
// up; with the shortcuts switched off, and in other editions, no letter does anything it should not.
func TestKeys(t *testing.T) {
	t.Parallel()
	url := shelf(t)
	focus := func(w *window) string {
		return ask[string](w, `document.activeElement.closest("[data-card]")?.dataset.card ?? document.activeElement.id`)
	}
	w := open(t, url, phone)
	story, _ := storybook.Find("table-bid")
	for _, c := range []struct{ lang, pack, keys, want string }{
		{"de", "french", "k", "Kd"}, {"de", "french", "kk", "Ks"}, {"de", "french", "kkk", "Kd"}, {"de", "french", "b", "Jd"},
		{"de", "french", "2", "do-ms"}, {"de", "french", "22", "do-md"}, {"de", "french", "z", "do-c"},
		{"de", "french", "6", "do-66"}, {"de", "french", "w", ""},
		{"hu", "tell", "f", "Qd"}, {"hu", "tell", "t", "do-c"}, {"hu", "tell", "c", "do-x"},
		{"pt", "french", "Q", "Qd"}, {"pt", "french", "f", "do-c"},
	} {
		w.visit(storybook.Address(story, storybook.Edition{Lang: c.lang, Pack: c.pack, Theme: "light"}))
		for _, key := range c.keys {
			w.key(string(key))
		}
		if got := focus(w); got != c.want {
			t.Errorf("%s %s: %s leads to %q, want %q", c.lang, c.pack, c.keys, got, c.want)
		}
	}
	w.key("?")
	if !ask[bool](w, `document.getElementById("aside").matches(":popover-open")`) {
		t.Error("? opens nothing")
	}
	w.visit(storybook.Address(story, storybook.Edition{Lang: "de", Pack: "french", Theme: "light"}))
	ask[any](w, `void (document.documentElement.dataset.shortcuts = "no")`)
	w.key("k")
	w.key("?")
	if got := focus(w); got != "" || ask[bool](w, `!!document.querySelector(":popover-open")`) {
		t.Errorf("with the shortcuts off a letter leads to %q", got)
	}
}

// TestForced: with the setting on, the only card that may be played goes by itself; with it off it waits.
func TestForced(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	w.deal("de")
	w.untilForced()
	before := w.version()
	time.Sleep(1200 * time.Millisecond)
	if got := w.version(); got != before {
		t.Error("a card went by itself though the setting is off")
	}
	table := ask[string](w, `location.pathname`)
	w.visit("/de/settings")
	w.press("#forced")
	w.await("that it is kept", `document.documentElement.dataset.forced === "yes"`)
	w.visit(table)
	w.await("the card that plays itself", changed(before))
}

// alone is true where one card may be played and there is nothing to announce.
const alone = `document.querySelectorAll(".hand [data-play=legal]").length === 1 && !document.querySelector(".calls button")`

// untilForced plays on, hand after hand, until there is only one card to play.
func (w *window) untilForced() {
	w.t.Helper()
	for range 200 {
		if w.there(".over button[value=next]") {
			w.press(".over button[value=next]")
			w.await("the next hand", `!document.querySelector(".over")`)
		}
		if ask[bool](w, alone) {
			return
		}
		before := w.version()
		w.press(legalCard)
		w.await("an answer", changed(before))
	}
	w.t.Fatal("no card was ever the only one")
}

// TestSpoken: with the setting on, the browser says aloud what has been announced, in the page's language, and says it
// once; cards are not announced, and with the setting off nothing is.
func TestSpoken(t *testing.T) {
	t.Parallel()
	env := knownEnv()
	site := testsite.Start(t, testsite.Options{Env: env, Level: func(string) (bot.Level, error) { return meek{}, nil }})
	w := open(t, site.URL, phone)
	w.cookie("bummerl", seated(t, site, env, told(t), rules.Forehand))
	w.visit("/de/play/match")
	ask[any](w, `window.aloud = []; window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
		Object.defineProperty(window, "speechSynthesis", {value: {speak: u => window.aloud.push(u.lang + ": " + u.text)}}); undefined`)
	press := func(id string) {
		t.Helper()
		before := w.version()
		w.press("#" + id)
		w.await("an answer", changed(before))
	}
	press("do-x")
	ask[any](w, `void (document.documentElement.dataset.spoken = "yes")`)
	press("do-md")
	w.await("the voice", `window.aloud.length > 0`)
	press("card-Qd")
	time.Sleep(200 * time.Millisecond)
	p := locales.New("de", "")
	want := "de: " + p.EventMarriage40You(rules.Diamonds).String()
	if got := ask[[]string](w, `window.aloud`); len(got) != 1 || !strings.HasPrefix(got[0], want) {
		t.Errorf("said aloud: %q, want once %q", got, want)
	}
}
