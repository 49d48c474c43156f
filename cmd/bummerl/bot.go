package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// botAnswers tells for each view of its input what a level plays.
func botAnswers(_ context.Context, args []string, std streams) int {
	flags := flag.NewFlagSet("bot", flag.ContinueOnError)
	name := flags.String("level", "", "who plays")
	seed := flags.Uint64("seed", 1, "its dice, together with the view")
	quiet := flags.Bool("no-close", false, "it never closes, bids or knocks")
	err := parseFlags(flags, args, 0)
	var level bot.Level
	if err == nil {
		if level, err = findLevel(*name); err != nil {
			err = fmt.Errorf("-level: %w", err)
		}
	}
	if err != nil {
		fmt.Fprintf(std.err, "bummerl bot: %v\n", err)
		return 2
	}
	if *quiet {
		level = bot.WithoutClosing(level)
	}
	return eachLine(std, "bot", func(line []byte) (any, error) {
		id, v, m, err := askedView(line)
		if err != nil {
			return nil, err
		}
		dice, err := bot.DiceOf(*seed, v)
		if err != nil {
			return nil, err
		}
		advice := bot.Ask(level, v, m, dice)
		answer := played{ID: id, Action: advice.Action.String(), Values: map[string]float64{}}
		for _, value := range advice.Values {
			answer.Values[value.Action.String()] = rounded(value.Points)
		}
		return answer, nil
	})
}

// played is the answer to a good line.
type played struct {
	ID     json.RawMessage    `json:"id"`
	Action string             `json:"action"`
	Values map[string]float64 `json:"values"`
}

// Errors for lines that ask a bot nothing.
var (
	errNoView    = errors.New("this is a record or a position, and shows both hands; bot takes views")
	errNotOnTurn = errors.New("the seat of the view is not on turn")
	errHandOver  = errors.New("the hand is over")
)

// askedView reads a view in which its seat is to act, and how the match stands.
func askedView(line []byte) (json.RawMessage, rules.View, bot.Score, error) {
	var keys map[string]json.RawMessage
	_ = json.Unmarshal(line, &keys) // ParseView says what is wrong with it
	if kind := kindOf(line); kind == aPosition || kind == aRecord && keys["forehand"] != nil {
		return nil, rules.View{}, bot.Score{}, errNoView
	}
	f, err := rules.ParseView(line)
	if err != nil {
		return nil, rules.View{}, bot.Score{}, err
	}
	v, err := f.View()
	switch {
	case err != nil:
	case v.Over:
		err = errHandOver
	case v.Turn != v.Seat:
		err = errNotOnTurn
	}
	if err != nil {
		return nil, v, bot.Score{}, err
	}
	m, err := matchScore(keys["match"], int(v.Options.Target))
	return f.ID, v, m, err
}

// matchScore reads how the match stands; the zero Score where the line does not tell. What drawn hands have carried may
// be told too.
func matchScore(told json.RawMessage, target int) (bot.Score, error) {
	var m bot.Score
	if len(told) == 0 {
		return m, nil
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(told, &fields); err != nil {
		return m, errors.New(`match is no object such as {"me":5,"opponent":6}`)
	}
	if fields == nil { // null
		return m, nil
	}
	for _, field := range []struct {
		name string
		into *int
		must bool // and it is less than the target
	}{{"me", &m.Me, true}, {"opponent", &m.Opponent, true}, {"carried", &m.Carried, false}} {
		raw, there := fields[field.name]
		switch {
		case !there && field.must:
			return m, fmt.Errorf("match.%s is missing", field.name)
		case !there:
		case string(raw) == "null" || json.Unmarshal(raw, field.into) != nil || *field.into < 0 || *field.into > 99:
			return m, fmt.Errorf("match.%s is no number of game points", field.name)
		case field.must && *field.into >= target:
			return m, fmt.Errorf("match.%s is %d, but with %d the match is over", field.name, *field.into, target)
		}
	}
	return m, nil
}
