package locales

import "bummerl/rules"

// Illegal says why an action was refused.
func (p Printer) Illegal(e *rules.IllegalError) Rich {
	switch e.Reason {
	case rules.NotYourCard:
		if e.Card == rules.NoCard {
			return Plain(p.IllegalUnknownAction())
		}
		return p.IllegalNotYourCard(e.Card)
	case rules.MustFollowSuit:
		return p.IllegalMustFollowSuit(e.Card)
	case rules.MustBeat:
		return p.IllegalMustBeat(e.Card)
	case rules.MustTrump:
		return p.IllegalMustTrump(e.Suit)
	case rules.MustLeadMarriage:
		return p.IllegalMustLeadMarriage(e.Suit)
	case rules.NoLowestTrump:
		return p.IllegalNoLowestTrump(e.Card)
	case rules.NoMarriage:
		return p.IllegalNoMarriage(e.Suit)
	}
	return Plain(p.illegalPlain(e.Reason))
}

// illegalPlain says the reasons that name neither card nor suit.
func (p Printer) illegalPlain(r rules.IllegalReason) string {
	switch r {
	case rules.HandIsOver:
		return p.IllegalHandIsOver()
	case rules.OnlyOnLead:
		return p.IllegalOnlyOnLead()
	case rules.TalonIsClosed:
		return p.IllegalTalonIsClosed()
	case rules.TalonIsUsedUp:
		return p.IllegalTalonIsUsedUp()
	case rules.TalonIsTooSmall:
		return p.IllegalTalonIsTooSmall()
	case rules.OneMarriageOnly:
		return p.IllegalOneMarriageOnly()
	case rules.LateMarriageBarred:
		return p.IllegalLateMarriageBarred()
	case rules.FirstTrickBanned:
		return p.IllegalFirstTrickBanned()
	case rules.ClaimIsAutomatic:
		return p.IllegalClaimIsAutomatic()
	case rules.NotInTheseRules:
		return p.IllegalNotInTheseRules()
	case rules.AfterKnock:
		return p.IllegalAfterKnock()
	case rules.AlreadyKnocked:
		return p.IllegalAlreadyKnocked()
	case rules.TooLate:
		return p.IllegalTooLate()
	case rules.ForehandOnly:
		return p.IllegalForehandOnly()
	}
	return p.IllegalUnknownAction()
}
