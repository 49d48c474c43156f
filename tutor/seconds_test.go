package tutor_test

import (
	"slices"
	"testing"
	"time"

	"bummerl/tutor"
)

func TestTook(t *testing.T) {
	asked := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	for took, want := range map[time.Duration]int{
		-time.Hour: 0, 0: 0, 499 * time.Millisecond: 0, 500 * time.Millisecond: 1, 7 * time.Second: 7,
		10 * time.Minute: 600, time.Hour: 600,
	} {
		if got := tutor.Took(asked, asked.Add(took)); got != want {
			t.Errorf("%s: %d s, want %d", took, got, want)
		}
	}
}

func TestMedian(t *testing.T) {
	for _, test := range []struct {
		seconds []int
		want    int
	}{
		{nil, 0}, {[]int{5}, 5}, {[]int{9, 4}, 7}, {[]int{9, 1, 4}, 4}, {[]int{100, 1, 4, 8}, 6},
	} {
		given := slices.Clone(test.seconds)
		if got := tutor.Median(given); got != test.want || !slices.Equal(given, test.seconds) {
			t.Errorf("%v: %d s, want %d; the list is now %v", test.seconds, got, test.want, given)
		}
	}
}
