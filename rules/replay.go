package rules

import "sort"

// Answer describes where a record stands, as `bummerl replay` prints it.
type Answer struct {
	Legal      []string `json:"legal"`
	Turn       string   `json:"turn"`
	Hand       []string `json:"hand"`
	Points     PerSeat  `json:"points"`
	Tricks     PerSeat  `json:"tricks"`
	Talon      int      `json:"talon"`
	Up         string   `json:"up"`
	ClosedBy   string   `json:"closed_by"`
	Over       bool     `json:"over"`
	Winner     string   `json:"winner"`
	GamePoints int      `json:"game_points"`
	Reason     string   `json:"reason"`
}

// Describe gives the answer for a state; lists are sorted bytewise.
func (s State) Describe() Answer {
	r := s.Result()
	a := Answer{
		Legal: names(s.Legal().List()), Turn: s.Turn().String(), Hand: []string{},
		Points: perSeat(s.Points), Tricks: perSeat(s.Tricks),
		Talon: s.TalonLeft(), Up: s.Up().String(), ClosedBy: s.closer.String(),
		Over: s.Over(), Winner: r.Winner.String(), GamePoints: r.GamePoints, Reason: r.Reason.String(),
	}
	if !s.Over() {
		a.Hand = names(s.hands[s.turn].Cards())
	}
	sort.Strings(a.Legal)
	sort.Strings(a.Hand)
	return a
}

// PerSeat is a number for each seat.
type PerSeat struct {
	Forehand int `json:"forehand"`
	Dealer   int `json:"dealer"`
}

func perSeat(count func(Seat) int) PerSeat { return PerSeat{count(Forehand), count(Dealer)} }
