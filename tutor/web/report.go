package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"strings"
	"unicode/utf8"

	"bummerl/tutor"
)

// reported is the query of the page after a report was kept.
const reported = "reported"

// reportRefusal says why a report was not kept, and with which status.
type reportRefusal struct {
	status int
	why    string
}

// keepReport keeps what somebody finds wrong with a puzzle or a step; refused is nil if it is kept. Nobody becomes a learner
// by it, and the same report sent twice is one.
func (v *visit) keepReport(kind, item, line, words string) (refused *reportRefusal, err error) {
	if words == "" || utf8.RuneCountInString(words) > tutor.MostWords {
		return &reportRefusal{http.StatusUnprocessableEntity, v.p.ReportInvalid()}, nil
	}
	if wait := v.site.bounds.reports.wait(v); wait > 0 {
		retryAfter(v, wait)
		return &reportRefusal{http.StatusTooManyRequests, v.p.ReportTooMany()}, nil
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %s %s", v.learner.ID, item, line, words))
	return nil, v.site.Reports.AddReport(v.ctx(), tutor.Report{
		ID: hex.EncodeToString(sum[:16]), Learner: v.learner.ID, Kind: kind, Item: item, Line: line, Lang: v.lang, Words: words,
		At: v.now,
	})
}

// asTyped gives what was typed as it was counted in the browser, where a line break is one letter, and without what no
// database keeps.
func asTyped(typed string) string {
	typed = strings.ReplaceAll(strings.ReplaceAll(typed, "\r\n", "\n"), "\x00", "")
	return strings.TrimSpace(strings.ToValidUTF8(typed, ""))
}
