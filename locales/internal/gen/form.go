package main

import (
	"fmt"
	"reflect"
	"strings"
	"text/template/parse"

	"bummerl/locales/internal/inflect"
	"bummerl/rules"
)

// field is one {{.Name.Method}} of a form.
type field struct {
	name    string
	methods []string
}

// fields lists what a form puts in, in order. A form is plain text with fields: no conditions, no pipes, so that
// one form stays one sentence.
func fields(text string) ([]field, error) {
	trees, err := parse.Parse("form", text, "", "")
	if err != nil {
		return nil, fmt.Errorf("broken template: %w", err)
	}
	tree := trees["form"]
	if tree == nil || strings.TrimSpace(text) == "" {
		return nil, fmt.Errorf("is empty")
	}
	var list []field
	for _, node := range tree.Root.Nodes {
		switch node := node.(type) {
		case *parse.TextNode:
		case *parse.ActionNode:
			f, ok := asField(node)
			if !ok {
				return nil, fmt.Errorf("%s is not of the form {{.Name}} or {{.Name.Method}}", node)
			}
			list = append(list, f)
		default:
			return nil, fmt.Errorf("%s is not allowed in a message", node)
		}
	}
	return list, nil
}

func asField(action *parse.ActionNode) (field, bool) {
	if len(action.Pipe.Decl) > 0 || len(action.Pipe.Cmds) != 1 || len(action.Pipe.Cmds[0].Args) != 1 {
		return field{}, false
	}
	node, ok := action.Pipe.Cmds[0].Args[0].(*parse.FieldNode)
	if !ok {
		return field{}, false
	}
	return field{name: node.Ident[0], methods: node.Ident[1:]}, true
}

// kind is the type of an argument, decided by its name.
type kind string

const (
	cardKind  kind = "rules.Card"
	suitKind  kind = "rules.Suit"
	rankKind  kind = "rules.Rank"
	textKind  kind = "string"
	intKind   kind = "int"
	countKind kind = "count"
)

func kindOf(name string) kind {
	switch {
	case strings.HasPrefix(name, "Card"):
		return cardKind
	case strings.HasPrefix(name, "Suit"), name == "Trump":
		return suitKind
	case strings.HasPrefix(name, "Rank"):
		return rankKind
	case name == "Name", strings.HasPrefix(name, "Text"):
		return textKind
	case name == "Count":
		return countKind
	}
	return intKind
}

// constant is a name that any message may use without its being an argument.
type constant struct {
	kind kind
	expr string
}

var constants = func() map[string]constant {
	all := map[string]constant{}
	for name, r := range map[string]rules.Rank{"Ace": rules.Ace, "Ten": rules.Ten, "King": rules.King, "Queen": rules.Queen, "Jack": rules.Jack, "Nine": rules.Nine} {
		all[name] = constant{rankKind, "rules." + name}
		if r == rules.Nine {
			continue
		}
		for suit, s := range map[string]rules.Suit{"Clubs": rules.Clubs, "Spades": rules.Spades, "Hearts": rules.Hearts, "Diamonds": rules.Diamonds} {
			all[suit] = constant{suitKind, "rules." + suit}
			all[rules.NewCard(r, s).String()] = constant{cardKind, "rules.NewCard(rules." + name + ", rules." + suit + ")"}
		}
	}
	return all
}()

// checkMethods tells whether the language has these case methods for this kind of argument.
func checkMethods(lang string, f field) error {
	k := kindOf(f.name)
	if c, ok := constants[f.name]; ok {
		k = c.kind
	}
	words := inflect.For(lang, inflect.French)
	var value any
	switch k {
	case cardKind:
		value = words.Card(rules.NewCard(rules.Ace, rules.Clubs))
	case suitKind:
		value = words.Suit(rules.Clubs)
	case rankKind:
		value = words.Rank(rules.Ace)
	default:
		if len(f.methods) > 0 {
			return fmt.Errorf("{{.%s}} has no %s: it is no card, suit or rank", f.name, f.methods[0])
		}
		return nil
	}
	t := reflect.TypeOf(value)
	for _, name := range f.methods {
		m, ok := t.MethodByName(name)
		if !ok || m.Type.NumIn() != 1 || m.Type.NumOut() != 1 {
			return fmt.Errorf("{{.%s}}: %q has no case %s", f.name, lang, name)
		}
		t = m.Type.Out(0)
	}
	if t.Kind() != reflect.String {
		if _, ok := t.MethodByName("String"); !ok {
			return fmt.Errorf("{{.%s}} gives no text", f.name)
		}
	}
	return nil
}
