package locales

import (
	"slices"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"

	"bummerl/locales/internal/inflect"
	"bummerl/rules"
)

// Printer prints messages in one language, with the card names of one pack. It is a small value; get it from New.
type Printer struct{ *printer }

type printer struct {
	lang, pack string
	localizer  *i18n.Localizer
	words      inflect.Words
	// plain are the messages without arguments that were printed before, by id: half of a page.
	plain *sync.Map
	// patterns are those with arguments that need no template, by id.
	patterns map[string]pattern
}

// printers holds one printer for each language and pack, made once.
var printers = func() map[[2]string]Printer {
	bundle, patterns, err := load()
	if err != nil {
		panic(err)
	}
	all := map[[2]string]Printer{}
	for _, lang := range Langs {
		localizer, plain := i18n.NewLocalizer(bundle, tags[lang].String()), &sync.Map{}
		for _, pack := range Packs {
			all[[2]string{lang, pack}] = Printer{&printer{lang: lang, pack: pack, localizer: localizer, words: inflect.For(lang, pack), plain: plain, patterns: patterns[tags[lang]]}}
		}
	}
	return all
}()

// New gives the printer of a language and a pack. An unknown language is DefaultLang, an unknown pack the language's
// default.
func New(lang, pack string) Printer {
	if !IsLang(lang) {
		lang = DefaultLang
	}
	if !slices.Contains(Packs, pack) {
		pack = DefaultPack(lang)
	}
	return printers[[2]string{lang, pack}]
}

// Lang is the language: "de", "hu" or "pt".
func (p Printer) Lang() string { return p.lang }

// Pack is the pack: French or Tell.
func (p Printer) Pack() string { return p.pack }

// CardName is a card's spoken name without article: "Herz-König", "piros király", "rei de copas".
func (p Printer) CardName(c rules.Card) string { return p.words.CardName(c) }

// SuitName is a suit's name: "Herz".
func (p Printer) SuitName(s rules.Suit) string { return p.words.SuitName(s) }

// RankName is a rank's name: "König".
func (p Printer) RankName(r rules.Rank) string { return p.words.RankName(r) }

// RankIndex is what stands in the corner of a card: "K".
func (p Printer) RankIndex(c rules.Card) string { return p.words.Index(c.Rank()) }

// vars are the arguments of a message by the names that its templates use.
type vars map[string]any

// notCounted is the count of a message that counts nothing.
const notCounted = -1

func (p Printer) text(id string, count int, values vars) string {
	if count != notCounted {
		return p.localized(id, count, values)
	}
	if values != nil {
		if text, ok := p.patterns[id].fill(values); ok && text != "" {
			return text
		}
		return p.localized(id, count, values)
	}
	if text, ok := p.plain.Load(id); ok {
		return text.(string)
	}
	text := p.localized(id, count, values)
	p.plain.Store(id, text)
	return text
}

func (p Printer) localized(id string, count int, values vars) string {
	config := i18n.LocalizeConfig{MessageID: id}
	if values != nil {
		config.TemplateData = map[string]any(values)
	}
	if count != notCounted {
		config.PluralCount = count
	}
	text, err := p.localizer.Localize(&config)
	if err != nil && text == "" {
		return id // The generator and the tests keep this from happening; a page is better off with the id than without.
	}
	return text
}

func clean(text string) string { return inflect.Clean(text) }
