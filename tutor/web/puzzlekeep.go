package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"bummerl/templates"
	"bummerl/tutor"
)

// reported is the query of the page after a report was kept.
const reported = "reported"

// keep gives what may be taken along from a puzzle. The notation has every card, so it comes when the puzzle is over.
func (v *visit) keep(t try) *templates.Keep {
	k := &templates.Keep{
		Link: v.site.BaseURL + v.lastingHref(t.z.ID), Thanks: v.QueryParam(reported) == "yes",
		Report: templates.Form{
			Action: v.puzzleHref(t.z.ID) + "/report", Fields: []templates.Field{{Name: "line", Value: formatLine(t.own)}},
		},
	}
	if t.over() {
		k.Record, k.File = v.notation(t), v.recordHref(t)
	}
	return k
}

// reportPuzzle keeps what somebody finds wrong with a puzzle. Nobody becomes a learner by it.
func (s *Site) reportPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	t, err := walk(v.ctx(), z, v.field("line"))
	if err != nil {
		return v.badLine(z)
	}
	words := asTyped(v.field("words"))
	if words == "" || utf8.RuneCountInString(words) > tutor.MostWords {
		return v.refusedReport(t, http.StatusUnprocessableEntity, words, v.p.PuzzleReportInvalid())
	}
	if !s.reports.allows(v) {
		v.Response().Header().Set("Retry-After", strconv.Itoa(int(reportEvery.Seconds())))
		return v.refusedReport(t, http.StatusTooManyRequests, words, v.p.PuzzleReportTooMany())
	}
	line := formatLine(t.own)
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %s %s", v.learner.ID, z.ID, line, words))
	err = s.Reports.AddReport(v.ctx(), tutor.Report{
		ID: hex.EncodeToString(sum[:16]), Learner: v.learner.ID, Kind: tutor.KindPuzzle, Item: z.ID, Line: line, Lang: v.lang,
		Words: words, At: v.now,
	})
	if err != nil {
		return err
	}
	address := v.puzzleHref(z.ID) + "?" + reported + "=yes"
	if line != "" {
		address += "&line=" + line
	}
	return v.Redirect(http.StatusSeeOther, address+"#"+templates.ReportThanks)
}

// asTyped gives what was typed as it was counted in the browser, where a line break is one letter, and without what no
// database keeps.
func asTyped(typed string) string {
	typed = strings.ReplaceAll(strings.ReplaceAll(typed, "\r\n", "\n"), "\x00", "")
	return strings.TrimSpace(strings.ToValidUTF8(typed, ""))
}

// refusedReport shows the page again with what was typed, and why it was not kept.
func (v *visit) refusedReport(t try, status int, words, why string) error {
	view, err := v.puzzleView(t)
	if err != nil {
		return err
	}
	view.Keep.Words, view.Keep.Invalid = words, why
	return v.showPuzzle(status, t.z, view)
}
