package puzzles

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// Candidate is a position that may become a puzzle, with what speaks for it.
type Candidate struct {
	Puzzle
	// Odds is the probability (0 to 1) that picking at random solves it against the defender: the less, the harder.
	Odds float64
	// Traps are the natural first actions that lose value.
	Traps rules.Actions
	// Choices counts the learner's turns in the defender's line at which some candidate action loses value.
	Choices int
}

// Generate plays hands of regular against itself under the default variants of the languages and gives every position
// of the last five that is worth a thought: the talon is used up, no announcement hangs over, not more than three
// actions are right, a natural one is wrong, and the learner has to find more than one thing. The same seed gives the
// same candidates.
func Generate(seed uint64, hands int) iter.Seq[Candidate] {
	return func(yield func(Candidate) bool) {
		for n := range hands {
			variant := Variants[n%len(Variants)]
			record, err := playRecord(variant, seed, uint64(n))
			if err != nil {
				return
			}
			for i := range record.Actions {
				before := record
				before.Actions = record.Actions[:i]
				c, ok := consider(before)
				c.ID = fmt.Sprintf("%d-%d-%d", seed, n, i)
				if ok && !yield(c) {
					return
				}
			}
		}
	}
}

// Variants are the default variants of the three languages.
var Variants = []string{"schnapsen", "snapszer", "snapszli"}

// playRecord plays one hand to its end.
func playRecord(variant string, seed, n uint64) (rules.Record, error) {
	o, err := rules.Variant(variant)
	if err != nil {
		return rules.Record{}, err
	}
	dice := rand.New(rand.NewPCG(seed, n))
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		return rules.Record{}, err
	}
	level, err := bot.ByName("regular")
	if err != nil {
		return rules.Record{}, err
	}
	record := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := record.Replay()
	for err == nil && !s.Over() {
		var v rules.View
		if v, err = record.View(s.Turn()); err != nil {
			break
		}
		a := level.Choose(v, dice)
		record.Actions = append(record.Actions, a)
		s = s.Next(a)
	}
	return record, err
}

// consider tells whether the end of a record is worth a thought.
func consider(record rules.Record) (Candidate, bool) {
	p, err := Puzzle{Record: record}.ready()
	if err != nil || !lastFiveOpen(p.start) {
		return Candidate{}, false
	}
	solver := solve.New(context.Background(), solve.DefaultBudget)
	r, err := solver.Solve(p.start)
	if err != nil {
		return Candidate{}, false
	}
	c := Candidate{Puzzle: p, Traps: Natural(p.start) &^ r.Best}
	if c.Traps == 0 || r.Best.Len() > 3 {
		return c, false
	}
	c.Value, c.Right = r.Value, r.Best
	if c.Variants = sameUnder(c.Puzzle); len(c.Variants) == 0 {
		return c, false
	}
	line, err := solver.Line(p.start)
	if err != nil {
		return c, false
	}
	c.Theme = themeOf(p.start, r, line)
	d := newDefender(p.Seat())
	if c.Odds, err = d.chance(p.start); err != nil {
		return c, false
	}
	c.Choices = choices(d, p.start)
	return c, c.Choices > 1
}

// lastFiveOpen tells whether a state is one of the last five: all cards known, five in the hand of the player to act,
// and the hand not yet won.
func lastFiveOpen(s rules.State) bool {
	return !s.Over() && s.TalonLeft() == 0 && s.ClosedBy() == rules.NoSeat && s.Announced() == 0 &&
		s.Knocker() == rules.NoSeat && s.Multiplier() == 1 && s.Hand(s.Turn()).Len() == 5 &&
		s.Points(s.Turn()) < rules.Winning
}

// Natural gives the actions that somebody would choose without working it out: the highest trump, the richest card, the
// marriage worth most, and what the plain plan of the bots does.
func Natural(s rules.State) rules.Actions {
	legal := solve.Candidates(s)
	cards := legal.Cards()
	set := bot.Plain(s).Set()
	if c := cards.OfSuit(s.Trump()).Highest(); c != rules.NoCard {
		set |= rules.Play(c).Set()
	}
	richest := cards.Lowest()
	for c := range cards.All() {
		if c.Rank() > richest.Rank() {
			richest = c
		}
	}
	set |= rules.Play(richest).Set()
	if forty := rules.Declare(s.Trump()); legal.Has(forty) {
		return set | forty.Set()
	}
	for _, suit := range rules.Suits {
		if a := rules.Declare(suit); legal.Has(a) {
			return set | a.Set()
		}
	}
	return set
}

// sameUnder lists the default variants under which value and answers are the same, the record's own first; nil if the
// record cannot be played or differs in one of them.
func sameUnder(p Puzzle) []string {
	list := []string{p.Record.Variant}
	for _, variant := range Variants {
		if variant == p.Record.Variant {
			continue
		}
		q, err := p.under(variant)
		if err != nil {
			return nil
		}
		r, err := solve.Solve(q.start)
		if err != nil || r.Value != p.Value || r.Best != p.Right {
			return nil
		}
		list = append(list, variant)
	}
	return list
}

// choices counts the learner's turns along the defender's line at which something can go wrong.
func choices(d *defender, s rules.State) int {
	n := 0
	for !s.Over() {
		r, err := d.solver.Solve(s)
		if err != nil {
			return 0
		}
		a := r.Best.First()
		if s.Turn() != d.learner {
			if a, err = d.reply(s); err != nil {
				return 0
			}
		} else if solve.Candidates(s)&^r.Best != 0 {
			n++
		}
		s = s.Next(a)
	}
	return n
}
