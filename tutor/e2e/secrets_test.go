package e2e_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// knownEnv is an environment without chance: the clock stands, and the dice are counted out.
func knownEnv() *tutor.Env {
	dice := rand.NewChaCha8([32]byte{66})
	return &tutor.Env{
		Now:    func() time.Time { return time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC) },
		Random: func(b []byte) { _, _ = dice.Read(b) },
	}
}

// seated puts a record as the first hand of the match "match" into a site, for a new learner in a seat, and gives the
// learner's token.
func seated(t *testing.T, site *testsite.Site, env *tutor.Env, r rules.Record, seat rules.Seat) string {
	t.Helper()
	who, token, err := (learner.Service{Store: site.Store, Env: *env}).Create(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	put(t, site, env, who.ID, "match", r, seat)
	return token
}

// put makes a record the first hand of a match of a learner's, who has a seat in it.
func put(t *testing.T, site *testsite.Site, env *tutor.Env, learner, id string, r rules.Record, seat rules.Seat) {
	t.Helper()
	seed, now := env.NewSeed(), env.Time()
	m := tutor.Match{
		ID: id, Learner: learner, Variant: r.Variant, Options: r.Options, RulesVersion: rules.Version, Level: "regular",
		Kind: tutor.MatchPlayed, Settings: tutor.MatchSettings{BestOf: 1, Points: "both", Coach: true},
		Seed: seed, Commitment: seed.Commitment(), Version: 1, Progress: tutor.Progress{Phase: tutor.PhaseCut}, Created: now, Updated: now,
	}
	if _, err := site.Store.OpenMatch(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	hand := &tutor.Hand{No: 1, LearnerSeat: seat, Deal: r.Deal, PostedVersion: 1, Created: now}
	s, err := rules.Start(r.Options, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range r.Actions {
		hand.Actions = append(hand.Actions, tutor.Played{Action: a, By: s.Turn(), PostedVersion: 1, At: now})
		s = s.Next(a)
	}
	add := tutor.Addition{Cut: 5, Hand: hand, Progress: tutor.Progress{Phase: tutor.PhasePlay}, At: now}
	if err := site.Store.Append(t.Context(), m.ID, 1, add); err != nil {
		t.Fatal(err)
	}
}

func firstDifference(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	from := max(0, i-80)
	return a[from:min(len(a), i+80)] + "\n---\n" + b[from:min(len(b), i+80)]
}

// randomRecord plays some actions of a random hand of a random variant, no further than its end.
func randomRecord(t *testing.T, dice *rand.Rand) rules.Record {
	t.Helper()
	names := rules.Variants()
	r := rules.Record{Variant: names[dice.IntN(len(names))]}
	var err error
	if r.Options, err = rules.Variant(r.Variant); err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(int(r.Options.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	if r.Deal, err = rules.DealPack(r.Options, pack); err != nil {
		t.Fatal(err)
	}
	s, err := rules.Start(r.Options, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for n := dice.IntN(18); n > 0; n-- {
		legal := s.Legal()
		a := legal.Nth(dice.IntN(legal.Len()))
		if a == rules.Claim {
			continue
		}
		next := s.Next(a)
		if next.Over() {
			break
		}
		r.Actions, s = append(r.Actions, a), next
	}
	return r
}

// permuteHidden exchanges the cards that a seat has never seen among each other.
func permuteHidden(r rules.Record, seat rules.Seat, dice *rand.Rand) rules.Deal {
	seen := r.Deal.Hands[seat] | r.Deal.TurnUp(r.Options).Set()
	view, _ := r.View(seat)
	for _, s := range view.Trace {
		for _, e := range s.Events {
			seen |= e.Card.Set() | e.Other.Set()
			if e.Kind == rules.MarriageDeclared {
				seen |= rules.NewCard(rules.King, e.Suit).Set() | rules.NewCard(rules.Queen, e.Suit).Set()
			}
		}
	}
	from := (rules.Pack(int(r.Options.Cards)) &^ seen).Cards()
	to := append([]rules.Card(nil), from...)
	dice.Shuffle(len(to), func(i, j int) { to[i], to[j] = to[j], to[i] })
	swap := func(c rules.Card) rules.Card {
		for i, hidden := range from {
			if hidden == c {
				return to[i]
			}
		}
		return c
	}
	d := r.Deal
	d.Hands[seat.Other()] = 0
	for c := range r.Deal.Hands[seat.Other()].All() {
		d.Hands[seat.Other()] |= swap(c).Set()
	}
	for i, c := range r.Deal.Talon {
		d.Talon[i] = swap(c)
	}
	return d
}
