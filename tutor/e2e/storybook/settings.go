package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

func settingsStories() []Story {
	return []Story{
		settingsStory("settings", "both", func(narrator) string { return "" }),
		settingsStory("settings-saved", "own", func(n narrator) string { return n.SettingsSaved() }),
		settingsStory("settings-refused", "none", func(n narrator) string { return n.ErrorsInvalidText() }),
	}
}

func settingsStory(name, points string, notice func(narrator) string) Story {
	return Story{Name: name, Page: tell(func(n narrator) templ.Component {
		page := n.page("/settings", templates.SectionSettings, n.MetaSettingsTitle())
		page.Notice = notice(n)
		return templates.Settings(templates.SettingsPage{Page: page, Form: n.form("/settings"), Pack: n.Pack(), Points: points})
	})}
}
