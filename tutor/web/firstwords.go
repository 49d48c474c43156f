package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

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
	return func(p locales.Printer, _ rules.Action) locales.Rich { return s(p, rules.View{}) }
}

// firstWords are the words of the first hand by step.
var firstWords = map[string]stepWords{
	"goal": {
		title: printer.FirstGoalTitle, text: []says{text(printer.FirstGoalText), text(printer.FirstGoalValues)},
	},
	"trump": {
		title: printer.FirstTrumpTitle, text: []says{text(printer.FirstTrumpText)}, task: text(printer.FirstTrumpTask),
		hint: text(printer.FirstTrumpHint), not: notCard(printer.FirstTrumpNot),
	},
	"lead": {
		title: printer.FirstLeadTitle, text: []says{text(printer.FirstLeadText)}, task: text(printer.FirstLeadTask),
		hint: text(printer.FirstLeadHint), not: notCard(printer.FirstLeadNot),
	},
	"taken": {
		title: printer.FirstTakenTitle, text: []says{text(printer.FirstTakenText)}, task: text(printer.FirstTakenTask),
		label: printer.FirstTakenLabel, hint: text(printer.FirstTakenHint),
		causes: map[course.Cause]says{
			course.WithoutLast: text(printer.FirstTakenOther), course.OtherSide: text(printer.FirstTakenOther),
			course.OtherNumber: text(printer.FirstTakenOther),
		},
	},
	"exchange": {
		title: printer.FirstExchangeTitle, text: []says{text(printer.FirstExchangeText), text(printer.FirstExchangeRule)},
		task: text(printer.FirstExchangeTask), hint: text(printer.FirstExchangeHint), not: always(text(printer.FirstExchangeNot)),
	},
	"second": {
		title: printer.FirstSecondTitle, text: []says{text(printer.FirstSecondText)}, task: text(printer.FirstSecondTask),
		hint: text(printer.FirstSecondHint), not: notCard(printer.FirstSecondNot),
	},
	"ruff": {
		title: printer.FirstRuffTitle, text: []says{text(printer.FirstRuffText)}, task: text(printer.FirstRuffTask),
		hint: text(printer.FirstRuffHint),
		not: func(p locales.Printer, a rules.Action) locales.Rich {
			if a.Card().Rank() == rules.Ace && a.Card().Suit() == rules.Hearts {
				return p.FirstRuffNotAce()
			}
			return notCard(printer.FirstRuffNot)(p, a)
		},
	},
	"declare": {
		title: printer.FirstDeclareTitle, text: []says{text(printer.FirstDeclareText)}, task: text(printer.FirstDeclareTask),
		hint: text(printer.FirstDeclareHint), not: always(text(printer.FirstDeclareNot)),
	},
	"queen": {
		title: printer.FirstQueenTitle, text: []says{text(printer.FirstQueenText)}, task: text(printer.FirstQueenTask),
		hint: text(printer.FirstQueenHint), not: always(text(printer.FirstQueenNot)),
	},
	"letgo": {
		title: printer.FirstLetgoTitle, text: []says{text(printer.FirstLetgoText)}, task: text(printer.FirstLetgoTask),
		hint: text(printer.FirstLetgoHint), not: notCard(printer.FirstLetgoNot),
	},
	"strict": {
		title: printer.FirstStrictTitle, text: []says{text(printer.FirstStrictText)}, task: text(printer.FirstStrictTask),
		hint: text(printer.FirstStrictHint),
	},
	"count": {
		title: printer.FirstCountTitle, text: []says{text(printer.FirstCountText)}, task: text(printer.FirstCountTask),
		hint: text(printer.FirstCountHint),
		not: func(p locales.Printer, a rules.Action) locales.Rich {
			if a == rules.Claim {
				return locales.Plain(p.FirstCountNotClaim())
			}
			return notCard(printer.FirstCountNot)(p, a)
		},
	},
	"claim": {
		title: printer.FirstClaimTitle, text: []says{text(printer.FirstClaimText)}, task: text(printer.FirstClaimTask),
		hint: text(printer.FirstClaimHint), not: always(text(printer.FirstClaimNot)),
	},
	"worth": {
		title: printer.FirstWorthTitle, text: []says{text(printer.FirstWorthText), text(printer.FirstWorthMatch)},
	},
}
