package templates

import "bummerl/locales"

// PlayIndexPage is /play: start a match, go on with one, look at finished ones.
type PlayIndexPage struct {
	Page
	// Start posts to begin a new match; its answer leads to the cut.
	Start Form
	// Target is the number of game points a match goes to.
	Target int
	// Levels are the opponents to choose from, the weakest first.
	Levels []LevelChoice
	// Set is what else can be chosen.
	Set MatchSet
	// Open are the matches to go on with, the latest first.
	Open []MatchItem
	// Finished are the latest finished matches, Earlier those before them.
	Finished, Earlier []MatchItem
	// Ways lead to what there is besides matches.
	Ways []Link
}

// LevelChoice is one of the opponents that the learner can choose.
type LevelChoice struct {
	// Level is what the form posts as "level".
	Level string
	// Name is the level as a word ("Stammgast"), Text a short line on how it plays.
	Name, Text string
	// Card is drawn beside it: the stronger the level, the higher its rank.
	Card string
	// Chosen is the one that is chosen unless the learner chooses another.
	Chosen bool
}

// MatchItem is one match in a list.
type MatchItem struct {
	// Href leads to the match: to its table while it goes on, then to its own page. More leads to that page while it goes
	// on; "" where a list has no such link.
	Href, More string
	// OpponentName is the bot's level as a word.
	OpponentName string
	// Kind says what it is if it is no match of its own ("Übungsrunde"); else "".
	Kind string
	// Variant is the name of the rules.
	Variant string
	// Target, YouLeft, OpponentLeft as in MatchBar: the score as strokes.
	Target, YouLeft, OpponentLeft int
	// Final is the score of a finished match, shown instead of strokes; nil while the match is open.
	Final *FinalScore
	// Series are the Bummerl that each side has given the other in a best of three; nil elsewhere.
	Series *FinalScore
	// Result is "" while the match is open, else a few words ("gewonnen").
	Result string
	// Winner is Nobody while the match is open.
	Winner Who
	// Hand are the learner's cards, drawn small; nil if there are none.
	Hand []string
	// Since is the time of the last action as RFC 3339; Ago the same as words for people.
	Since, Ago string
}

// FinalScore are the game points made in a finished match; the winner's may exceed the target.
type FinalScore struct{ You, Opponent int }

// CutPage is a match before its first deal: the learner sees the commitment and cuts the pack.
type CutPage struct {
	Page
	Cut Cut
}

// Cut is the region of the cut. Each gap of the spread pack is a button that posts cut=1 … cut=Gaps.
type Cut struct {
	// Form is where it posts; the field of the button is "cut".
	Form Form
	// Commitment is the SHA-256 of the seed, 64 hexadecimal digits.
	Commitment string
	// Gaps is the number of places to cut at: 19 with 20 cards, 23 with 24.
	Gaps int
	// Refused says why the last cut was not accepted; nil usually.
	Refused locales.Rich
}

// PlayPage is a match at the table.
type PlayPage struct {
	Page
	Table Table
}

// CheckPage is /play/{id}/check: after the match, everything needed to recompute the deals.
type CheckPage struct {
	Page
	// Commitment was shown before the cut; Seed was kept secret until now, both hexadecimal.
	Commitment, Seed string
	// Matches: the SHA-256 of Seed is Commitment, recomputed for this page.
	Matches bool
	// Cut is where the learner cut.
	Cut int
	// DealMessage is the text that the key of the first hand is made of, LeadMessage the one that settles who leads in it,
	// by LeadByte, 0 to 255.
	DealMessage, LeadMessage string
	LeadByte                 int
	// Pack is the pack in order, the top first; More is how many cards each gets after the turn-up.
	Pack []string
	More int
	// Hands are the deals that follow from seed and cut, in order.
	Hands []CheckHand
	// Back leads to the match.
	Back Link
}

// CheckHand is one deal of a checked match.
type CheckHand struct {
	// Number counts from 1.
	Number int
	// Dealer is who dealt.
	Dealer Who
	// You, Opponent and Talon are the cards; the talon with its top first and the turn-up last.
	You, Opponent, Talon []string
	// Message and Key are what the hand's numbers come from; Swaps are the first steps of the shuffle, Shuffled is the pack
	// after the last, before it is cut.
	Message, Key string
	Swaps        []CheckSwap
	Shuffled     []string
}

// CheckSwap is a step of the shuffle: Number divided by Of leaves With.
type CheckSwap struct {
	Number   string
	Of, With int
}
