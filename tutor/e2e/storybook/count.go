package storybook

import "slices"

// countStories are the counting drills: the hall, the page of each drill, the moments of a run, its end.
func countStories() []Story {
	return slices.Concat(countHallStories(), watchStories(), askCountStories(), answerCountStories())
}
