package web

import "bummerl/templates"

// profilePage is the page as it is before anything is pressed.
func (v *visit) profilePage() (templates.ProfilePage, error) {
	page := templates.ProfilePage{
		Page: v.page(templates.SectionSettings, v.p.ProfileTitle(), v.p.ProfileAbout()), Visitor: v.learner.Visitor(),
		Form: templates.Form{Action: v.href(profilePath)}, Export: v.href(exportPath),
	}
	page.Query, page.Notice = "", v.profileNotice()
	if page.Visitor {
		return page, nil
	}
	has, err := v.site.Profiles.Store.Belongings(v.ctx(), v.learner.ID)
	if err != nil {
		return page, err
	}
	page.Matches, page.Steps, page.Answers, page.Devices = has.Matches, has.Steps, has.Answers, has.Devices
	page.Stays = has.Devices > 1
	page.Leaves = !page.Stays && (!has.Nothing() || v.learner.Settings.House != "")
	if page.Stays {
		page.Others = &templates.Confirm{
			Form: page.Form, Action: signOutOthers, Label: v.p.ProfileOthers(), Text: v.p.ProfileOthersText(), Sure: v.p.ProfileOthersSure(),
		}
		page.Out = &templates.Confirm{
			Form: page.Form, Action: signOut, Label: v.p.ProfileOut(), Text: v.p.ProfileOutText(), Sure: v.p.ProfileOutSure(),
		}
	}
	page.Delete = &templates.Confirm{
		Form: page.Form, Action: deleteProfile, Label: v.p.ProfileDelete(), Text: v.p.ProfileDeleteText(), Sure: v.p.ProfileDeleteSure(),
	}
	return page, nil
}

// profileNotice says what has just been done; "" if nothing has.
func (v *visit) profileNotice() string {
	for _, done := range []struct {
		query string
		words func() string
	}{
		{takeCode, v.p.ProfileTaken}, {"already", v.p.ProfileAlready}, {signOut, v.p.ProfileOutDone},
		{signOutOthers, v.p.ProfileOthersDone}, {deleteProfile, v.p.ProfileDeleted},
	} {
		if v.QueryParams().Has(done.query) {
			return done.words()
		}
	}
	return ""
}
