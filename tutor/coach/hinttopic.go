package coach

// Topic is what the question of a hint is about. Its words are locales' coach.ask… messages of the same name.
type Topic string

// The topics of questions.
const (
	// AboutOwn: how many points there are; AboutMissing: how many are missing; AboutTheirs: how many the opponent lacks.
	AboutOwn     Topic = "own"
	AboutMissing Topic = "missing"
	AboutTheirs  Topic = "theirs"
	// AboutScale: how much the hand counts.
	AboutScale Topic = "scale"
	// AboutSafety: how sure the hand is by itself, for closing, bidding and knocking; AboutOdds: who wins, for doubling.
	AboutSafety Topic = "safety"
	AboutOdds   Topic = "odds"
	// AboutTurn: what can be done before leading; AboutPair: which cards belong together.
	AboutTurn Topic = "turn"
	AboutPair Topic = "pair"
	// AboutTrick: what the trick is worth; AboutLastDraw: what goes with the last trick of the talon.
	AboutTrick    Topic = "trick"
	AboutLastDraw Topic = "last_draw"
	// AboutDanger: which high cards are in danger; AboutCheap: what it costs to give the trick away.
	AboutDanger Topic = "danger"
	AboutCheap  Topic = "cheap"
	// AboutTakers: what the opponent can take; AboutTrumps: how many trumps are out.
	AboutTakers Topic = "takers"
	AboutTrumps Topic = "trumps"
	// AboutHand: the opponent's cards, when they can be known; AboutUnseen: what has not been seen.
	AboutHand   Topic = "hand"
	AboutUnseen Topic = "unseen"
)

// topics says what each reason for a good action is about. A trait has the same topic whether it is right or wrong, so
// that a question does not tell which.
var topics = map[FactKind]Topic{
	Claimed: AboutOwn, Reached66: AboutMissing, Declared66: AboutMissing, Stopped66: AboutTheirs,
	MissedClaim: AboutOwn,
	ClosedSure:  AboutSafety, ClosedRight: AboutSafety, ClosedWell: AboutSafety, LeftOpenBelow: AboutSafety, LeftOpen: AboutSafety,
	Bid: AboutSafety, LeftBid: AboutSafety, Doubled: AboutOdds, LeftDouble: AboutOdds, Knocked: AboutSafety, LeftKnock: AboutSafety,
	Declared: AboutTurn, HeldMarriage: AboutTurn, Exchanged: AboutTurn,
	KeptMarriage: AboutPair, KeptHope: AboutPair, FreedMarriage: AboutTrick,
	Kept33: AboutScale, Saved33: AboutScale, KeptFirst: AboutScale, TookFirst: AboutScale,
	TookLead: AboutLastDraw, LeftForTurnUp: AboutLastDraw,
	Trumped: AboutTrick, KeptTrump: AboutTrick, Took: AboutTrick, Ducked: AboutTrick,
	TookCheap: AboutDanger, BroughtHome: AboutDanger, KeptGuard: AboutDanger, GaveLeast: AboutCheap,
	LedPastTrump: AboutTrumps, DrewTrumps: AboutTrumps, KeptTrumps: AboutTrumps,
	LedSure: AboutTakers, KeptMaster: AboutTakers, LedCheap: AboutTakers,
	MadeLast: AboutHand, OnlyWin: AboutHand, OnlyMost: AboutHand, OnlyLeast: AboutHand, SureWin: AboutUnseen,
}

// Topics lists every topic.
func Topics() []Topic {
	return []Topic{
		AboutOwn, AboutMissing, AboutTheirs, AboutScale, AboutSafety, AboutOdds, AboutTurn, AboutPair, AboutTrick, AboutLastDraw, AboutDanger,
		AboutCheap, AboutTakers, AboutTrumps, AboutHand, AboutUnseen,
	}
}
