package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// good is a Containerfile without a fault.
const good = `FROM golang:1.27 AS build
COPY . /src
RUN go build -o /x
FROM scratch
COPY --from=build /x /x
USER 5:5
ENTRYPOINT ["/x"]
`

// TestLint finds what it is there for, and nothing in what is good.
func TestLint(t *testing.T) {
	for _, c := range []struct{ name, old, changed, want string }{
		{"good", "", "", ""},
		{"a stage that is not there", "--from=build", "--from=biuld", "no stage before"},
		{"a base that nobody sets", "FROM golang:1.27", "FROM ${BASE}", "cannot be built"},
		{"no instruction", "COPY . /src", "COPPY . /src", "unknown instruction"},
		{"a shell around the program", `ENTRYPOINT ["/x"]`, "ENTRYPOINT /x", "JSONArgsRecommended"},
		{"a variable that nobody sets", "-o /x", "-o /x ${TAGS}\nENV A=${TAGS}", "UndefinedVar"},
		{"a secret", "COPY . /src", "COPY . /src\nENV API_SECRET=x", "SecretsUsedInArgOrEnv"},
		{"two ways to write", "AS build", "as build", "FromAsCasing"},
		{"whatever is newest", "golang:1.27", "golang", "no fixed version"},
		{"also whatever is newest", "golang:1.27", "golang:latest", "no fixed version"},
		{"a port of a registry is no version", "golang:1.27", "localhost:5000/golang", "no fixed version"},
		{"root", "USER 5:5\n", "", "runs as root"},
		{"root by number", "USER 5:5", "USER 0:0", "runs as 0:0"},
		{"a name that is not there", "USER 5:5", "USER nobody", "runs as nobody"},
		{"a system that is not needed", "FROM scratch", "FROM debian:12", "more than the program"},
	} {
		faults, err := lint(t.Context(), []byte(strings.Replace(good, c.old, c.changed, 1)))
		if err != nil {
			faults = append(faults, err.Error())
		}
		found := slices.ContainsFunc(faults, func(f string) bool { return strings.Contains(f, c.want) })
		if c.want == "" && len(faults) > 0 || c.want != "" && !found {
			t.Errorf("%s: got %q, want %q", c.name, faults, c.want)
		}
	}
}

// TestContainerfile: the house's own has no fault, and builds with the toolchain that everything else is built with.
func TestContainerfile(t *testing.T) {
	text, err := os.ReadFile("../../Containerfile")
	if err != nil {
		t.Fatal(err)
	}
	faults, err := lint(t.Context(), text)
	if err != nil || len(faults) > 0 {
		t.Errorf("%q, %v", faults, err)
	}
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	want := regexp.MustCompile(`(?m)^export GOTOOLCHAIN := go([0-9.]+)\+auto$`).FindSubmatch(makefile)
	got := regexp.MustCompile(`(?m)^ARG GO=([0-9.]+)$`).FindSubmatch(text)
	if want == nil || got == nil || string(want[1]) != string(got[1]) {
		t.Errorf("the Containerfile builds with Go %s, everything else with %s", got, want)
	}
}
