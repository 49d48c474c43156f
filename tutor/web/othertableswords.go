package web

import (
	"bummerl/locales"
	"bummerl/tutor/course"
)

var asTheirs = text(printer.TablesOwnSame)

// otherTablesWords are the words of chapter 16.
var otherTablesWords = lessonWords{
	title: printer.TablesTitle, text: printer.TablesText,
	done: printer.TablesDoneTitle,
	learned: []func(locales.Printer) string{
		printer.TablesLearnedLast, printer.TablesLearnedSay, printer.TablesLearnedBid, printer.TablesLearnedSharp,
		printer.TablesLearnedNines, printer.TablesLearnedMore,
	},
	next: []wayOn{{quizPath, printer.QuizOffer}, {"/rules", printer.ShellNavRules}},
	steps: map[string]stepWords{
		"club": {
			title: printer.TablesClubTitle, text: []says{text(printer.TablesClubText)}, task: text(printer.TablesClubTask),
			hint: text(printer.TablesClubHint), done: text(printer.TablesClubDone),
			own: by("last_trick", map[string]says{
				"bonus": text(printer.TablesClubOwnBonus), "count": text(printer.TablesClubOwnCount),
			}, asTheirs),
			choices: map[string]func(locales.Printer) string{
				"you": printer.TablesClubYou, "opponent": printer.TablesClubOpponent, "nobody": printer.TablesClubNobody,
			},
			causes: map[course.Cause]says{
				course.SaysOpponent: text(printer.TablesClubNotOpponent), "nobody": text(printer.TablesClubNotNobody),
			},
		},
		"house": {
			title: printer.TablesHouseTitle, text: []says{text(printer.TablesHouseText)}, task: theirPoints(printer.TablesHouseTask),
			label: printer.TablesHouseLabel, hint: text(printer.TablesHouseHint), done: text(printer.TablesHouseDone),
			own: where("drawn", "carry", asTheirs,
				where("last_trick", "wins", text(printer.TablesHouseOwnNever), text(printer.TablesHouseOwnNothing))),
			causes: map[course.Cause]says{
				course.WithoutDrawn: text(printer.TablesHouseWithout), course.WithDrawn: text(printer.TablesHouseOther),
				course.OtherNumber: text(printer.TablesHouseOther),
			},
		},
		"online": {
			title: printer.TablesOnlineTitle, text: []says{text(printer.TablesOnlineText)}, task: points(printer.TablesOnlineTask),
			hint: text(printer.TablesOnlineHint), done: points(printer.TablesOnlineDone),
			own: where("sixty_six", "automatic", asTheirs, text(printer.TablesOnlineOwn)),
			causes: map[course.Cause]says{
				course.Short: text(printer.TablesOnlineShort), course.NotOffered: text(printer.TablesOnlineOther),
			},
		},
		"snapszli": {
			title: printer.TablesSnapszliTitle, text: []says{text(printer.TablesSnapszliText)}, task: text(printer.TablesSnapszliTask),
			hint: text(printer.TablesSnapszliHint), done: points(printer.TablesSnapszliDone),
			own: by("last_trick", map[string]says{
				"wins": text(printer.TablesSnapszliOwnWins), "count": text(printer.TablesSnapszliOwnCount),
			}, asTheirs),
			causes: map[course.Cause]says{
				course.Missed: text(printer.TablesSnapszliMissed), course.NotOffered: text(printer.TablesSnapszliOther),
			},
		},
		"snapszer": {
			title: printer.TablesSnapszerTitle, text: []says{text(printer.TablesSnapszerText)}, task: text(printer.TablesSnapszerTask),
			hint: text(printer.TablesSnapszerHint), done: points(printer.TablesSnapszerDone),
			own: where("snapszer", "true", asTheirs, text(printer.TablesSnapszerOwn)),
			causes: map[course.Cause]says{
				course.Missed: text(printer.TablesSnapszerMissed), course.NotOffered: text(printer.TablesSnapszerOther),
			},
		},
		"sharp": {
			title: printer.TablesSharpTitle, text: []says{text(printer.TablesSharpText)}, task: led(printer.TablesSharpTask),
			hint: text(printer.TablesSharpHint), done: text(printer.TablesSharpDone),
			own:    where("follow", "always", asTheirs, text(printer.TablesSharpOwn)),
			causes: map[course.Cause]says{course.Missing: text(printer.TablesSharpMissing)},
		},
		"knock": {
			title: printer.TablesKnockTitle, text: []says{text(printer.TablesKnockText)}, task: text(printer.TablesKnockTask),
			hint: text(printer.TablesKnockHint), done: points(printer.TablesKnockDone),
			own: where("knock", "true", asTheirs,
				where("sixty_six", "automatic", text(printer.TablesKnockOwnAutomatic), text(printer.TablesKnockOwn))),
			causes: map[course.Cause]says{
				course.Missed: text(printer.TablesKnockMissed), course.NotOffered: text(printer.TablesKnockOther),
			},
		},
		"nines": {
			title: printer.TablesNinesTitle, text: []says{text(printer.TablesNinesText)}, task: turnUp(printer.TablesNinesTask),
			hint: text(printer.TablesNinesHint), done: text(printer.TablesNinesDone),
			own:    where("cards", "24", asTheirs, text(printer.TablesNinesOwn)),
			causes: map[course.Cause]says{course.OtherWanted: text(printer.TablesNinesOther)},
		},
		"sixtysix": {
			title: printer.TablesSixtysixTitle, text: []says{text(printer.TablesSixtysixText)}, task: text(printer.TablesSixtysixTask),
			label: printer.TablesSixtysixLabel, hint: text(printer.TablesSixtysixHint), done: text(printer.TablesSixtysixDone),
			own: where("cards", "24", asTheirs, text(printer.TablesSixtysixOwn)),
			causes: map[course.Cause]says{
				course.BothHands: text(printer.TablesSixtysixBoth), course.OtherNumber: text(printer.TablesSixtysixOther),
			},
		},
		"santase": {
			title: printer.TablesSantaseTitle, text: []says{text(printer.TablesSantaseText)}, task: text(printer.TablesSantaseTask),
			hint: text(printer.TablesSantaseHint), done: text(printer.TablesSantaseDone),
			own: where("first_trick_ban", "true", asTheirs, text(printer.TablesSantaseOwn)),
			choices: map[string]func(locales.Printer) string{
				"now": printer.TablesSantaseNow, "banned": printer.TablesSantaseBanned, "few": printer.TablesSantaseFew,
			},
			causes: map[course.Cause]says{
				"now": text(printer.TablesSantaseNotNow), "few": text(printer.TablesSantaseNotFew),
			},
		},
		"three": {
			title: printer.TablesThreeTitle, table: printer.TablesThreeTable, text: []says{text(printer.TablesThreeText)},
			task: text(printer.TablesThreeTask), label: printer.TablesThreeLabel,
			hint: text(printer.TablesThreeHint), done: text(printer.TablesThreeDone),
			causes: map[course.Cause]says{
				course.AsDreier: text(printer.TablesThreeDreier), course.OtherNumber: text(printer.TablesThreeOther),
			},
		},
		"four": {
			title: printer.TablesFourTitle, table: printer.TablesFourTable, text: []says{text(printer.TablesFourText)},
			task: text(printer.TablesFourTask), hint: text(printer.TablesFourHint), done: text(printer.TablesFourDone),
			choices: map[string]func(locales.Printer) string{
				"opposite": printer.TablesFourOpposite, "holder": printer.TablesFourHolder, "nobody": printer.TablesFourNobody,
			},
			causes: map[course.Cause]says{
				"opposite": text(printer.TablesFourNotOpposite), "nobody": text(printer.TablesFourNotNobody),
			},
		},
	},
}
