package locales

import "bummerl/rules"

// Action names an action as buttons and lists of moves do: a card by its name, "20 in Herz", "Zudrehen", "66!". The
// trump suit tells a marriage of 40 from one of 20.
func (p Printer) Action(a rules.Action, trump rules.Suit) Rich {
	if c := a.Card(); c != rules.NoCard {
		return p.CardsCard(c)
	}
	if suit := a.Marriage(); suit != rules.NoSuit {
		if suit == trump {
			return p.ActDeclare40(suit)
		}
		return p.ActDeclare20(suit)
	}
	switch a {
	case rules.Exchange:
		return Plain(p.ActExchange())
	case rules.Close:
		return Plain(p.ActClose())
	case rules.Claim:
		return Plain(p.ActClaim())
	case rules.Snapszer:
		return Plain(p.ActSnapszer())
	case rules.Kontra:
		return Plain(p.ActKontra())
	case rules.Rekontra:
		return Plain(p.ActRekontra())
	case rules.Knock:
		return Plain(p.ActKnock())
	}
	return nil
}
