package templates

import (
	"strings"

	"bummerl/locales"
)

// SectionRules is the entry of the rules page.
const SectionRules Section = "rules"

// RulesPage is /rules: the rules that the learner plays by, and the variants to choose from.
type RulesPage struct {
	Page
	// Yours are the rules in force, one sentence for each option that decides something.
	Yours      VariantCard
	YoursRules []string
	// Variants are all variants in the order of the comparison.
	Variants []VariantCard
	// Ways lead to the whole game, and down to the variants.
	Ways []Link
	// Family tells of the games around this one.
	Family RuleSection
	// Form posts the field variant.
	Form Form
}

// VariantCard is a variant to choose or to read.
type VariantCard struct {
	// ID is the variant's name for the form; Name and Line are its name and one line about it, Where is where it is played.
	ID, Name, Line, Where string
	// Href is the page that tells all of it.
	Href string
	// Yours: the learner plays by it.
	Yours bool
}

// RuleBookPage is /rules/VARIANT: the whole game in order.
type RuleBookPage struct {
	Page
	Variant VariantCard
	// Own names the rules that the learner plays by.
	Own      string
	Sections []RuleSection
	// Ways lead on: to all variants, the comparison and what is read elsewhere.
	Ways []Link
	// Form posts the field variant; of house rules, House leads to where they are taken and changed instead.
	Form  Form
	House *Link
}

// RuleSection is a part of the reference.
type RuleSection struct {
	// ID is its anchor.
	ID, Title string
	Sentences []RuleSentence
	// Tries lead to tables on which it can be tried, Chapter to the lesson that teaches it; nil if there is none.
	Tries   []Link
	Chapter *Link
}

// RuleSentence is one sentence of the rules.
type RuleSentence struct {
	Text locales.Rich
	// Others are what other tables say instead, Subject names what it is about; none where all say the same.
	Others  []RuleOther
	Subject string
	// Range says which values house rules may have besides; "" where Others are all.
	Range string
}

// RuleOther is what other tables say in place of a sentence.
type RuleOther struct {
	Text string
	// Variants are the names of the variants that do; none where it is but a house rule.
	Variants []string
}

// names lists the variants.
func (o RuleOther) names() string { return strings.Join(o.Variants, ", ") }

// RuleTryPage is /rules/VARIANT/TRY: a table on which a rule can be tried.
type RuleTryPage struct {
	Page
	Try RuleTry
}

// RuleTry is the region of a table on which a rule can be tried.
type RuleTry struct {
	// Title names it, Variant the rules.
	Title, Variant string
	Task           locales.Rich
	// Table is the position. Its form posts the learner's action and, as field line, those before.
	Table Table
	// Over: the hand is over, and Feedback tells how.
	Over     bool
	Feedback *Feedback
	// Again leads to the beginning, Back to the section of the reference.
	Again, Back Link
	// Section is the part of the reference that is tried.
	Section RuleSection
}

// spoken is what the live region says.
func (t RuleTry) spoken() string {
	if t.Feedback != nil {
		return spokenParagraphs(t.Feedback.Title, t.Feedback.Text)
	}
	return spoken(t.Table)
}
