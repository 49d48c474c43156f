package e2e_test

import (
	"math"
	"strconv"
	"testing"

	"bummerl/tutor/e2e/testsite"
)

// TestHouseStays changes rules far down the page: what was changed is told above, and what was pressed stays where it was.
func TestHouseStays(t *testing.T) {
	t.Parallel()
	const line = 30 // what is chosen is bold, and may take a line more or less
	w := open(t, testsite.Start(t, testsite.Options{}).URL, phone)
	w.visit("/hu/rules/house")
	for changed, id := range []string{"knock-true", "schneider_double-true"} {
		pressed := `document.getElementById(` + quote(id) + `)`
		at := pressed + `.getBoundingClientRect().top`
		before := ask[float64](w, pressed+`.scrollIntoView({block: "center"}), `+at)
		w.press("label:has(#" + id + ")")
		w.await("the change is told", `document.querySelectorAll(".house-changes > li").length == `+strconv.Itoa(changed+1))
		if after := ask[float64](w, at); math.Abs(after-before) > line {
			t.Errorf("%s went from %g to %g", id, before, after)
		}
	}
}
