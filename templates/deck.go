package templates

// DeckPage is /deck: what is asked again today.
type DeckPage struct {
	Page
	// Due says how much the day has left, and about how long it takes; "" if nothing.
	Due string
	// Kinds say what it is, kind by kind.
	Kinds []string
	// Done says what was asked again today; "" if nothing.
	Done string
	// More: the day's set is done, and more can be asked for.
	More bool
	// Tomorrow: nothing is due today, and something that was missed today comes tomorrow.
	Tomorrow bool
	// Form is where buttons are posted.
	Form Form
	// Ways lead on where nothing is due.
	Ways []Link
}

// What the buttons of the deck post.
const (
	DeckNext = "next"
	DeckMore = "more"
	DeckDrop = "drop"
	DeckKeep = "keep"
)

// DeckBar stands on the page of what was just asked again: how many are left today, and on to the next.
type DeckBar struct {
	// Form is where its buttons are posted; its fields say what the page asked.
	Form Form
	// Left says how many are left today; "" if the set is done.
	Left string
	// Dropped: what the page asked will not be asked any more.
	Dropped bool
}
