package rulebook

import "slices"

// Dispute is a point on which books, sites and tables differ from what is played here.
type Dispute struct {
	// ID chooses its words: a question, what is read elsewhere, what holds here and why.
	ID string
	// Option is the option that decides it, Section the part of the reference that tells of it.
	Option, Section string
	// Facts are the ids of FACTS that it tells.
	Facts []string
}

var disputes = []Dispute{
	{ID: "claim_when", Option: "sixty_six", Section: "claim", Facts: []string{"G14"}},
	{ID: "automatic", Option: "sixty_six", Section: "claim", Facts: []string{"I7", "G1"}},
	{ID: "first_exchange", Option: "first_trick_ban", Section: "lead", Facts: []string{"E16"}},
	{ID: "turn_up", Section: "deal"},
	{ID: "packs", Option: "cards", Section: "pack", Facts: []string{"I6"}},
	{ID: "same", Facts: []string{"I6"}},
	{ID: "generous", Section: "marriage"},
	{ID: "pair_waits", Option: "marriage_counts", Section: "marriage", Facts: []string{"E6"}},
	{ID: "close_beaten", Section: "close", Facts: []string{"F10"}},
	{ID: "failed_close", Option: "failed_close", Section: "close", Facts: []string{"F9"}},
	{ID: "snapszer_who", Option: "snapszer", Section: "bids", Facts: []string{"F13"}},
	{ID: "last_trick", Option: "last_trick", Section: "end", Facts: []string{"G7"}},
	{ID: "renounce", Section: "follow"},
	{ID: "four", Facts: []string{"I6"}},
}

// Disputes lists what may be read elsewhere.
func Disputes() []Dispute { return slices.Clone(disputes) }
