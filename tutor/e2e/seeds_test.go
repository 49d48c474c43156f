package e2e_test

import (
	"encoding/base64"
	"encoding/hex"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// secretForms are the ways in which a seed might be told: in digits of either case, in letters, as it is, and its halves.
func secretForms(t *testing.T, s tutor.Seed) []string {
	t.Helper()
	raw, err := hex.DecodeString(s.Reveal())
	if err != nil {
		t.Fatal(err)
	}
	return []string{
		s.Reveal()[:32], s.Reveal()[32:], strings.ToUpper(s.Reveal()[:32]), string(raw[:16]), string(raw[16:]),
		base64.StdEncoding.EncodeToString(raw[:15]), base64.URLEncoding.EncodeToString(raw[:15]), base64.StdEncoding.EncodeToString(raw[15:30]),
	}
}

// seedWatch looks at every answer that a learner gets for the seed of a match.
type seedWatch struct {
	t    *testing.T
	site *testsite.Site
	b    *plain.Browser
	seen int
}

// match gives the learner's latest match.
func (w *seedWatch) match() tutor.Match {
	w.t.Helper()
	who := learnerOf(w.t, w.site, w.b)
	list, err := w.site.Store.Matches(w.t.Context(), who, 1)
	if err != nil || len(list) == 0 {
		w.t.Fatal(list, err)
	}
	m, err := w.site.Store.Match(w.t.Context(), who, list[0].ID)
	if err != nil {
		w.t.Fatal(err)
	}
	return m
}

// tells tells whether what is on the screen has a seed in it.
func (w *seedWatch) tells(s tutor.Seed) bool {
	w.t.Helper()
	w.seen++
	var headers strings.Builder
	if err := w.b.Page.Header.Write(&headers); err != nil {
		w.t.Fatal(err)
	}
	for _, form := range secretForms(w.t, s) {
		if strings.Contains(w.b.Page.Body+headers.String()+w.b.Page.URL.String(), form) {
			return true
		}
	}
	return false
}

// everywhere asks for all that there is about a match, and makes each kind of mistake.
func (w *seedWatch) everywhere(lang string, m tutor.Match) {
	w.t.Helper()
	table := "/" + lang + "/play/" + m.ID
	for _, path := range []string{
		table, table + "/hands", table + "/record.json", table + "/check", table + "/review/1", table + "/review/1/record.json", table + "/review/1/retry",
		"/" + lang + "/play", "/" + lang + "/play/statistics", "/" + lang + "/progress", "/" + lang + "/profile", "/" + lang + "/profile/export.json", table + "/nonesuch",
	} {
		w.b.Open(path)
		w.unless(m, path)
	}
	for _, form := range []url.Values{
		{"version": {"1"}, "action": {"Kc"}}, {"version": {"999"}, "action": {"Kc"}}, {"version": {"x"}}, {"version": {"2"}, "action": {"zz"}},
		{"version": {"2"}, "cut": {"1"}}, {"version": {"2"}, "hint": {"9"}}, {"action": {strings.Repeat("9", 20<<10)}},
	} {
		w.b.Post(table, form)
		w.unless(m, form.Encode()[:min(40, len(form.Encode()))])
	}
}

func (w *seedWatch) unless(m tutor.Match, what string) {
	w.t.Helper()
	if w.tells(m.Seed) {
		w.t.Fatalf("%s tells the seed before the end: %s", what, w.b.Page)
	}
}

// TestNoSeedBeforeTheEnd plays matches to their end: until then no answer, header, address, error page or line of the log
// has the seed in any form; afterwards the page that proves the deals has it.
func TestNoSeedBeforeTheEnd(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Langs {
		site := testsite.Start(t, testsite.Options{})
		w := &seedWatch{t: t, site: site, b: plain.New(t, site.URL)}
		w.b.Open("/" + lang + "/play")
		w.b.PressIn("/" + lang + "/play")
		m := w.match()
		w.unless(m, "the cut")
		if !strings.Contains(w.b.Page.Body, m.Commitment) {
			t.Errorf("%s: the commitment is not shown before the cut", lang)
		}
		table := w.b.Page.URL.Path
		w.b.Press("cut", "7")
		for n := 0; ; n++ {
			values := w.b.Page.Values("action")
			if n > 1000 {
				t.Fatal("the match does not end")
			}
			if len(values) == 0 {
				break
			}
			w.unless(m, "the table")
			if n%15 == 1 {
				w.everywhere(lang, m)
				w.b.Open(table)
			}
			if contains(values, "next") {
				w.b.Press("action", "next")
			} else {
				w.b.Press("action", choose(w.b.Page, values))
			}
		}
		log := site.Log()
		for _, form := range secretForms(t, m.Seed) {
			if strings.Contains(log, form) {
				t.Errorf("%s: the log has the seed", lang)
			}
		}
		w.b.Open(table + "/check")
		if !w.tells(m.Seed) {
			t.Errorf("%s: the proof after the match lacks the seed, so that nothing was proven by looking for it", lang)
		}
		if w.seen < 40 {
			t.Errorf("%s: only %d answers were looked at", lang, w.seen)
		}
	}
}

// TestNoSeedInAFault: where the program breaks in the middle of a match, neither page nor log tells the seed or a card that
// lies hidden.
func TestNoSeedInAFault(t *testing.T) {
	site := testsite.Start(t, testsite.Options{Level: func(string) (bot.Level, error) { return broken{}, nil }})
	w := &seedWatch{t: t, site: site, b: plain.New(t, site.URL)}
	w.b.Open("/de/play")
	w.b.PressIn("/de/play")
	table, m := w.b.Page.URL.Path, w.match()
	w.b.Post(table, url.Values{"version": {field(w.b.Page, "version")}, "cut": {"4"}})
	for n := 0; w.b.Page.Status < 500; n++ {
		if n > 20 {
			t.Fatal("the opponent never comes to break")
		}
		w.b.Press("action", choose(w.b.Page, w.b.Page.Values("action")))
	}
	w.unless(m, "the page of a fault")
	log := site.Log()
	hidden := []string{m.Seed.Reveal(), m.Seed.Reveal()[:32]}
	if m = w.match(); len(m.Hands) > 0 {
		hidden = append(hidden, rules.Record{Variant: m.Variant, Options: m.Options, Deal: m.Hands[0].Deal}.Text())
	}
	for _, secret := range hidden {
		if strings.Contains(log, secret) {
			t.Errorf("the log of a fault has %s", secret)
		}
	}
	if !strings.Contains(log, "the bot is broken") {
		t.Error("the log lacks the cause")
	}
}

// TestNoSeedOfADrill: while a drill goes on, no page, nor the file of all that is kept, has its seed: from it follow the
// questions to come.
func TestNoSeedOfADrill(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	w := &seedWatch{t: t, site: site, b: plain.New(t, site.URL)}
	w.b.Open("/de/count")
	w.b.PressIn("/de/count/running")
	run := w.b.Page.URL.Path
	who := learnerOf(t, site, w.b)
	d, err := site.Store.LatestDrill(t.Context(), who, "running")
	if err != nil {
		t.Fatal(err)
	}
	for item := range 3 {
		for prompt := range 6 { // Whatever is asked, it is answered wrongly, so that it is asked again.
			w.b.Post(run, url.Values{"item": {string(rune('0' + item))}, "prompt": {string(rune('0' + prompt))}, "answer": {"1"}})
			if w.tells(d.Seed) {
				t.Fatalf("%s tells the seed of the drill", w.b.Page)
			}
		}
	}
	list, err := site.Store.Attempts(t.Context(), who, "count", 10)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{run, "/de/count", "/de/count/results", "/de/deck", "/de/progress", "/de/profile/export.json"} {
		w.b.Open(path)
		if w.tells(d.Seed) {
			t.Errorf("%s (%d attempts are kept) tells the seed of a drill that goes on", path, len(list))
		}
	}
}
