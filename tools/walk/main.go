// Command walk is the visitor who presses everything: it starts the site, goes
// from each language's home page through every link and every form, and keeps
// each page that it sees as a file, for a checker of HTML to read. A link or a
// form that is not answered by a page is an error.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"bummerl/tools/site"
)

func main() {
	binary := flag.String("bin", "../bin/bummerl", "the program")
	out := flag.String("out", "", "folder that the pages go to")
	most := flag.Int("most", 250, "how many requests to make in each language at most")
	flag.Parse()
	if err := run(*binary, *out, *most); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(binary, out string, most int) (err error) {
	if out == "" {
		return errors.New("walk: -out is missing")
	}
	log, err := os.CreateTemp("", "walk-*.log")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.Remove(log.Name())) }()
	address, stop, err := site.Start(binary, log)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, stop()) }()
	for _, lang := range []string{"de", "hu", "pt"} {
		v, err := newVisitor(address, lang, out)
		if err != nil {
			return err
		}
		if err := v.walk(most); err != nil {
			text, _ := os.ReadFile(log.Name())
			return fmt.Errorf("%w\nthe site said:\n%s", err, tail(text, 2000))
		}
		fmt.Fprintf(os.Stderr, "walk: %s: %d pages, %d forms\n", lang, v.pages, v.forms)
	}
	return nil
}

// tail is the end of a text, at most n bytes.
func tail(text []byte, n int) []byte { return text[max(0, len(text)-n):] }
