package count

// Stand is where a learner stands on a ladder.
type Stand struct {
	// Level counts from 1.
	Level int
	// Row counts the items right in a row since the level was reached, or below 0 those wrong in a row.
	Row int
}

// An item is right if all its answers are.
const (
	// rise right in a row lead one rung up, fall wrong in a row one down.
	rise, fall = 3, 2
)

// After gives the stand after an item, on a ladder of so many rungs: three right in a row lead one up, two wrong in a row
// one down, and the row begins anew.
func (s Stand) After(right bool, rungs int) Stand {
	switch {
	case right:
		s.Row = max(s.Row, 0) + 1
	default:
		s.Row = min(s.Row, 0) - 1
	}
	switch {
	case s.Row >= rise:
		return Stand{Level: min(s.Level+1, rungs)}
	case s.Row <= -fall:
		return Stand{Level: max(s.Level-1, 1)}
	}
	return s
}
