package rules

// Options are the rules that a table plays by: every disputed point of the game is one field. The value is compact and
// comparable; names, values and meaning are listed by OptionList.
type Options struct {
	// Cards is the size of the pack: 20 or 24.
	Cards uint8
	// Follow says when following is strict.
	Follow FollowRule
	// SixtySix says whether 66 has to be claimed.
	SixtySix SixtySixRule
	// LastTrick says what happens when both hands are empty, the talon was not closed and nobody has won.
	LastTrick LastTrickRule
	// CloseScore says which tricks and points of the opponent count when the closer wins.
	CloseScore CloseScoreRule
	// FailedClose says what a failed closing costs.
	FailedClose FailedCloseRule
	// FalseClaim says what a wrong claim costs anyone but a closer.
	FalseClaim FalseClaimRule
	// SwapMin and CloseMin are the fewest talon cards (2 to 6), the turn-up included, that allow the exchange and closing.
	SwapMin, CloseMin uint8
	// MarriageCounts says when a marriage's points count for a player without a trick.
	MarriageCounts MarriageRule
	// Snapszer allows the bid, Kontra doubling, Knock knocking.
	Snapszer, Kontra, Knock bool
	// Target is the number of game points (1 to 99) that wins the match.
	Target uint8
	// Drawn says what becomes of a drawn hand's value.
	Drawn DrawnRule
	// SchneiderDouble makes a match lost without a game point count two Bummerl.
	SchneiderDouble bool
	// FirstTrickBan forbids everything but playing, claiming and kontra before the first trick is over.
	FirstTrickBan bool
	// LateMarriage allows marriages once the talon is closed or used up.
	LateMarriage bool
	// LookBack says which taken tricks may be looked at again; it changes the screen only.
	LookBack LookBackRule
}

// FollowRule says when following suit, beating and trumping are duties.
type FollowRule uint8

// FollowAfterTalon: once the talon is closed or used up. FollowAlways: from the first trick.
const (
	FollowAfterTalon FollowRule = iota
	FollowAlways
)

// SixtySixRule says how 66 ends the hand.
type SixtySixRule uint8

// SixtySixDeclare: only a claim ends it. SixtySixAutomatic: it ends by itself when a player on lead has 66.
const (
	SixtySixDeclare SixtySixRule = iota
	SixtySixAutomatic
)

// LastTrickRule decides an unclosed hand that was played to the end.
type LastTrickRule uint8

// LastTrickWins: its winner wins the hand. LastTrickBonus: it is worth 10 points, then points decide. LastTrickCount:
// points decide if one side has 66.
const (
	LastTrickWins LastTrickRule = iota
	LastTrickBonus
	LastTrickCount
)

// CloseScoreRule says on what a kept closing is scored.
type CloseScoreRule uint8

// CloseScoreFrozen: the opponent's tricks and points at the moment of closing. CloseScoreFinal: those at the end.
const (
	CloseScoreFrozen CloseScoreRule = iota
	CloseScoreFinal
)

// FailedCloseRule says what a failed closing costs in game points.
type FailedCloseRule uint8

// FailedCloseGamble: 3 if the opponent had no trick at the closing, else 2. FailedCloseTricklessAtClose: 3 if the closer
// had none then, else 2. FailedCloseTricklessAtEnd: 3 if the closer has none at the end, else 2. FailedCloseOne: 1.
// FailedCloseThree: 3.
const (
	FailedCloseGamble FailedCloseRule = iota
	FailedCloseTricklessAtClose
	FailedCloseTricklessAtEnd
	FailedCloseOne
	FailedCloseThree
)

// FalseClaimRule says what a wrong claim costs in game points.
type FalseClaimRule uint8

// FalseClaimTwoThree: 3 if the claimer has no trick, else 2. FalseClaimScale: by the claimer's own tricks and points.
const (
	FalseClaimTwoThree FalseClaimRule = iota
	FalseClaimScale
)

// MarriageRule says when marriage points count.
type MarriageRule uint8

// MarriageWithTrick: from the declarer's first trick on. MarriageAtOnce: immediately.
const (
	MarriageWithTrick MarriageRule = iota
	MarriageAtOnce
)

// DrawnRule says what a drawn hand leaves behind.
type DrawnRule uint8

// DrawnNothing: nothing. DrawnCarry: the next hand won is worth one game point more.
const (
	DrawnNothing DrawnRule = iota
	DrawnCarry
)

// LookBackRule says which tricks may be looked at again.
type LookBackRule uint8

// LookBackLast: the previous trick until the next card. LookBackNone: none. LookBackOwn: one's own at any time.
const (
	LookBackLast LookBackRule = iota
	LookBackNone
	LookBackOwn
)
