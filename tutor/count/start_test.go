package count_test

import (
	"sync"
	"testing"

	"bummerl/tutor/count"
	"bummerl/tutor/store/storetest"
)

// Ten posts at once make one run, of a drill and of an item, under the same setting; under many settings one is left.
func TestStart_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		spec := k.answer(k.start(count.TrickSum, at(1)), false).Items[0].Item.Spec
		for name, start := range map[string]func(n int) (count.Run, error){
			"a drill": func(int) (count.Run, error) {
				return k.service.Start(t.Context(), k.learner, by("schnapsen"), count.MayClaim, at(2))
			},
			"an item": func(int) (count.Run, error) { return k.service.StartSpec(t.Context(), k.learner, spec) },
		} {
			runs := map[string]bool{}
			for _, r := range atOnce(t, start) {
				runs[r.ID] = true
			}
			if len(runs) != 1 {
				t.Errorf("%s: ten posts made %d runs", name, len(runs))
			}
		}
		runs := atOnce(t, func(n int) (count.Run, error) {
			return k.service.Start(t.Context(), k.learner, by("schnapsen"), count.LastFive, at(1+n%4))
		})
		left := map[string]bool{}
		for _, r := range runs {
			if _, err := k.service.At(t.Context(), k.learner, r.ID); err == nil {
				left[r.ID] = true
			}
		}
		if len(left) != 1 {
			t.Errorf("%d runs without an answer are left", len(left))
		}
	})
}

// atOnce begins ten runs at the same time.
func atOnce(t *testing.T, start func(n int) (count.Run, error)) []count.Run {
	t.Helper()
	runs := make([]count.Run, 10)
	var all sync.WaitGroup
	for n := range runs {
		all.Go(func() {
			var err error
			if runs[n], err = start(n); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	return runs
}

// A run without an answer is found also where an older one was gone on with since.
func TestStart_AfterAnOlderOne(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		older := k.answer(k.start(count.Missing, at(1)), true)
		fresh := k.start(count.Missing, at(1))
		k.answer(older, true)
		if again := k.start(count.Missing, at(1)); again.ID != fresh.ID || again.Asked != 0 {
			t.Errorf("got %+v, want the run without an answer", again)
		}
		if other := k.start(count.Missing, at(3)); other.ID == fresh.ID || other.Level != 3 {
			t.Errorf("got %+v, want a run on level 3", other)
		}
	})
}
