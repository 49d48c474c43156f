package web

import (
	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// automatic chooses by whether a hand ends by itself at 66 in the learner's rules.
func automatic(then, otherwise says) says { return where("sixty_six", "automatic", then, otherwise) }

// atTheEnd chooses by what decides a hand that was played to its end.
func atTheEnd(wins, bonus, count says) says {
	return by("last_trick", map[string]says{"bonus": bonus, "count": count}, wins)
}

// beforeTrick is a sentence about the points that the learner had before the trick just taken.
func beforeTrick(message func(locales.Printer, int) string) says {
	return func(p locales.Printer, v rules.View) locales.Rich {
		return plain(message(p, v.Points[v.Seat]-lastTrick(v)))
	}
}

var (
	lastTrickRule = atTheEnd(text(printer.ClaimRuleWins), text(printer.ClaimRuleBonus), text(printer.ClaimRuleCount))
	lastTrickHint = atTheEnd(text(printer.ClaimHintWins), text(printer.ClaimHintBonus), text(printer.ClaimHintCount))
	// winnerChoices and winnerCauses are of both steps that ask who wins.
	winnerChoices = map[string]func(locales.Printer) string{
		"you": printer.FollowOverYou, "opponent": printer.FollowOverOpponent, "nobody": printer.ClaimForgotNobody,
	}
	winnerCauses = map[course.Cause]says{
		course.SaysYou: atTheEnd(text(printer.ClaimNotYouWins), text(printer.ClaimNotYouBonus), text(printer.ClaimNotYouCount)),
		course.SaysOpponent: atTheEnd(
			text(printer.ClaimNotOpponentWins), text(printer.ClaimNotOpponentBonus), text(printer.ClaimNotOpponentCount),
		),
		"nobody": atTheEnd(text(printer.ClaimNotNobodyWins), text(printer.ClaimNotNobodyBonus), text(printer.ClaimNotNobodyCount)),
	}
)

// claimWords are the words of chapter 9.
var claimWords = lessonWords{
	title: printer.ClaimTitle, text: printer.ClaimText,
	done: printer.ClaimDoneTitle,
	learned: []func(locales.Printer) string{
		printer.ClaimLearnedEnough, printer.ClaimLearnedMoment, printer.ClaimLearnedDeclare, printer.ClaimLearnedPrice,
		printer.ClaimLearnedForgot, printer.ClaimLearnedDrawn,
	},
	next: []wayOn{{"/count", printer.CourseNextCount}, {"/play", printer.CourseNextMatch}},
	steps: map[string]stepWords{
		"enough": {
			title: printer.ClaimEnoughTitle,
			text:  []says{automatic(text(printer.ClaimEnoughTextAutomatic), text(printer.ClaimEnoughText))},
			task:  automatic(beforeTrick(printer.ClaimEnoughTaskAutomatic), beforeTrick(printer.ClaimEnoughTask)),
			hint:  text(printer.ClaimEnoughHint),
			done:  automatic(points(printer.ClaimEnoughDoneAutomatic), points(printer.ClaimEnoughDone)),
			causes: map[course.Cause]says{
				course.HasEnough: text(printer.ClaimEnoughHas), course.TooFew: text(printer.ClaimEnoughFew),
				course.NotOffered: text(printer.ClaimEnoughOffered),
			},
		},
		"moment": {
			title: printer.ClaimMomentTitle,
			text:  []says{automatic(points(printer.ClaimMomentTextAutomatic), points(printer.ClaimMomentText))},
			task:  automatic(points(printer.ClaimMomentTaskAutomatic), points(printer.ClaimMomentTask)),
			hint:  automatic(text(printer.ClaimMomentHintAutomatic), text(printer.ClaimMomentHint)),
			done:  automatic(text(printer.ClaimMomentDoneAutomatic), text(printer.ClaimMomentDone)),
			choices: map[string]func(locales.Printer) string{
				"now": printer.ClaimMomentNow, "lead": printer.ClaimMomentLead, "itself": printer.ClaimMomentItself,
			},
			causes: map[course.Cause]says{
				"now":  automatic(text(printer.ClaimMomentOver), text(printer.ClaimMomentNotNow)),
				"lead": text(printer.ClaimMomentOver), "itself": text(printer.ClaimMomentNotItself),
			},
		},
		"declare": {
			title: printer.ClaimDeclareTitle, task: text(printer.ClaimDeclareTask), hint: points(printer.ClaimDeclareHint),
			text: []says{automatic(points(printer.ClaimDeclareTextAutomatic), points(printer.ClaimDeclareText))},
			done: automatic(text(printer.ClaimDeclareDoneAutomatic), text(printer.ClaimDeclareDone)),
			causes: map[course.Cause]says{
				course.Missed: text(printer.ClaimDeclareMissed), course.NotOffered: text(printer.ClaimDeclareOffered),
			},
		},
		"price": {
			title: printer.ClaimPriceTitle, label: printer.ClaimPriceLabel,
			task: automatic(text(printer.ClaimPriceTaskAutomatic), text(printer.ClaimPriceTask)),
			text: []says{
				automatic(text(printer.ClaimPriceTextAutomatic), text(printer.ClaimPriceText)),
				where("sixty_six", "automatic", text(printer.ClaimPriceRuleAutomatic),
					where("false_claim", "scale", text(printer.ClaimPriceRuleScale), text(printer.ClaimPriceRuleFixed))),
			},
			hint: text(printer.ClaimPriceHint),
			done: where("false_claim", "scale", points(printer.ClaimPriceDoneScale), points(printer.ClaimPriceDoneFixed)),
			causes: map[course.Cause]says{
				course.AsTrickless: text(printer.ClaimPriceTrickless),
				course.ByOthers:    where("false_claim", "scale", text(printer.ClaimPriceNotTwo), text(printer.ClaimPriceNotOne)),
				course.OtherNumber: text(printer.ClaimPriceOther),
			},
		},
		"forgot": {
			title: printer.ClaimForgotTitle,
			text:  []says{automatic(points(printer.ClaimForgotTextAutomatic), points(printer.ClaimForgotText)), lastTrickRule},
			task:  automatic(text(printer.ClaimForgotTaskAutomatic), text(printer.ClaimForgotTask)), hint: lastTrickHint,
			done: automatic(
				atTheEnd(text(printer.ClaimForgotDoneAutomaticWins), text(printer.ClaimForgotDoneAutomaticBonus), text(printer.ClaimForgotDoneAutomaticCount)),
				atTheEnd(points(printer.ClaimForgotDoneWins), text(printer.ClaimForgotDoneBonus), text(printer.ClaimForgotDoneCount)),
			),
			choices: winnerChoices, causes: winnerCauses,
		},
		"nobody": {
			title: printer.ClaimNobodyTitle, task: text(printer.ClaimNobodyTask),
			text:    []says{where("last_trick", "bonus", text(printer.ClaimNobodyTextBonus), text(printer.ClaimNobodyText))},
			hint:    lastTrickRule,
			done:    atTheEnd(text(printer.ClaimNobodyDoneWins), text(printer.ClaimNobodyDoneBonus), text(printer.ClaimNobodyDoneCount)),
			choices: winnerChoices, causes: winnerCauses,
		},
		"drawn": {
			title: printer.ClaimDrawnTitle, task: text(printer.ClaimDrawnTask), label: printer.ClaimDrawnLabel,
			text: []says{
				where("last_trick", "wins", text(printer.ClaimDrawnTextWins), text(printer.ClaimDrawnText)),
				where("drawn", "carry", text(printer.ClaimDrawnRuleCarry), text(printer.ClaimDrawnRuleNothing)),
			},
			hint: text(printer.ClaimDrawnHint),
			done: where("drawn", "carry", text(printer.ClaimDrawnDoneCarry), text(printer.ClaimDrawnDoneNothing)),
			causes: map[course.Cause]says{
				course.WithDrawn: text(printer.ClaimDrawnWith), course.WithoutDrawn: text(printer.ClaimDrawnWithout),
				course.OtherNumber: text(printer.ClaimDrawnOther),
			},
		},
	},
}
