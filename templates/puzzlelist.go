package templates

// PuzzleIndexPage is /puzzles: the themes.
type PuzzleIndexPage struct {
	Page
	Themes []PuzzleTheme
	// Solved of all puzzles the learner has solved.
	Solved, Of int
	// Deck leads to what is asked again today; nil if nothing is left of it.
	Deck *Link
	// Mixed and Run lead to puzzles of all themes.
	Mixed, Run PuzzleWay
}

// PuzzleWay is a way through puzzles of all themes.
type PuzzleWay struct {
	Title, Text, Href string
	// Strength is the learner's; nil before the first rated try, and where it does not matter.
	Strength *Strength
	// Note is said quietly besides; "" if nothing is.
	Note string
}

// PuzzleTheme is one theme on the page of all.
type PuzzleTheme struct {
	Title, Text, Href string
	Solved, Of        int
	// Levels lead to the puzzles of a level, each with how many are solved.
	Levels []Link
	// On is the first puzzle that is not solved; nil if there is none.
	On *PuzzleItem
	// Hand is drawn as the theme's picture; "" stands for a back.
	Hand []string
}

// PuzzleListPage is /puzzles/{theme}: its puzzles, page by page.
type PuzzleListPage struct {
	Page
	Title, Text string
	// Tabs choose a level.
	Tabs    []Tab
	Puzzles []PuzzleItem
	// Solved of all puzzles of the theme the learner has solved.
	Solved, Of int
	// On is the first puzzle that is not solved; nil if there is none.
	On *PuzzleItem
	// Near leads to a puzzle near the learner's strength.
	Near Link
	// Strength is the learner's in the theme; nil before the first rated try in it.
	Strength *Strength
	// Themes leads back to all themes.
	Themes Link
	Pager  *Pager
}

// PuzzleItem is one puzzle in a list.
type PuzzleItem struct {
	// Number counts from 1 in its theme; Title names it with its theme.
	Number int
	Title  string
	Href   string
	// Level is the word for how difficult it is.
	Level string
	// Hand are the learner's cards, drawn small.
	Hand []string
	// Trump is the trump suit's id.
	Trump string
	// State: Neutral not tried, Right solved at the first try, Slip solved later, Wrong tried and not solved yet (drawn
	// as a wave, not as a cross: it is not held against anyone).
	State Mood
}

// Solved tells whether the puzzle is solved, at the first try or later.
func (p PuzzleItem) Solved() bool { return p.State == Right || p.State == Slip }

// sign is the mood that the puzzle is drawn with.
func (p PuzzleItem) sign() string {
	switch p.State {
	case Neutral:
		return Neutral.id()
	case Wrong:
		return Slip.id()
	}
	return Right.id()
}

// stateWord says the state for those who do not see the sign.
func (p PuzzleItem) stateWord(l Look) string {
	switch p.State {
	case Right:
		return l.P.PuzzleStateSolved()
	case Slip:
		return l.P.PuzzleStateLater()
	}
	return l.P.PuzzleStateMissed()
}

// Pager leads through a list that is longer than a page.
type Pager struct {
	// Words say which page of how many this is.
	Words string
	// Back and Forward lead to its neighbours; nil at the ends.
	Back, Forward *Link
}

// share gives the width of a bar of 100 for a part of a whole.
func share(part, whole int) string {
	if whole == 0 {
		return "0"
	}
	return itoa(100 * part / whole)
}
