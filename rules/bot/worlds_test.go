package bot

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// midway gives a record of a hand that regular plays against itself, after so many actions, with the talon open.
func midway(t *testing.T, o rules.Options, seed uint64, actions int) (rules.Record, rules.State, bool) {
	t.Helper()
	r := rules.Record{Options: o, Deal: shuffled(t, o, seed)}
	s, err := rules.Start(o, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for len(r.Actions) < actions && !s.Over() {
		v, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		a := WithoutClosing(regular{}).Choose(v, nil)
		r.Actions = append(r.Actions, a)
		s = s.Next(a)
	}
	return r, s, !s.Over() && s.TalonOpen()
}

// TestWorldsFit deals worlds in every variant and wants each to be whole and to look to the seat as the real one does.
func TestWorldsFit(t *testing.T) {
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		checked := 0
		for seed := range uint64(60) {
			r, s, ok := midway(t, o, seed, int(seed%12))
			if !ok {
				continue
			}
			v, err := r.View(s.Turn())
			if err != nil {
				t.Fatal(err)
			}
			w, ok := worldsOf(v, int(1+seed%4), rand.NewPCG(seed, 1), nil)
			if !ok {
				t.Fatalf("%s: no world for %+v", name, v)
			}
			list, weights := w.all()
			if len(list) != len(weights) || len(list) == 0 {
				t.Fatalf("%s: %d worlds, %d weights", name, len(list), len(weights))
			}
			for _, x := range append(list[:min(9, len(list))], w.deal(), w.deal()) {
				checked++
				me, them := v.Seat, v.Seat.Other()
				hidden := rules.SetOf(x.Talon()...) &^ x.Up().Set()
				if x.Hand(me) != s.Hand(me) || x.Hand(them)|hidden != v.Unseen || x.Hand(them)&hidden != 0 ||
					x.Hand(them).Len() != v.OpponentCards || v.Known&^x.Hand(them) != 0 || x.Up() != v.Up ||
					x.Legal() != v.Legal || x.Points(me) != s.Points(me) || x.Points(them) != s.Points(them) {
					t.Errorf("%s %d: the world has %v, %v and %v in the talon", name, seed, x.Hand(me).Cards(), x.Hand(them).Cards(), x.Talon())
				}
			}
		}
		if checked < 100 {
			t.Errorf("%s: only %d worlds", name, checked)
		}
	}
}

// TestPossibleWhereFewFit: where following was always strict, most of the hands that HandsOf lists do not fit; one that
// does is found all the same.
func TestPossibleWhereFewFit(t *testing.T) {
	f, err := rules.ParseView([]byte(`{"options":{"follow":"always"},"seat":"dealer","hand":["Qc","Qh","Qd","Td"],"up":"Tc",
		"actions":["Ks","Ts","Ad","Jh","Jd","Th","c","Ah","Kh"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v, err := f.View()
	if err != nil {
		t.Fatal(err)
	}
	all := possible(v, everyHand)
	if len(all) == 0 {
		t.Fatal("nothing fits")
	}
	for most := range 40 {
		if got := len(possible(v, most+1)); got == 0 || got > most+1 {
			t.Errorf("of %d hands that fit %d are found where up to %d are wanted", len(all), got, most+1)
		}
	}
}
