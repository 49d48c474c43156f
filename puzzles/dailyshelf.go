package puzzles

import "slices"

// shelf holds the names of the puzzles of a level by theme, in the order in which they come to their days; whatever has
// been taken goes to the end.
type shelf struct {
	of map[Theme][]string
	// last is the theme of the day before.
	last Theme
}

// choose gives a puzzle that is free, of the theme of which the largest share is: not one of the used themes, and not
// that of the day before if it can be helped.
func (s *shelf) choose(used []Theme, free func(id string) bool) (string, bool) {
	best, most := "", 0.0
	for _, theme := range Themes() {
		first, n := "", 0
		for _, id := range s.of[theme] {
			if free(id) {
				if n++; n == 1 {
					first = id
				}
			}
		}
		if n == 0 || slices.Contains(used, theme) {
			continue
		}
		share := float64(n) / float64(len(s.of[theme]))
		if theme == s.last {
			share--
		}
		if best == "" || share > most {
			best, most = first, share
		}
	}
	return best, best != ""
}

// take puts a puzzle to the end of its theme.
func (s *shelf) take(id string, theme Theme) {
	s.last = theme
	if i := slices.Index(s.of[theme], id); i >= 0 {
		s.of[theme] = append(slices.Delete(s.of[theme], i, i+1), id)
	}
}
