package imprint

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	plain := func(text string) Line { return Line{{Text: text}} }
	for _, c := range []struct {
		name, text string
		want       []Block
	}{
		{"nothing", " \n\n", nil},
		{"lines stay apart", "Verein\nGasse 1\r\n\nTelefon 1", []Block{
			{Paragraph, []Line{plain("Verein"), plain("Gasse 1")}}, {Paragraph, []Line{plain("Telefon 1")}},
		}},
		{"headings and lists", "# A\n## B\ntext\n- one\n* two\n\n- three", []Block{
			{Heading, []Line{plain("A")}}, {Heading, []Line{plain("B")}}, {Paragraph, []Line{plain("text")}},
			{List, []Line{plain("one"), plain("two")}}, {List, []Line{plain("three")}},
		}},
		{"addresses", "Siehe https://a.example/x?y=1. Oder (me+you@b.example), ja", []Block{{Paragraph, []Line{{
			{Text: "Siehe "}, {"https://a.example/x?y=1", "https://a.example/x?y=1"}, {Text: ". Oder ("},
			{"me+you@b.example", "mailto:me+you@b.example"}, {Text: "), ja"},
		}}}}},
		{"no other scheme", "javascript:alert(1) <b>x</b> #hash -5", []Block{
			{Paragraph, []Line{plain("javascript:alert(1) <b>x</b> #hash -5")}},
		}},
		{"a broken address stays words", "https://a.example/%zz", []Block{{Paragraph, []Line{plain("https://a.example/%zz")}}}},
	} {
		if got := Parse(c.text); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
	}
}

// FuzzParse holds that every text keeps its words, and that links lead only where links may lead.
func FuzzParse(f *testing.F) {
	f.Add("# A\nb http://c.example d@e.example\n- f")
	f.Fuzz(func(t *testing.T, text string) {
		for _, b := range Parse(text) {
			if len(b.Lines) == 0 {
				t.Fatalf("%q: an empty block", text)
			}
			for _, line := range b.Lines {
				for _, s := range line {
					ok := s.Href == "" || strings.HasPrefix(s.Href, "http://") || strings.HasPrefix(s.Href, "https://") || strings.HasPrefix(s.Href, "mailto:")
					if !ok || !strings.Contains(text, s.Text) {
						t.Fatalf("%q: %+v", text, s)
					}
				}
			}
		}
	})
}

func TestLoad(t *testing.T) {
	langs := []string{"de", "hu", "pt"}
	for _, c := range []struct {
		name    string
		files   map[string]string
		missing []string
		failed  string
	}{
		{"empty folder", nil, []string{Imprint, Privacy}, ""},
		{"both in one language", map[string]string{"imprint.hu.md": "A", "privacy.de.md": "B"}, nil, ""},
		{"an empty file is none", map[string]string{"imprint.hu.md": "A", "privacy.de.md": "\ufeff\n"}, []string{Privacy}, ""},
		{"a language that is none of ours", map[string]string{"imprint.en.md": "A", "privacy.de.md": "B"}, []string{Imprint}, ""},
		{"not UTF-8", map[string]string{"imprint.de.md": "gr\xfc"}, nil, "imprint.de.md cannot be read: it is not written in UTF-8"},
		{"too large", map[string]string{"imprint.de.md": strings.Repeat("a", mostText+1)}, nil, "larger than 256 kB"},
	} {
		dir := t.TempDir()
		for name, text := range c.files {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		texts, err := Load(dir, langs)
		if c.failed != "" {
			if err == nil || !strings.Contains(err.Error(), c.failed) {
				t.Errorf("%s: error %v, want %q", c.name, err, c.failed)
			}
			continue
		}
		if err != nil || !reflect.DeepEqual(texts.Missing(), c.missing) {
			t.Errorf("%s: missing %v, error %v, want %v", c.name, texts.Missing(), err, c.missing)
		}
	}
	if _, err := Load(filepath.Join(t.TempDir(), "none"), langs); err == nil {
		t.Error("a folder that is not there was read")
	}
}

func TestOf(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"imprint.hu.md": "H", "imprint.pt.md": "\ufeffP"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	texts, err := Load(dir, []string{"de", "hu", "pt"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ page, lang, text, in string }{
		{Imprint, "pt", "P", "pt"}, {Imprint, "de", "H", "hu"}, {Privacy, "de", "", ""},
	} {
		blocks, in := texts.Of(c.page, c.lang)
		text := ""
		if len(blocks) > 0 {
			text = blocks[0].Lines[0][0].Text
		}
		if text != c.text || in != c.in {
			t.Errorf("%s in %s: got %q in %q, want %q in %q", c.page, c.lang, text, in, c.text, c.in)
		}
	}
	if _, in := (Texts{}).Of(Imprint, "de"); in != "" {
		t.Error("no texts give one")
	}
}
