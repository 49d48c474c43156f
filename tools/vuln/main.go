// Command vuln asks govulncheck whether known flaws are within reach of the program, without asking a server: the list of
// flaws is a Go module too, so the proxy that modules come from has it. The newest list is taken where there is one.
//
// It fails on any flaw that is reached and not named in accepted.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// accepted are flaws that govulncheck finds within reach and that do no harm here, each with why.
var accepted = map[string]string{
	"GO-2026-6872": "echo's RealIP believes X-Forwarded-For of anybody unless told otherwise: the site sets its own extractor " +
		"(tutor/web/client.go, TestAddress). The list names every version of v4.",
	"GO-2026-6875": "echo's reverse proxy, JSONP, static folders and method override: none of them is used (TestNoRiskyEcho). " +
		"The list names every version of v4.",
}

// list is the module of known flaws.
const list = "golang.org/x/vulndb"

func main() {
	dir := flag.String("dir", "..", "the module to look at")
	work := flag.String("work", "", "folder for the list as govulncheck reads it")
	flag.Parse()
	if err := run(*dir, *work, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "vuln:", err)
		os.Exit(1)
	}
}

func run(dir, work string, out io.Writer) error {
	folder, version, err := newest()
	if err != nil {
		return err
	}
	db, err := filepath.Abs(filepath.Join(work, version))
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(db, "index")); err != nil {
		if _, err := command("", "go", "tool", "indexdb", "-out", db, "-vulns", filepath.Join(folder, "data", "osv")); err != nil {
			return err
		}
	}
	govulncheck, err := command("", "go", "tool", "-n", "govulncheck")
	if err != nil {
		return err
	}
	answer, err := command(dir, string(bytes.TrimSpace(govulncheck)), "-db", "file://"+db, "-format", "json", "./...")
	if err != nil {
		return err
	}
	reached, known, err := read(bytes.NewReader(answer))
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: flaws known to %s %s\n", dir, list, version)
	for _, id := range known {
		if !slices.Contains(reached, id) {
			fmt.Fprintf(out, "  %s is in a module, but nothing that is called\n", id)
		}
	}
	var bad []string
	for _, id := range reached {
		if why, ok := accepted[id]; ok {
			fmt.Fprintf(out, "  %s is accepted: %s\n", id, why)
			continue
		}
		bad = append(bad, id)
	}
	if len(bad) > 0 {
		return fmt.Errorf("within reach: %v (https://pkg.go.dev/vuln/%s tells more)", bad, bad[0])
	}
	fmt.Fprintln(out, "  nothing else is within reach")
	return nil
}

// newest gives the folder of the newest list that can be had, and its version.
func newest() (folder, version string, err error) {
	var found struct{ Version, Dir string }
	answer, err := command("", "go", "mod", "download", "-json", list+"@latest")
	if err != nil { // Nobody can be asked: the list that go.mod names.
		if answer, err = command("", "go", "mod", "download", "-json", list); err != nil {
			return "", "", err
		}
	}
	err = json.Unmarshal(answer, &found)
	return found.Dir, found.Version, err
}

// read reads what govulncheck found: the flaws that are within reach, and all that the modules have.
func read(answer io.Reader) (reached, known []string, err error) {
	all, called := map[string]bool{}, map[string]bool{}
	for d := json.NewDecoder(answer); ; {
		var message struct {
			Finding *struct {
				OSV   string `json:"osv"`
				Trace []struct {
					Function string `json:"function"`
				} `json:"trace"`
			} `json:"finding"`
		}
		if err := d.Decode(&message); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, nil, err
		}
		if f := message.Finding; f != nil {
			all[f.OSV] = true
			if len(f.Trace) > 0 && f.Trace[0].Function != "" {
				called[f.OSV] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(called)), slices.Sorted(maps.Keys(all)), nil
}

func command(dir, name string, args ...string) ([]byte, error) {
	c := exec.Command(name, args...)
	c.Dir, c.Stderr = dir, os.Stderr
	answer, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w", name, args[0], err)
	}
	return answer, nil
}
