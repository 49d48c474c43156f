package store_test

import (
	"errors"
	"reflect"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

func openWaiting(t *testing.T, place string, wait time.Duration) (*store.Store, error) {
	s, err := store.OpenWaiting(t.Context(), place, wait)
	if err == nil {
		t.Cleanup(func() { _ = s.Close() })
	}
	return s, err
}

func options(t *testing.T, variant string) rules.Options {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func newMatch(t *testing.T, learner, variant string) tutor.Match {
	t.Helper()
	env := tutor.System()
	seed := env.NewSeed()
	return tutor.Match{
		ID: env.NewID(), Learner: learner, Kind: tutor.MatchPlayed, Variant: variant, Options: options(t, variant),
		RulesVersion: rules.Version, Level: "regular", Settings: tutor.MatchSettings{BestOf: 1}, Seed: seed, Commitment: seed.Commitment(), Version: 1,
		Progress: tutor.Progress{Phase: tutor.PhaseCut}, Created: env.Time(), Updated: env.Time(),
	}
}

func aHand(t *testing.T, o rules.Options) tutor.Hand {
	t.Helper()
	deal, err := rules.DealPack(o, rules.Pack(int(o.Cards)).Cards())
	if err != nil {
		t.Fatal(err)
	}
	at := tutor.System().Time()
	return tutor.Hand{
		No: 1, LearnerSeat: rules.Dealer, Deal: deal, PostedVersion: 1, Created: at,
		Actions: []tutor.Played{{Action: rules.Play(deal.Hands[0].Lowest()), By: rules.Forehand, PostedVersion: 1, At: at}},
	}
}

func TestMatch_ComesBackWhole(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me, other := storetest.Learner(t, s), storetest.Learner(t, s)
		for _, variant := range rules.Variants() {
			want := newMatch(t, me.ID, variant)
			opened, err := s.OpenMatch(ctx, want)
			if err != nil || !reflect.DeepEqual(opened, want) {
				t.Fatalf("opened %v, %v", opened, err)
			}
			hand := aHand(t, want.Options)
			at := want.Updated.Add(time.Second)
			first := tutor.Addition{Cut: 7, Hand: &hand, Progress: tutor.Progress{Phase: tutor.PhasePlay}, At: at}
			if err := s.Append(ctx, want.ID, 1, first); err != nil {
				t.Fatal(err)
			}
			more := []tutor.Played{
				{Action: rules.Kontra, By: rules.Dealer, PostedVersion: 2, At: at},
				{Action: rules.Play(hand.Deal.Hands[1].Lowest()), By: rules.Dealer, PostedVersion: 2, At: at},
			}
			end := tutor.Progress{Phase: tutor.PhaseHandOver, Points: [2]int{0, 3}}
			if err := s.Append(ctx, want.ID, 2, tutor.Addition{HandNo: 1, Seq: 1, Actions: more, Progress: end, At: at}); err != nil {
				t.Fatal(err)
			}
			want.Cut, want.Version, want.Progress, want.Updated = 7, 3, end, at
			hand.Actions = append(hand.Actions, more...)
			want.Hands = []tutor.Hand{hand}
			got, err := s.Match(ctx, me.ID, want.ID)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: got %+v, %v, want %+v", variant, got, err, want)
			}
			if got.Seed.Reveal() != want.Seed.Reveal() {
				t.Errorf("%s: the seed changed", variant)
			}
			if _, err := s.Match(ctx, other.ID, want.ID); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("another learner's match: %v, want not found", err)
			}
		}
		list, err := s.Matches(ctx, me.ID, 4)
		if err != nil || len(list) != 4 {
			t.Fatalf("%d matches listed, %v, want 4", len(list), err)
		}
		if got, want := list[0].Progress, (tutor.Progress{Phase: tutor.PhaseHandOver, Points: [2]int{0, 3}}); got != want {
			t.Errorf("progress %v, want %v", got, want)
		}
		if list, err := s.Matches(ctx, other.ID, 4); err != nil || len(list) != 0 {
			t.Errorf("another learner sees %v, %v", list, err)
		}
	})
}

func TestOpenMatch_OneWaitsForTheCut(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		open := func(m tutor.Match) string {
			t.Helper()
			got, err := s.OpenMatch(ctx, m)
			if err != nil {
				t.Fatal(err)
			}
			return got.ID
		}
		first := newMatch(t, me.ID, "schnapsen")
		open(first)
		if got := open(newMatch(t, me.ID, "schnapsen")); got != first.ID {
			t.Error("a second click made a second match")
		}
		stronger := newMatch(t, me.ID, "schnapsen")
		stronger.Level, stronger.Updated = "master", first.Updated.Add(time.Minute)
		for range 2 {
			// A second click leaves what the first did.
			got, err := s.OpenMatch(ctx, stronger)
			want := first
			want.Level, want.Version, want.Updated = "master", 2, stronger.Updated
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("another level gave %+v, %v, want the same match at it", got, err)
			}
		}
		other := newMatch(t, me.ID, "sharp")
		if got := open(other); got != other.ID {
			t.Error("other rules did not make a match of their own")
		}
		if _, err := s.Match(ctx, me.ID, first.ID); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("the match that was never cut is still there: %v", err)
		}
		if err := s.Append(ctx, other.ID, 1, tutor.Addition{Cut: 3, Progress: tutor.Progress{Phase: tutor.PhasePlay}}); err != nil {
			t.Fatal(err)
		}
		third := newMatch(t, me.ID, "sharp")
		if got := open(third); got != third.ID {
			t.Error("a match that is being played kept a new one away")
		}
		if _, err := s.OpenMatch(ctx, newMatch(t, "nobody", "sharp")); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a match of nobody: %v, want not found", err)
		}
	})
}

func TestOpenMatch_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		me := storetest.Learner(t, s)
		var group sync.WaitGroup
		var ids sync.Map
		for range 8 {
			m := newMatch(t, me.ID, "schnapsen")
			group.Go(func() {
				got, err := s.OpenMatch(t.Context(), m)
				if err != nil {
					t.Error(err)
				}
				ids.Store(got.ID, true)
			})
		}
		group.Wait()
		n := 0
		ids.Range(func(any, any) bool { n++; return true })
		if n != 1 {
			t.Errorf("8 clicks at once gave %d matches, want 1", n)
		}
	})
}

func TestAppend_Stale(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		m := newMatch(t, storetest.Learner(t, s).ID, "schnapsen")
		if _, err := s.OpenMatch(ctx, m); err != nil {
			t.Fatal(err)
		}
		hand := aHand(t, m.Options)
		for _, version := range []int64{0, 2} {
			err := s.Append(ctx, m.ID, version, tutor.Addition{Cut: 5, Hand: &hand})
			if !errors.Is(err, tutor.ErrStale) {
				t.Errorf("version %d of 1: %v, want stale", version, err)
			}
		}
		got, err := s.Match(ctx, m.Learner, m.ID)
		if err != nil || !reflect.DeepEqual(got, m) {
			t.Errorf("a refused addition left %+v, %v", got, err)
		}
	})
}

// Whoever chooses another level while somebody cuts gets either that match at it, and the cut comes too late, or a match
// of their own: a match that is cut keeps the level at which its bot has begun to think.
func TestOpenMatch_LevelAgainstCut(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		for range 20 {
			first := newMatch(t, me.ID, "schnapsen")
			if _, err := s.OpenMatch(ctx, first); err != nil {
				t.Fatal(err)
			}
			second := newMatch(t, me.ID, "schnapsen")
			second.Level = "master"
			var got tutor.Match
			var cutting, opening error
			var group sync.WaitGroup
			group.Go(func() {
				cutting = s.Append(ctx, first.ID, 1, tutor.Addition{Cut: 3, Progress: tutor.Progress{Phase: tutor.PhasePlay}})
			})
			group.Go(func() { got, opening = s.OpenMatch(ctx, second) })
			group.Wait()
			if opening != nil || got.Level != "master" || got.Cut != 0 {
				t.Fatalf("the new match is %+v, %v", got, opening)
			}
			kept, err := s.Match(ctx, me.ID, first.ID)
			if err != nil {
				t.Fatal(err)
			}
			switch {
			case got.ID == first.ID && errors.Is(cutting, tutor.ErrStale):
			case got.ID == second.ID && cutting == nil && kept.Level == "regular" && kept.Cut == 3:
			default:
				t.Fatalf("the cut: %v; asked for %s and %s, got %s; kept %+v", cutting, first.ID, second.ID, got.ID, kept)
			}
			// The next turn begins without a match that waits.
			if err := s.Append(ctx, got.ID, got.Version, tutor.Addition{Cut: 3, Progress: tutor.Progress{Phase: tutor.PhasePlay}}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Of many requests that saw one version exactly one is kept, with all its rows and nothing of the others.
func TestAppend_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		m := newMatch(t, storetest.Learner(t, s).ID, "schnapsen")
		if _, err := s.OpenMatch(ctx, m); err != nil {
			t.Fatal(err)
		}
		hand := aHand(t, m.Options)
		if err := s.Append(ctx, m.ID, 1, tutor.Addition{Cut: 5, Hand: &hand}); err != nil {
			t.Fatal(err)
		}
		const rounds, rivals = 20, 6
		for round := range rounds {
			var group sync.WaitGroup
			var won, lost atomic.Int32
			for rival := range rivals {
				group.Go(func() {
					cards := m.Options.HandSize()
					played := make([]tutor.Played, 2)
					for i := range played {
						played[i] = tutor.Played{
							Action: rules.Play(hand.Deal.Hands[0].Cards()[rival%cards]), By: rules.Dealer, PostedVersion: int64(round),
						}
					}
					err := s.Append(ctx, m.ID, int64(2+round), tutor.Addition{HandNo: 1, Seq: 1 + 2*round, Actions: played})
					switch {
					case err == nil:
						won.Add(1)
					case errors.Is(err, tutor.ErrStale):
						lost.Add(1)
					default:
						t.Error(err)
					}
				})
			}
			group.Wait()
			if won.Load() != 1 || lost.Load() != rivals-1 {
				t.Fatalf("round %d: %d won and %d lost, want 1 and %d", round, won.Load(), lost.Load(), rivals-1)
			}
		}
		got, err := s.Match(ctx, m.Learner, m.ID)
		if err != nil {
			t.Fatal(err)
		}
		actions := got.Hands[0].Actions
		if want := 1 + 2*rounds; len(actions) != want || got.Version != 2+rounds {
			t.Fatalf("%d actions, version %d, want %d and %d", len(actions), got.Version, want, 2+rounds)
		}
		for i := 1; i < len(actions); i += 2 {
			if actions[i].Action != actions[i+1].Action {
				t.Errorf("the rows of two requests are mixed at %d", i)
			}
		}
	})
}
