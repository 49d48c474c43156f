package learner

import (
	"cmp"
	"fmt"
	"slices"

	"bummerl/rules"
	"bummerl/tutor"
)

// What the settings offer, in the order in which they are shown; the first theme and the first way to show points are
// the defaults. Variants are listed by rules.Variants.
var (
	Packs  = []string{"french", "tell"}
	Themes = []string{"auto", "light", "dark"}
	Points = []string{"both", "own", "none"}
)

// Defaults gives the settings of somebody who has chosen nothing and reads this language (de, hu or pt; others as de):
// the game and the cards that are usual where it is spoken.
func Defaults(lang string) tutor.Settings {
	set := tutor.Settings{Variant: rules.DefaultVariant, Pack: "french", Theme: Themes[0], Points: Points[0]}
	switch lang {
	case "hu":
		set.Variant, set.Pack = "snapszer", "tell"
	case "pt":
		set.Variant = "snapszli"
	}
	return set
}

// In gives the settings in force on a page of this language: what was chosen, else the default.
func In(set tutor.Settings, lang string) tutor.Settings {
	usual := Defaults(lang)
	return tutor.Settings{
		Variant: cmp.Or(set.Variant, usual.Variant),
		Pack:    cmp.Or(set.Pack, usual.Pack),
		Theme:   cmp.Or(set.Theme, usual.Theme),
		Points:  cmp.Or(set.Points, usual.Points),
	}
}

// validate refuses values that are not offered.
func validate(set tutor.Settings) error {
	for _, field := range []struct {
		name, value string
		offered     []string
	}{
		{"variant", set.Variant, rules.Variants()},
		{"pack", set.Pack, Packs},
		{"theme", set.Theme, Themes},
		{"points", set.Points, Points},
	} {
		if field.value != "" && !slices.Contains(field.offered, field.value) {
			return fmt.Errorf("no %s %q", field.name, field.value)
		}
	}
	return nil
}
