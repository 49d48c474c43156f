package rating

import (
	"math"
	"time"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// apart is how far a learner's strength in one theme may lie from that in all; an estimate.
const apart = 150

// Standing is how strong a learner is at a time, in all themes and in each.
type Standing struct {
	kept map[string]tutor.Rating
	at   time.Time
}

// StandingOf makes a standing from what is kept; nothing at all is a beginner's.
func StandingOf(kept map[string]tutor.Rating, at time.Time) Standing { return Standing{kept, at} }

// All gives the strength in all themes: what every rated try moves.
func (s Standing) All() tutor.Rating {
	if r, ok := s.kept[tutor.AllThemes]; ok {
		return At(r, s.at)
	}
	return New()
}

// Theme gives the strength in a theme. In one without a rated try it is that in all themes, and less sure.
func (s Standing) Theme(theme puzzles.Theme) tutor.Rating {
	if r, ok := s.kept[string(theme)]; ok {
		return At(r, s.at)
	}
	all := s.All()
	return tutor.Rating{
		Value: all.Value, Deviation: min(math.Hypot(all.Deviation, apart), Widest), Volatility: all.Volatility,
	}
}

// unaged is All or Theme as it was after its last try, to be reckoned on with.
func (s Standing) unaged(theme string, now tutor.Rating) tutor.Rating {
	if r, ok := s.kept[theme]; ok {
		return r
	}
	return now
}

// after gives a rating of the standing after a game, as it is to be kept.
func (s Standing) after(theme string, now tutor.Rating, g Game) tutor.Rating {
	r := s.unaged(theme, now)
	r = After(r, daysSince(r, s.at), g)
	if r.At.Before(s.at) { // A clock that was set back does not make the last try earlier.
		r.At = s.at
	}
	return r
}
