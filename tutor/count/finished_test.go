package count_test

import (
	"testing"

	"bummerl/tutor/count"
	"bummerl/tutor/store/storetest"
)

// TestFinished: a run is finished once its last answer is given, with the setting that it was begun with, whatever was
// begun after it.
func TestFinished(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		set, other := count.Setting{Level: 2}, count.Setting{Level: 2, Clock: true}
		is := func(when string, learner string, set count.Setting, want bool) {
			t.Helper()
			if got, err := k.service.Finished(t.Context(), learner, count.TrickSum, set); err != nil || got != want {
				t.Errorf("%s: %t, %v, want %t", when, got, err, want)
			}
		}
		is("before", k.learner, set, false)
		r := k.start(count.TrickSum, set)
		for !r.Done {
			is("in the middle", k.learner, set, false)
			r = k.answer(r, false)
		}
		is("at its end", k.learner, set, true)
		is("another setting", k.learner, other, false)
		r = k.start(count.TrickSum, other)
		k.answer(r, true)
		is("after another was begun", k.learner, set, true)
		is("which is not finished", k.learner, other, false)
		is("for a visitor", "", set, false)
	})
}
