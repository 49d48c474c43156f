package templates

// QuizPage is /learn/quiz: the way into the closing quiz.
type QuizPage struct {
	Page
	// Text says what it is.
	Text string
	// Last tells how the last one went; "" if none was finished.
	Last string
	// Resume leads on in one that was begun; nil if none is open.
	Resume *Link
	// Form begins a new one; Begin is its button.
	Form  Form
	Begin string
	// Back leads to the chapters.
	Back Link
}
