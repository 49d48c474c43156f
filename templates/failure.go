package templates

// ErrorPage is a page that says what went wrong, calmly, and what to do now.
type ErrorPage struct {
	Page
	// Status is the HTTP status, shown small.
	Status int
	// Text says what happened and that nothing is lost, if that is so. Page.Title is the heading.
	Text string
	// Links lead on; at least one.
	Links []Link
	// Reference is the id of the request in the log, for whoever reports it; may be "".
	Reference string
}
