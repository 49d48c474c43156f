package export_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/export"
	"bummerl/tutor/match"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// firstLegal is a bot that plays the first thing that is legal.
type firstLegal struct{}

func (firstLegal) Name() string { return "first" }

func (firstLegal) Choose(v rules.View, _ bot.Dice) rules.Action { return v.Legal.Nth(0) }

// given is what of the file the tests look at.
type given struct {
	Format   string
	Version  int
	Exported string
	Profile  map[string]any
	Matches  []struct {
		ID, Variant, Phase, Seed, Commitment string
		Points                               struct{ Learner, Bot int }
		Hands                                []struct {
			Hand   int
			Record json.RawMessage
			Scored int
			Winner string
		}
		Running *struct {
			Hand int
			View json.RawMessage
		}
	}
	Tables map[string][]map[string]any
}

type kit struct {
	t       *testing.T
	service export.Service
	learner string
	dice    *rand.Rand
}

func newKit(t *testing.T, s *store.Store) kit {
	env := tutor.System()
	return kit{
		t: t, learner: storetest.Learner(t, s).ID, dice: rand.New(rand.NewPCG(13, 66)),
		service: export.Service{Store: s, Env: env, Matches: match.Service{
			Store: s, Attempts: s, Env: env, Level: func(string) (bot.Level, error) { return firstLegal{}, nil },
		}},
	}
}

// play plays at most so many decisions of a match.
func (k kit) play(n match.NewMatch, most int) match.Table {
	k.t.Helper()
	m, ctx := k.service.Matches, k.t.Context()
	table, err := m.New(ctx, k.learner, n)
	if err == nil {
		table, err = m.Cut(ctx, k.learner, table.ID, table.Version, 4)
	}
	for i := 0; err == nil && i < most && !table.Phase.Ended(); i++ {
		if table.Phase == tutor.PhaseHandOver {
			table, err = m.NextHand(ctx, k.learner, table.ID, table.Version)
			continue
		}
		table, err = m.Act(ctx, k.learner, table.ID, table.Version, table.View.Legal.Nth(k.dice.IntN(table.View.Legal.Len())))
	}
	if err != nil {
		k.t.Fatal(err)
	}
	return table
}

func (k kit) file() (given, string) {
	k.t.Helper()
	body, err := k.service.File(k.t.Context(), k.learner)
	if err != nil {
		k.t.Fatal(err)
	}
	var g given
	if err := json.Unmarshal(body, &g); err != nil {
		k.t.Fatal(err)
	}
	return g, string(body)
}

// TestFile: matches by every variant and by house rules are in the file, hand by hand, with records that the command line
// reads and that replay to what is told of them.
func TestFile(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		k := newKit(t, storetest.Open(t, place))
		for _, variant := range rules.Variants() {
			k.play(match.NewMatch{Variant: variant, Level: "first"}, 1000)
		}
		o, err := rules.Variant("sharp")
		if err != nil {
			t.Fatal(err)
		}
		o.Target = 9
		k.play(match.NewMatch{Variant: "sharp", Options: o, RulesName: "Zum Löwen", Level: "first"}, 1000)
		k.play(match.NewMatch{Variant: "sharp", Options: o, Level: "first"}, 3)
		g, _ := k.file()
		if g.Format != "bummerl-profile" || g.Version != 1 || g.Profile["id"] != k.learner || len(g.Matches) != len(rules.Variants())+2 {
			t.Fatalf("%s %d of %v with %d matches", g.Format, g.Version, g.Profile["id"], len(g.Matches))
		}
		if _, is := g.Tables["learners"]; is || g.Tables["attempts"] == nil {
			t.Errorf("the tables are %v", g.Tables)
		}
		for _, m := range g.Matches {
			if (m.Seed != "") != (m.Phase == "match-over") || m.Commitment == "" {
				t.Errorf("match by %s, %s: seed %q", m.Variant, m.Phase, m.Seed)
			}
			for _, h := range m.Hands {
				r, err := rules.ParseRecord(h.Record)
				if err != nil {
					t.Fatalf("%s: %v", h.Record, err)
				}
				state, err := r.Replay()
				if err != nil || !state.Over() {
					t.Errorf("hand %d by %s is not over: %v", h.Hand, m.Variant, err)
				}
			}
			if m.Running != nil {
				if _, err := rules.ParseView(m.Running.View); err != nil {
					t.Errorf("the view of a hand by %s: %v", m.Variant, err)
				}
			}
		}
	})
}

// TestFile_Secrets: as long as a hand goes on, or may be taken back, the file has no card of it that its player has not
// seen (the card turned up at the deal he has, wherever it is now), and making the file changes nothing of it.
func TestFile_Secrets(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/x.sqlite")
	k := newKit(t, s)
	for most := range 40 {
		table := k.play(match.NewMatch{Variant: "schnapsen", Level: "first", Points: "both"}, most)
		if table.Phase.Ended() {
			continue
		}
		kept, err := s.Match(t.Context(), k.learner, table.ID)
		if err != nil {
			t.Fatal(err)
		}
		_, body := k.file()
		if strings.Contains(body, kept.Seed.Reveal()) {
			t.Fatalf("after %d decisions the seed of a match that goes on is in the file", most)
		}
		raw, err := k.service.Matches.Kept(t.Context(), k.learner, table.ID)
		if err != nil {
			t.Fatal(err)
		}
		var g struct {
			Hands   []struct{ Hand int }
			Running struct {
				Hand int
				View struct {
					Hand, Actions []string
					Up            string
				}
			}
		}
		if err := json.Unmarshal(raw, &g); err != nil {
			t.Fatal(err)
		}
		last := kept.Hands[len(kept.Hands)-1]
		if g.Running.Hand != last.No || len(g.Hands) != last.No-1 {
			t.Fatalf("after %d decisions (%s): running is hand %d of %d, %d are told", most, table.Phase, g.Running.Hand, last.No, len(g.Hands))
		}
		record := rules.Record{Variant: kept.Variant, Options: kept.Options, Deal: last.Deal}
		for _, a := range last.Actions {
			record.Actions = append(record.Actions, a.Action)
		}
		view, err := record.View(last.LearnerSeat)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range view.Unseen.Cards() {
			if name := c.String(); slices.Contains(g.Running.View.Hand, name) || slices.Contains(g.Running.View.Actions, name) ||
				g.Running.View.Up == name && c != view.FirstUp {
				t.Errorf("after %d decisions the unseen card %s is in the file: %s", most, name, raw)
			}
		}
		if after, err := s.Match(t.Context(), k.learner, table.ID); err != nil || after.Version != kept.Version || after.Hands[len(after.Hands)-1].Opened {
			t.Errorf("after %d decisions the file has changed the match: %v", most, err)
		}
	}
}

func TestFile_Nobody(t *testing.T) {
	s := storetest.Open(t, t.TempDir()+"/x.sqlite")
	if _, err := newKit(t, s).service.File(t.Context(), "nobody"); tutor.CodeOf(err) != tutor.NotFound {
		t.Errorf("%v, want not found", err)
	}
}
