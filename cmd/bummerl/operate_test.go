package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/ops"
)

// TestFlagsTold: README's table has each flag of serve with its variable, and no other.
func TestFlagsTold(t *testing.T) {
	var help strings.Builder
	if _, err := parseServe([]string{"-h"}, func(string) string { return "" }, &help); err == nil {
		t.Fatal("-h is no error")
	}
	readme := readFile(t, "../../README.md")
	told := map[string]string{}
	for _, m := range regexp.MustCompile("(?m)^\\| `-([a-z-]+)` \\| `(BUMMERL_[A-Z_]+)` \\|").FindAllStringSubmatch(readme, -1) {
		told[m[1]] = m[2]
	}
	for _, m := range regexp.MustCompile(`(?m)^  -([a-z-]+)[^\n]*\n[^\n]*\((BUMMERL_[A-Z_]+)\)`).FindAllStringSubmatch(help.String(), -1) {
		if told[m[1]] != m[2] {
			t.Errorf("README tells %q of -%s (%s)", told[m[1]], m[1], m[2])
		}
		delete(told, m[1])
	}
	if len(told) > 0 {
		t.Errorf("README tells of flags that there are not: %v", told)
	}
}

// TestFiguresTold: docs/operate.md names each figure of the house's own.
func TestFiguresTold(t *testing.T) {
	page := readFile(t, "../../docs/operate.md")
	told := regexp.MustCompile(`bummerl_\w+`).FindAllString(page, -1)
	figures := ops.NewMetrics("v1", func() []tutor.Pool { return []tutor.Pool{{Name: "all"}} }).Names()
	if len(figures) < 10 {
		t.Fatalf("only %v", figures)
	}
	for _, name := range figures {
		if strings.HasPrefix(name, "bummerl_database_connections_") {
			name = "bummerl_database_connections_used" // the others are told beside it
		}
		if !strings.Contains(page, name) {
			t.Errorf("docs/operate.md does not tell of %s", name)
		}
	}
	for _, name := range told {
		name = strings.TrimSuffix(name, "_bucket")
		if !strings.Contains(strings.Join(figures, " ")+" ", name+" ") {
			t.Errorf("docs/operate.md tells of %s, which there is not", name)
		}
	}
}

// TestUnit: the unit for systemd names no variable that the program does not read, and leaves more time for stopping than
// the program takes.
func TestUnit(t *testing.T) {
	readme, page := readFile(t, "../../README.md"), readFile(t, "../../docs/operate.md")
	unit := readFile(t, "../../docs/bummerl.service")
	for _, name := range regexp.MustCompile(`BUMMERL_[A-Z_]+`).FindAllString(unit+page, -1) {
		if !strings.Contains(readme, "`"+name+"`") {
			t.Errorf("there is no variable %s", name)
		}
	}
	for _, want := range []string{"\nTimeoutStopSec=45\n", "\nDynamicUser=yes\n", "\nNoNewPrivileges=yes\n", "\nProtectSystem=strict\n"} {
		if !strings.Contains(unit, want) {
			t.Errorf("the unit lacks %q", strings.TrimSpace(want))
		}
	}
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
