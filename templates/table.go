package templates

import "bummerl/locales"

// Table is a hand of cards as one player sees it: what is on the screen during play, in a lesson and in a puzzle.
// Every part keeps its place and height when it is empty.
type Table struct {
	// Form is where cards and announcements are posted. An empty Form.Action makes a table to look at: cards are
	// drawn, not pressed.
	Form Form
	// Match is the bar with the score; nil in lessons and puzzles.
	Match *MatchBar
	// Opponent is the upper side.
	Opponent Side
	// You is the lower side: the learner.
	You Side
	// Talon is the stock with the turn-up; Talon.Trump is always set.
	Talon Talon
	// Multiplier is the factor that kontra and rekontra have made of the hand's value: 2, 4, …; below 2 nothing is shown.
	Multiplier int
	// Trick is what lies in the middle.
	Trick Trick
	// Previous is the trick before, shown small beside the card that has been led; nil while the trick in the middle
	// is complete, if there was none before, or if the rules forbid looking back.
	Previous *PastTrick
	// Status is one sentence: what has happened and who is to act. Also announced in the live region.
	Status locales.Rich
	// Heard is the same in full for the live region, for whoever does not see the cards move; nil: Status is enough.
	Heard locales.Rich
	// Hint is advice that was asked for, in the place of Status; nil usually.
	Hint *Hint
	// Refused says why the last try was not accepted; it stands in the place of Status until the next action.
	Refused locales.Rich
	// Announcements are the buttons that are legal now, in the order marriages, exchange, bids, close, 66; usually
	// empty when the learner is not on lead.
	Announcements []Button
	// Hand is the learner's hand in the order to be shown: trumps first.
	Hand []HandCard
	// Speak is what has just been announced, to be said aloud where the settings want it; "" if nothing.
	Speak string
	// Aside is what there is to look up beside the table; nil in lessons and puzzles.
	Aside *Aside
	// Coach is what the coach says and can be asked; nil where the match has none.
	Coach *Coach
	// Over is the result once the hand has ended; its panel takes the place of the trick and the hand.
	Over *HandOver
}

// MatchBar is the score of a match, as strokes: those that are still to be struck off.
type MatchBar struct {
	// Target is the number of game points the match goes to, usually 7.
	Target int
	// YouLeft and OpponentLeft are the game points still to be made: Target at the start, 0 for the winner.
	YouLeft, OpponentLeft int
	// YouGot and OpponentGot are the Bummerl that each side has got so far by losing, in a best of three; else 0.
	YouGot, OpponentGot int
	// Final is the score of a finished match, shown instead of strokes; nil while the match is open.
	Final *FinalScore
	// OpponentName is the bot's level as a word ("Stammgast").
	OpponentName string
	// Hand is the number of the hand in this match, counted from 1.
	Hand int
	// Carry is what drawn hands add to the next one; 0 almost always.
	Carry int
}

// Side is what is seen of one player.
type Side struct {
	// Cards are the codes of the opponent's cards where all cards are open (puzzles), or of some of them that are
	// known; nil otherwise. Not used for the learner, whose cards are Table.Hand.
	Cards []string
	// Next is the one of Cards that is played next, pulled up where a finished hand is looked at again; "" usually.
	Next string
	// Backs is the number of further cards, drawn as backs. Not used for the learner.
	Backs int
	// Tricks is the number of tricks taken.
	Tricks int
	// Points are the card points; nil where the settings hide them.
	Points *Points
	// Task is what the side has taken upon itself: a snapszer, a knock.
	Task Task
	// Declared are the marriages declared in this hand.
	Declared []Declared
	// Own: the side's tricks are the learner's own and may be looked at; their number opens them.
	Own bool
	// Dealer marks who dealt.
	Dealer bool
}

// Talon is the stock.
type Talon struct {
	// Left is the number of cards in it, the turn-up included; 0 once used up.
	Left int
	// Up is the code of the visible turn-up; "" once the talon is closed or used up.
	Up string
	// Trump is the id of the trump suit.
	Trump string
	// ClosedBy is who closed it; Nobody while it is open or if it was used up.
	ClosedBy Who
}

// Trick is the trick on the table. The zero value is an empty middle.
type Trick struct {
	// Leader is who led; Nobody if nothing lies there.
	Leader Who
	// Led is the card led.
	Led string
	// Reply is the other card; "" while it is awaited.
	Reply string
	// Winner is who took it; Nobody while it is not complete. A complete trick stays until the next lead.
	Winner Who
}

// PastTrick is a finished trick that is still shown.
type PastTrick struct {
	// Leader led Led; the other side answered with Reply.
	Leader     Who
	Led, Reply string
	// Winner took it.
	Winner Who
	// Points is what its two cards are worth; 0 where the settings hide it.
	Points int
}
