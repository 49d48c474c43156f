// Package templates holds every screen of Bummerl: templ components and the plain structs they draw (the view models).
//
// The package knows no rules. A card is its code ("Kh"), a suit its id ("h"), an action the text that the form posts
// ("Ah", "x", "mh", "c", "66"). Whatever must be decided (what is legal, who leads, what a hand was worth, what may be
// seen) has been decided by whoever fills a view model; the components only arrange it. Fixed words are taken from the
// page's locales.Printer; words that depend on the game come in the view model as string or locales.Rich.
//
// # How a page is composed
//
// A whole page is one component that takes one struct with an embedded Page:
//
//	templates.PlayTable(templates.PlayPage{Page: page, Table: table}).Render(ctx, buf)
//
// It calls the layout (head, navigation, live region, footer) and, inside it, the region that changes in place. The
// same region is what an htmx request gets as its answer, followed by the sentence for the live region:
//
//	templates.PlayFragment(page.Look, table).Render(ctx, buf)
//
// Regions and their ids:
//
//	#table   TableRegion   a practice match, the cut before it and the result after it
//	#lesson  LessonRegion  the first hand: table, step, task, feedback
//	#puzzle  PuzzleRegion  a puzzle: both hands, question, verdict, refutation
//	#drill   DrillRegion   the counting drill: trick, two numbers, feedback
//	#settings SettingsRegion  everything to choose; it carries what the html element takes over
//
// Forms work without JavaScript: they post to Form.Action and expect 303. With htmx the same form sends HX-Request and
// expects the fragment, which is morphed into the region (hx-swap outerMorph). A refused action is answered by 422, a
// stale one by 409, each with the region as it stands; htmx swaps these too. Any other error in answer to an htmx
// request is ErrorFragment with the headers "HX-Retarget: #notice" and "HX-Reswap: innerHTML", so that the table stays.
//
// # The live region
//
// #status lives in the layout, outside every region, so that it is never replaced and screen readers keep
// watching it. Fragments end with an out-of-band update of it (StatusUpdate).
//
// # Focus
//
// After a swap the focus stays where it was if that element is still there, otherwise it moves to the element of the
// region that carries data-focus: view models have a Focus field where the filler chooses it. static/js/focus.js does it.
package templates
