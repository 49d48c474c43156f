package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestChoose reads targets, and refuses those that nothing is given away for.
func TestChoose(t *testing.T) {
	for _, c := range []struct {
		list string
		want []target
	}{
		{"", targets},
		{"windows/amd64", []target{{"windows", "amd64"}}},
		{"linux/arm64,linux/amd64", []target{{"linux", "arm64"}, {"linux", "amd64"}}},
		{"plan9/386", nil},
		{"linux", nil},
	} {
		got, err := choose(c.list)
		if !slices.Equal(got, c.want) || (err != nil) != (c.want == nil) {
			t.Errorf("%q: got %v, %v, want %v", c.list, got, err, c.want)
		}
	}
}

// TestFile names programs so that no two have one name.
func TestFile(t *testing.T) {
	var names []string
	for _, target := range targets {
		names = append(names, target.file("v1.2.3"))
	}
	if want := "bummerl-v1.2.3-linux-amd64"; names[0] != want {
		t.Errorf("got %s, want %s", names[0], want)
	}
	if want := "bummerl-v1.2.3-windows-amd64.exe"; names[len(names)-1] != want {
		t.Errorf("got %s, want %s", names[len(names)-1], want)
	}
	slices.Sort(names)
	if unlike := slices.Compact(slices.Clone(names)); len(unlike) != len(names) {
		t.Errorf("two have one name: %v", names)
	}
}

// TestSums writes what `sha256sum -c` reads.
func TestSums(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"a": "", "b": "abc"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeSums(dir, []string{"b", "a"}); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(dir, sumsFile))
	// The sums of nothing and of "abc" are those of FIPS 180.
	want := "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n" +
		"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n"
	if err != nil || string(got) != want {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	if err := writeSums(dir, []string{"none"}); err == nil {
		t.Error("a file that is not there has a sum")
	}
}

// TestRefused: what cannot be a version is refused before anything is removed.
func TestRefused(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out")
	if err := os.Mkdir(out, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, version := range []string{"v1 -X main.version=v2", "../v1", `"v1"`} {
		if err := release("..", out, version, "linux/amd64"); err == nil || !strings.Contains(err.Error(), "no version") {
			t.Errorf("%s: %v", version, err)
		}
	}
	if err := release("..", "", "v1", ""); err == nil {
		t.Error("no folder, and no error")
	}
	if _, err := os.Stat(out); err != nil {
		t.Error(err)
	}
}

// TestStatic refuses what is no program of its own.
func TestStatic(t *testing.T) {
	if err := static(os.Args[0]); err != nil && !strings.Contains(err.Error(), "not static") {
		t.Errorf("this test: %v", err)
	}
	if err := static("main.go"); err == nil {
		t.Error("a source is no program")
	}
}
