package web

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// importPath is the one form that sends more than others: a file.
const importPath = "/play/import"

// importForm is where hands from elsewhere are read.
func (s *Site) importForm(v *visit) error {
	return v.show(http.StatusOK, templates.Import(v.importPage("", nil)))
}

// importMatch reads hands from elsewhere, and leads to them: one alone to its review.
func (s *Site) importMatch(v *visit) error {
	text, err := v.sent()
	if err != nil {
		return err
	}
	t, err := s.Matches.Import(v.ctx(), v.learner.ID, text)
	if why := v.whyUnread(err); why != nil {
		s.Log.Info("import refused", "route", s.routeOf(v), "status", statusOf(err), "id", requestID(v), "error", withoutTyped(err))
		return v.show(statusOf(err), templates.Import(v.importPage(text, why)))
	}
	if err != nil {
		return err
	}
	if len(t.Hands) == 1 {
		return v.Redirect(http.StatusSeeOther, v.href("/play/"+t.ID+"/review/1"))
	}
	return v.Redirect(http.StatusSeeOther, v.href(handsPath(t.ID)))
}

// sent gives what was sent: the file where there is one, else what was pasted.
func (v *visit) sent() (string, error) {
	// A form without a file is no fault, nor is one that has no place for it.
	form := v.Request().MultipartForm
	if form == nil || len(form.File["file"]) == 0 || form.File["file"][0].Size == 0 {
		return v.field("record"), nil
	}
	file, err := form.File["file"][0].Open()
	if err != nil {
		return "", err
	}
	data, err := io.ReadAll(file)
	if err == nil {
		err = file.Close()
	}
	return strings.ToValidUTF8(string(data), "\uFFFD"), err
}

func (v *visit) importPage(text string, why locales.Rich) templates.ImportPage {
	return templates.ImportPage{
		Page: v.page(templates.SectionPlay, v.p.ImportTitle(), ""), Form: templates.Form{Action: v.href(importPath)},
		Text: text, Refused: why,
	}
}

// whyUnread tells what is wrong with a text that was to be read, and where; nil if the error is not about that.
func (v *visit) whyUnread(err error) locales.Rich {
	if tutor.CodeOf(err) == tutor.TooLarge {
		return locales.Plain(v.p.ImportTooLarge())
	}
	var fault *match.ImportError
	if !errors.As(err, &fault) {
		return nil
	}
	switch fault.Fault {
	case match.ImportEmpty:
		return locales.Plain(v.p.ImportEmpty())
	case match.ImportIllegal:
		where := locales.Plain(v.p.ImportIllegal(fault.Hand, fault.Action))
		if illegal := (*rules.IllegalError)(nil); errors.As(fault.Cause, &illegal) {
			return locales.Join(where, v.p.Illegal(illegal))
		}
		return where
	case match.ImportUnfinished:
		return locales.Plain(v.p.ImportUnfinished(fault.Hand))
	case match.ImportMixed:
		return locales.Plain(v.p.ImportMixed(fault.Hand))
	case match.ImportTooMany:
		return locales.Plain(v.p.ImportTooMany(fault.Hand))
	}
	return locales.Plain(whereUnreadable(v.p, fault))
}

// whereUnreadable says where a text is no record.
func whereUnreadable(p locales.Printer, fault *match.ImportError) string {
	var text *rules.TextError
	if errors.As(fault.Cause, &text) {
		switch text.Part {
		case rules.PartRules:
			return p.ImportRules()
		case rules.PartDeal:
			if text.Place > 0 {
				return p.ImportDealPlace(text.Place)
			}
			return p.ImportDeal()
		case rules.PartActions:
			return p.ImportActionsPlace(text.Place)
		}
	}
	var syntax *json.SyntaxError
	switch {
	case fault.Hand > 0:
		return p.ImportUnreadableHand(fault.Hand)
	case errors.As(fault.Cause, &syntax):
		return p.ImportUnreadablePlace(int(syntax.Offset))
	}
	return p.ImportUnreadable()
}
