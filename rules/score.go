package rules

// Score is the state of one match (Bummerl) between player 0 and player 1, who change seats from hand to hand.
type Score struct {
	// Points are the game points made so far, towards Target (1 to 99).
	Points [2]int
	Target int
	// Carry is what drawn hands add to the next hand won.
	Carry int

	carries, double bool
}

// NewScore gives the score before the first hand.
func NewScore(o Options) Score {
	return Score{Target: int(o.Target), carries: o.Drawn == DrawnCarry, double: o.SchneiderDouble}
}

// Add gives the score after a hand that player winner won (any value for a drawn one).
func (m Score) Add(r Result, winner int) Score {
	if r.Winner == NoSeat {
		if m.carries {
			m.Carry++
		}
		return m
	}
	m.Points[winner] += r.GamePoints + m.Carry
	m.Carry = 0
	return m
}

// Strokes gives how many strokes a player still has to strike off, counting down from the target (0 to Target).
func (m Score) Strokes(player int) int { return max(0, m.Target-m.Points[player]) }

// Over tells whether a player has reached the target.
func (m Score) Over() bool { return max(m.Points[0], m.Points[1]) >= m.Target }

// Winner gives the player who won the match, -1 while it goes on.
func (m Score) Winner() int {
	for player, points := range m.Points {
		if points >= m.Target {
			return player
		}
	}
	return -1
}

// Schneider tells whether the loser of a finished match has no game point.
func (m Score) Schneider() bool { return m.Over() && min(m.Points[0], m.Points[1]) == 0 }

// Bummerl counts the Bummerl that the loser of a finished match gets: 1, or 2 where Schneider counts double.
func (m Score) Bummerl() int {
	switch {
	case !m.Over():
		return 0
	case m.double && m.Schneider():
		return 2
	}
	return 1
}

// Series is a best of three Bummerl: whoever has given the opponent two wins it, a doubled one (Schneider) counting as
// both.
type Series struct {
	// Won counts the matches that each player has won (0 to 2).
	Won [2]int
	// Bummerl counts the Bummerl that each player has got by losing.
	Bummerl [2]int
}

// Add gives the series after a finished match.
func (s Series) Add(m Score) Series {
	if w := m.Winner(); w >= 0 {
		s.Won[w]++
		s.Bummerl[1-w] += m.Bummerl()
	}
	return s
}

// Winner gives the player whose opponent has two Bummerl, or -1.
func (s Series) Winner() int {
	for player, got := range s.Bummerl {
		if got >= 2 {
			return 1 - player
		}
	}
	return -1
}
