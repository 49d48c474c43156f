package e2e_test

import (
	"testing"

	"bummerl/tutor/course"
	"bummerl/tutor/e2e/testsite"
)

// TestNumberTypedAgain: after a wrong number the focus stays in its field, and what is typed next stands there alone.
func TestNumberTypedAgain(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	first := course.Defending.Steps[0]
	if first.Kind != course.Number {
		t.Fatalf("the chapter begins with %q, want a number to type", first.Kind)
	}
	w.visit("/hu/learn/defending")
	w.tabTo(`input[name="number"]`)
	w.key(first.Wrong.String() + "\r")
	w.await("what was wrong", `!!document.querySelector(".feedback")`)
	w.key(first.Answer.String())
	if got := ask[string](w, `document.activeElement.value`); got != first.Answer.String() {
		t.Errorf("after %s and %s the field says %q", first.Wrong, first.Answer, got)
	}
	w.key("\r")
	w.await("the praise", `document.querySelector(".feedback")?.dataset.mood === "right"`)
}
