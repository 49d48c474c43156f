package main

import (
	"errors"
	"fmt"
	"go/token"
	"maps"
	"slices"
	"strings"

	"bummerl/locales/internal/inflect"
)

// langs are the languages that every message has; the first gives the order of the arguments.
var langs = []string{"de", "hu", "pt"}

// classes are the plural classes that must be written out. Hungarian nouns do not change after a number, and the
// Portuguese class of whole millions reads like "other": both are filled in when messages are loaded.
var classes = map[string][]string{"de": {"one", "other"}, "hu": {"other"}, "pt": {"one", "other"}}

// function is a message as a method: what the three languages agree on.
type function struct {
	id, name string
	// text is the German form, for the comment.
	text      string
	args      []arg
	constants []string
	// terms are the ids of the glossary that a form of any language marks.
	terms   []string
	counted bool
	rich    bool
}

// arg is an argument in the order of first appearance in German.
type arg struct {
	field string
	kind  kind
}

// check compares the languages and gives one function for each id, sorted by id; every fault is named.
func check(messages map[string]map[string]message) ([]function, error) {
	var faults []error
	ids := map[string]bool{}
	for _, lang := range langs {
		for id := range messages[lang] {
			ids[id] = true
		}
	}
	var functions []function
	names := map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(ids)) {
		f, err := checkID(id, messages)
		if err == nil && names[f.name] != "" {
			err = fmt.Errorf("gives the same method as %s", names[f.name])
		}
		if err != nil {
			faults = append(faults, fmt.Errorf("%s: %w", id, err))
			continue
		}
		names[f.name] = id
		functions = append(functions, f)
	}
	faults = append(faults, checkTerms(functions)...)
	return functions, errors.Join(faults...)
}

func checkID(id string, messages map[string]map[string]message) (function, error) {
	f := function{id: id, name: methodName(id)}
	used := map[string]map[string]bool{}
	var order []string
	for _, lang := range langs {
		m, ok := messages[lang][id]
		if !ok {
			return f, fmt.Errorf("is missing in %q", lang)
		}
		used[lang] = map[string]bool{}
		first := map[string]bool{}
		for i, class := range []string{"other", "one", "many"} {
			text, ok := m.forms[class]
			if !ok {
				continue
			}
			vars, err := f.form(lang, text, &order)
			if err != nil {
				return f, fmt.Errorf("%s, %s: %w", m.file, class, err)
			}
			if i == 0 {
				first = vars
			}
			if d := difference(first, vars); d != "" {
				return f, fmt.Errorf("%s: {{.%s}} is not in every plural class", m.file, d)
			}
			maps.Copy(used[lang], vars)
			f.counted = f.counted || class != "other"
		}
	}
	for _, lang := range langs {
		if d := difference(used[langs[0]], used[lang]); d != "" {
			return f, fmt.Errorf("{{.%s}} is not in both %q and %q", d, langs[0], lang)
		}
	}
	f.text = messages["de"][id].forms["other"]
	return f, f.arguments(order, messages)
}

// form reads one plural class: its arguments but Count, checked for the cases of the language.
func (f *function) form(lang, text string, order *[]string) (map[string]bool, error) {
	marked, terms, err := inflect.MarkTerms(text)
	if err != nil {
		return nil, err
	}
	f.terms = append(f.terms, terms...)
	f.rich = f.rich || len(terms) > 0
	list, err := fields(marked)
	if err != nil {
		return nil, err
	}
	vars := map[string]bool{}
	for _, fd := range list {
		if err := checkMethods(lang, fd); err != nil {
			return nil, err
		}
		k := kindOf(fd.name)
		if c, ok := constants[fd.name]; ok {
			f.rich = f.rich || c.kind != rankKind
			if !slices.Contains(f.constants, fd.name) {
				f.constants = append(f.constants, fd.name)
			}
			continue
		}
		f.rich = f.rich || k == cardKind || k == suitKind || k == rankKind
		if !slices.Contains(*order, fd.name) {
			*order = append(*order, fd.name)
		}
		if k == countKind {
			f.counted = true
			continue
		}
		vars[fd.name] = true
	}
	return vars, nil
}

// arguments fixes the argument list, and that a counted message has the plural classes of each language.
func (f *function) arguments(order []string, messages map[string]map[string]message) error {
	if f.counted && !slices.Contains(order, "Count") {
		order = append([]string{"Count"}, order...)
	}
	for _, name := range order {
		f.args = append(f.args, arg{field: name, kind: kindOf(name)})
	}
	slices.Sort(f.constants)
	if !f.counted {
		return nil
	}
	for _, lang := range langs {
		for _, class := range classes[lang] {
			if _, ok := messages[lang][f.id].forms[class]; !ok {
				return fmt.Errorf("%s counts, so it needs the class %q", messages[lang][f.id].file, class)
			}
		}
	}
	return nil
}

// difference names a key that only one of two sets has, or "".
func difference(a, b map[string]bool) string {
	for _, pair := range [][2]map[string]bool{{a, b}, {b, a}} {
		for _, key := range slices.Sorted(maps.Keys(pair[0])) {
			if !pair[1][key] {
				return key
			}
		}
	}
	return ""
}

// methodName turns play.your_lead into PlayYourLead.
func methodName(id string) string {
	var name strings.Builder
	for _, part := range strings.FieldsFunc(id, func(r rune) bool { return r == '.' || r == '_' }) {
		name.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return name.String()
}

// parameter gives the Go name of an argument.
func (a arg) parameter() string {
	name := strings.ToLower(a.field[:1]) + a.field[1:]
	if token.IsKeyword(name) || name == "p" {
		return name + "_"
	}
	return name
}
