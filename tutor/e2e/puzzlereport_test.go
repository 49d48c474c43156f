package e2e_test

import (
	"testing"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor/e2e/testsite"
)

// TestPuzzleReportThanks sends a report on a phone's screen: the thanks are in sight, and the focus is on them.
func TestPuzzleReportThanks(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	z := puzzles.Of(puzzles.Defend)[0]
	wrong, _ := wrongTry(t, z)
	var line string
	for i, a := range wrong {
		if i > 0 {
			line += "-"
		}
		line += a.String()
	}
	w.visit("/de/puzzles/" + z.ID + "?line=" + line)
	ask[bool](w, `(() => {
		const words = document.getElementById("report-words");
		words.closest("details").open = true;
		words.value = "Das stimmt nicht.";
		words.form.querySelector("button").click();
		return true;
	})()`)
	thanks := `document.getElementById("` + templates.ReportThanks + `")`
	w.await("the thanks", `!!`+thanks)
	w.await("the focus on the thanks", `document.activeElement === `+thanks)
	w.await("the thanks in sight", `(() => {
		const box = `+thanks+`.getBoundingClientRect();
		const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		return box.top >= 0 && box.bottom <= innerHeight && `+thanks+`.contains(above);
	})()`)
}
