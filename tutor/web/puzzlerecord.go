package web

import (
	"encoding/json"
	"net/http"

	"bummerl/tutor"
)

// recordPuzzle hands out the record of a puzzle that is over as a file, as the command line reads it. It has every card, so
// before the end there is none.
func (s *Site) recordPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	t, err := v.walkAddress(z)
	switch {
	case tutor.CodeOf(err) == tutor.Invalid:
		return tutor.Fail(tutor.NotFound, "the record of a puzzle", err)
	case err != nil:
		return err
	case !t.over():
		return tutor.Fail(tutor.NotFound, "the record of a puzzle that is not over", nil)
	}
	body, err := json.Marshal(t.Record)
	if err != nil {
		return err
	}
	v.Response().Header().Set("Content-Disposition", `attachment; filename="bummerl-`+z.ID+`.json"`)
	return v.Blob(http.StatusOK, "application/json", append(body, '\n'))
}

// recordHref leads to the record of a try that is over.
func (v *visit) recordHref(t try) string {
	return v.puzzleHref(t.z.ID) + "/record.json?line=" + formatLine(t.own)
}
