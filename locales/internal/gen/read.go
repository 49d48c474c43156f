package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// message is one message of one language: its forms by plural class ("other" alone where nothing is counted).
type message struct {
	file  string
	forms map[string]string
}

// reserved are the words that go-i18n reads as parts of a message, so that they cannot be parts of an id.
var reserved = []string{"id", "description", "hash", "leftdelim", "rightdelim", "zero", "one", "two", "few", "many", "other", "translation"}

// read collects the messages of a language by id. An id in two files is an error: go-i18n would let the last one win.
func read(dir, lang string) (map[string]message, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*."+lang+".toml"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no message files for %q in %s", lang, dir)
	}
	all := map[string]message{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		name := filepath.Base(file)
		var tree map[string]any
		if _, err := toml.Decode(string(text), &tree); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		found := map[string]message{}
		if err := flatten(name, nil, tree, found); err != nil {
			return nil, err
		}
		for _, id := range slices.Sorted(maps.Keys(found)) {
			if other, twice := all[id]; twice {
				return nil, fmt.Errorf("%s: id %s is also in %s", name, id, other.file)
			}
			all[id] = found[id]
		}
	}
	return all, nil
}

// flatten turns nested tables into dotted ids; a table whose keys are plural classes is one message.
func flatten(file string, path []string, tree map[string]any, into map[string]message) error {
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		parts := append(slices.Clone(path), key)
		id := strings.Join(parts, ".")
		if !isName(key) {
			return fmt.Errorf("%s: id %s: parts of an id are small letters, digits and _", file, id)
		}
		if slices.Contains(reserved, key) {
			return fmt.Errorf("%s: id %s: %q is a reserved key", file, id, key)
		}
		switch value := tree[key].(type) {
		case string:
			if len(path) == 0 {
				return fmt.Errorf("%s: id %s has no area (write [area])", file, id)
			}
			into[id] = message{file: file, forms: map[string]string{"other": value}}
		case map[string]any:
			forms, err := plural(value)
			if err != nil {
				return fmt.Errorf("%s: id %s: %w", file, id, err)
			}
			if forms != nil {
				into[id] = message{file: file, forms: forms}
			} else if err := flatten(file, parts, value, into); err != nil {
				return err
			}
		default:
			return fmt.Errorf("%s: id %s is neither a text nor a table", file, id)
		}
	}
	return nil
}

// plural reads a table as the plural classes of one message, or gives nil if it is none.
func plural(table map[string]any) (map[string]string, error) {
	if _, counted := table["other"]; !counted {
		return nil, nil
	}
	forms := map[string]string{}
	for class, value := range table {
		text, ok := value.(string)
		if !ok || !slices.Contains([]string{"one", "many", "other"}, class) {
			return nil, fmt.Errorf("%q is no plural class used here (one, many, other)", class)
		}
		forms[class] = text
	}
	return forms, nil
}

func isName(key string) bool {
	for _, r := range key {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '_' {
			return false
		}
	}
	return key != "" && (key[0] < '0' || key[0] > '9')
}
