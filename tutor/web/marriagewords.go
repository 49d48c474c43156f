package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// suitLed is a sentence about the suit of the card that the opponent has led, and that card.
func suitLed(message func(locales.Printer, rules.Suit, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, ledCard(v).Suit(), ledCard(v)) }
}

// suitDeclared is a sentence about the marriage that was declared last.
func suitDeclared(message func(locales.Printer, rules.Suit) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return message(p, lastDeclared(v).Suit) }
}

// lastDeclared gives the event of the marriage declared last; its zero where there is none.
func lastDeclared(v rules.View) rules.Event {
	var last rules.Event
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			if e.Kind == rules.MarriageDeclared {
				last = e
			}
		}
	}
	return last
}

// beforeDeclaring is a sentence about the points that the learner had before the last marriage.
func beforeDeclaring(message func(locales.Printer, int) string) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, v.Points[v.Seat]-lastDeclared(v).Points))
	}
}

// lastLed is a sentence about the card that the last finished trick began with.
func lastLed(message func(locales.Printer, rules.Card) locales.Rich) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		taken := v.TakenTricks()
		if len(taken) == 0 {
			return message(p, rules.NoCard)
		}
		return message(p, taken[len(taken)-1].Led)
	}
}

// waiting chooses by whether the learner's marriage still waits for a first trick.
func waiting(then, otherwise says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		if v.Waiting[v.Seat] > 0 {
			return then(p, v)
		}
		return otherwise(p, v)
	}
}

// marriageWords are the words of chapter 6.
var marriageWords = lessonWords{
	title: printer.MarriageTitle, text: printer.MarriageText,
	done: printer.MarriageDoneTitle,
	learned: []func(locales.Printer) string{
		printer.MarriageLearnedWorth, printer.MarriageLearnedWhen, printer.MarriageLearnedLead, printer.MarriageLearnedShown,
		printer.MarriageLearnedCount, printer.MarriageLearnedBoth,
	},
	next: []wayOn{{"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"worth": {
			title: printer.MarriageWorthTitle, task: text(printer.MarriageWorthTask), label: printer.MarriageWorthLabel,
			text: []says{func(p locales.Printer, v rules.View) locales.Rich { return p.MarriageWorthText(v.Trump) }},
			hint: text(printer.MarriageWorthHint), done: text(printer.MarriageWorthDone),
			causes: map[course.Cause]says{
				course.AllPlain: text(printer.MarriageWorthAllPlain), course.CardValues: text(printer.MarriageWorthCardValues),
				course.OtherNumber: text(printer.MarriageWorthOther),
			},
		},
		"keep": {
			title: printer.MarriageKeepTitle, text: []says{suitLed(printer.MarriageKeepText)}, task: text(printer.MarriageKeepTask),
			hint: led(printer.MarriageKeepHint), done: text(printer.MarriageKeepDone),
			causes: map[course.Cause]says{
				course.Loses: text(printer.MarriageKeepLoses), course.PairBroken: text(printer.MarriageKeepBroken),
				course.NotOffered: text(printer.FollowCardsOnly),
			},
		},
		"lead": {
			title: printer.MarriageLeadTitle, text: []says{suitDeclared(printer.MarriageLeadText)}, task: text(printer.MarriageLeadTask),
			hint: text(printer.MarriageLeadHint), done: text(printer.MarriageLeadDone),
			causes: map[course.Cause]says{course.Missing: text(printer.MarriageLeadMissing)},
		},
		"shown": {
			title: printer.MarriageShownTitle, text: []says{suitLed(printer.MarriageShownText)}, task: text(printer.MarriageShownTask),
			hint: text(printer.MarriageShownHint), done: text(printer.MarriageShownDone),
			causes: map[course.Cause]says{
				course.Extra: text(printer.MarriageShownExtra), course.Missing: text(printer.MarriageShownMissing),
			},
		},
		"count": {
			title: printer.MarriageCountTitle, label: printer.MarriageCountLabel,
			text: []says{
				where("first_trick_ban", "true", lastLed(printer.MarriageCountTextBan), lastLed(printer.MarriageCountTextFirst)),
				where("marriage_counts", "at-once", text(printer.MarriageCountRuleAtOnce), text(printer.MarriageCountRuleWaits)),
			},
			task: where("first_trick_ban", "true", beforeDeclaring(printer.MarriageCountTaskBan), text(printer.MarriageCountTaskFirst)),
			hint: waiting(text(printer.MarriageCountHintWaits), text(printer.MarriageCountHintAtOnce)),
			done: waiting(text(printer.MarriageCountDoneWaits), points(printer.MarriageCountDoneCounts)),
			causes: map[course.Cause]says{
				course.Waits: text(printer.MarriageCountWaits), course.NoMarriage: text(printer.MarriageCountNoMarriage),
				course.OtherNumber: text(printer.MarriageCountOther),
			},
		},
		"late": {
			title: printer.MarriageLateTitle, task: text(printer.MarriageLateTask),
			text: []says{where("late_marriage", "false", points(printer.MarriageLateTextBarred), points(printer.MarriageLateText))},
			hint: where("late_marriage", "false", text(printer.MarriageLateHintBarred), points(printer.MarriageLateHint)),
			done: where("late_marriage", "false", text(printer.MarriageLateDoneBarred),
				where("sixty_six", "automatic", text(printer.MarriageLateDoneAutomatic), text(printer.MarriageLateDone))),
			choices: map[string]func(locales.Printer) string{
				"claim": printer.MarriageLateClaim, "lead": printer.MarriageLateLead, "barred": printer.MarriageLateBarred,
			},
			causes: map[course.Cause]says{
				"claim":  text(printer.MarriageLateNotNow),
				"lead":   where("late_marriage", "false", text(printer.MarriageLateNotNow), text(printer.MarriageLateNotLead)),
				"barred": text(printer.MarriageLateNotBarred),
			},
		},
		"both": {
			title: printer.MarriageBothTitle, text: []says{text(printer.MarriageBothText)}, task: text(printer.MarriageBothTask),
			hint: text(printer.MarriageBothHint), done: points(printer.MarriageBothDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.MarriageBothMissed), course.NotOffered: text(printer.MarriageBothOffered),
			},
		},
	},
}
