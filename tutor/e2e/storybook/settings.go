package storybook

import (
	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

func settingsStories() []Story {
	return []Story{
		settingsStory("settings", nil, func(narrator) string { return "" }),
		settingsStory("settings-saved", map[string]string{
			"points": "own", "suits": "four", "letters": "international", "pace": "slow", "motion": "off", "forced": "yes",
			"spoken": "yes", "shortcuts": "no", "ask_claim": "yes", "zone": "America/Sao_Paulo",
		}, func(n narrator) string { return n.SettingsSaved() }),
		settingsStory("settings-refused", map[string]string{"points": "none"}, func(n narrator) string { return n.ErrorsInvalidText() }),
	}
}

// settingsStory has chosen some things, and all others as they come.
func settingsStory(name string, chosen map[string]string, notice func(narrator) string) Story {
	page := func(n narrator) templates.SettingsPage {
		s := templates.SettingsPage{
			Page: n.page("/settings", templates.SectionSettings, n.MetaSettingsTitle()), Form: n.form("/settings"),
			Value: map[string]string{},
		}
		for _, setting := range learner.List {
			s.Value[setting.Name] = setting.In(tutor.Settings{Pack: n.Pack()}, n.Lang())
		}
		for name, value := range chosen {
			s.Value[name] = value
		}
		for _, name := range rules.Variants() {
			s.Variants = append(s.Variants, templates.Choice{Value: name, Label: n.VariantName(name)})
		}
		s.Notice, s.International, s.Prefs.Suits = notice(n), s.Value["letters"] == "international", s.Value["suits"]
		return s
	}
	return Story{
		Name: name, Region: "settings",
		Page:     tell(func(n narrator) templ.Component { return templates.Settings(page(n)) }),
		Fragment: tell(func(n narrator) templ.Component { return templates.SettingsFragment(page(n)) }),
	}
}
