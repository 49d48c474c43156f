package locales

import (
	"strconv"

	"bummerl/rules"
)

// ruleSentences holds the sentence of each value of each option, but for the numbers that Rule prints.
var ruleSentences = map[string]map[string]func(Printer) string{
	"cards":           {"20": Printer.RuleCards20, "24": Printer.RuleCards24},
	"follow":          {"after-talon": Printer.RuleFollowAfterTalon, "always": Printer.RuleFollowAlways},
	"sixty_six":       {"declare": Printer.RuleSixtySixDeclare, "automatic": Printer.RuleSixtySixAutomatic},
	"last_trick":      {"wins": Printer.RuleLastTrickWins, "bonus": Printer.RuleLastTrickBonus, "count": Printer.RuleLastTrickCount},
	"close_score":     {"frozen": Printer.RuleCloseScoreFrozen, "final": Printer.RuleCloseScoreFinal},
	"false_claim":     {"two-three": Printer.RuleFalseClaimTwoThree, "scale": Printer.RuleFalseClaimScale},
	"marriage_counts": {"with-trick": Printer.RuleMarriageCountsWithTrick, "at-once": Printer.RuleMarriageCountsAtOnce},
	"failed_close": {
		"gamble":             Printer.RuleFailedCloseGamble,
		"trickless-at-close": Printer.RuleFailedCloseTricklessAtClose,
		"trickless-at-end":   Printer.RuleFailedCloseTricklessAtEnd,
		"one":                Printer.RuleFailedCloseOne,
		"three":              Printer.RuleFailedCloseThree,
	},
	"snapszer":         {"false": Printer.RuleSnapszerFalse, "true": Printer.RuleSnapszerTrue},
	"kontra":           {"false": Printer.RuleKontraFalse, "true": Printer.RuleKontraTrue},
	"knock":            {"false": Printer.RuleKnockFalse, "true": Printer.RuleKnockTrue},
	"drawn":            {"nothing": Printer.RuleDrawnNothing, "carry": Printer.RuleDrawnCarry},
	"schneider_double": {"false": Printer.RuleSchneiderDoubleFalse, "true": Printer.RuleSchneiderDoubleTrue},
	"first_trick_ban":  {"false": Printer.RuleFirstTrickBanFalse, "true": Printer.RuleFirstTrickBanTrue},
	"late_marriage":    {"false": Printer.RuleLateMarriageFalse, "true": Printer.RuleLateMarriageTrue},
	"look_back":        {"last": Printer.RuleLookBackLast, "none": Printer.RuleLookBackNone, "own": Printer.RuleLookBackOwn},
}

var ruleNumbers = map[string]func(Printer, int) string{
	"swap_min":  Printer.RuleSwapMin,
	"close_min": Printer.RuleCloseMin,
	"target":    Printer.RuleTarget,
}

// Rule says in one sentence what an option's value means; "" for a value that the option does not have.
func (p Printer) Rule(opt rules.Option, value string) string {
	if sentence, ok := ruleSentences[opt.Name][value]; ok {
		return sentence(p)
	}
	if sentence, ok := ruleNumbers[opt.Name]; ok {
		if n, err := strconv.Atoi(value); err == nil {
			return sentence(p, n)
		}
	}
	return ""
}

// Rules says in one sentence each what the rules in force are, in the order of rules.OptionList.
func (p Printer) Rules(o rules.Options) []string {
	list := make([]string, len(rules.OptionList))
	for i, opt := range rules.OptionList {
		list[i] = p.Rule(opt, opt.Value(o))
	}
	return list
}

var variantWords = map[string]struct{ name, text, where func(Printer) string }{
	"schnapsen":  {Printer.VariantSchnapsen, Printer.VariantSchnapsenText, Printer.VariantSchnapsenWhere},
	"austrian":   {Printer.VariantAustrian, Printer.VariantAustrianText, Printer.VariantAustrianWhere},
	"online":     {Printer.VariantOnline, Printer.VariantOnlineText, Printer.VariantOnlineWhere},
	"snapszli":   {Printer.VariantSnapszli, Printer.VariantSnapszliText, Printer.VariantSnapszliWhere},
	"snapszer":   {Printer.VariantSnapszer, Printer.VariantSnapszerText, Printer.VariantSnapszerWhere},
	"sharp":      {Printer.VariantSharp, Printer.VariantSharpText, Printer.VariantSharpWhere},
	"knock":      {Printer.VariantKnock, Printer.VariantKnockText, Printer.VariantKnockWhere},
	"snapszli24": {Printer.VariantSnapszli24, Printer.VariantSnapszli24Text, Printer.VariantSnapszli24Where},
	"sixtysix":   {Printer.VariantSixtysix, Printer.VariantSixtysixText, Printer.VariantSixtysixWhere},
	"santase":    {Printer.VariantSantase, Printer.VariantSantaseText, Printer.VariantSantaseWhere},
}

// VariantName names a variant; an unknown one keeps its id.
func (p Printer) VariantName(variant string) string {
	if words, ok := variantWords[variant]; ok {
		return words.name(p)
	}
	return variant
}

// VariantLine says in one line what sets a variant apart; "" for an unknown one.
func (p Printer) VariantLine(variant string) string {
	if words, ok := variantWords[variant]; ok {
		return words.text(p)
	}
	return ""
}

// VariantWhere says where a variant is played; "" for an unknown one.
func (p Printer) VariantWhere(variant string) string {
	if words, ok := variantWords[variant]; ok {
		return words.where(p)
	}
	return ""
}
