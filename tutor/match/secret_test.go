package match

import (
	"reflect"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// A Table cannot hold a secret, because none of its types can: no seed, deal, state or record is within reach.
func TestTable_HasNoRoomForSecrets(t *testing.T) {
	secret := map[reflect.Type]bool{}
	for _, v := range []any{
		tutor.Seed{}, tutor.Match{}, tutor.Hand{}, rules.Deal{}, rules.State{}, rules.Record{}, rules.Step{}, Proof{},
	} {
		secret[reflect.TypeOf(v)] = true
	}
	seen := map[reflect.Type]bool{reflect.TypeFor[time.Time](): true}
	var walk func(path string, typ reflect.Type)
	walk = func(path string, typ reflect.Type) {
		if secret[typ] {
			t.Errorf("%s is a %v", path, typ)
		}
		if seen[typ] {
			return
		}
		seen[typ] = true
		switch typ.Kind() {
		case reflect.Struct:
			for f := range typ.Fields() {
				walk(path+"."+f.Name, f.Type)
			}
		case reflect.Slice, reflect.Array, reflect.Pointer, reflect.Map:
			walk(path+"[]", typ.Elem())
		case reflect.Interface, reflect.Func, reflect.Chan:
			t.Errorf("%s may hold anything: %v", path, typ)
		}
	}
	walk("Table", reflect.TypeFor[Table]())
}

// Two matches that differ only in what the learner has not seen give equal tables.
func TestTable_DependsOnlyOnWhatWasSeen(t *testing.T) {
	o := variant(t, "schnapsen")
	deal, err := Deal(seedOf(t, counting32), o, 1, 4)
	if err != nil {
		t.Fatal(err)
	}
	// Hidden from forehand: the dealer's hand and the talon under its turn-up. Swap them card by card.
	other := deal
	hand := deal.Hands[rules.Dealer].Cards()
	for i, c := range hand {
		other.Talon[i], other.Hands[rules.Dealer] = c, other.Hands[rules.Dealer]&^c.Set()|deal.Talon[i].Set()
	}
	show := func(seed tutor.Seed, d rules.Deal) Table {
		t.Helper()
		g, err := replay(tutor.Match{
			ID: "m", Variant: "schnapsen", Options: o, RulesVersion: rules.Version, Seed: seed, Commitment: "shown", Cut: 4,
			Version: 2, Hands: []tutor.Hand{{No: 1, LearnerSeat: rules.Forehand, Deal: d, PostedVersion: 1}},
		})
		if err != nil {
			t.Fatal(err)
		}
		table, err := g.table()
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	one, two := show(seedOf(t, counting32), deal), show(tutor.Seed{}, other)
	if deal == other || !reflect.DeepEqual(one, two) {
		t.Errorf("the tables differ: %+v and %+v", one, two)
	}
}

// watcher is a bot that notes the views and the dice it was given.
type watcher struct {
	views []rules.View
	dice  []uint64
}

func (w *watcher) Name() string { return "watcher" }

func (w *watcher) Choose(v rules.View, d bot.Dice) rules.Action {
	w.views, w.dice = append(w.views, v), append(w.dice, d.Uint64())
	return v.Legal.First()
}

func TestAnswer_TheBotGetsItsOwnViewAndDice(t *testing.T) {
	o, seed := variant(t, "schnapsen"), seedOf(t, counting32)
	g, err := replay(tutor.Match{ID: "m", Variant: "schnapsen", Options: o, Seed: seed, Version: 1, Level: "watcher"})
	if err != nil {
		t.Fatal(err)
	}
	// With a cut of 4 the bot leads the first hand.
	add, err := cutting(4).apply(g, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	w := &watcher{}
	s := Service{Level: func(string) (bot.Level, error) { return w, nil }}
	if err := s.answer(t.Context(), g, &add); err != nil {
		t.Fatal(err)
	}
	hand := add.Hand
	if hand.LearnerSeat != rules.Dealer || len(w.views) != 1 || len(hand.Actions) != 1 {
		t.Fatalf("%d views, %d actions, the learner sits at %v", len(w.views), len(hand.Actions), hand.LearnerSeat)
	}
	if view := w.views[0]; view.Seat != rules.Forehand || view.Hand != hand.Deal.Hands[rules.Forehand] {
		t.Errorf("the bot sat at %v and saw %v", view.Seat, view.Hand.Cards())
	}
	for !g.state.Over() {
		if add, err = acting(g.state.Legal().First()).apply(g, time.Time{}); err != nil {
			t.Fatal(err)
		}
		if err := s.answer(t.Context(), g, &add); err != nil {
			t.Fatal(err)
		}
	}
	turn := 0
	for ply, played := range g.hand().Actions {
		if played.By != rules.Forehand {
			continue
		}
		if got, want := w.dice[turn], botDice(seed, 1, ply).Uint64(); got != want {
			t.Errorf("action %d: the bot's dice give %d, want %d", ply, got, want)
		}
		turn++
	}
	if turn < 3 || turn != len(w.views) {
		t.Errorf("the bot acted %d times and was asked %d times", turn, len(w.views))
	}
}

func TestVerify_FindsEveryChange(t *testing.T) {
	o, seed := variant(t, "schnapsen"), seedOf(t, counting32)
	good := func() Proof {
		p := Proof{Seed: seed.Reveal(), Commitment: seed.Commitment(), Cut: 9, Options: o}
		for n := 1; n <= 3; n++ {
			deal, err := Deal(seed, o, n, 9)
			if err != nil {
				t.Fatal(err)
			}
			p.Hands = append(p.Hands, ProvenHand{No: n, LearnerSeat: learnerSeat(seed, n, 9), Deal: deal})
		}
		return p
	}
	if err := Verify(good()); err != nil {
		t.Fatalf("a fair match does not prove: %v", err)
	}
	for name, change := range map[string]func(*Proof){
		"seed":       func(p *Proof) { p.Seed = "ff" + p.Seed[2:] },
		"no seed":    func(p *Proof) { p.Seed = "" },
		"commitment": func(p *Proof) { p.Commitment = "ff" + p.Commitment[2:] },
		"cut":        func(p *Proof) { p.Cut++ },
		"no cut":     func(p *Proof) { p.Cut = 0 },
		"seat":       func(p *Proof) { p.Hands[1].LearnerSeat = p.Hands[1].LearnerSeat.Other() },
		"order":      func(p *Proof) { p.Hands[0].No, p.Hands[1].No = 2, 1 },
		"talon": func(p *Proof) {
			talon := &p.Hands[2].Deal.Talon
			talon[0], talon[1] = talon[1], talon[0]
		},
		"hands": func(p *Proof) {
			hands := &p.Hands[0].Deal.Hands
			hands[0], hands[1] = hands[1], hands[0]
		},
	} {
		p := good()
		change(&p)
		if Verify(p) == nil {
			t.Errorf("%s: a changed proof holds", name)
		}
	}
}

// Two matches that differ only in what the learner has not seen get the same verdict on the same action, to the last byte.
func TestGrade_DependsOnlyOnWhatWasSeen(t *testing.T) {
	o := variant(t, "schnapsen")
	deal, err := Deal(seedOf(t, counting32), o, 1, 4)
	if err != nil {
		t.Fatal(err)
	}
	other := deal
	for i, c := range deal.Hands[rules.Dealer].Cards() {
		other.Talon[i], other.Hands[rules.Dealer] = c, other.Hands[rules.Dealer]&^c.Set()|deal.Talon[i].Set()
	}
	verdict := func(seed tutor.Seed, d rules.Deal, a rules.Action) []tutor.KeptVerdict {
		t.Helper()
		g, err := replay(tutor.Match{
			ID: "m", Variant: "schnapsen", Options: o, RulesVersion: rules.Version, Seed: seed, Cut: 4, Version: 2,
			Settings: tutor.MatchSettings{BestOf: 1, Coach: true},
			Hands:    []tutor.Hand{{No: 1, LearnerSeat: rules.Forehand, Deal: d, PostedVersion: 1}},
		})
		if err != nil {
			t.Fatal(err)
		}
		add, err := acting(a).apply(g, time.Time{})
		if err != nil {
			t.Fatal(err)
		}
		return Service{Coach: coach.Grade, CoachTime: time.Minute}.grade(t.Context(), g, add)()
	}
	for c := range deal.Hands[rules.Forehand].All() {
		one, two := verdict(seedOf(t, counting32), deal, rules.Play(c)), verdict(tutor.Seed{}, other, rules.Play(c))
		if len(one) != 1 || !reflect.DeepEqual(one, two) {
			t.Errorf("%v: the verdicts are %v and %v", c, one, two)
		}
	}
}
