package web

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"bummerl/templates"
	"bummerl/tutor"
)

// reported is the query of the page after a report was kept.
const reported = "reported"

// keep gives what may be taken along from a puzzle that is over.
func (v *visit) keep(t try) (*templates.Keep, error) {
	record, err := json.Marshal(t.Record)
	if err != nil {
		return nil, err
	}
	return &templates.Keep{
		Link: v.site.BaseURL + v.puzzleHref(t.z.ID), Record: string(record), Thanks: v.QueryParam(reported) == "yes",
		Report: templates.Form{
			Action: v.puzzleHref(t.z.ID) + "/report", Fields: []templates.Field{{Name: "line", Value: formatLine(t.own)}},
		},
	}, nil
}

// reportPuzzle keeps what somebody finds wrong with a puzzle. Nobody becomes a learner by it.
func (s *Site) reportPuzzle(v *visit) error {
	if err := readForm(v); err != nil {
		return err
	}
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	t, err := walk(z, v.field("line"))
	if err != nil {
		return v.badLine(z)
	}
	words := asTyped(v.field("words"))
	if words == "" || utf8.RuneCountInString(words) > tutor.MostWords {
		return v.refusedReport(t, words)
	}
	line := formatLine(t.own)
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %s %s", v.learner.ID, z.ID, line, words))
	err = s.Reports.AddReport(v.ctx(), tutor.Report{
		ID: hex.EncodeToString(sum[:16]), Learner: v.learner.ID, Kind: puzzleKind, Item: z.ID, Line: line, Lang: v.lang,
		Words: words, At: s.Env.Time(),
	})
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.puzzleHref(z.ID)+"?line="+line+"&"+reported+"=yes#"+templates.ReportThanks)
}

// asTyped gives what was typed as it was counted in the browser, where a line break is one letter, and without what no
// database keeps.
func asTyped(typed string) string {
	typed = strings.ReplaceAll(strings.ReplaceAll(typed, "\r\n", "\n"), "\x00", "")
	return strings.TrimSpace(strings.ToValidUTF8(typed, ""))
}

// refusedReport shows the page again with what was typed.
func (v *visit) refusedReport(t try, words string) error {
	view, err := v.puzzleView(t)
	if err != nil {
		return err
	}
	if view.Keep == nil {
		return tutor.Fail(tutor.Invalid, "a report without words", nil)
	}
	view.Keep.Words, view.Keep.Invalid = words, v.p.PuzzleReportInvalid()
	return v.showPuzzle(http.StatusUnprocessableEntity, t.z, view)
}
