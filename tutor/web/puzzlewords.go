package web

import (
	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
)

// themeWords are what is said about a theme.
type themeWords struct {
	name, text func(locales.Printer) string
	// ask is the question on lead, reply the one where a card is to be answered.
	ask, reply func(locales.Printer) string
	// on is the question after the first action, where the first one was about that alone; nil elsewhere.
	on func(locales.Printer) string
	// picture is drawn beside it; "" is a back.
	picture []string
}

var themes = map[puzzles.Theme]themeWords{
	puzzles.LastFive: {
		name: locales.Printer.PuzzleLastFive, text: locales.Printer.PuzzleLastFiveText,
		ask: locales.Printer.PuzzleQuestion, reply: locales.Printer.PuzzleQuestionReply, picture: []string{"Kh", "Qh", "Js"},
	},
	puzzles.Closing: {
		name: locales.Printer.PuzzleClosing, text: locales.Printer.PuzzleClosingText,
		ask: locales.Printer.PuzzleAskClosing, reply: locales.Printer.PuzzleAskClosing, picture: []string{"Ah", "Th", ""},
	},
	puzzles.CloseOrNot: {
		name: locales.Printer.PuzzleCloseOrNot, text: locales.Printer.PuzzleCloseOrNotText,
		ask: locales.Printer.PuzzleAskCloseOrNot, reply: locales.Printer.PuzzleAskCloseOrNot, picture: []string{"As", "Kd", ""},
	},
	puzzles.PlayOut: {
		name: locales.Printer.PuzzlePlayOut, text: locales.Printer.PuzzlePlayOutText,
		ask: locales.Printer.PuzzleAskPlayOut, reply: locales.Printer.PuzzleAskPlayOutReply, picture: []string{"", "Ac", "Kc"},
	},
	puzzles.Defend: {
		name: locales.Printer.PuzzleDefend, text: locales.Printer.PuzzleDefendText,
		ask: locales.Printer.PuzzleAskDefend, reply: locales.Printer.PuzzleAskDefendReply, picture: []string{"", "", "Td"},
	},
	puzzles.Snapszer: {
		name: locales.Printer.PuzzleSnapszer, text: locales.Printer.PuzzleSnapszerText,
		ask: locales.Printer.PuzzleAskSnapszer, reply: locales.Printer.PuzzleAskSnapszer, picture: []string{"Ad", "Td", "Kd"},
	},
	puzzles.TakeOrLetGo: {
		name: locales.Printer.PuzzleTakeOrLetGo, text: locales.Printer.PuzzleTakeOrLetGoText,
		ask: locales.Printer.PuzzleAskTakeOrLetGo, reply: locales.Printer.PuzzleAskTakeOrLetGo, on: locales.Printer.PuzzleAskWin,
		picture: []string{"Ks", "As", "Js"},
	},
	puzzles.NowOrLater: {
		name: locales.Printer.PuzzleNowOrLater, text: locales.Printer.PuzzleNowOrLaterText,
		ask: locales.Printer.PuzzleAskNowOrLater, reply: locales.Printer.PuzzleAskNowOrLater, on: locales.Printer.PuzzleAskWin,
		picture: []string{"Kc", "Qc", "Jd"},
	},
	puzzles.ClaimOrPlay: {
		name: locales.Printer.PuzzleClaimOrPlay, text: locales.Printer.PuzzleClaimOrPlayText,
		ask: locales.Printer.PuzzleAskClaimOrPlay, reply: locales.Printer.PuzzleAskClaimOrPlay, on: locales.Printer.PuzzleAskClaim,
		picture: []string{"Th", "Kd", "Qd"},
	},
}

func (v *visit) themeName(t puzzles.Theme) string { return themes[t].name(v.p) }

func (v *visit) themeText(t puzzles.Theme) string { return themes[t].text(v.p) }

// puzzleName names a puzzle by its theme and its number there.
func (v *visit) puzzleName(z puzzles.Puzzle) string {
	return v.p.PuzzleName(v.themeName(z.Theme), z.Number)
}

// puzzleAbout tells search engines what a puzzle asks; its name and level make it another sentence than that of every
// other puzzle.
func (v *visit) puzzleAbout(z puzzles.Puzzle) string {
	return v.question(z).String() + " (" + v.puzzleName(z) + ", " + levelWord(v.p, z.Level) + ")"
}

func levelWord(p locales.Printer, level puzzles.Level) string {
	switch level {
	case puzzles.Easy:
		return p.PuzzleLevelEasy()
	case puzzles.Medium:
		return p.PuzzleLevelMedium()
	case puzzles.Hard:
		return p.PuzzleLevelHard()
	}
	return ""
}

// question asks for what there is to find.
func (v *visit) question(z puzzles.Puzzle) locales.Rich {
	words := themes[z.Theme]
	switch {
	case z.Start().Led() != rules.NoCard:
		return locales.Plain(words.reply(v.p))
	case z.Value < 0:
		return locales.Plain(v.p.PuzzleQuestionSave())
	}
	return locales.Plain(words.ask(v.p))
}

// questionNow asks for what there is to find now. While a puzzle is played on, that is not always what it began with; at
// its end that is shown again, being what the puzzle was about.
func (v *visit) questionNow(t try) locales.Rich {
	if on := themes[t.z.Theme].on; on != nil && len(t.own) > 0 && !t.over() {
		return locales.Plain(on(v.p))
	}
	return v.question(t.z)
}

// notAsked says what the puzzle asks instead of an action that is legal and no answer to it.
func (v *visit) notAsked(z puzzles.Puzzle) locales.Rich {
	switch z.Theme {
	case puzzles.Closing, puzzles.CloseOrNot:
		return locales.Plain(v.p.PuzzleNotAskedClose())
	case puzzles.Snapszer:
		return locales.Plain(v.p.PuzzleNotAskedSnapszer())
	}
	return locales.Plain(v.p.PuzzleNotAsked())
}

// valueWords says what a position is worth.
func valueWords(value int, win, loss func(int) string, draw func() string) locales.Rich {
	switch {
	case value > 0:
		return locales.Plain(win(value))
	case value < 0:
		return locales.Plain(loss(-value))
	}
	return locales.Plain(draw())
}
