package store_test

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// TestReports keeps reports of learners and of visitors, each once, and refuses what nobody wants to read.
func TestReports(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		me := storetest.Learner(t, s)
		first := tutor.Report{ID: "1", Learner: me.ID, Kind: "puzzle", Item: "x1", Line: "c-Ah", Lang: "hu", Words: "Nem jó.", At: at}
		second := tutor.Report{ID: "2", Kind: "puzzle", Item: "x2", Lang: "de", Words: "Falsch.", At: at.Add(time.Second)}
		for _, r := range []tutor.Report{first, second, second} {
			if err := s.AddReport(ctx, r); err != nil {
				t.Fatal(err)
			}
		}
		got, err := s.Reports(ctx, 10)
		if want := []tutor.Report{second, first}; err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("reports %v, %v, want %v", got, err, want)
		}
		long := tutor.Report{ID: "4", Kind: "puzzle", Words: strings.Repeat("鸡", tutor.MostWords), At: at}
		if err := s.AddReport(ctx, long); err != nil {
			t.Errorf("as many letters as the form allows, three bytes each: %v", err)
		}
		for _, words := range []string{"a\x00b", "\xff", strings.Repeat("x", tutor.MostWords+1)} {
			if err := s.AddReport(ctx, tutor.Report{ID: "3", Kind: "puzzle", Words: words, At: at}); tutor.CodeOf(err) != tutor.Invalid {
				t.Errorf("%.10q gives %v", words, err)
			}
		}
	})
}
