package main_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// asvs are the items of the first two levels of OWASP ASVS 5.0 by chapter: of each section the highest number. No section has
// one of the third level below another of these.
var asvs = [][]int{
	{2, 9, 11, 3, 2}, {3, 3, 4, 1}, {0, 2, 4, 6, 5, 0, 2}, {3, 1, 2, 4}, {1, 3, 2, 3}, {3, 12, 4, 4, 5, 3, 0, 4}, {3, 4, 2, 5, 2, 2}, {2, 3, 1, 1},
	{3, 4}, {2, 2, 4, 11, 5, 2, 3}, {2, 3, 3, 4, 1, 1}, {3, 2, 4}, {1, 5, 2, 5}, {2, 4, 3}, {3, 3, 7}, {1, 5, 4, 3, 3}, {1, 4, 2},
}

// row is a row of the table: an item, a section or a chapter.
var row = regexp.MustCompile(`(?m)^\| (V\d+(?:\.\d+){0,2}) \| .+ \| (.+) \|$`)

// TestSecurityTable: docs/security.md has each item of ASVS once, alone or within its section or chapter, and each test that it
// names is there.
func TestSecurityTable(t *testing.T) {
	data, err := os.ReadFile("../../docs/security.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	told := map[string]bool{}
	for _, r := range row.FindAllStringSubmatch(text, -1) {
		if told[r[1]] {
			t.Errorf("%s stands there twice", r[1])
		}
		told[r[1]] = true
	}
	items := 0
	for chapter, sections := range asvs {
		c := fmt.Sprintf("V%d", chapter+1)
		for section, most := range sections {
			s := c + "." + strconv.Itoa(section+1)
			for item := 1; item <= most; item++ {
				items++
				i := s + "." + strconv.Itoa(item)
				if n := btoi(told[c]) + btoi(told[s]) + btoi(told[i]); n != 1 {
					t.Errorf("%s is told %d times", i, n)
				}
			}
		}
	}
	if items != 253 {
		t.Errorf("there are %d items, want 253", items)
	}
	tests := testNames(t)
	named := regexp.MustCompile("`((?:Test|Fuzz)[A-Za-z0-9_]+)`").FindAllStringSubmatch(text, -1)
	for _, n := range named {
		if !tests[n[1]] {
			t.Errorf("there is no test %s", n[1])
		}
	}
	if len(named) < 100 {
		t.Errorf("only %d tests are named", len(named))
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// sources hands each Go file of the program to a function.
func sources(t *testing.T, look func(path, text string)) {
	t.Helper()
	for _, room := range []string{"cmd", "rules", "puzzles", "tutor", "templates", "locales", "static", "tools"} {
		err := filepath.WalkDir("../../"+room, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
				return err
			}
			text, err := os.ReadFile(path)
			look(strings.TrimPrefix(path, "../../"), string(text))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func testNames(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	declared := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)[A-Za-z0-9_]+)\(`)
	sources(t, func(path, text string) {
		if strings.HasSuffix(path, "_test.go") {
			for _, d := range declared.FindAllStringSubmatch(text, -1) {
				names[d[1]] = true
			}
		}
	})
	return names
}

// TestNoDangerousPackages: the program starts no other, asks no other server but its database, and uses neither unsafe memory
// nor broken hashes nor dice that can be foreseen.
func TestNoDangerousPackages(t *testing.T) {
	dangerous := regexp.MustCompile(`"(?:os/exec|unsafe|plugin|encoding/gob|net/rpc|net/smtp|text/template|html/template|crypto/(?:md5|sha1|des|rc4)|math/rand)"|` +
		`http\.(?:Get|Post|Head|DefaultClient|NewRequest|NewRequestWithContext|Client)\b`)
	// The server is neither tools nor what tests are made of, nor the clock of what measures opponents.
	helpers := []string{"tools/", "tutor/e2e/", "tutor/store/storetest/", "cmd/bummerl/cputime_linux.go"}
	looked := 0
	sources(t, func(path, text string) {
		for _, h := range helpers {
			if strings.HasPrefix(path, h) {
				return
			}
		}
		if strings.HasSuffix(path, "_test.go") {
			return
		}
		looked++
		if found := dangerous.FindString(text); found != "" {
			t.Errorf("%s uses %s", path, found)
		}
	})
	if looked < 300 {
		t.Errorf("only %d files were looked at", looked)
	}
}
