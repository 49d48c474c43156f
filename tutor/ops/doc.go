// Package ops is what an operator sees of a running site: figures for Prometheus, and a log. Neither names anybody: no
// learner, no match, no address, no seed and no card. A whole match played through the program, with every kind of
// error made, holds both to that (cmd/bummerl).
package ops
