package rules

import "testing"

func TestScore(t *testing.T) {
	won := func(points int) Result { return Result{Winner: Forehand, GamePoints: points, Reason: Claimed} }
	drawn := Result{Winner: NoSeat, Reason: Drawn}
	type hand struct {
		result Result
		winner int
	}
	cases := []struct {
		name            string
		variant         string
		hands           []hand
		points          [2]int
		winner, bummerl int
		strokes0, carry int
	}{
		{"under way", "schnapsen", []hand{{won(3), 0}, {won(2), 1}}, [2]int{3, 2}, -1, 0, 4, 0},
		{"won past the target", "schnapsen", []hand{{won(3), 0}, {won(1), 1}, {won(3), 0}, {won(3), 0}}, [2]int{9, 1}, 0, 1, 0, 0},
		{"a drawn hand leaves nothing", "schnapsen", []hand{{drawn, 0}, {won(1), 0}}, [2]int{1, 0}, -1, 0, 6, 0},
		{"carries add up", "austrian", []hand{{drawn, 0}, {drawn, 0}, {won(1), 1}}, [2]int{0, 3}, -1, 0, 7, 0},
		{"a carry waits", "austrian", []hand{{drawn, 0}}, [2]int{0, 0}, -1, 0, 7, 1},
		{"Schneider counts double", "austrian", []hand{{won(3), 1}, {won(3), 1}, {won(2), 1}}, [2]int{0, 8}, 1, 2, 7, 0},
		{"Schneider counts once", "schnapsen", []hand{{won(6), 1}, {won(1), 1}}, [2]int{0, 7}, 1, 1, 7, 0},
	}
	for _, c := range cases {
		o, err := Variant(c.variant)
		if err != nil {
			t.Fatal(err)
		}
		m := NewScore(o)
		for _, h := range c.hands {
			m = m.Add(h.result, h.winner)
		}
		if m.Points != c.points || m.Winner() != c.winner || m.Bummerl() != c.bummerl || m.Strokes(0) != c.strokes0 || m.Carry != c.carry {
			t.Errorf("%s: got %v winner %d bummerl %d strokes %d carry %d", c.name, m.Points, m.Winner(), m.Bummerl(), m.Strokes(0), m.Carry)
		}
	}
}

func TestSeries(t *testing.T) {
	o, err := Variant("austrian")
	if err != nil {
		t.Fatal(err)
	}
	schneider := NewScore(o).Add(Result{Winner: Dealer, GamePoints: 7, Reason: Claimed}, 1)
	won := func(player int) Score {
		return NewScore(o).Add(Result{Winner: Forehand, GamePoints: 1}, 1-player).Add(Result{Winner: Forehand, GamePoints: 7}, player)
	}
	s := Series{}.Add(won(0)).Add(won(1)).Add(NewScore(o))
	if s.Winner() != -1 || s.Won != [2]int{1, 1} || s.Bummerl != [2]int{1, 1} {
		t.Errorf("after one each: %+v", s)
	}
	if s = s.Add(won(0)); s.Winner() != 0 {
		t.Errorf("after two won: %+v", s)
	}
	if s := (Series{}).Add(schneider); s.Winner() != 1 || s.Bummerl != [2]int{2, 0} {
		t.Errorf("after a Schneider that counts double: %+v, winner %d", s, s.Winner())
	}
}
