package arena

import (
	"slices"

	"bummerl/rules"
)

// Tally is what a contest brought, each figure by player.
type Tally struct {
	// Pairs is the number of deals or Bummerl, Hands that of the hands played.
	Pairs, Hands int
	// Won is the share of the hands won, a drawn one counting half; Points are the game points that a hand brought more
	// than it cost, on average; Matches is the share of the Bummerl won, nil where none were played.
	Won, Points [2]Interval
	Matches     *[2]Interval
	Closings    [2]Closings
	Turns       [2]Turns
}

// Closings counts the hands in which a player closed, snapszer bids included, and those of them that he won.
type Closings struct{ Made, Kept int }

// Turns tells what a player's turns cost in milliseconds, the announcements included: half of them took no more than the
// median, 99 of a hundred no more than P99. Both are 0 without a clock.
type Turns struct{ Median, P99 float64 }

// pair is what both tables of one deal or Bummerl brought.
type pair struct {
	hands         int
	won, points   [2]float64 // hands won, game points won less those lost
	matches       [2]float64
	made, kept    [2]int
	turns         [2][]float64
	matchesPlayed int
}

// add takes in a finished hand.
func (p *pair) add(s rules.State, forehand int) {
	r := s.Result()
	p.hands++
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		who := player(forehand, seat)
		switch r.Winner {
		case seat:
			p.won[who]++
			p.points[who] += float64(r.GamePoints)
		case rules.NoSeat:
			p.won[who] += 0.5
		default:
			p.points[who] -= float64(r.GamePoints)
		}
		if s.ClosedBy() == seat {
			p.made[who]++
			if r.Winner == seat {
				p.kept[who]++
			}
		}
	}
}

// match takes in a finished Bummerl.
func (p *pair) match(winner int) {
	p.matchesPlayed++
	p.matches[winner]++
}

func (c Contest) tally(pairs []pair) Tally {
	t := Tally{Pairs: c.Pairs}
	if c.Matches {
		t.Matches = new([2]Interval)
	}
	for who := range 2 {
		var hands, won, points, played, matches, turns []float64
		for _, p := range pairs {
			hands = append(hands, float64(p.hands))
			won, points = append(won, p.won[who]), append(points, p.points[who])
			played, matches = append(played, float64(p.matchesPlayed)), append(matches, p.matches[who])
			turns = append(turns, p.turns[who]...)
			t.Closings[who].Made += p.made[who]
			t.Closings[who].Kept += p.kept[who]
			if who == 0 {
				t.Hands += p.hands
			}
		}
		t.Won[who] = ratio(won, hands).within(0, 1)
		t.Points[who] = ratio(points, hands)
		if c.Matches {
			t.Matches[who] = ratio(matches, played).within(0, 1)
		}
		slices.Sort(turns)
		t.Turns[who] = Turns{Median: quantile(turns, 50), P99: quantile(turns, 99)}
	}
	return t
}

// quantile gives the least of some sorted numbers that so many of a hundred do not exceed; 0 if there are none.
func quantile(sorted []float64, percent int) float64 {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[(len(sorted)*percent+99)/100-1]
}
