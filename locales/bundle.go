package locales

import (
	"embed"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"bummerl/locales/internal/inflect"
)

//go:embed *.toml
var files embed.FS

// tags are the languages as the plural rules know them: with those of Portugal, 0 takes the plural ("0 pontos"), which
// reads well in Brazil too.
var tags = map[string]language.Tag{"de": language.German, "hu": language.Hungarian, "pt": language.EuropeanPortuguese}

// load reads every message file, and gives also the messages that are patterns, by language and id. The generator has
// checked them, so a fault here is a fault of the program.
func load() (*i18n.Bundle, map[language.Tag]map[string]pattern, error) {
	bundle := i18n.NewBundle(tags[DefaultLang])
	patterns := map[language.Tag]map[string]pattern{}
	for _, tag := range tags {
		patterns[tag] = map[string]pattern{}
	}
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, nil, err
	}
	unmarshal := map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal}
	for _, entry := range entries {
		text, err := files.ReadFile(entry.Name())
		if err != nil {
			return nil, nil, err
		}
		file, err := i18n.ParseMessageFileBytes(text, entry.Name(), unmarshal)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", entry.Name(), err)
		}
		tag, ok := tags[strings.Split(entry.Name(), ".")[1]]
		if !ok {
			return nil, nil, fmt.Errorf("%s: no such language", entry.Name())
		}
		for _, m := range file.Messages {
			if err := complete(m); err != nil {
				return nil, nil, fmt.Errorf("%s: %s: %w", entry.Name(), m.ID, err)
			}
			if p, ok := patternOf(m.Other); ok && m.LeftDelim == "" {
				patterns[tag][m.ID] = p
			}
		}
		if err := bundle.AddMessages(tag, file.Messages...); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", entry.Name(), err)
		}
	}
	return bundle, patterns, nil
}

// complete fills in the plural classes that read like "other", Hungarian "one" and Portuguese "many", and turns the marks
// of terms into those that richOf finds.
func complete(m *i18n.Message) error {
	if m.One == "" {
		m.One = m.Other
	}
	if m.Many == "" {
		m.Many = m.Other
	}
	for _, form := range []*string{&m.One, &m.Many, &m.Other} {
		marked, _, err := inflect.MarkTerms(*form)
		if err != nil {
			return err
		}
		*form = marked
	}
	return nil
}
