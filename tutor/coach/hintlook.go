package coach

import "bummerl/rules"

// LookKind says what a Look is about. Its words are locales' coach.look… messages of the same name.
type LookKind string

// The kinds of looks, with what of a Look they fill.
const (
	// LookTricks: Count tricks of one's own, and what was declared.
	LookTricks LookKind = "tricks"
	// LookMissing: Own points are missing for 66. LookTheirs: the opponent misses Theirs. LookScale: the points of both.
	LookMissing LookKind = "missing"
	LookTheirs  LookKind = "theirs"
	LookScale   LookKind = "scale"
	// LookSafety: Own points are missing, and no more cards would be drawn.
	LookSafety LookKind = "safety"
	// LookOdds: the points of both, of 66.
	LookOdds LookKind = "odds"
	// LookUp: the turned-up Card. LookCourts: kings and queens.
	LookUp     LookKind = "up"
	LookCourts LookKind = "courts"
	// LookLed: Card has been led and brings Own points. LookLastDraw: Card is the turn-up that the loser draws.
	LookLed      LookKind = "led"
	LookLastDraw LookKind = "last_draw"
	// LookTens: tens whose ace is out. LookHigh: aces and tens. LookGiven: what is given counts for the opponent.
	LookTens  LookKind = "tens"
	LookHigh  LookKind = "high"
	LookGiven LookKind = "given"
	// LookTakers: Count of Of cards that may be led cannot be taken. LookFree: any trump takes, and Count of them are out.
	LookTakers LookKind = "takers"
	LookFree   LookKind = "free"
	// LookTrumps: Own trumps are held, and Theirs lie face down or with the opponent. LookUnseen: Count cards have never been
	// seen, Theirs of them trumps. LookHand: the opponent holds Count cards, Theirs of them trumps.
	LookTrumps LookKind = "trumps"
	LookUnseen LookKind = "unseen"
	LookHand   LookKind = "hand"
)

// look says what to look at for a question.
func (s *scene) look(t Topic) Look {
	l := s.lookAt(t)
	if l.Kind == "" {
		covered := s.v.Unseen &^ s.v.Known
		l = Look{Kind: LookUnseen, Count: covered.Len(), Theirs: covered.OfSuit(s.v.Trump).Len()}
	}
	return l
}

func (s *scene) lookAt(t Topic) Look {
	v := s.v
	missing, theirs := max(0, rules.Winning-s.own()), max(0, rules.Winning-s.theirs())
	switch t {
	case AboutOwn:
		return Look{Kind: LookTricks, Count: v.Tricks[s.me]}
	case AboutMissing:
		return Look{Kind: LookMissing, Own: missing}
	case AboutTheirs:
		return Look{Kind: LookTheirs, Theirs: theirs}
	case AboutScale:
		return Look{Kind: LookScale, Own: s.own(), Theirs: s.theirs()}
	case AboutSafety:
		return Look{Kind: LookSafety, Own: missing}
	case AboutOdds:
		return Look{Kind: LookOdds, Own: s.own(), Theirs: s.theirs()}
	case AboutTurn:
		if v.Legal.Has(rules.Exchange) && v.Hand.Marriages() == 0 {
			return Look{Kind: LookUp, Card: v.Up}
		}
		return Look{Kind: LookCourts}
	case AboutPair:
		return Look{Kind: LookCourts}
	case AboutTrick:
		return Look{Kind: LookLed, Card: v.Led, Own: v.Led.Points()}
	case AboutLastDraw:
		return Look{Kind: LookLastDraw, Card: v.Up}
	case AboutDanger:
		return s.danger()
	case AboutCheap:
		return Look{Kind: LookGiven}
	case AboutTakers:
		return s.takers()
	case AboutTrumps:
		return Look{
			Kind: LookTrumps, Own: v.Hand.OfSuit(v.Trump).Len(), Theirs: s.trumpsLeft(),
		}
	case AboutHand:
		if hand, ok := s.hands.Any(); ok && s.hands.Count() == 1 {
			return Look{Kind: LookHand, Count: hand.Len(), Theirs: hand.OfSuit(v.Trump).Len()}
		}
	}
	return Look{}
}

// trumpsLeft counts the trumps that the opponent holds or that lie face down.
func (s *scene) trumpsLeft() int { return s.v.Unseen.OfSuit(s.v.Trump).Len() }

// danger looks at tens that an ace can still catch, if there are any.
func (s *scene) danger() Look {
	for ten := range s.v.Hand.OfRank(rules.Ten).All() {
		if s.v.Unseen.Has(rules.NewCard(rules.Ace, ten.Suit())) {
			return Look{Kind: LookTens}
		}
	}
	return Look{Kind: LookHigh}
}

// takers counts the cards that the opponent cannot take.
func (s *scene) takers() Look {
	if !s.v.Strict() {
		return Look{Kind: LookFree, Count: s.trumpsLeft()}
	}
	cards, sure := s.v.Legal.Cards(), 0
	for c := range cards.All() {
		sure += oneIf(s.takes(rules.Play(c)))
	}
	return Look{Kind: LookTakers, Count: sure, Of: cards.Len()}
}

// LookKinds lists every kind of look.
func LookKinds() []LookKind {
	return []LookKind{
		LookTricks, LookMissing, LookTheirs, LookScale, LookSafety, LookOdds, LookUp, LookCourts, LookLed, LookLastDraw, LookTens, LookHigh,
		LookGiven, LookTakers, LookFree, LookTrumps, LookUnseen, LookHand,
	}
}
