package count

import (
	"slices"
	"testing"
)

func TestLadder_Rungs(t *testing.T) {
	for _, kind := range Kinds() {
		ladder := Ladder(kind)
		if n := len(ladder); n < 6 || n > 8 {
			t.Errorf("%s has %d rungs, want 6 to 8", kind, n)
		}
		for i, r := range ladder {
			if err := r.check(kind); err != nil {
				t.Errorf("%s, level %d: %v", kind, i+1, err)
			}
			if slices.Contains(ladder[:i], r) {
				t.Errorf("%s, level %d is there twice", kind, i+1)
			}
			if got, err := ParseRung(r.String()); err != nil || got != r {
				t.Errorf("%s, level %d: %q reads as %+v, %v", kind, i+1, r, got, err)
			}
			if i > 0 && r.Pace > ladder[i-1].Pace {
				t.Errorf("%s, level %d is slower than the one below it", kind, i+1)
			}
		}
		if first, last := ladder[0], ladder[len(ladder)-1]; first.Show != Full || last.Show != Said {
			t.Errorf("%s begins with %s and ends with %s", kind, first.Show, last.Show)
		}
	}
}

func TestSetting_Rung(t *testing.T) {
	for _, test := range []struct {
		name  string
		kind  Kind
		set   Setting
		level int
		want  Rung
	}{
		{"by the level", Running, Setting{}, 1, Rung{Length: 1, Show: Full, Pace: 6}},
		{"a level too high", TrickSum, Setting{}, 99, Ladder(TrickSum)[6]},
		{"a level too low", TrickSum, Setting{}, 0, Ladder(TrickSum)[0]},
		{"all set", Running, Setting{Length: 3, Show: Said, Words: Words, Sides: BothSides}, 1,
			Rung{Length: 3, Show: Said, Words: true, Both: true, Pace: 6}},
		{"set to less", Running, Setting{Length: 1, Show: Full, Words: Digits, Sides: OwnSide}, 8, Rung{Length: 1, Show: Full, Pace: 3}},
		{"sides where there is one", MayClaim, Setting{Sides: BothSides}, 1, Rung{Length: 3, Show: Full, Pace: 6}},
		{"reverse stays", Running, Setting{Length: 1}, 5, Rung{Length: 1, Show: Brief, Both: true, Reverse: true, Pace: 4}},
	} {
		if got := test.set.Rung(test.kind, test.level); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

func TestSetting_Check(t *testing.T) {
	good := First()
	for _, kind := range Kinds() {
		if err := good.Check(kind); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		for _, length := range Lengths(kind) {
			if err := (Setting{Level: 2, Length: length, Show: Brief, Words: Words, Sides: OwnSide}).Check(kind); err != nil {
				t.Errorf("%s: %v", kind, err)
			}
		}
	}
	for name, bad := range map[string]struct {
		kind Kind
		set  Setting
	}{
		"no such drill":    {"sums", good},
		"level 0":          {Running, Setting{}},
		"a level too many": {TrickSum, Setting{Level: 8}},
		"a length":         {Running, Setting{Level: 1, Length: 4}},
		"a showing":        {Running, Setting{Level: 1, Show: "dim"}},
		"numbers":          {Running, Setting{Level: 1, Words: "roman"}},
		"sides":            {Running, Setting{Level: 1, Sides: "none"}},
	} {
		if bad.set.Check(bad.kind) == nil {
			t.Errorf("%s: %+v is taken for %s", name, bad.set, bad.kind)
		}
	}
}

// Every level can also be had with whatever a learner sets above it.
func TestSetting_AllCanBeMade(t *testing.T) {
	for _, kind := range Kinds() {
		for level := range Ladder(kind) {
			for _, length := range Lengths(kind) {
				rung := Setting{Length: length, Show: Full, Words: Digits, Sides: OwnSide}.Rung(kind, level+1)
				spec := Spec{Kind: kind, Variant: "santase", Seed: testSeed(t, level), Rung: rung}
				if it, err := spec.Item(); err != nil || len(it.Prompts) == 0 {
					t.Errorf("%s, level %d with length %d: %v", kind, level+1, length, err)
				}
			}
		}
	}
}
