package templates

import "bummerl/locales"

// SettingsPage is /settings: one form with a field for each setting; the field boxes
// names those that are on or off. The language is changed by the links.
type SettingsPage struct {
	Page
	Form Form
	// Value gives the value in force of each setting by its name, and so what is chosen in the form.
	Value map[string]string
	// Variants are the rules to choose from.
	Variants []Choice
}

// settingBoxes are the settings that the form has a box for: those of them that are not posted are off.
const settingBoxes = "motion forced spoken shortcuts ask_close ask_claim ask_bid"

// inPack is the look of the cards in another pack.
func (s SettingsPage) inPack(pack string) Look {
	l := s.Look
	l.P = locales.New(s.P.Lang(), pack)
	return l
}

func (s SettingsPage) onOff(name, label, note string) Toggle {
	return Toggle{Label: label, Note: note, On: "yes", Is: s.Value[name] == "yes"}
}

func (s SettingsPage) pointChoices() []Choice {
	return []Choice{
		{"both", s.P.SettingsPointsBoth(), s.P.SettingsPointsBothNote()},
		{"own", s.P.SettingsPointsOwn(), s.P.SettingsPointsOwnNote()},
		{"none", s.P.SettingsPointsNone(), s.P.SettingsPointsNoneNote()},
	}
}

func (s SettingsPage) suitChoices() []Choice {
	return []Choice{{Value: "pack", Label: s.P.SettingsSuitsPack()}, {Value: "four", Label: s.P.SettingsSuitsFour()}}
}

func (s SettingsPage) letterChoices() []Choice {
	return []Choice{
		{Value: "language", Label: s.P.SettingsLettersLanguage()},
		{Value: "international", Label: s.P.SettingsLettersInternational()},
	}
}

func (s SettingsPage) paceChoices() []Choice {
	return []Choice{
		{Value: "brisk", Label: s.P.SettingsPaceBrisk()}, {Value: "calm", Label: s.P.SettingsPaceCalm()},
		{Value: "slow", Label: s.P.SettingsPaceSlow()},
	}
}

func (s SettingsPage) themeChoices() []Choice {
	return []Choice{
		{Value: string(ThemeAuto), Label: s.P.SettingsThemeAuto()}, {Value: string(ThemeLight), Label: s.P.SettingsThemeLight()},
		{Value: string(ThemeDark), Label: s.P.SettingsThemeDark()},
	}
}

// zoneChoices are the time zones where people play, in the words of the language.
func (s SettingsPage) zoneChoices() []Choice {
	return []Choice{
		{Value: "Europe/Vienna", Label: s.P.SettingsZoneVienna()}, {Value: "Europe/Lisbon", Label: s.P.SettingsZoneLisbon()},
		{Value: "Atlantic/Azores", Label: s.P.SettingsZoneAzores()},
		{Value: "Europe/Bucharest", Label: s.P.SettingsZoneBucharest()},
		{Value: "America/Sao_Paulo", Label: s.P.SettingsZoneSaoPaulo()}, {Value: "America/Manaus", Label: s.P.SettingsZoneManaus()},
		{Value: "America/Rio_Branco", Label: s.P.SettingsZoneRioBranco()},
		{Value: "America/Noronha", Label: s.P.SettingsZoneNoronha()}, {Value: "America/New_York", Label: s.P.SettingsZoneNewYork()},
	}
}
