package match_test

import (
	"context"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor/coach"
	"bummerl/tutor/store/storetest"
)

// TestHouseRules: under house rules that are drawn (a variant with up to five options changed, none of which contradict each
// other) every level plays a hand to its end by the real rules, the coach judges decisions of it, and so does a review.
func TestHouseRules(t *testing.T) {
	k := newKit(t, storetest.Open(t, filepath.Join(t.TempDir(), "house.sqlite")), 12)
	k.service.Coach = coach.Grade
	dice := rand.New(rand.NewPCG(12, 1))
	for i, level := range bot.Levels() {
		for range 2 {
			variant, o := drawnRules(t, dice)
			where := level.Name() + " by " + rules.RulesText(variant, o)
			r := playedBy(t, level, variant, o, dice)
			table, err := k.service.Import(k.ctx(), k.learner, r.Text())
			if err != nil {
				t.Errorf("%s: %v\n%s", where, err, r.Text())
				continue
			}
			if table.Options != o {
				t.Errorf("%s: imported as %+v", where, table.Options)
			}
			if i%2 == 1 {
				continue // A review thinks about each decision: some of them are enough.
			}
			if review, err := k.service.Review(k.ctx(), k.learner, table.ID, 1); err != nil || len(review.Moves) != len(r.Actions) {
				t.Errorf("%s: a review of %d moves of %d, %v", where, len(review.Moves), len(r.Actions), err)
			}
		}
	}
}

// drawnRules draws house rules that can be played by.
func drawnRules(t *testing.T, dice *rand.Rand) (string, rules.Options) {
	t.Helper()
	variant := rules.Variants()[dice.IntN(len(rules.Variants()))]
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	for range 1 + dice.IntN(5) {
		opt := rules.OptionList[dice.IntN(len(rules.OptionList))]
		changed, err := opt.With(o, opt.Values[dice.IntN(len(opt.Values))])
		if err != nil {
			t.Fatal(err)
		}
		if len(changed.Contradictions()) == 0 {
			o = changed
		}
	}
	return variant, o
}

// playedBy has a level play a hand against itself; the coach looks at a decision now and then.
func playedBy(t *testing.T, level bot.Level, variant string, o rules.Options, dice *rand.Rand) rules.Record {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	for most := 80; !s.Over(); most-- {
		if most == 0 {
			t.Fatalf("%s does not end a hand by %s", level.Name(), rules.RulesText(variant, o))
		}
		view, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		a := level.Choose(view, dice)
		if !s.IsLegal(a) {
			t.Fatalf("%s plays %s by %s, which is not legal", level.Name(), a, r.Text())
		}
		if len(r.Actions)%6 == 1 {
			if _, err := coach.Grade(context.Background(), coach.Question{View: view}, a); err != nil {
				t.Errorf("the coach on %s after %s: %v", a, r.Text(), err)
			}
		}
		r.Actions = append(r.Actions, a)
		if s, _, err = s.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return r
}
