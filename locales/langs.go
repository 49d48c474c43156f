package locales

import (
	"slices"

	"golang.org/x/text/language"

	"bummerl/locales/internal/inflect"
)

// DefaultLang is the language of visitors who ask for none of ours.
const DefaultLang = "de"

// Langs lists the languages in the order of the language switch.
var Langs = []string{"de", "hu", "pt"}

// The packs that a learner may choose: French pictures or Tell pictures.
const (
	French = inflect.French
	Tell   = inflect.Tell
)

// Packs lists the packs in the order of the settings.
var Packs = []string{French, Tell}

// IsLang tells whether lang is one of Langs.
func IsLang(lang string) bool { return slices.Contains(Langs, lang) }

// NativeName is the language's own name, for the language switch; "" for a language that is not one of Langs.
func NativeName(lang string) string {
	return map[string]string{"de": "Deutsch", "hu": "Magyar", "pt": "Português"}[lang]
}

// DefaultPack is the pack that a visitor who reads this language most likely knows.
func DefaultPack(lang string) string {
	if lang == "hu" {
		return Tell
	}
	return French
}

var matcher = language.NewMatcher([]language.Tag{language.German, language.Hungarian, language.Portuguese})

// Negotiate chooses a language for an Accept-Language header; DefaultLang if it asks for none of Langs.
func Negotiate(acceptLanguage string) string {
	wanted, _, err := language.ParseAcceptLanguage(acceptLanguage)
	if err != nil {
		return DefaultLang
	}
	_, i, confidence := matcher.Match(wanted...)
	if confidence == language.No {
		return DefaultLang
	}
	return Langs[i]
}
