package storybook

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/learner"
)

// narrator fills view models in one edition: it speaks the language, and its addresses lead into it.
type narrator struct {
	locales.Printer
	edition Edition
}

func (e Edition) narrator() narrator { return narrator{locales.New(e.Lang, e.Pack), e} }

func (n narrator) look() templates.Look {
	return templates.Look{P: n.Printer, Assets: n.edition.Assets}
}

func (n narrator) href(path string) string { return "/" + n.Lang() + path }

func (n narrator) link(path, label string) templates.Link {
	return templates.Link{Href: n.href(path), Label: label}
}

func (n narrator) form(path string, fields ...templates.Field) templates.Form {
	return templates.Form{Action: n.href(path), Fields: fields}
}

// page is what the page at a path has around its content.
func (n narrator) page(path string, section templates.Section, title string) templates.Page {
	return templates.Page{
		Look: n.look(), Title: title, Description: n.MetaHomeDescription(), Path: path, BaseURL: "https://bummerl.example",
		Section: section, Theme: n.edition.Theme,
	}
}

// variant is the game that the language's learners begin with.
func (n narrator) variant() string { return learner.Defaults(n.Lang()).Variant }

// options are the rules of a variant.
func options(variant string) rules.Options {
	o, err := rules.Variant(variant)
	if err != nil {
		panic(err) // The names stand in this package.
	}
	return o
}

// card reads a card's code.
func card(code string) rules.Card {
	c, err := rules.ParseCard(code)
	if err != nil {
		panic(err) // The codes stand in this package.
	}
	return c
}

// say makes a sentence without cards.
func say(text string) locales.Rich { return locales.Plain(text) }

// button posts an action and is labelled as the site labels it.
func (n narrator) button(action string, trump rules.Suit) templates.Button {
	a, err := rules.ParseAction(action)
	if err != nil {
		panic(err) // The actions stand in this package.
	}
	return templates.Button{Action: action, Label: n.Action(a, trump)}
}

// tell makes a page component out of a function of the narrator.
func tell(fill func(narrator) templ.Component) func(Edition) templ.Component {
	return func(e Edition) templ.Component { return fill(e.narrator()) }
}
