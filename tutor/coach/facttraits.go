package coach

import "bummerl/rules"

// The themes of traits.
const (
	aboutTurns    = "turns"
	aboutClosing  = "closing"
	aboutTaking   = "taking"
	aboutHeight   = "height"
	aboutGiving   = "giving"
	aboutTrumps   = "trumps"
	aboutLeading  = "leading"
	aboutOutcomes = "outcomes"
)

// traits are all that can be said of an action, the most telling first.
var traits = []trait{
	{of: claims, kept: Claimed, always: true, done: ClaimedEarly},
	{of: reaches66, among: cards, kept: Reached66, missed: Missed66},
	{of: declares66, suited: true, before: goesOn, kept: Declared66, missed: MissedDeclared66, theme: aboutTurns},
	{of: lets66, among: cards, done: Let66, spared: Stopped66},

	{of: saysDouble, kept: Doubled, missed: MissedDouble, done: DoubledWrong, spared: LeftDouble, tempts: nearDouble},
	{of: saysBid, when: nothingFirst, kept: Bid, missed: MissedBid, done: BidWrong, spared: LeftBid, tempts: nearBid},
	{of: knocksSurely, kept: Knocked, theme: aboutTurns},
	{of: saysKnock, when: nothingFirst, done: KnockedWrong, spared: LeftKnock, tempts: nearKnock, theme: aboutTurns},
	{of: closesSure, kept: ClosedSure, always: true, missed: MissedSureClosing, theme: aboutClosing},
	{of: closesIn, when: nothingFirst, kept: ClosedRight, missed: MissedRightClosing, spared: LeftOpenBelow, tempts: oftenKept, theme: aboutClosing},
	{of: closesBelow, when: nothingFirst, done: ClosedBelow, theme: aboutClosing},
	{of: closesHopeless, when: nothingFirst, done: ClosedHopeless, theme: aboutClosing},
	{of: closesUnproven, when: nothingFirst, kept: ClosedWell, missed: MissedClosing, done: ClosedEarly, spared: LeftOpen, tempts: oftenKept, theme: aboutClosing},

	{of: exchanges, kept: Exchanged, missed: MissedExchange},
	{of: declares, suited: true, before: goesOn, kept: Declared, missed: MissedMarriage, done: DeclaredWrong, spared: HeldMarriage, theme: aboutTurns},
	{of: declaresBest, suited: true, among: marriages, missed: OtherMarriage},

	{of: opponentTo33, among: losers, when: winsByPoints, done: Gave33, spared: Kept33},
	{of: opponentFirst, among: cards, when: winsByPoints, done: GaveFirst, spared: KeptFirst},
	{of: ownTo33, among: cards, when: losesByPoints, kept: Saved33, missed: Missed33},
	{of: ownFirst, among: cards, when: losesByPoints, kept: TookFirst, missed: MissedFirst},
	{of: frees, among: cards, kept: FreedMarriage, missed: LeftWaiting},

	{of: breaksMarriage, suited: true, among: cards, done: BrokeMarriage, spared: KeptMarriage},
	{of: takesLast, among: replies, when: atLastDraw, kept: TookLead, missed: LetLead, done: TookLastDraw, spared: LeftForTurnUp, theme: aboutTaking},
	{of: trumpsIn, among: replies, when: littleLed, done: SpentTrump, spared: KeptTrump, tempts: letsGo, theme: aboutTaking},
	{of: trumpsIn, among: replies, kept: Trumped, missed: ShouldTrump, theme: aboutTaking},
	{of: takesTrick, among: replies, kept: Took, missed: ShouldTake, done: CouldDuck, spared: Ducked, theme: aboutTaking},
	{of: bringsHome, among: takers, kept: BroughtHome, missed: LeftHome, theme: aboutHeight},
	{of: takesHigh, among: takers, done: TooHigh, spared: TookCheap, theme: aboutHeight},
	{of: takesTop, among: takers, done: SpentHigh, theme: aboutHeight},
	{of: givesHigh, among: losers, done: GaveHigh, theme: aboutGiving},
	{of: baresTen, among: replies, done: BaredTen, spared: KeptGuard},
	{of: givesMore, among: losers, done: GaveMore, spared: GaveLeast, theme: aboutGiving},

	{of: leadsBareTen, among: leads, done: LedBareTen, theme: aboutLeading},
	{of: leadsIntoTrump, among: leads, when: strictLead, done: LedIntoTrump, spared: LedPastTrump, theme: aboutTrumps},
	{of: leadsToBeTaken, among: leads, done: LedToBeTaken, theme: aboutLeading},
	{of: drawsTrumps, among: leads, when: strictLead, kept: DrewTrumps, missed: DidNotDraw, done: SpentTrumps, spared: KeptTrumps, theme: aboutTrumps},
	{of: drawsNothing, among: leads, when: strictLead, done: DrewNeedlessly, theme: aboutTrumps},
	{of: leadsSure, among: leads, when: strictLead, kept: LedSure, missed: MissedSure, done: SpentMaster, spared: KeptMaster, theme: aboutLeading},
	{of: winsSurely, among: cardsFor, when: someHidden, kept: SureWin, missed: MissedSureWin, theme: aboutOutcomes},
	{of: leadsTrump, among: leads, when: openLead, done: LedTrumpOpen, theme: aboutTrumps},
	{of: leadsCheap, among: leads, when: openLead, kept: LedCheap, missed: LedDear, theme: aboutLeading},
	{of: givesHope, suited: true, among: cards, done: GaveHope, spared: KeptHope},

	{of: makesLast, among: cards, kept: MadeLast, theme: aboutOutcomes},
	{of: losesLast, among: cards, done: LostLast, theme: aboutOutcomes},
	{of: winsAny, among: cards, when: allKnown, kept: OnlyWin, lone: true, missed: MissedWin, theme: aboutOutcomes},
	{of: bringsMost, among: cards, when: allKnown, kept: OnlyMost, lone: true, missed: MissedMore, theme: aboutOutcomes},
	{of: costsLeast, among: cards, when: allKnown, kept: OnlyLeast, lone: true, missed: CostMore, theme: aboutOutcomes},
	{of: winsMore, among: cards, when: someHidden, missed: MissedSafer, theme: aboutOutcomes},
}

// missesClaim tells whether a right claim was there and a card was played or the talon closed instead: what is to be won
// never grows by going on, so that is worth a word even where it happens to cost nothing.
func (s *scene) missesClaim() bool {
	return s.v.Legal.Has(rules.Claim) && s.v.Points[s.me] >= rules.Winning && s.act != rules.Claim && !passing(s.act)
}

func (s *scene) claimMissed() Fact {
	return Fact{Kind: MissedClaim, Suit: rules.NoSuit, Points: s.v.Points[s.me]}
}

// claims: with Points, or that many too few.
func claims(s *scene, a rules.Action) (Fact, bool) {
	points := s.v.Points[s.me]
	if points < rules.Winning {
		points = rules.Winning - points
	}
	return Fact{Points: points}, a == rules.Claim
}

// reaches66: a card that takes the trick in every hand and makes 66 with it.
func reaches66(s *scene, a rules.Action) (Fact, bool) {
	if !s.takes(a) {
		return Fact{}, false
	}
	made := s.own() + s.trick(a).least
	return Fact{Card: a.Card(), Points: made}, made >= rules.Winning
}

// declares66: a marriage that makes 66 at once.
func declares66(s *scene, a rules.Action) (Fact, bool) {
	suit := a.Marriage()
	if suit == rules.NoSuit {
		return Fact{}, false
	}
	made := s.v.Points[s.me] + suit.MarriagePoints(s.v.Trump)
	counts := s.v.Tricks[s.me] > 0 || s.v.Options.MarriageCounts == rules.MarriageAtOnce
	return Fact{Suit: suit, Points: made}, counts && made >= rules.Winning
}

// lets66: a card after which the opponent can have 66 with this trick or what he declares next.
func lets66(s *scene, a rules.Action) (Fact, bool) {
	t := s.trick(a)
	return Fact{Card: a.Card(), K: t.let66, Of: t.hands}, t.often(t.let66)
}

// FactKinds lists every kind of fact that can be told, the most telling first.
func FactKinds() []FactKind {
	list := []FactKind{MissedClaim}
	for _, t := range traits {
		for _, kind := range []FactKind{t.kept, t.missed, t.done, t.spared} {
			if kind != "" {
				list = append(list, kind)
			}
		}
	}
	return list
}
