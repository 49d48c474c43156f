package learner

import (
	"fmt"
	"slices"
	_ "time/tzdata" // A learner's days begin by the zone chosen, also where the system has no table of zones.

	"bummerl/rules"
	"bummerl/tutor"
)

// What the settings offer, in the order in which they are shown. Variants are listed by rules.Variants.
var (
	Packs   = []string{"french", "tell"}
	Suits   = []string{"pack", "four"}
	Letters = []string{"language", "international"}
	Themes  = []string{"auto", "light", "dark"}
	Points  = []string{PointsBoth, PointsOwn, PointsNone}
	Motions = []string{"auto", "off"}
	Paces   = []string{"brisk", "calm", "slow"}
	YesNo   = []string{Yes, No}
	Zones   = []string{
		"Europe/Vienna", "Europe/Lisbon", "Atlantic/Azores", "Europe/Bucharest", "America/Sao_Paulo", "America/Manaus",
		"America/Rio_Branco", "America/Noronha", "America/New_York",
	}
)

// The values of a setting that is on or off.
const (
	Yes = "yes"
	No  = "no"
)

// Whose points a table shows.
const (
	PointsBoth = "both"
	PointsOwn  = "own"
	PointsNone = "none"
)

// Setting is one thing that can be chosen.
type Setting struct {
	// Name is that of its field in forms.
	Name string
	// Offered are its values.
	Offered []string
	// field finds it among the settings.
	field func(*tutor.Settings) *string
	// usual gives its default by language, or nil where it is the first of those offered.
	usual func(lang string) string
}

// List is every setting, in the order in which they are stored and shown.
var List = []Setting{
	{"variant", append(rules.Variants(), tutor.VariantHouse), func(s *tutor.Settings) *string { return &s.Variant }, usualVariant},
	{"pack", Packs, func(s *tutor.Settings) *string { return &s.Pack }, usualPack},
	{"suits", Suits, func(s *tutor.Settings) *string { return &s.Suits }, nil},
	{"letters", Letters, func(s *tutor.Settings) *string { return &s.Letters }, nil},
	{"theme", Themes, func(s *tutor.Settings) *string { return &s.Theme }, nil},
	{"points", Points, func(s *tutor.Settings) *string { return &s.Points }, nil},
	{"motion", Motions, func(s *tutor.Settings) *string { return &s.Motion }, nil},
	{"pace", Paces, func(s *tutor.Settings) *string { return &s.Pace }, always("calm")},
	{"ask_close", YesNo, func(s *tutor.Settings) *string { return &s.AskClose }, nil},
	{"ask_claim", YesNo, func(s *tutor.Settings) *string { return &s.AskClaim }, always(No)},
	{"ask_bid", YesNo, func(s *tutor.Settings) *string { return &s.AskBid }, nil},
	{"forced", YesNo, func(s *tutor.Settings) *string { return &s.Forced }, always(No)},
	{"spoken", YesNo, func(s *tutor.Settings) *string { return &s.Spoken }, always(No)},
	{"shortcuts", YesNo, func(s *tutor.Settings) *string { return &s.Shortcuts }, nil},
	{"zone", Zones, func(s *tutor.Settings) *string { return &s.Zone }, nil},
}

// usualVariant is the game that is played where a language is spoken (de, hu or pt; others as de).
func usualVariant(lang string) string {
	switch lang {
	case "hu":
		return "snapszer"
	case "pt":
		return "snapszli"
	}
	return rules.DefaultVariant
}

// usualPack is the pack that is played with there.
func usualPack(lang string) string {
	if lang == "hu" {
		return "tell"
	}
	return "french"
}

func always(value string) func(string) string { return func(string) string { return value } }

// In gives the value of the setting that is in force on a page of this language: what was chosen, else the default.
func (s Setting) In(set tutor.Settings, lang string) string { return s.in(&set, lang) }

func (s Setting) in(set *tutor.Settings, lang string) string {
	switch chosen := *s.field(set); {
	case chosen != "":
		return chosen
	case s.usual != nil:
		return s.usual(lang)
	}
	return s.Offered[0]
}

// Choose puts a value into the settings; Update checks it.
func (s Setting) Choose(set *tutor.Settings, value string) { *s.field(set) = value }

// Defaults gives the settings of somebody who has chosen nothing and reads this language.
func Defaults(lang string) tutor.Settings { return In(tutor.Settings{}, lang) }

// In gives the settings in force on a page of this language: what was chosen, else the default.
func In(set tutor.Settings, lang string) tutor.Settings {
	all := set
	for i := range List {
		s := &List[i]
		*s.field(&all) = s.in(&all, lang)
	}
	return all
}

// validate refuses values that are not offered.
func validate(set tutor.Settings) error {
	for _, s := range List {
		if value := *s.field(&set); value != "" && !slices.Contains(s.Offered, value) {
			return fmt.Errorf("no %s %q", s.Name, value)
		}
	}
	return validateHouse(set)
}
