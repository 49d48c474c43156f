package locales

import (
	"strconv"

	"bummerl/rules"
)

// optionNames say in a word or two what each option is about.
var optionNames = map[string]func(Printer) string{
	"cards":            Printer.OptionCards,
	"follow":           Printer.OptionFollow,
	"sixty_six":        Printer.OptionSixtySix,
	"last_trick":       Printer.OptionLastTrick,
	"close_score":      Printer.OptionCloseScore,
	"failed_close":     Printer.OptionFailedClose,
	"false_claim":      Printer.OptionFalseClaim,
	"swap_min":         Printer.OptionSwapMin,
	"close_min":        Printer.OptionCloseMin,
	"marriage_counts":  Printer.OptionMarriageCounts,
	"snapszer":         Printer.OptionSnapszer,
	"kontra":           Printer.OptionKontra,
	"knock":            Printer.OptionKnock,
	"target":           Printer.OptionTarget,
	"drawn":            Printer.OptionDrawn,
	"schneider_double": Printer.OptionSchneiderDouble,
	"first_trick_ban":  Printer.OptionFirstTrickBan,
	"late_marriage":    Printer.OptionLateMarriage,
	"look_back":        Printer.OptionLookBack,
}

// valueNames are the values of the options, as short as they can be, but for numbers and what is only yes or no.
var valueNames = map[string]map[string]func(Printer) string{
	"follow":           {"after-talon": Printer.ValueFollowAfterTalon, "always": Printer.ValueFollowAlways},
	"sixty_six":        {"declare": Printer.ValueSixtySixDeclare, "automatic": Printer.ValueSixtySixAutomatic},
	"last_trick":       {"wins": Printer.ValueLastTrickWins, "bonus": Printer.ValueLastTrickBonus, "count": Printer.ValueLastTrickCount},
	"close_score":      {"frozen": Printer.ValueCloseScoreFrozen, "final": Printer.ValueCloseScoreFinal},
	"failed_close":     {"gamble": Printer.ValueFailedCloseGamble, "trickless-at-close": Printer.ValueFailedCloseTricklessAtClose, "trickless-at-end": Printer.ValueFailedCloseTricklessAtEnd, "one": Printer.ValueFailedCloseOne, "three": Printer.ValueFailedCloseThree},
	"false_claim":      {"two-three": Printer.ValueFalseClaimTwoThree, "scale": Printer.ValueFalseClaimScale},
	"marriage_counts":  {"with-trick": Printer.ValueMarriageCountsWithTrick, "at-once": Printer.ValueMarriageCountsAtOnce},
	"drawn":            {"nothing": Printer.ValueDrawnNothing, "carry": Printer.ValueDrawnCarry},
	"schneider_double": {"true": Printer.ValueSchneiderDoubleTrue, "false": Printer.ValueSchneiderDoubleFalse},
	"first_trick_ban":  {"true": Printer.ValueFirstTrickBanTrue, "false": Printer.ValueFirstTrickBanFalse},
	"look_back":        {"last": Printer.ValueLookBackLast, "none": Printer.ValueLookBackNone, "own": Printer.ValueLookBackOwn},
}

// OptionName says in a word or two what an option is about; an unknown one keeps its name.
func (p Printer) OptionName(option string) string {
	if name, ok := optionNames[option]; ok {
		return name(p)
	}
	return option
}

// ValueName is the value of an option as it stands in a table; "" for one that the option does not have.
func (p Printer) ValueName(opt rules.Option, value string) string {
	if name, ok := valueNames[opt.Name][value]; ok {
		return name(p)
	}
	switch {
	case opt.Kind == rules.SwitchOption && value == "true":
		return p.ValueYes()
	case opt.Kind == rules.SwitchOption && value == "false":
		return p.ValueNo()
	case opt.Kind != rules.NumberOption:
		return ""
	}
	n, err := strconv.Atoi(value)
	switch {
	case err != nil:
		return ""
	case opt.Name == "swap_min", opt.Name == "close_min":
		return p.ValueLeast(n)
	}
	return value
}
