package web

import (
	"errors"
	"math"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/rating"
)

// strength is a rating as pages show it.
func strength(r tutor.Rating) templates.Strength {
	return templates.Strength{
		Value: int(math.Round(r.Value)), Deviation: int(math.Round(r.Deviation)), Provisional: r.Deviation > rating.Provisional,
	}
}

// shownStrength is a rating as pages show it; nil where no try has counted yet.
func shownStrength(r tutor.Rating) *templates.Strength {
	if r.Tries == 0 {
		return nil
	}
	s := strength(r)
	return &s
}

// ratingChange tells what a try that is over did to the learner's strength; nil where it was not rated. In practice it is
// that in the theme, elsewhere that in all.
func (v *visit) ratingChange(t try) (*templates.RatingChange, error) {
	if v.learner.Visitor() || v.weight() == rating.Unrated {
		return nil, nil
	}
	rated, err := v.site.Ratings.Store.RatedTry(v.ctx(), v.learner.ID, t.z.ID)
	if errors.Is(err, tutor.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	a, err := v.site.Attempts.Attempt(v.ctx(), v.learner.ID, rated.Attempt)
	if err != nil || a.Answer != formatLine(t.own) {
		return nil, err
	}
	if v.way == wayTheme {
		return &templates.RatingChange{
			Label: v.p.RatingOfTheme(v.themeName(t.z.Theme)), Before: strength(rated.ThemeBefore), After: strength(rated.ThemeAfter),
			Half: rated.Weight < rating.Whole,
		}, nil
	}
	return &templates.RatingChange{
		Label: v.p.RatingName(), Before: strength(rated.Before), After: strength(rated.After), Half: rated.Weight < rating.Whole,
	}, nil
}
