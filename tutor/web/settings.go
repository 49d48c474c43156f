package web

import (
	"net/http"
	"slices"
	"strings"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// settings shows what the learner has chosen.
func (s *Site) settings(v *visit) error {
	notice := ""
	if _, saved := v.QueryParams()["saved"]; saved {
		notice = v.p.SettingsSaved()
	}
	return v.show(http.StatusOK, templates.Settings(v.settingsPage(notice)))
}

// saveSettings keeps what the learner has chosen, and shows it. A field that is not posted stays as it was.
func (s *Site) saveSettings(v *visit) error {
	set, err := v.chosen()
	if err != nil {
		return err
	}
	who, err := s.Learners.Update(v.ctx(), v.learner, set)
	if tutor.CodeOf(err) == tutor.Invalid && !v.fromHTMX() {
		s.Log.Info("settings refused", "id", requestID(v), "error", withoutTyped(err))
		return v.show(http.StatusUnprocessableEntity, templates.Settings(v.settingsPage(v.p.ErrorsInvalidText())))
	}
	if err != nil {
		return err
	}
	v.meet(who)
	return v.region(v.here()+"?saved", templates.SettingsFragment(v.settingsPage("")))
}

// chosen reads the form into the learner's settings. Browsers do not post a box that is not ticked, so the field boxes
// names those that the form has: one that is missing is off, the last value of its setting. What follows the language by
// default, and is left at that, is kept as no choice, so that the page of another language still has its own.
func (v *visit) chosen() (tutor.Settings, error) {
	set, posted := v.learner.Settings, false
	boxes := strings.Fields(v.field("boxes"))
	for _, setting := range learner.List {
		value := v.field(setting.Name)
		switch {
		case v.Request().PostForm.Has(setting.Name):
			if value == "" {
				return set, tutor.Fail(tutor.Invalid, "settings without a choice of "+setting.Name, nil)
			}
		case slices.Contains(boxes, setting.Name):
			value = setting.Offered[len(setting.Offered)-1]
		default:
			continue
		}
		posted = true
		if value != setting.In(set, v.lang) {
			setting.Choose(&set, value)
		}
	}
	if !posted {
		return set, tutor.Fail(tutor.Invalid, "settings without a choice", nil)
	}
	return set, nil
}

func (v *visit) settingsPage(notice string) templates.SettingsPage {
	page := v.page(templates.SectionSettings, v.p.MetaSettingsTitle(), v.p.MetaSettingsDescription())
	page.Query, page.Notice = "", notice
	s := templates.SettingsPage{
		Page: page, Form: templates.Form{Action: v.href("/settings")}, Value: map[string]string{}, Variants: v.rulesOffered(),
	}
	for _, setting := range learner.List {
		s.Value[setting.Name] = setting.In(v.learner.Settings, v.lang)
	}
	return s
}
