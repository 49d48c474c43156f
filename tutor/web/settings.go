package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor"
)

// settings shows what the learner has chosen.
func (s *Site) settings(v *visit) error { return v.settingsPage(http.StatusOK, "") }

// saveSettings keeps what the learner has chosen, and shows it.
func (s *Site) saveSettings(v *visit) error {
	set := v.learner.Settings
	set.Pack, set.Theme, set.Points = v.field("pack"), v.field("theme"), v.field("points")
	if set.Pack == "" || set.Theme == "" || set.Points == "" {
		return tutor.Fail(tutor.Invalid, "settings without a choice", nil)
	}
	who, err := s.Learners.Update(v.ctx(), v.learner, set)
	if tutor.CodeOf(err) == tutor.Invalid {
		s.Log.Info("settings refused", "id", requestID(v), "error", err)
		return v.settingsPage(http.StatusUnprocessableEntity, v.p.ErrorsInvalidText())
	}
	if err != nil {
		return err
	}
	v.meet(who)
	return v.Redirect(http.StatusSeeOther, v.here()+"?saved")
}

func (v *visit) settingsPage(status int, notice string) error {
	page := v.page(templates.SectionSettings, v.p.MetaSettingsTitle(), v.p.MetaSettingsDescription())
	page.Query, page.Notice = "", notice
	if _, saved := v.QueryParams()["saved"]; saved && notice == "" {
		page.Notice = v.p.SettingsSaved()
	}
	return v.show(status, templates.Settings(templates.SettingsPage{
		Page: page, Form: templates.Form{Action: v.href("/settings")}, Pack: v.set.Pack, Points: v.set.Points,
	}))
}
