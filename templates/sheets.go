package templates

// The style sheets that tools/bundle makes of static/css. The table of a match loads the first alone: it must be light.
const (
	// sheetEvery is what every page has: head and foot, plain text, the table of a match.
	sheetEvery = "app.css"
	// sheetPages has the parts of all other pages: home, lists, forms, lessons, puzzles, drills.
	sheetPages = "pages.css"
	// sheetReview has the parts of a review, and of slips that are played again; it comes after sheetPages.
	sheetReview = "review.css"
	// sheetRules has the pages of the rules; it comes after sheetPages.
	sheetRules = "rulebook.css"
	// sheetPrint has the pages of paper; it comes after sheetPages.
	sheetPrint = "print.css"
	// sheetShow has the page that shows things to a class; it comes after sheetPages.
	sheetShow = "show.css"
)
