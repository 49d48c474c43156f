package web

import (
	"fmt"
	"math"
	"net/http"
	"time"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// Where a profile is looked at, and given away.
const (
	profilePath = "/profile"
	exportPath  = profilePath + "/export.json"
)

// What is posted to it.
const (
	makeCode      = "code"
	takeCode      = "take"
	signOut       = "out"
	signOutOthers = "others"
	deleteProfile = "delete"
)

// profile shows what there is of a profile, and what can be done with it.
func (s *Site) profile(v *visit) error {
	page, err := v.profilePage()
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.Profile(page))
}

// changeProfile does what was pressed there.
func (s *Site) changeProfile(v *visit) error {
	action := v.field("action")
	if action == takeCode {
		return s.takeProfile(v)
	}
	if v.learner.Visitor() {
		// The profile is gone already, or there never was one: a second press ends where the first did.
		return v.Redirect(http.StatusSeeOther, v.href(profilePath))
	}
	switch action {
	case makeCode:
		return s.showCode(v)
	case signOut:
		if err := s.Profiles.SignOut(v.ctx(), v.learner.ID, s.token(v)); err != nil {
			return err
		}
		s.dropCookie(v, s.learnerCookie())
	case signOutOthers:
		if err := s.Profiles.SignOutOthers(v.ctx(), v.learner.ID, s.token(v)); err != nil {
			return err
		}
	case deleteProfile:
		if err := s.Profiles.Delete(v.ctx(), v.learner.ID); err != nil && tutor.CodeOf(err) != tutor.NotFound {
			return err
		}
		s.dropCookie(v, s.learnerCookie())
	default:
		return tutor.Fail(tutor.Invalid, fmt.Sprintf("field action: %.*q", longAction, action), nil)
	}
	return v.Redirect(http.StatusSeeOther, v.href(profilePath)+"?"+action)
}

// showCode shows a transfer code, in the answer itself and not after a redirect: only its hash is kept, so that no other
// page could. Reloading asks the browser's question, and makes another.
func (s *Site) showCode(v *visit) error {
	wait := s.bounds.codes.wait(v)
	var code learner.Code
	if wait == 0 {
		var err error
		if code, err = s.Profiles.NewCode(v.ctx(), v.learner.ID); err != nil {
			return err
		}
	}
	page, err := v.profilePage()
	if err != nil {
		return err
	}
	if wait > 0 {
		retryAfter(v, wait)
		page.CodeRefused = v.p.ProfileRefusedWait(minutes(wait))
		return v.show(http.StatusTooManyRequests, templates.Profile(page))
	}
	page.Code = &templates.ProfileCode{
		Text: code.Text, Minutes: int(learner.CodeLives / time.Minute), Where: s.BaseURL + v.href(profilePath),
	}
	return v.show(http.StatusOK, templates.Profile(page))
}

// takeProfile makes this device one of the learner's whose code was entered.
func (s *Site) takeProfile(v *visit) error {
	page, err := v.profilePage()
	if err != nil {
		return err
	}
	page.Typed, page.Leave = v.field("code"), v.field("leave") == "yes"
	refuse := func(status int, why string) error {
		page.Refused = why
		return v.show(status, templates.Profile(page))
	}
	if page.Leaves && !page.Leave {
		return refuse(http.StatusUnprocessableEntity, v.p.ProfileRefusedLeave())
	}
	if wait := s.bounds.transfers.wait(v); wait > 0 {
		retryAfter(v, wait)
		return refuse(http.StatusTooManyRequests, v.p.ProfileRefusedWait(minutes(wait)))
	}
	before := s.token(v)
	token, err := s.Profiles.Take(v.ctx(), page.Typed, v.learner, before)
	switch tutor.CodeOf(err) {
	case tutor.Invalid:
		return refuse(http.StatusUnprocessableEntity, v.p.ProfileRefusedForm(learner.CodeSigns))
	case tutor.NotFound:
		return refuse(http.StatusUnprocessableEntity, v.p.ProfileRefusedNone())
	}
	switch {
	case err != nil:
		return err
	case token == before:
		return v.Redirect(http.StatusSeeOther, v.href(profilePath)+"?already")
	}
	s.setToken(v, token)
	s.dropCookie(v, s.cookieName(goneCookie))
	return v.Redirect(http.StatusSeeOther, v.href(profilePath)+"?"+takeCode)
}

// exportProfile hands out everything that is kept of a learner.
func (s *Site) exportProfile(v *visit) error {
	if v.learner.Visitor() {
		return tutor.Fail(tutor.NotFound, "nothing is kept of a visitor", nil)
	}
	if err := s.bounds.exports.pass(v); err != nil {
		return err
	}
	body, err := s.Export.File(v.ctx(), v.learner.ID)
	if err != nil {
		return err
	}
	v.Response().Header().Set("Content-Disposition", `attachment; filename="bummerl.json"`)
	return v.Blob(http.StatusOK, "application/json", append(body, '\n'))
}

// minutes rounds up: whoever waits that long need not wait again.
func minutes(wait time.Duration) int { return int(math.Ceil(wait.Minutes())) }
