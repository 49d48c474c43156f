package coach

import "bummerl/rules"

// Fact is one reason for a verdict, decided here once; words only say it.
type Fact struct {
	Kind FactKind
	// Card is the card that it is about, Other a second one; NoCard where the kind has none.
	Card, Other rules.Card
	// Suit is that of a marriage, NoSuit where the kind has none.
	Suit rules.Suit
	// Points are card points, of closings the game points that failing costs. K of Of are hands, or K and Of are game
	// points. 0 where the kind has none.
	Points, K, Of int
}

// FactKind names a fact. Its words are locales' coach.fact… messages of the same name.
type FactKind string

// mostFacts is how many reasons are given at most: whoever reads four remembers none.
const mostFacts = 3

// facts gives what there is to say of an action, the most telling first. Each reason is a trait that sets the action
// apart: a slip has what no best action has, or lacks what all of them have; a good action is told why where every
// action on the other side of the trait clearly loses.
func facts(q Question, j Judgement, a rules.Action) []Fact {
	s := newScene(q, j, a)
	if s.missesClaim() {
		return []Fact{s.claimMissed()}
	}
	mark := s.mark(a)
	slip := mark.Slip()
	if mark == Unclear {
		return nil
	}
	var list []Fact
	told := map[string]bool{}
	for i := range traits {
		t := &traits[i]
		if told[t.theme] || len(list) == mostFacts {
			continue
		}
		if f, ok := t.tell(s, slip); ok {
			list, told[t.theme] = append(list, f), t.theme != ""
		}
	}
	return list
}
