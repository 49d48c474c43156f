package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestGeneratedFilesAreCurrent(t *testing.T) {
	const dir = "../.."
	files, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf("%s is not current: run go generate ./locales", name)
		}
	}
}

func TestGenerate_Refuses(t *testing.T) {
	good := map[string]string{"a.de.toml": "[a]\nx = \"Ja.\"\n", "a.hu.toml": "[a]\nx = \"Igen.\"\n", "a.pt.toml": "[a]\nx = \"Sim.\"\n"}
	tests := []struct {
		name string
		// files replace or add to the good ones.
		files map[string]string
		want  string
	}{
		{"missing in a language", map[string]string{"a.hu.toml": "[a]\ny = \"Igen.\"\n"}, `a.x: is missing in "hu"`},
		{"additional in a language", map[string]string{"a.pt.toml": "[a]\nx = \"Sim.\"\ny = \"Não.\"\n"}, `a.y: is missing in "de"`},
		{"no file of a language", map[string]string{"a.hu.toml": ""}, `a.x: is missing in "hu"`},
		{"same id in two files", map[string]string{"b.de.toml": "[a]\nx = \"Doch.\"\n"}, "id a.x is also in a.de.toml"},
		{"same id in a nested table", map[string]string{"b.de.toml": "[a.b]\nx = \"1\"\n", "c.de.toml": "a.b.x = \"2\"\n"}, "id a.b.x is also in b.de.toml"},
		{"same key twice", map[string]string{"a.de.toml": "[a]\nx = \"Ja.\"\nx = \"Doch.\"\n"}, "a.de.toml"},
		{"same method", map[string]string{"b.de.toml": "[a_b]\nx = \"1\"\n[a]\nb_x = \"1\"\n", "b.hu.toml": "[a_b]\nx = \"1\"\n[a]\nb_x = \"1\"\n", "b.pt.toml": "[a_b]\nx = \"1\"\n[a]\nb_x = \"1\"\n"}, "the same method as"},
		{"different variables", map[string]string{"a.hu.toml": "[a]\nx = \"Igen {{.Name}}.\"\n"}, `{{.Name}} is not in both "de" and "hu"`},
		{"different variables in a plural", map[string]string{"a.de.toml": "[a]\nx = {one = \"Ein\", other = \"{{.Count}} {{.Name}}\"}\n"}, "{{.Name}} is not in every plural class"},
		{"plural class missing", map[string]string{"a.de.toml": "[a]\nx = \"{{.Count}} Ja\"\n"}, `needs the class "one"`},
		{"plural class unknown", map[string]string{"a.de.toml": "[a]\nx = {few = \"Ein\", other = \"Ja\"}\n"}, `"few" is no plural class`},
		{"broken template", map[string]string{"a.de.toml": "[a]\nx = \"{{.Name\"\n"}, "broken template"},
		{"condition", map[string]string{"a.de.toml": "[a]\nx = \"{{if .Name}}Ja{{end}}\"\n"}, "not allowed"},
		{"function", map[string]string{"a.de.toml": "[a]\nx = \"{{len .Name}}\"\n"}, "broken template"},
		{"pipe", map[string]string{"a.de.toml": "[a]\nx = \"{{.Name | .Text}}\"\n"}, "not of the form"},
		{"empty", map[string]string{"a.de.toml": "[a]\nx = \" \"\n"}, "is empty"},
		{"reserved part", map[string]string{"a.de.toml": "[a]\nx = \"Ja.\"\n[a.one]\ny = \"Ja.\"\n"}, `"one" is a reserved key`},
		{"capital in an id", map[string]string{"a.de.toml": "[a]\nX = \"Ja.\"\n"}, "small letters"},
		{"no area", map[string]string{"a.de.toml": "x = \"Ja.\"\n"}, "has no area"},
		{"a number", map[string]string{"a.de.toml": "[a]\nx = 1\n"}, "neither a text nor a table"},
		{"case of another language", map[string]string{"a.de.toml": "[a]\nx = \"{{.Card.With}}\"\n"}, `"de" has no case With`},
		{"case of a suit", map[string]string{"a.de.toml": "[a]\nx = \"{{.Suit.TheAcc}}\"\n"}, `"de" has no case TheAcc`},
		{"case of a number", map[string]string{"a.de.toml": "[a]\nx = \"{{.Points.The}}\"\n"}, "no card, suit or rank"},
		{"case of a constant", map[string]string{"a.de.toml": "[a]\nx = \"{{.Queen.Onto}}\"\n"}, `"de" has no case Onto`},
		{"unknown term", map[string]string{"a.de.toml": "[a]\nx = \"Ein [Stich](trik).\"\n"}, `a.x: marks the term "trik", which the glossary lacks`},
		{"unknown term in one language", map[string]string{"a.pt.toml": "[a]\nx = \"Uma [vaza](trik).\"\n"}, `a.x: marks the term "trik"`},
		{"term twice", map[string]string{"a.de.toml": "[a]\nx = \"[Ein](a) [Stich](a).\"\n"}, "marks the term a twice"},
		{"term with a space", map[string]string{"a.de.toml": "[a]\nx = \"Ein[ Stich](a).\"\n"}, "with a space"},
		{"term with a field", map[string]string{"a.de.toml": "[a]\nx = \"Ein [{{.Jack}}](a).\"\n"}, "with plain text"},
		{"term without an id", map[string]string{"a.de.toml": "[a]\nx = \"Ein [Stich].\"\n"}, "marked as [text](id)"},
		{"term without a text", inAll("[glossary]\nb_name = \"B\"\n"), `glossary.b_name: lacks glossary.b_text`},
		{"term without a name", inAll("[glossary]\nb_text = \"B\"\n"), `glossary.b_text: lacks glossary.b_name`},
		{"glossary with another key", inAll("[glossary]\nb = \"B\"\n"), "ends with _name or _text"},
		{"glossary with an argument", inAll("[glossary]\nb_name = \"B\"\nb_text = \"{{.Name}}\"\n"), "plain text"},
		{"glossary with a term", inAll("[glossary]\nb_name = \"B\"\nb_text = \"Ein [B](b).\"\n"), "plain text"},
		{"not a text", map[string]string{"a.de.toml": "[a]\nx = \"{{.Rank.Trump.Gen}}\"\n"}, `"de" has no case Gen`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			for _, files := range []map[string]string{good, tt.files} {
				for name, text := range files {
					if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
			_, err := generate(dir)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want an error with %q", err, tt.want)
			}
		})
	}
}

// inAll puts the same messages into a file of each language.
func inAll(text string) map[string]string {
	return map[string]string{"g.de.toml": text, "g.hu.toml": text, "g.pt.toml": text}
}

func TestGenerate_Terms(t *testing.T) {
	dir := t.TempDir()
	all := inAll("[glossary]\nlast_trick_name = \"B\"\nlast_trick_text = \"Mit {{.Queen}}.\"\ntrick_name = \"A\"\ntrick_text = \"Ja.\"\n")
	all["a.de.toml"] = "[a]\nx = \"Ein [Stich](trick), {{.Points}}.\"\n"
	all["a.hu.toml"] = "[a]\nx = \"Egy ütés, {{.Points}}.\"\n"
	all["a.pt.toml"] = "[a]\nx = \"A [última](last_trick) [vaza](trick), {{.Points}}.\"\n"
	for name, text := range all {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := string(files[methodsFile])
	for _, want := range []string{
		"func (p Printer) AX(points int) Rich {",
		"func (p Printer) GlossaryTrickText() string {",
		"{\"last_trick\", Printer.GlossaryLastTrickName, Printer.GlossaryLastTrickText},\n\t{\"trick\", Printer.GlossaryTrickName, Printer.GlossaryTrickText},",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got %s\nwant it to contain %s", got, want)
		}
	}
}

func TestGenerate_Method(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.de.toml": "[a.b]\nled = {one = \"{{.Name}} spielt {{.Card.TheAcc}} aus, {{.Count}} Karte, {{.Queen.Acc}}.\", other = \"{{.Name}} spielt {{.Card.TheAcc}} aus, {{.Count}} Karten.\"}\n",
		"a.hu.toml": "[a.b]\nled = \"{{.Name}} kihívja {{.Card.TheAcc}}, {{.Count}} lap.\"\n",
		"a.pt.toml": "[a.b]\nled = {one = \"{{.Name}} sai com {{.Card.The}}.\", other = \"{{.Count}}, {{.Name}} sai com {{.Card.The}}.\"}\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := string(files[methodsFile])
	for _, want := range []string{
		"func (p Printer) ABLed(name string, card rules.Card, count int) Rich {",
		`richOf(p.text("a.b.led", count, vars{"Name": clean(name), "Card": p.words.Card(card), "Count": count, "Queen": p.words.Rank(rules.Queen)}))`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got %s\nwant it to contain %s", got, want)
		}
	}
}
