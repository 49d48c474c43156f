package web

import (
	"context"
	"errors"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/board/think"
	"bummerl/tutor/coach"
)

// sit waits for a place where a question to the board is searched, and gives what leaves it.
func (s *Site) sit(ctx context.Context) (func(), error) {
	came := time.Now()
	leave, err := s.desk.Sit(ctx)
	if errors.Is(err, think.ErrFull) {
		s.Meter.Refused(tutor.SearchBoard)
	}
	if err != nil {
		return nil, err
	}
	sat := time.Now()
	return func() {
		leave()
		s.Meter.Searched(tutor.SearchBoard, sat.Sub(came), time.Since(sat))
	}, nil
}

// measured has the meter told how long opponents think.
func (c Config) measured(level func(string) (bot.Level, error)) func(string) (bot.Level, error) {
	return func(name string) (bot.Level, error) {
		l, err := level(name)
		if err != nil {
			return nil, err
		}
		return measuredLevel{l, c.Meter}, nil
	}
}

type measuredLevel struct {
	bot.Level
	meter tutor.Meter
}

// Choose chooses as the level does.
func (l measuredLevel) Choose(v rules.View, d bot.Dice) rules.Action {
	start := time.Now()
	a := l.Level.Choose(v, d)
	l.meter.Searched(tutor.SearchBot, 0, time.Since(start))
	return a
}

// grader judges an action, as coach.Grade does.
type grader = func(context.Context, coach.Question, rules.Action) (coach.Verdict, error)

// measuredCoach has the meter told how long the coach thinks.
func (c Config) measuredCoach(grade grader) grader {
	return func(ctx context.Context, q coach.Question, a rules.Action) (coach.Verdict, error) {
		start := time.Now()
		v, err := grade(ctx, q, a)
		c.Meter.Searched(tutor.SearchCoach, 0, time.Since(start))
		return v, err
	}
}
