package coach

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// HintSteps is how many steps there are on the way to an action.
const HintSteps = 3

// Hints lead to an action in three steps: a question, what to look at, the action. The first two name neither the action
// nor whether something is to be done or to be left; all of it follows from the view.
type Hints struct {
	// Topic is what the question is about.
	Topic Topic
	Look  Look
	// Action is one of the best; Lead tells that it is led, if it is a card; Why are its reasons, maybe none.
	Action rules.Action
	Lead   bool
	Why    []Fact
}

// Look is what to look at. Fields that its kind does not name are zero.
type Look struct {
	Kind LookKind
	Card rules.Card
	// Own and Theirs are card points, or trumps; Count is a number of cards or tricks, Of those among which they are.
	Own, Theirs, Count, Of int
}

// Hint gives the hints for a question. Its errors are those of Judge.
func Hint(ctx context.Context, q Question) (Hints, error) {
	j, err := Judge(ctx, q)
	if err != nil {
		return Hints{}, err
	}
	return j.Hints(q), nil
}

// Hints are what the judgement of a question says before anything is done.
func (j Judgement) Hints(q Question) Hints {
	a := j.advice()
	h := Hints{Action: a, Lead: q.View.Led == rules.NoCard, Why: facts(q, j, a)}
	s := newScene(q, j, a)
	h.Topic = s.topic(h.Why)
	h.Look = s.look(h.Topic)
	return h
}

// advice chooses among the best actions: a claim first, then what may come before others, then the one that is worth most,
// the first of several.
func (j Judgement) advice() rules.Action {
	for _, first := range []func(rules.Action) bool{isClaim, passing} {
		for a := range j.Best.All() {
			if first(a) {
				return a
			}
		}
	}
	best := j.Best.First()
	for a := range j.Best.All() {
		x, _ := j.Of(a)
		if most, _ := j.Of(best); x.Points > most.Points {
			best = a
		}
	}
	return best
}

func isClaim(a rules.Action) bool { return a == rules.Claim }

// topic is what the first reason is about; where there is none, what the moment asks.
func (s *scene) topic(why []Fact) Topic {
	for _, f := range why {
		if t, ok := topics[f.Kind]; ok {
			return t
		}
	}
	_, open := solve.Open(s.v)
	switch {
	case isClaim(s.act):
		return AboutOwn
	case passing(s.act):
		return AboutTurn
	case s.act == rules.Kontra, s.act == rules.Rekontra:
		return AboutOdds
	case s.act.Card() == rules.NoCard:
		return AboutSafety
	case open:
		return AboutHand
	case s.v.Led != rules.NoCard:
		return AboutTrick
	case s.v.Strict():
		return AboutTrumps
	}
	return AboutUnseen
}
