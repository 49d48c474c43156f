package learner_test

import (
	"errors"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/store/storetest"
)

// TestUpdate_House: rules of the learner's own are kept as they are, also while a variant is played; what cannot be is
// refused, with the reasons, and what was kept before stays.
func TestUpdate_House(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := learner.Service{Store: storetest.Open(t, place), Env: tutor.System()}, t.Context()
		l, token, err := s.Create(ctx)
		if err != nil {
			t.Fatal(err)
		}
		house := tutor.Settings{Variant: "house", House: "1h.snapszer~target-9", HouseName: "Őszi parti, 40 betűig szabad – 🂡 a név!"}
		aside := house
		aside.Variant = "santase"
		for _, want := range []tutor.Settings{house, aside, {House: "1h.schnapsen"}} {
			if l, err = s.Update(ctx, l, want); err != nil {
				t.Fatal(err)
			}
			if got, err := s.Find(ctx, token); err != nil || got.Settings != want {
				t.Errorf("settings %+v, %v, want %+v", got.Settings, err, want)
			}
		}
		kept := l.Settings
		for _, test := range []struct {
			set    tutor.Settings
			faults int
		}{
			{tutor.Settings{Variant: "house"}, 0},
			{tutor.Settings{HouseName: "Nothing"}, 0},
			{tutor.Settings{House: "1h.sharp", HouseName: strings.Repeat("ő", 41)}, 0},
			{tutor.Settings{House: "1h.sharp", HouseName: " Wien"}, 0},
			{tutor.Settings{House: "1h.sharp", HouseName: "Wi\x00en"}, 0},
			{tutor.Settings{House: "1h.sharp", HouseName: "Wi\xffen"}, 0},
			{tutor.Settings{House: "1h.schnapsen~target-9~cards-24"}, 0}, // not as it is written
			{tutor.Settings{House: "1h.whist~target-100"}, 2},
			{tutor.Settings{House: "1h.santase~snapszer-true"}, 1},
		} {
			_, err := s.Update(ctx, l, test.set)
			var wrong *rules.RulesError
			if !errors.Is(err, tutor.ErrInvalid) || errors.As(err, &wrong) != (test.faults > 0) || wrong != nil && len(wrong.Faults) != test.faults {
				t.Errorf("%+v: %v, want invalid for %d faults", test.set, err, test.faults)
			}
		}
		if got, err := s.Find(ctx, token); err != nil || got.Settings != kept {
			t.Errorf("after what was refused: %+v, %v, want %+v", got.Settings, err, kept)
		}
	})
}

func TestRulesIn(t *testing.T) {
	nine, err := rules.ParseOptions("snapszer", []byte(`{"target":9}`))
	if err != nil {
		t.Fatal(err)
	}
	of := func(variant string) tutor.Rules {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		return tutor.Rules{ID: variant, Variant: variant, Options: o}
	}
	own := tutor.Settings{Variant: "house", House: "1h.snapszer~target-9", HouseName: "Pub"}
	aside, later, none := own, own, own
	aside.Variant, later.House, none.House = "santase", "1h.snapszer~joker-three~target-9", ""
	house := tutor.Rules{ID: "house", Variant: "snapszer", Options: nine, Name: "Pub"}
	for _, test := range []struct {
		name, lang string
		set        tutor.Settings
		want       tutor.Rules
	}{
		{"nothing chosen", "de", tutor.Settings{}, of("schnapsen")},
		{"nothing chosen", "hu", tutor.Settings{}, of("snapszer")},
		{"a variant", "pt", tutor.Settings{Variant: "sharp"}, of("sharp")},
		{"own rules", "de", own, house},
		{"own rules aside", "de", aside, of("santase")},
		{"own rules of a later program", "de", later, house},
		{"own rules that are gone", "de", none, of("schnapsen")},
		{"a variant that is gone", "de", tutor.Settings{Variant: "whist"}, of("schnapsen")},
	} {
		if got := learner.RulesIn(test.set, test.lang); got != test.want {
			t.Errorf("%s in %s: %+v, want %+v", test.name, test.lang, got, test.want)
		}
	}
	if got := learner.House(aside); got != house {
		t.Errorf("own rules that are not played by: %+v, want %+v", got, house)
	}
	if got, want := learner.HouseName("  Pub \t am\n Eck "), "Pub am Eck"; got != want {
		t.Errorf("name %q, want %q", got, want)
	}
}
