// Command gen turns the message files of package locales into one method on Printer for each message, and into the
// catalogue that its tests render. It runs in the folder of the files: go generate ./locales
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// The files it writes.
const (
	methodsFile   = "messages_gen.go"
	catalogueFile = "catalogue_gen_test.go"
)

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string) error {
	files, err := generate(dir)
	if err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generate reads, checks and writes: the text of each generated file by name.
func generate(dir string) (map[string][]byte, error) {
	messages := map[string]map[string]message{}
	for _, lang := range langs {
		found, err := read(dir, lang)
		if err != nil {
			return nil, err
		}
		messages[lang] = found
	}
	functions, err := check(messages)
	if err != nil {
		return nil, err
	}
	code, err := methods(functions)
	if err != nil {
		return nil, err
	}
	tests, err := catalogue(functions)
	if err != nil {
		return nil, err
	}
	return map[string][]byte{methodsFile: code, catalogueFile: tests}, nil
}
