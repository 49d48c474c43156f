package web

import (
	"bummerl/locales"
	"bummerl/rules"
)

// says is a sentence that needs nothing but the printer.
type says func(locales.Printer) locales.Rich

// text makes says of a message without cards.
func text(message func(locales.Printer) string) says {
	return func(p locales.Printer) locales.Rich { return locales.Plain(message(p)) }
}

// stepWords are the words of one step of the first hand.
type stepWords struct {
	title func(locales.Printer) string
	text  []says
	task  says
	hint  says
	// not answers a try that the rules allow and the step does not ask for; nil where no such try is possible.
	not func(p locales.Printer, tried rules.Action) locales.Rich
}

// notCard answers a card by its own message, and anything else by the reminder that it comes later.
func notCard(message func(locales.Printer, rules.Card) locales.Rich) func(locales.Printer, rules.Action) locales.Rich {
	return func(p locales.Printer, a rules.Action) locales.Rich {
		if a.Card() == rules.NoCard {
			return locales.Plain(p.FirstOfferedLater())
		}
		return message(p, a.Card())
	}
}

// always answers every try alike.
func always(s says) func(locales.Printer, rules.Action) locales.Rich {
	return func(p locales.Printer, _ rules.Action) locales.Rich { return s(p) }
}

type printer = locales.Printer

// firstWords are the words of the first hand by step.
var firstWords = map[string]stepWords{
	"goal": {
		title: printer.FirstGoalTitle, text: []says{printer.FirstGoalText, printer.FirstGoalValues},
	},
	"trump": {
		title: printer.FirstTrumpTitle, text: []says{printer.FirstTrumpText}, task: text(printer.FirstTrumpTask),
		hint: printer.FirstTrumpHint, not: notCard(printer.FirstTrumpNot),
	},
	"lead": {
		title: printer.FirstLeadTitle, text: []says{printer.FirstLeadText}, task: text(printer.FirstLeadTask),
		hint: printer.FirstLeadHint, not: notCard(printer.FirstLeadNot),
	},
	"exchange": {
		title: printer.FirstExchangeTitle, text: []says{printer.FirstExchangeText, printer.FirstExchangeRule},
		task: printer.FirstExchangeTask, hint: text(printer.FirstExchangeHint), not: always(printer.FirstExchangeNot),
	},
	"second": {
		title: printer.FirstSecondTitle, text: []says{printer.FirstSecondText}, task: text(printer.FirstSecondTask),
		hint: printer.FirstSecondHint, not: notCard(printer.FirstSecondNot),
	},
	"ruff": {
		title: printer.FirstRuffTitle, text: []says{printer.FirstRuffText}, task: printer.FirstRuffTask,
		hint: printer.FirstRuffHint,
		not: func(p locales.Printer, a rules.Action) locales.Rich {
			if a.Card().Rank() == rules.Ace && a.Card().Suit() == rules.Hearts {
				return p.FirstRuffNotAce()
			}
			return notCard(printer.FirstRuffNot)(p, a)
		},
	},
	"declare": {
		title: printer.FirstDeclareTitle, text: []says{printer.FirstDeclareText}, task: printer.FirstDeclareTask,
		hint: text(printer.FirstDeclareHint), not: always(text(printer.FirstDeclareNot)),
	},
	"queen": {
		title: printer.FirstQueenTitle, text: []says{text(printer.FirstQueenText)}, task: text(printer.FirstQueenTask),
		hint: text(printer.FirstQueenHint), not: always(text(printer.FirstQueenNot)),
	},
	"letgo": {
		title: printer.FirstLetgoTitle, text: []says{printer.FirstLetgoText}, task: printer.FirstLetgoTask,
		hint: printer.FirstLetgoHint, not: notCard(printer.FirstLetgoNot),
	},
	"strict": {
		title: printer.FirstStrictTitle, text: []says{printer.FirstStrictText}, task: printer.FirstStrictTask,
		hint: printer.FirstStrictHint,
	},
	"count": {
		title: printer.FirstCountTitle, text: []says{printer.FirstCountText}, task: text(printer.FirstCountTask),
		hint: printer.FirstCountHint,
		not: func(p locales.Printer, a rules.Action) locales.Rich {
			if a == rules.Claim {
				return locales.Plain(p.FirstCountNotClaim())
			}
			return notCard(printer.FirstCountNot)(p, a)
		},
	},
	"claim": {
		title: printer.FirstClaimTitle, text: []says{printer.FirstClaimText}, task: text(printer.FirstClaimTask),
		hint: text(printer.FirstClaimHint), not: always(text(printer.FirstClaimNot)),
	},
	"worth": {
		title: printer.FirstWorthTitle, text: []says{printer.FirstWorthText, printer.FirstWorthMatch},
	},
}
