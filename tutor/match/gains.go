package match

import "bummerl/rules"

// Gain is one thing that brought a player points in a hand: a trick, a marriage, or what the last trick counts by itself.
type Gain struct {
	// Trick is the trick; its Led is rules.NoCard where the gain is none.
	Trick rules.Taken
	// Suit is that of the marriage; rules.NoSuit where the gain is none.
	Suit rules.Suit
	// Points came with it, Total is what the player had then.
	Points, Total int
}

// Gains lists what brought a seat its points in a hand, in order. The sum is what the engine counts: a marriage stands
// where its points begin to count, one that never counted is missing, and the ten for the last trick come at the end.
func Gains(v rules.View, seat rules.Seat) []Gain {
	var list []Gain
	total := 0
	gain := func(g Gain) {
		total += g.Points
		g.Total = total
		list = append(list, g)
	}
	var waiting []rules.Event
	var now rules.Taken
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			switch {
			case e.Kind == rules.CardLed:
				now = rules.Taken{Leader: e.Seat, Led: e.Card}
			case e.Kind == rules.CardReplied:
				now.Reply = e.Card
			case e.Seat != seat:
			case e.Kind == rules.TrickTaken:
				now.Winner, now.Points = e.Seat, e.Points
				gain(Gain{Trick: now, Suit: rules.NoSuit, Points: e.Points})
			case e.Kind == rules.MarriageDeclared && e.Waiting:
				waiting = append(waiting, e)
			case e.Kind == rules.MarriageDeclared:
				gain(Gain{Suit: e.Suit, Points: e.Points})
			case e.Kind == rules.MarriageCounted:
				for _, w := range waiting {
					gain(Gain{Suit: w.Suit, Points: w.Points})
				}
				waiting = nil
			}
		}
	}
	if rest := v.Points[seat] - total; rest > 0 {
		gain(Gain{Suit: rules.NoSuit, Points: rest})
	}
	return list
}
