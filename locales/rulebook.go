package locales

import (
	"maps"
	"slices"
)

// said makes of a plain message what a message with cards or terms is.
func said(message func(Printer) string) func(Printer) Rich {
	return func(p Printer) Rich { return Plain(message(p)) }
}

// ruleSections are the headings of the reference of the rules.
var ruleSections = map[string]func(Printer) string{
	"pack":     Printer.RulesectionPack,
	"deal":     Printer.RulesectionDeal,
	"lead":     Printer.RulesectionLead,
	"follow":   Printer.RulesectionFollow,
	"trick":    Printer.RulesectionTrick,
	"marriage": Printer.RulesectionMarriage,
	"exchange": Printer.RulesectionExchange,
	"close":    Printer.RulesectionClose,
	"bids":     Printer.RulesectionBids,
	"claim":    Printer.RulesectionClaim,
	"end":      Printer.RulesectionEnd,
	"value":    Printer.RulesectionValue,
	"match":    Printer.RulesectionMatch,
	"family":   Printer.RulesectionFamily,
}

// ruleLines are the sentences of the reference besides those of the options.
var ruleLines = map[string]func(Printer) Rich{
	"ranks":            Printer.RulelineRanks,
	"values_20":        Printer.RulelineValues20,
	"values_24":        Printer.RulelineValues24,
	"half":             said(Printer.RulelineHalf),
	"dealer":           Printer.RulelineDealer,
	"deal_20":          said(Printer.RulelineDeal20),
	"deal_24":          said(Printer.RulelineDeal24),
	"trump":            Printer.RulelineTrump,
	"talon_20":         Printer.RulelineTalon20,
	"talon_24":         Printer.RulelineTalon24,
	"forehand":         Printer.RulelineForehand,
	"any_lead":         said(Printer.RulelineAnyLead),
	"before_lead":      said(Printer.RulelineBeforeLead),
	"must_follow":      Printer.RulelineMustFollow,
	"must_trump":       said(Printer.RulelineMustTrump),
	"free":             Printer.RulelineFree,
	"takes":            Printer.RulelineTakes,
	"keeps":            said(Printer.RulelineKeeps),
	"draws":            said(Printer.RulelineDraws),
	"turn_up_last":     said(Printer.RulelineTurnUpLast),
	"pair":             Printer.RulelinePair,
	"pair_lead":        said(Printer.RulelinePairLead),
	"pair_one":         said(Printer.RulelinePairOne),
	"exchange_20":      Printer.RulelineExchange20,
	"exchange_24":      Printer.RulelineExchange24,
	"exchange_open":    said(Printer.RulelineExchangeOpen),
	"exchange_then":    said(Printer.RulelineExchangeThen),
	"close_how":        said(Printer.RulelineCloseHow),
	"close_then":       said(Printer.RulelineCloseThen),
	"close_must":       said(Printer.RulelineCloseMust),
	"close_beaten":     said(Printer.RulelineCloseBeaten),
	"snapszer_how":     said(Printer.RulelineSnapszerHow),
	"kontra_who":       said(Printer.RulelineKontraWho),
	"knock_how":        said(Printer.RulelineKnockHow),
	"claim_when":       said(Printer.RulelineClaimWhen),
	"claim_right":      said(Printer.RulelineClaimRight),
	"end_closed":       said(Printer.RulelineEndClosed),
	"scale_one":        Printer.RulelineScaleOne,
	"scale_two":        said(Printer.RulelineScaleTwo),
	"scale_three":      said(Printer.RulelineScaleThree),
	"strokes":          said(Printer.RulelineStrokes),
	"bummerl":          Printer.RulelineBummerl,
	"best_of":          said(Printer.RulelineBestOf),
	"family_sixty_six": said(Printer.RulelineFamilySixtySix),
	"family_sisters":   said(Printer.RulelineFamilySisters),
	"family_austria":   said(Printer.RulelineFamilyAustria),
	"family_names":     said(Printer.RulelineFamilyNames),
	"family_more":      said(Printer.RulelineFamilyMore),
	"family_four":      said(Printer.RulelineFamilyFour),
}

type tryWords struct {
	title func(Printer) string
	task  func(Printer) Rich
}

// ruleTries are the words of the tables on which a rule can be tried.
var ruleTries = map[string]tryWords{
	"open":     {Printer.RuletryOpen, said(Printer.RuletryOpenTask)},
	"closed":   {Printer.RuletryClosed, said(Printer.RuletryClosedTask)},
	"marriage": {Printer.RuletryMarriage, Printer.RuletryMarriageTask},
	"exchange": {Printer.RuletryExchange, said(Printer.RuletryExchangeTask)},
	"close":    {Printer.RuletryClose, said(Printer.RuletryCloseTask)},
	"snapszer": {Printer.RuletrySnapszer, said(Printer.RuletrySnapszerTask)},
	"knock":    {Printer.RuletryKnock, said(Printer.RuletryKnockTask)},
	"claim":    {Printer.RuletryClaim, said(Printer.RuletryClaimTask)},
	"last":     {Printer.RuletryLast, said(Printer.RuletryLastTask)},
	"worth":    {Printer.RuletryWorth, said(Printer.RuletryWorthTask)},
}

// RuleSection is the heading of a section of the reference; "" for one that there is not.
func (p Printer) RuleSection(id string) string {
	if title, ok := ruleSections[id]; ok {
		return title(p)
	}
	return ""
}

// RuleLine is a sentence of the reference by its ID; nil for one that there is not.
func (p Printer) RuleLine(id string) Rich {
	if line, ok := ruleLines[id]; ok {
		return line(p)
	}
	return nil
}

// RuleTry names a table on which a rule can be tried, and says what to do on it.
func (p Printer) RuleTry(id string) (title string, task Rich) {
	if words, ok := ruleTries[id]; ok {
		return words.title(p), words.task(p)
	}
	return "", nil
}

// RuleWords lists the IDs that the reference has words for: of sections, of sentences besides those of the options, of
// tables to try, and of points on which tables differ.
func RuleWords() (sections, lines, tries, points []string) {
	return slices.Sorted(maps.Keys(ruleSections)), slices.Sorted(maps.Keys(ruleLines)), slices.Sorted(maps.Keys(ruleTries)),
		slices.Sorted(maps.Keys(disputes))
}
