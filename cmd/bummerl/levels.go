package main

import (
	"fmt"
	"strings"

	"bummerl/rules/bot"
)

// findLevel finds a level, or one of the bots that levels are measured by; the error lists the names.
func findLevel(name string) (bot.Level, error) {
	l, err := bot.Player(name)
	if err != nil {
		return nil, fmt.Errorf("%w; levels are %s, and to measure by %s", err, levelNames(bot.Levels()), levelNames(bot.Yardsticks()))
	}
	return l, nil
}

func levelNames(levels []bot.Level) string {
	names := make([]string, len(levels))
	for i, l := range levels {
		names[i] = l.Name()
	}
	return strings.Join(names, ", ")
}
