package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on deal, talon and drawing.
const (
	// FirstLead: who leads to the first trick (Choose): "you" or "opponent".
	FirstLead Check = "first-lead"
	// TalonCards: how many cards the talon has after the deal (Number).
	TalonCards Check = "talon-cards"
	// Trumps: all trumps of the pack (Mark).
	Trumps Check = "trumps"
	// DrawnAfter: after how many tricks the talon is used up (Number).
	DrawnAfter Check = "drawn-after"
	// DrawsTurnUp: a card after which the learner draws the turned-up trump (Do).
	DrawsTurnUp Check = "draws-turn-up"
	// LookAgain: which of the taken tricks may be looked at again (Choose): "last", "none" or "own".
	LookAgain Check = "look-again"
)

// The causes that these checks find.
const (
	// WithoutTurnUp: the turned-up card was not counted. OnlyOneHand: the cards of one hand only were taken away.
	WithoutTurnUp Cause = "without-turn-up"
	OnlyOneHand   Cause = "one-hand"
	// OneEach: each trick was taken to use up one card of the talon.
	OneEach Cause = "one-each"
)

var dealChecks = map[Check]checking{
	FirstLead: choosing(func(m moment) (string, error) {
		start, err := rules.Start(m.record.Options, m.record.Deal)
		if start.Turn() == m.seat {
			return string(SaysYou), err
		}
		return string(SaysOpponent), err
	}),
	TalonCards: counting(func(m moment) (int, error) { return m.record.Options.TalonSize(), nil },
		slip{WithoutTurnUp, func(_ moment, n int) int { return n - 1 }},
		slip{OnlyOneHand, func(m moment, n int) int { return n + m.record.Options.HandSize() }}),
	Trumps:      marking(func(m moment) rules.CardSet { return m.pack().OfSuit(m.state.Trump()) }),
	DrawnAfter:  counting(drawnAfter, slip{OneEach, func(m moment, _ int) int { return m.record.Options.TalonSize() }}),
	DrawsTurnUp: {kinds: []StepKind{Do}, judge: acting(judgeDrawsTurnUp), causes: []Cause{OtherWanted, NotOffered}},
	LookAgain:   choosing(func(m moment) (string, error) { return optionValue("look_back", m.record.Options) }),
}

// drawnAfter plays from the deal until the talon is gone: how many tricks that takes depends on no card. That a hand may
// end by itself at 66 is set aside.
func drawnAfter(m moment) (int, error) {
	o := m.record.Options
	o.SixtySix = rules.SixtySixDeclare
	s, err := rules.Start(o, m.record.Deal)
	for err == nil && s.TalonLeft() > 0 {
		s = s.Next(rules.Play(s.Legal().Cards().Lowest()))
	}
	return s.Tricks(rules.Forehand) + s.Tricks(rules.Dealer), err
}

func judgeDrawsTurnUp(m moment, tried rules.Action) (Verdict, error) {
	switch {
	case tried.Card() == rules.NoCard:
		return wrong(NotOffered), nil
	case !m.state.Next(tried).Hand(m.seat).Has(m.state.Up()):
		return wrong(OtherWanted), nil
	}
	return right, nil
}

// optionValue gives the name of an option's value under the rules.
func optionValue(name string, o rules.Options) (string, error) {
	opt, ok := rules.FindOption(name)
	if !ok {
		return "", fmt.Errorf("no option %q", name)
	}
	return opt.Value(o), nil
}
