package templates

import "bummerl/locales"

// Who tells the two sides of a table apart, as the learner sees them.
type Who uint8

// The sides; Nobody is the zero value.
const (
	Nobody Who = iota
	You
	Opponent
)

// Play says how a card of the hand is drawn.
type Play uint8

const (
	// PlayPlain is neither raised nor lowered. For lessons where legality is the question, and when the learner is
	// not on turn.
	PlayPlain Play = iota
	// PlayLegal is raised, in full colour.
	PlayLegal
	// PlayIllegal is lowered and paler, but it can still be focused and sent; the server answers why not.
	PlayIllegal
)

// Task is what a side has taken upon itself in this hand; it stands on the table as a tag.
type Task uint8

// The tasks; NoTask is the zero value.
const (
	NoTask Task = iota
	// TaskSnapszer: to make 66 without a trick for the other side.
	TaskSnapszer
	// TaskKnock: to have 66 after the trick at hand.
	TaskKnock
)

// HandCard is one card of the learner's hand. Its button posts action=Card.
type HandCard struct {
	// Card is the code, e.g. "Kh" or "Td".
	Card string
	// Play says whether it is drawn raised, lowered or plain.
	Play Play
	// Focus: this card gets the focus after the swap if the focused element is gone. At most one per region.
	Focus bool
}

// Declared is a marriage that a side has declared in this hand; it stays on the table as a tag.
type Declared struct {
	// Suit is the suit's id: c, s, h or d.
	Suit string
	// Points is 20, or 40 in trumps.
	Points int
	// Waiting: the points do not count yet (no trick made so far).
	Waiting bool
}

// Points are one side's card points in this hand.
type Points struct {
	// Counting is what counts now, marriages included.
	Counting int
	// Waiting are marriage points that count from the first trick on; 0 if none.
	Waiting int
}

// Button is a submit button with the name "action".
type Button struct {
	// Action is the value posted: an action of the game ("mh", "x", "c", "66", "Ah") or a step of the page
	// ("next", "hint", "solution", "again") as the filler and the handler agree.
	Action string
	// Label is what stands on it; cards and suits in it are drawn as signs.
	Label locales.Rich
	// Strong: the button one is meant to press (filled with the accent). At most one or two per region.
	Strong bool
	// Faint: it may be pressed and seldom is.
	Faint bool
	// Focus as in HandCard.
	Focus bool
}

// Link is a plain link to a page.
type Link struct {
	// Href is the full address within the site: "/de/play/17".
	Href string
	// Label is its text in the page's language.
	Label string
}

// Field is a hidden field that a form posts with every action, e.g. version=12 or line=Kc-Ad.
type Field struct{ Name, Value string }

// Form is where the buttons of a region post to.
type Form struct {
	// Action is the full address: "/de/play/17".
	Action string
	// Fields are the hidden fields: version for a match, line for a puzzle, step for a lesson.
	Fields []Field
}

// Mood is the tone of a feedback: it chooses colour and sign, never the words.
type Mood uint8

// The moods. Neutral has no sign, Right a tick, Slip a wave, Wrong a cross.
const (
	Neutral Mood = iota
	Right
	Slip
	Wrong
)

// Feedback is one answer to what the learner did: why an action was refused, what was right, a hint.
type Feedback struct {
	Mood Mood
	// Title is the word that says it without the colour ("Richtig."); may be "".
	Title string
	// Sure says how sure this is ("exakt", "geschätzt ± 0,2"), in a frame beside the title; "" where nothing needs to be
	// said. It needs a Title.
	Sure string
	// Text is one or more paragraphs.
	Text []locales.Rich
}
