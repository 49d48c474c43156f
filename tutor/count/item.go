package count

import "bummerl/rules"

// The sides of a drill, as indexes of Parts and Totals.
const (
	// Own is the learner's side.
	Own = 0
	// Theirs is the opponent's.
	Theirs = 1
)

// Item is a situation at a table: some tricks to watch, then one or two questions.
type Item struct {
	Kind Kind
	Rung Rung
	// Spec is the text from which exactly this item is made again, see ParseSpec. It holds the seed, from which all hidden
	// cards follow: it is for the store, not for a page.
	Spec  string
	Trump rules.Suit
	// Cards is the size of the pack, 20 or 24.
	Cards int
	// Seat is the learner's.
	Seat rules.Seat
	// Gone are cards of tricks before those to watch. The learner has not seen them: they are given, as crossed out.
	Gone rules.CardSet
	// Tricks are to be watched, in order; none where all is asked for in reverse.
	Tricks []Trick
	// After is what was announced after the last trick and before the question.
	After []Notice
	// AfterParts are what each side's total grew by then.
	AfterParts [2][]Part
	// Hand are the learner's cards at the question, Up the visible turn-up then (NoCard if there is none).
	Hand rules.CardSet
	Up   rules.Card
	// Before are both totals before the first trick to watch, Waiting the marriage points that wait by then.
	Before, Waiting [2]int
	// Totals are both totals at the question, that is what counts then; of TrickSum the sum asked for, as Totals[Own].
	Totals [2]int
	// Waits are both sides' marriage points that wait at the question, and are not among Totals.
	Waits [2]int
	// Prompts are asked one after the other, each answered once.
	Prompts []Prompt

	// right are the answers to Prompts, in their order.
	right []Answer
	// counted are the cards whose number is asked for; none where no number of cards is.
	counted rules.CardSet
}

// Trick is a finished trick, with what came before it.
type Trick struct {
	// Leader led the trick, Winner took it.
	Leader, Winner rules.Seat
	Led, Reply     rules.Card
	// Before is what was announced between the trick before and this one, usually nothing.
	Before []Notice
	// CountedNow are the marriage points that had waited for this trick and count from now on, 0 if none did. They are
	// always Winner's.
	CountedNow int
	// TurnUp is the seat that drew the turned-up trump after this trick, for all to see; else NoSeat.
	TurnUp rules.Seat
	// Parts are what each side's total grew by, in the order in which it came: marriages that count at once, the cards
	// of the trick, marriages that had waited for it.
	Parts [2][]Part
	// Totals are both sides' points that count after this trick (0 to 220). A marriage that still waits for its side's
	// first trick is not among them.
	Totals [2]int
	// Hand are the learner's cards as the trick was led, those of it included; Up is the visible turn-up then.
	Hand rules.CardSet
	Up   rules.Card
}

// Notice is an announcement: a marriage, or an exchange of the lowest trump for the turn-up.
type Notice struct {
	// Seat made it.
	Seat rules.Seat
	// Suit and Points (20, or 40 in trumps) are those of a marriage, NoSuit and 0 for an exchange. Waiting tells that it
	// does not count before Seat's first trick.
	Suit    rules.Suit
	Points  int
	Waiting bool
	// Took is the turn-up that came into Seat's hand, Gave the lowest trump; NoCard for a marriage.
	Took, Gave rules.Card
}

// Part is what adds to a total: a card of a trick, or a marriage.
type Part struct {
	// Card is NoCard for a marriage.
	Card rules.Card
	// Suit is the marriage's suit, NoSuit for a card.
	Suit rules.Suit
	// Points are the card points it brings: 2 to 11 for a card (0 for a nine), 20 or 40 for a marriage.
	Points int
}

// side tells whose seat it is.
func side(seat, learner rules.Seat) int {
	if seat == learner {
		return Own
	}
	return Theirs
}
