package count_test

import (
	"strings"
	"testing"

	"bummerl/tutor/count"
	"bummerl/tutor/store/storetest"
)

// Levels follow the answers within a run, from run to run, and only where the learner wants it.
func TestLevels(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		for _, test := range []struct {
			name    string
			kind    count.Kind
			set     count.Setting
			answers string // + right, - wrong; a space begins the next run, with the setting that is offered
			levels  string // of each item, and what the next run would begin with
		}{
			{"up and down", count.TrickSum, at(1), "+++++++-", "111222333"},
			{"down", count.TrickSum, at(3), "--", "332"},
			{"wrong over two runs", count.TrickSum, at(2), "+++++++- -", "22233344 43"},
			{"right over two runs", count.MayClaim, at(1), "+++++ +", "11122 23"},
			{"set", count.TrickSum, count.Setting{Level: 2}, "++++---- +", "22222222 22"},
			{"one item a run", count.Running, at(7), "+ + + +", "7 7 7 88"},
			{"longer items end the hand sooner", count.Running, at(2), "+++++ +", "22233 34"},
		} {
			k := newKit(t, s)
			r := k.start(test.kind, test.set)
			levels := ""
			for i, c := range test.answers {
				if c == ' ' {
					if !r.Done {
						t.Fatalf("%s: not done after %s", test.name, test.answers[:i])
					}
					set, err := k.service.Setting(t.Context(), k.learner, test.kind)
					if err != nil {
						t.Fatal(err)
					}
					r = k.start(test.kind, set)
					levels += " "
					continue
				}
				item, _ := r.Now()
				asked := r.Items[item]
				levels += digit(asked.Level)
				if want := test.set.Rung(test.kind, asked.Level); asked.Item.Rung != want {
					t.Errorf("%s, item %d: rung %+v, want %+v", test.name, item, asked.Item.Rung, want)
				}
				r = k.answer(r, c == '+')
			}
			set, err := k.service.Setting(t.Context(), k.learner, test.kind)
			if err != nil {
				t.Fatal(err)
			}
			if levels += digit(set.Level); r.Level != set.Level {
				t.Errorf("%s: the run has led to %d, and %d is offered", test.name, r.Level, set.Level)
			}
			if levels != test.levels {
				t.Errorf("%s: levels %q, want %q", test.name, levels, test.levels)
			}
		}
	})
}

func digit(n int) string { return string(rune('0' + n)) }

// The latest run gives what else was set; whoever has none begins at the bottom.
func TestSetting(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		if got, err := k.service.Setting(t.Context(), k.learner, count.Running); err != nil || got != count.First() {
			t.Errorf("%+v, %v, want the first setting", got, err)
		}
		want := count.Setting{
			Level: 2, Adapt: true, Length: 2, Show: count.Brief, Words: count.Words, Sides: count.OwnSide, Clock: true, Aloud: true,
		}
		r := k.start(count.Running, want)
		if it := r.Items[0].Item; len(it.Tricks) != 2 || it.Rung.Show != count.Brief || !it.Rung.Words || len(it.Prompts) != 1 {
			t.Errorf("%+v", it)
		}
		if got, err := k.service.Setting(t.Context(), k.learner, count.Running); err != nil || got != want {
			t.Errorf("%+v, %v, want %+v", got, err, want)
		}
		if got, err := k.service.Setting(t.Context(), k.learner, count.TrickSum); err != nil || got != count.First() {
			t.Errorf("of another drill %+v, %v, want the first setting", got, err)
		}
	})
}

// A run that has begun is not touched by a ladder that has changed since: it keeps the rungs on which it was asked.
func TestAt_KeepsItsRungs(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		k := newKit(t, s)
		r := k.answer(k.start(count.Running, at(1)), true)
		d, err := s.Drill(t.Context(), k.learner, r.ID)
		if err != nil {
			t.Fatal(err)
		}
		// As if the lowest rung had been this one when the run began.
		then := "2.brief.5s"
		if d.Setting = strings.Replace(d.Setting, r.Items[0].Item.Rung.String(), then, 1); !strings.Contains(d.Setting, then) {
			t.Fatal(d.Setting)
		}
		if err := s.SaveDrill(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		if r, err = k.service.At(t.Context(), k.learner, r.ID); err != nil || r.Items[0].Item.Rung.String() != then {
			t.Errorf("%+v, %v, want the first item on %s", r, err, then)
		}
		if len(r.Items) != 2 || len(r.Items[0].Item.Tricks) != 2 || r.Items[1].Item.Rung != count.Ladder(count.Running)[0] {
			t.Errorf("%+v, want the third trick alone after two", r.Items)
		}
	})
}
