package templates

// ReportPage asks what is wrong with a step of a lesson.
type ReportPage struct {
	Page
	// Chapter and Step name what it is about.
	Chapter, Step string
	// Back is where the lesson goes on.
	Back string
	// Form posts the field "words".
	Form Form
	// Words is what was typed last, so that nothing is lost when it is refused.
	Words string
	// Refused says why it was not kept; "" usually. Thanks: one has just been kept.
	Refused string
	Thanks  bool
}
