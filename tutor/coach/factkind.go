package coach

// The kinds of facts. Each names what of a Fact it fills; those in pairs are the two sides of one trait.
const (
	// MissedClaim: Points are enough to claim 66, and something else was done. Claimed, the other side, says it was right.
	MissedClaim FactKind = "missed_claim"
	Claimed     FactKind = "claimed"
	// ClaimedEarly: Points are missing for 66.
	ClaimedEarly FactKind = "claimed_early"

	// Reached66: Card takes the trick for certain and makes at least Points. Missed66: Card would have.
	Reached66 FactKind = "reached_66"
	Missed66  FactKind = "missed_66"
	// Declared66: the marriage of Suit makes Points, 66 or more. MissedDeclared66: it would have.
	Declared66       FactKind = "declared_66"
	MissedDeclared66 FactKind = "missed_declared_66"
	// Let66: after Card the opponent can have 66 at once in K of Of hands. Stopped66: after Card, which was not played, he
	// could.
	Let66     FactKind = "let_66"
	Stopped66 FactKind = "stopped_66"

	// ClosedSure: closing wins in all Of hands. ClosedRight: in K of Of, and that is enough. ClosedWell: nothing is proven,
	// but it pays. MissedSureClosing, MissedRightClosing, MissedClosing: it was not done.
	ClosedSure         FactKind = "closed_sure"
	ClosedRight        FactKind = "closed_right"
	ClosedWell         FactKind = "closed_well"
	MissedSureClosing  FactKind = "missed_sure_closing"
	MissedRightClosing FactKind = "missed_right_closing"
	MissedClosing      FactKind = "missed_closing"
	// ClosedBelow: closing wins for certain in K of Of hands alone, fewer than its price asks for: failing costs Points at
	// least, here game points. ClosedHopeless: it is certain in none. ClosedEarly: nothing is proven, but it does not pay.
	// LeftOpenBelow, LeftOpen: it was rightly left.
	ClosedBelow    FactKind = "closed_below"
	ClosedHopeless FactKind = "closed_hopeless"
	ClosedEarly    FactKind = "closed_early"
	LeftOpenBelow  FactKind = "left_open_below"
	LeftOpen       FactKind = "left_open"

	// Bid, MissedBid: a snapszer is worth it. BidWrong, LeftBid: it is not.
	Bid       FactKind = "bid"
	MissedBid FactKind = "missed_bid"
	BidWrong  FactKind = "bid_wrong"
	LeftBid   FactKind = "left_bid"
	// Doubled, MissedDouble, DoubledWrong, LeftDouble: kontra and rekontra.
	Doubled      FactKind = "doubled"
	MissedDouble FactKind = "missed_double"
	DoubledWrong FactKind = "doubled_wrong"
	LeftDouble   FactKind = "left_double"
	// Knocked: 66 is certain with this trick. KnockedWrong, LeftKnock: it is not certain enough. That it was missed is never
	// said: whoever takes the trick can claim as well.
	Knocked      FactKind = "knocked"
	KnockedWrong FactKind = "knocked_wrong"
	LeftKnock    FactKind = "left_knock"

	// MissedMarriage, Declared: the marriage of Suit brings Points. DeclaredWrong: it binds to king or queen, which costs more
	// here. HeldMarriage: it was rightly not declared yet. OtherMarriage: that of Suit is the better one.
	MissedMarriage FactKind = "missed_marriage"
	Declared       FactKind = "declared"
	DeclaredWrong  FactKind = "declared_wrong"
	HeldMarriage   FactKind = "held_marriage"
	OtherMarriage  FactKind = "other_marriage"
	// BrokeMarriage: Card was half of a marriage of Suit worth Points. KeptMarriage: it was kept whole.
	BrokeMarriage FactKind = "broke_marriage"
	KeptMarriage  FactKind = "kept_marriage"
	// GaveHope: the partner Other of Card may still be drawn, for Points. KeptHope: Card was kept for it.
	GaveHope FactKind = "gave_hope"
	KeptHope FactKind = "kept_hope"
	// FreedMarriage: the trick makes Points of a marriage count that waited. LeftWaiting: they go on waiting.
	FreedMarriage FactKind = "freed_marriage"
	LeftWaiting   FactKind = "left_waiting"

	// MissedExchange, Exchanged: Other for Card.
	MissedExchange FactKind = "missed_exchange"
	Exchanged      FactKind = "exchanged"

	// Gave33: the trick brings the opponent to Points, 33 or more, and a game point less. Kept33: it did not.
	Gave33 FactKind = "gave_33"
	Kept33 FactKind = "kept_33"
	// Saved33: the trick brings the loser of the hand to Points, 33 or more. Missed33: it would have.
	Saved33  FactKind = "saved_33"
	Missed33 FactKind = "missed_33"
	// GaveFirst: his first trick, so he no longer loses three. KeptFirst: he has none yet.
	GaveFirst FactKind = "gave_first"
	KeptFirst FactKind = "kept_first"
	// TookFirst: the first trick of one's own, against losing three. MissedFirst: it was there.
	TookFirst   FactKind = "took_first"
	MissedFirst FactKind = "missed_first"

	// TookLead: whoever takes this trick leads when the talon is used up. LetLead: it was let go. TookLastDraw: who lets it
	// go draws the turned-up Card, and that was worth more. LeftForTurnUp: so it was let go.
	TookLead      FactKind = "took_lead"
	LetLead       FactKind = "let_lead"
	TookLastDraw  FactKind = "took_last_draw"
	LeftForTurnUp FactKind = "left_for_turn_up"
	// Trumped, ShouldTrump: the trump Card for a trick of Points. SpentTrump: Card for a trick of no more than Points.
	// KeptTrump: Other was rightly not trumped.
	Trumped     FactKind = "trumped"
	ShouldTrump FactKind = "should_trump"
	SpentTrump  FactKind = "spent_trump"
	KeptTrump   FactKind = "kept_trump"
	// Took, ShouldTake: with Card, a trick of Points. CouldDuck: the trick of Points was better let go. Ducked: it was.
	Took       FactKind = "took"
	ShouldTake FactKind = "should_take"
	CouldDuck  FactKind = "could_duck"
	Ducked     FactKind = "ducked"
	// TooHigh: Card took, Other would have taken too. TookCheap: Card, the lowest that takes. BroughtHome: Card, a higher one
	// than needed, is safe in one's own trick. LeftHome: Card would have been.
	// SpentHigh: the ace or ten Card took, where Other, worth less, would have.
	TooHigh     FactKind = "too_high"
	TookCheap   FactKind = "took_cheap"
	BroughtHome FactKind = "brought_home"
	LeftHome    FactKind = "left_home"
	SpentHigh   FactKind = "spent_high"
	// GaveHigh: the ace or ten Card into the opponent's trick. GaveMore: Card, Points more than Other, which loses as well.
	// GaveLeast: Card, the cheapest.
	GaveHigh  FactKind = "gave_high"
	GaveMore  FactKind = "gave_more"
	GaveLeast FactKind = "gave_least"
	// BaredTen: without Other the ten Card stands bare, and its ace is out. KeptGuard: Card keeps its cover.
	BaredTen  FactKind = "bared_ten"
	KeptGuard FactKind = "kept_guard"

	// LedBareTen: Card, which can be taken. LedToBeTaken: the ace or ten Card can be taken in K of Of hands.
	LedBareTen   FactKind = "led_bare_ten"
	LedToBeTaken FactKind = "led_to_be_taken"
	// LedIntoTrump: Card can be trumped in K of Of hands. LedPastTrump: Card, which was not led, could.
	LedIntoTrump FactKind = "led_into_trump"
	LedPastTrump FactKind = "led_past_trump"
	// LedSure: the opponent cannot take Card. MissedSure: he could not have taken Card. SpentMaster: he could not
	// take Card, but it was better kept. KeptMaster: it was.
	LedSure     FactKind = "led_sure"
	MissedSure  FactKind = "missed_sure"
	SpentMaster FactKind = "spent_master"
	KeptMaster  FactKind = "kept_master"
	// DrewTrumps, DidNotDraw: with the trump Card. DrewNeedlessly: the opponent has no trump. SpentTrumps: he may have some,
	// but Card was needed. KeptTrumps: Card was kept.
	DrewTrumps     FactKind = "drew_trumps"
	DidNotDraw     FactKind = "did_not_draw"
	DrewNeedlessly FactKind = "drew_needlessly"
	SpentTrumps    FactKind = "spent_trumps"
	KeptTrumps     FactKind = "kept_trumps"
	// LedTrumpOpen: Card, while cards are drawn. LedCheap: Card costs little if it is taken. LedDear: Card would have.
	LedTrumpOpen FactKind = "led_trump_open"
	LedCheap     FactKind = "led_cheap"
	LedDear      FactKind = "led_dear"

	// MadeLast: with best play the last trick comes one's way after this. LostLast: it goes to the opponent now.
	MadeLast FactKind = "made_last"
	LostLast FactKind = "lost_last"
	// OnlyWin: nothing else wins. OnlyMost: K game points, more than anything else brings. OnlyLeast: K game points lost, less
	// than with anything else. MissedWin: Card would have won. MissedMore: Card would have brought K game points, not Of.
	// CostMore: with Card K would have been lost, not Of.
	OnlyWin    FactKind = "only_win"
	OnlyMost   FactKind = "only_most"
	OnlyLeast  FactKind = "only_least"
	MissedWin  FactKind = "missed_win"
	MissedMore FactKind = "missed_more"
	CostMore   FactKind = "cost_more"
	// SureWin: Card wins in all Of hands, and nothing else does. MissedSureWin: Card would have. MissedSafer: Card would have
	// won for certain in K of Of, more than what was played.
	SureWin       FactKind = "sure_win"
	MissedSureWin FactKind = "missed_sure_win"
	MissedSafer   FactKind = "missed_safer"
)
