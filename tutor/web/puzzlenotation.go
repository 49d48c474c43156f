package web

import (
	"strings"

	"bummerl/rules"
	"bummerl/templates"
)

// notation writes down a puzzle that is over, line by line and in words, so that it can be read where no cards can be
// drawn. The last line is the record in the text form of the rules, which the command line reads.
func (v *visit) notation(t try) string {
	p, z := v.p, t.z
	seen, err := z.View()
	if err != nil { // the record of a stored puzzle can be replayed; that is tested
		return t.Record.Text()
	}
	lines := []string{
		v.puzzleName(z), p.TrumpOf(seen.Trump.String()), p.DailyHand() + " " + v.cardNames(sorted(seen.Hand, seen.Trump)...),
	}
	if !z.Theme.Hidden() {
		theirs := z.Start().Hand(seen.Seat.Other())
		lines = append(lines, p.TableOpponent()+": "+v.cardNames(sorted(theirs, seen.Trump)...))
	}
	if seen.Up != rules.NoCard {
		lines = append(lines, p.DailyUp()+" "+v.cardNames(seen.Up))
	}
	if seen.Led != rules.NoCard {
		lines = append(lines, p.DailyLed()+" "+v.cardNames(seen.Led))
	}
	me := seen.Seat
	lines = append(lines, p.DailyScoreYou(seen.Points[me])+" · "+p.DailyScoreOpponent(seen.Points[me.Other()]))
	start := len(z.Record.Actions)
	before := t.Record
	before.Actions = before.Actions[:start:start]
	var moves []string
	for _, m := range v.moves(z, played{record: before, moves: t.Record.Actions[start:]}) {
		by := p.TableYou()
		if m.By == templates.Opponent {
			by = p.TableOpponent()
		}
		moves = append(moves, by+" "+m.Text.String())
	}
	if len(moves) > 0 {
		lines = append(lines, p.PuzzleLine()+": "+strings.Join(moves, ", "))
	}
	return strings.Join(append(lines, t.Record.Text()), "\n")
}

// cardNames names cards one after the other.
func (v *visit) cardNames(cards ...rules.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = v.p.CardName(c)
	}
	return strings.Join(names, ", ")
}
