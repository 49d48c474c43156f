package web

import (
	"bummerl/locales"
	"bummerl/templates"
)

// storedThing is a kind of thing that is kept, with the tables that hold it.
type storedThing struct {
	name, text func(locales.Printer) string
	tables     []string
}

// storedThings are all kinds. A test holds them against the tables that there are, and against their columns: a new one
// needs a look at what is said here.
var storedThings = []storedThing{
	{locales.Printer.ImprintProfileName, locales.Printer.ImprintProfile, []string{"learners", "devices", "transfer_codes"}},
	{locales.Printer.ImprintMatchesName, locales.Printer.ImprintMatches, []string{"matches", "hands", "actions", "taken_back", "hand_sums"}},
	{locales.Printer.ImprintCoachName, locales.Printer.ImprintCoach, []string{"verdicts", "hints"}},
	{locales.Printer.ImprintCourseName, locales.Printer.ImprintCourse, []string{"lesson_runs", "steps_done"}},
	{locales.Printer.ImprintPracticeName, locales.Printer.ImprintPractice, []string{"attempts", "drills"}},
	{locales.Printer.ImprintDeckName, locales.Printer.ImprintDeck, []string{"deck_cards", "deck_days"}},
	{locales.Printer.ImprintRatingName, locales.Printer.ImprintRating, []string{"ratings", "rated_tries", "puzzle_runs"}},
	{locales.Printer.ImprintCollectionName, locales.Printer.ImprintCollection, []string{"puzzle_ratings"}},
	{locales.Printer.ImprintReportsName, locales.Printer.ImprintReports, []string{"reports"}},
}

// stored tells what is kept, with the columns that the database has at this moment.
func (v *visit) stored() (templates.Stored, error) {
	columns, err := v.site.Tables(v.ctx())
	if err != nil {
		return templates.Stored{}, err
	}
	kept := templates.Stored{Cookies: []string{
		v.p.ImprintCookieLearner(v.site.learnerCookie()), v.p.ImprintCookieLang(v.site.cookieName(languageCookie)), v.p.ImprintCookieGone(v.site.cookieName(goneCookie)), v.p.ImprintCookieSet(v.site.cookieName(setCookieName)),
		v.p.ImprintCache(), v.p.ImprintPad(),
	}}
	kept.Forgotten = v.p.ImprintKeptAlways()
	if days := v.site.ForgetAfter; days > 0 {
		kept.Forgotten = v.p.ImprintKeptFor(days)
	}
	for _, thing := range storedThings {
		shown := templates.StoredThing{Name: thing.name(v.p), Text: thing.text(v.p)}
		for _, name := range thing.tables {
			shown.Tables = append(shown.Tables, templates.StoredTable{Name: name, Columns: columns[name]})
		}
		kept.Tables = append(kept.Tables, shown)
	}
	return kept, nil
}
