// Package tally is the pad beside a table with real cards: who won each hand and by how much, and what that comes to in
// strokes, Bummerl and whose turn it is to deal. The hands are the whole state; how a match is counted is the engine's
// (rules.Score, rules.Series).
package tally
