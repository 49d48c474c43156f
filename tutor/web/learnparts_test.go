package web

import (
	"slices"
	"testing"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// TestInParts: every chapter is in one part of the course, in its order, and so is one that is added behind the last.
func TestInParts(t *testing.T) {
	var chapters []templates.Chapter
	for _, l := range course.Lessons() {
		chapters = append(chapters, templates.Chapter{Number: l.Chapter})
	}
	chapters = append(chapters, templates.Chapter{Number: len(chapters) + 1})
	var want, got []int
	for _, c := range chapters {
		want = append(want, c.Number)
	}
	for _, part := range visitor("de").inParts(chapters) {
		if part.Title == "" || len(part.Chapters) == 0 {
			t.Errorf("a part without title or chapters: %+v", part)
		}
		for _, c := range part.Chapters {
			got = append(got, c.Number)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the parts have chapters %v, want %v", got, want)
	}
}
