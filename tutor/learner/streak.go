package learner

import "bummerl/tutor"

// forgiving is the number of days in a row among which one missed day is forgiven.
const forgiving = 7

// Streak is how many days, in a row but for forgiven ones, somebody has played.
type Streak struct {
	// Days counts the days played in it; a forgiven day is not among them. 0 is no streak.
	Days int
	// Begins is its first day; only meaningful with Days > 0.
	Begins tutor.Date
	// Today tells whether today is among its days already.
	Today bool
	// Forgiven counts the missed days in it.
	Forgiven int
}

// StreakOf gives the streak that stands on a day, from the days played in any order, also twice or later than today.
//
// The rule: of any seven days in a row one may be missed. A missed day neither counts nor ends the streak; a second one
// among seven days ends it, and the streak begins after the earlier of the two. Today is never missed, since it is not
// over. So a streak depends on nothing but the set of days, and nobody has to use up or save anything.
func StreakOf(played []tutor.Date, today tutor.Date) Streak {
	on := map[tutor.Date]bool{}
	for _, d := range played {
		on[d] = true
	}
	s := Streak{Today: on[today]}
	missed, since := today+forgiving, 0 // The missed day found last, and how many were found since the day that counted last.
	for d := today; ; d-- {
		switch {
		case on[d]:
			s.Days, s.Begins = s.Days+1, d
			s.Forgiven, since = s.Forgiven+since, 0
		case d == today:
		case missed-d < forgiving:
			return s
		default:
			missed, since = d, 1
		}
	}
}
