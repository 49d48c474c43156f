package store_test

import (
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// Who has chosen rules before there were any of one's own keeps them. On the way down nobody is left with a variant that an
// older program does not know.
func TestMigration_House(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		keep := func(id string, set tutor.Settings) {
			if err := s.AddLearner(ctx, tutor.Learner{ID: id, Settings: set}, id); err != nil {
				t.Fatal(err)
			}
		}
		keep("variant", tutor.Settings{Variant: "santase", Pack: "tell"})
		keep("house", tutor.Settings{Variant: "house", House: "1h.sharp~target-9", HouseName: "Pub", Pack: "tell"})
		s.Down(t, 10)
		s = storetest.Open(t, place)
		for id, want := range map[string]tutor.Settings{
			"variant": {Variant: "santase", Pack: "tell"},
			"house":   {Pack: "tell"},
		} {
			if got, err := s.LearnerByToken(ctx, id); err != nil || got.Settings != want {
				t.Errorf("%s: %+v, %v, want %+v", id, got.Settings, err, want)
			}
		}
	})
}
