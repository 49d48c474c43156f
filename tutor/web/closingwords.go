package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// bothPoints is a sentence about the learner's points and the opponent's.
func bothPoints[T words](message func(locales.Printer, int, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, v.Points[v.Seat], v.Points[v.Seat.Other()]))
	}
}

// theirFirst is a sentence about the opponent's points and the learner's.
func theirFirst[T words](message func(locales.Printer, int, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, v.Points[v.Seat.Other()], v.Points[v.Seat]))
	}
}

// theirPoints is a sentence about the opponent's points.
func theirPoints[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, v.Points[v.Seat.Other()])) }
}

// leftInTalon is a sentence about the points that are in no trick at the end.
func leftInTalon[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, rules.Pack(int(v.Options.Cards)).Points()-v.Gone.Points()))
	}
}

// closeLeast is a sentence about how many talon cards closing needs.
func closeLeast[T words](message func(locales.Printer, int) T) says {
	return func(p locales.Printer, v rules.View) locales.Rich { return plain(message(p, int(v.Options.CloseMin))) }
}

// enoughToClose chooses by whether the talon is still large enough for closing.
func enoughToClose(then, otherwise says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		if v.TalonLeft >= int(v.Options.CloseMin) {
			return then(p, v)
		}
		return otherwise(p, v)
	}
}

// bids chooses by which of snapszer and knocking there is: by the rules, or by what is legal at the moment.
func bids(has func(rules.View) (snapszer, knock bool), none, snapszer, knock, both says) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		s, k := has(v)
		switch {
		case s && k:
			return both(p, v)
		case s:
			return snapszer(p, v)
		case k:
			return knock(p, v)
		}
		return none(p, v)
	}
}

func bidsInRules(v rules.View) (snapszer, knock bool) { return v.Options.Snapszer, v.Options.Knock }

func bidsNow(v rules.View) (snapszer, knock bool) {
	return v.Legal.Has(rules.Snapszer), v.Legal.Has(rules.Knock)
}

// closingWords are the words of chapter 10.
var closingWords = lessonWords{
	title: printer.ClosingTitle, text: printer.ClosingText,
	done: printer.ClosingDoneTitle,
	learned: []func(locales.Printer) string{
		printer.ClosingLearnedWhen, printer.ClosingLearnedTalon, printer.ClosingLearnedSure, printer.ClosingLearnedKept,
		printer.ClosingLearnedFailed, printer.ClosingLearnedMore,
	},
	next: []wayOn{{"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"shut": {
			title: printer.ClosingShutTitle, text: []says{text(printer.ClosingShutText)}, task: text(printer.ClosingShutTask),
			hint: text(printer.ClosingShutHint), done: text(printer.ClosingShutDone),
			causes: map[course.Cause]says{
				course.LedOpen: text(printer.ClosingShutLed), course.NotOffered: text(printer.ClosingShutOther),
			},
		},
		"nobody": {
			title: printer.ClosingNobodyTitle, text: []says{text(printer.ClosingNobodyText)}, label: printer.ClosingNobodyLabel,
			task: bothPoints(printer.ClosingNobodyTask), hint: text(printer.ClosingNobodyHint),
			done: leftInTalon(printer.ClosingNobodyDone),
			causes: map[course.Cause]says{
				course.OneSideOnly: text(printer.ClosingNobodyOneSide), course.OtherNumber: text(printer.ClosingNobodyOther),
			},
		},
		"least": {
			title: printer.ClosingLeastTitle, task: text(printer.ClosingLeastTask), hint: closeLeast(printer.ClosingLeastHint),
			text:    []says{where("close_min", "2", closeLeast(printer.ClosingLeastText), closeLeast(printer.ClosingLeastTextMore))},
			done:    enoughToClose(text(printer.ClosingLeastDone), text(printer.ClosingLeastDoneFew)),
			choices: map[string]func(locales.Printer) string{"now": printer.ClosingLeastNow, "few": printer.ClosingLeastFew},
			causes: map[course.Cause]says{
				"now": closeLeast(printer.ClosingLeastNotNow), "few": text(printer.ClosingLeastNotFew),
			},
		},
		"sure": {
			title: printer.ClosingSureTitle, task: text(printer.ClosingSureTask), hint: text(printer.ClosingSureHint),
			text: []says{where("follow", "always", points(printer.ClosingSureTextAlways), points(printer.ClosingSureText))},
			done: points(printer.ClosingSureDone),
			causes: map[course.Cause]says{
				course.Missed: text(printer.ClosingSureMissed), course.NotOffered: text(printer.ClosingSureOther),
			},
		},
		"kept": {
			title: printer.ClosingKeptTitle, task: theirPoints(printer.ClosingKeptTask), label: printer.ClosingKeptLabel,
			text: []says{where("close_score", "final", text(printer.ClosingKeptTextFinal), text(printer.ClosingKeptText))},
			hint: where("close_score", "final", theirPoints(printer.ClosingKeptHintFinal), text(printer.ClosingKeptHint)),
			done: where("close_score", "final", text(printer.ClosingKeptDoneFinal), text(printer.ClosingKeptDone)),
			causes: map[course.Cause]says{
				course.AtEnd: text(printer.ClosingKeptAtEnd), course.AtClosing: text(printer.ClosingKeptAtClosing),
				course.WorthOne: text(printer.ClosingKeptOne), course.WorthTwo: text(printer.ClosingKeptOther),
				course.WorthThree: text(printer.ClosingKeptOther), course.OtherNumber: text(printer.ClosingKeptOther),
			},
		},
		"failed": {
			title: printer.ClosingFailedTitle, task: theirFirst(printer.ClosingFailedTask), label: printer.ClosingFailedLabel,
			text: []says{text(printer.ClosingFailedText), failedCosts},
			hint: by("failed_close", map[string]says{
				"gamble": text(printer.ClosingFailedHint), "one": text(printer.ClosingFailedHintFixed),
				"three": text(printer.ClosingFailedHintFixed),
			}, text(printer.ClosingFailedHintOwn)),
			done: by("failed_close", map[string]says{
				"gamble": text(printer.ClosingFailedDoneGamble), "one": text(printer.ClosingFailedDoneOne),
				"three": text(printer.ClosingFailedDoneThree),
			}, text(printer.ClosingFailedDoneTwo)),
			causes: map[course.Cause]says{
				course.WorthOne: text(printer.ClosingFailedOne),
				course.WorthTwo: by("failed_close", map[string]says{
					"one": text(printer.ClosingFailedDear), "three": text(printer.ClosingFailedTwoThree),
				}, text(printer.ClosingFailedTwo)),
				course.WorthThree: by("failed_close", map[string]says{
					"one": text(printer.ClosingFailedDear), "trickless-at-close": text(printer.ClosingFailedThreeClosing),
				}, text(printer.ClosingFailedThreeEnd)),
				course.AtEnd: text(printer.ClosingFailedOther), course.AtClosing: text(printer.ClosingFailedOther),
				course.OtherNumber: text(printer.ClosingFailedOther),
			},
		},
		"more": {
			title: printer.ClosingMoreTitle, task: text(printer.ClosingMoreTask), hint: text(printer.ClosingMoreHint),
			text: []says{text(printer.ClosingMoreText), bids(bidsInRules, text(printer.ClosingMoreRuleNone),
				text(printer.ClosingMoreRuleSnapszer), text(printer.ClosingMoreRuleKnock), text(printer.ClosingMoreRuleBoth))},
			done: bids(bidsNow, text(printer.ClosingMoreDoneNone), text(printer.ClosingMoreDoneSnapszer),
				text(printer.ClosingMoreDoneKnock), text(printer.ClosingMoreDoneBoth)),
			choices: map[string]func(locales.Printer) string{
				"none": printer.ClosingMoreNone, "snapszer": printer.ClosingMoreSnapszer, "knock": printer.ClosingMoreKnock,
				"both": printer.ClosingMoreBoth,
			},
			causes: map[course.Cause]says{
				"none": text(printer.ClosingMoreNotNone),
				"snapszer": bids(bidsNow, text(printer.ClosingMoreNotSnapszer), text(printer.ClosingMoreNotSnapszer),
					text(printer.ClosingMoreNotSnapszer), text(printer.ClosingMoreNotOnly)),
				"knock": bids(bidsNow, text(printer.ClosingMoreNotKnock), text(printer.ClosingMoreNotKnock),
					text(printer.ClosingMoreNotKnock), text(printer.ClosingMoreNotOnly)),
				"both": text(printer.ClosingMoreNotBoth),
			},
		},
		"kontra": {
			title: printer.ClosingKontraTitle, task: led(printer.ClosingKontraTask), hint: text(printer.ClosingKontraHint),
			text: []says{
				text(printer.ClosingKontraText),
				where("kontra", "true", text(printer.ClosingKontraRule), text(printer.ClosingKontraRuleNone)),
			},
			done: where("kontra", "true", text(printer.ClosingKontraDone), text(printer.ClosingKontraDoneNone)),
			choices: map[string]func(locales.Printer) string{
				"kontra": printer.ClosingKontraKontra, "lead": printer.ClosingKontraLead, "none": printer.ClosingKontraNone,
			},
			causes: map[course.Cause]says{
				"kontra": text(printer.ClosingKontraNotKontra),
				"lead":   where("kontra", "true", text(printer.ClosingKontraNotLead), text(printer.ClosingKontraNotLeadNone)),
				"none":   text(printer.ClosingKontraNotNone),
			},
		},
	},
}

// failedCosts says what a failed closing costs by the learner's rules, as the rules page does.
func failedCosts(p locales.Printer, v rules.View) locales.Rich {
	opt, _ := rules.FindOption("failed_close")
	return locales.Plain(p.Rule(opt, opt.Value(v.Options)))
}
