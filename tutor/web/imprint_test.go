package web

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor/imprint"
)

// TestStoredIsTrue holds what the privacy page tells of against the tables that there are. Who adds a table says what it
// holds (storedThings); who adds a column reads the sentence again and raises the number.
func TestStoredIsTrue(t *testing.T) {
	columns := map[string]int{
		"learners": 21, "devices": 3, "transfer_codes": 3, "matches": 23, "hands": 9, "actions": 7, "taken_back": 6, "hand_sums": 8, "verdicts": 8, "hints": 4,
		"lesson_runs": 10, "steps_done": 4, "attempts": 9, "drills": 11, "deck_cards": 13, "deck_days": 3, "ratings": 8,
		"rated_tries": 15, "puzzle_runs": 8, "puzzle_ratings": 7, "reports": 8,
	}
	tables, err := newAsker(t).store.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for _, thing := range storedThings {
		for _, name := range thing.tables {
			if told[name] {
				t.Errorf("%s is told twice", name)
			}
			told[name] = true
			if len(tables[name]) != columns[name] {
				t.Errorf("%s has %d columns (%s), %d were told of: read its sentence again", name, len(tables[name]),
					strings.Join(tables[name], ", "), columns[name])
			}
		}
	}
	for name := range tables {
		if !told[name] {
			t.Errorf("the privacy page does not tell of the table %s", name)
		}
	}
}

func TestOperatorPages(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"imprint.de.md": "## Verein\n<b>Gasse</b> 1\n1010 Wien\n\n- post@verein.example",
		"privacy.hu.md": "Kérdezz: https://a.example",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	texts, err := imprint.Load(dir, locales.Langs)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, path  string
		texts       imprint.Texts
		has, hasNot []string
	}{
		{"written", "/de/imprint", texts, []string{
			"<h2>Verein</h2>", "&lt;b&gt;Gasse&lt;/b&gt; 1<br>1010 Wien", `<a href="mailto:post@verein.example">`, `<div lang="de">`,
		}, []string{"imprint.de.md", "nur auf"}},
		{"in another language", "/pt/imprint", texts, []string{`<div lang="de">`, "Deutsch."}, nil},
		{"privacy", "/hu/privacy", texts, []string{`<a href="https://a.example">`, "rated_tries", "before_rating"}, []string{"privacy.hu.md"}},
		{"not written", "/de/imprint", imprint.Texts{}, []string{"imprint.de.md"}, nil},
		{"not written, but told", "/pt/privacy", imprint.Texts{}, []string{"privacy.pt.md", "token_hash"}, nil},
	} {
		a := newAskerWith(t, func(config *Config) { config.Imprint = c.texts })
		w := a.get(c.path)
		if w.Code != http.StatusOK {
			t.Fatalf("%s: status %d", c.name, w.Code)
		}
		body := strings.ReplaceAll(w.Body.String(), "<br> ", "<br>")
		if i := slices.IndexFunc(c.has, func(s string) bool { return !strings.Contains(body, s) }); i >= 0 {
			t.Errorf("%s: %q is not on the page", c.name, c.has[i])
		}
		if i := slices.IndexFunc(c.hasNot, func(s string) bool { return strings.Contains(body, s) }); i >= 0 {
			t.Errorf("%s: %q is on the page", c.name, c.hasNot[i])
		}
	}
}

// TestFooterLeadsToOperator holds that imprint and privacy are one step away from a page.
func TestFooterLeadsToOperator(t *testing.T) {
	body := newAsker(t).get("/hu/learn").Body.String()
	for _, href := range []string{"/hu/imprint", "/hu/privacy"} {
		if !strings.Contains(body, `href="`+href+`"`) {
			t.Errorf("no way to %s", href)
		}
	}
}
