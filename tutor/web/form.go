package web

import (
	"errors"
	"net/http"
	"strconv"

	"github.com/labstack/echo/v4"

	"bummerl/rules"
	"bummerl/tutor"
)

// readForm reads the posted form. Only FormParams tells when the body was too large; FormValue would hide it.
func readForm(c echo.Context) error {
	_, err := c.FormParams()
	var refused *echo.HTTPError
	var tooLarge *http.MaxBytesError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &refused):
		return refused
	case errors.As(err, &tooLarge):
		return tutor.Fail(tutor.TooLarge, "form", err)
	}
	return tutor.Fail(tutor.Invalid, "form", err)
}

// field gives a posted field; "" if it is missing.
func (v *visit) field(name string) string { return v.Request().PostForm.Get(name) }

// number reads a posted whole number as the forms of this site write it: "1", not "+1" or "01".
func (v *visit) number(name string) (int, error) {
	text := v.field(name)
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text {
		return 0, tutor.Fail(tutor.Invalid, "field "+name, err)
	}
	return n, nil
}

// version reads the version of a match that the page had shown.
func (v *visit) version() (int64, error) {
	n, err := v.number("version")
	return int64(n), err
}

// action reads an action of the game.
func (v *visit) action() (rules.Action, error) { return parseAction(v.field("action")) }

// longAction is more than any action is written with; longer text is not repeated in the log.
const longAction = 16

func parseAction(text string) (rules.Action, error) {
	if len(text) > longAction {
		return rules.NoAction, tutor.Fail(tutor.Invalid, "field action is far too long", nil)
	}
	a, err := rules.ParseAction(text)
	if err != nil {
		return a, tutor.Fail(tutor.Invalid, "field action", err)
	}
	return a, nil
}
