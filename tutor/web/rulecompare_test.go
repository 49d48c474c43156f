package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
)

// TestCompareRules: the learner's own column is the first, what differs carries a sign, and of what is chosen only that is
// shown.
func TestCompareRules(t *testing.T) {
	p := locales.New("de", "")
	count := func(body, part string) int { return strings.Count(body, part) }
	all := rulePage(t, (*Site).compareRules, "de", "/rules/compare")
	if got, want := count(all, `scope="col"`), 1+len(rules.Variants()); got != want {
		t.Errorf("all: %d columns, want %d", got, want)
	}
	if got := count(all, `scope="row"`); got != len(rules.OptionList) {
		t.Errorf("all: %d rows", got)
	}
	if first := all[strings.Index(all, `scope="col"`):]; strings.Index(first, p.VariantSchnapsen()+"<") > strings.Index(first, p.VariantAustrian()) {
		t.Error("the learner's own column is not the first")
	}
	for _, tt := range []struct {
		query         string
		columns, rows int
	}{
		{"?with=online", 2, 19}, {"?with=online&only=1", 2, 2}, {"?with=schnapsen&only=1", 10, 17}, {"?with=whist", 10, 19},
		{"?with=santase&with=sixtysix", 3, 19},
	} {
		body := rulePage(t, (*Site).compareRules, "de", "/rules/compare"+tt.query)
		if columns, rows := count(body, `scope="col"`)-1, count(body, `scope="row"`); columns != tt.columns || rows != tt.rows {
			t.Errorf("%s: %d columns and %d rows, want %d and %d", tt.query, columns, rows, tt.columns, tt.rows)
		}
	}
	online := rulePage(t, (*Site).compareRules, "de", "/rules/compare?with=online&only=1")
	// Two options differ, once in the table and once in the list.
	if got := count(online, "≠"); got != 5 {
		t.Errorf("online: %d signs, want 4 and that of the introduction", got)
	}
	if got := count(online, "("+p.CompareDiffers()+")"); got != 4 {
		t.Errorf("online: %d times said that it differs, want 4", got)
	}
	if !strings.Contains(online, `value="online" aria-describedby="which-hint" checked`) {
		t.Error("what was chosen is not ticked any more")
	}
}
