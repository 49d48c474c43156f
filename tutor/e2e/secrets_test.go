package e2e_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/coach"
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

// TestEqualViewsEqualPages puts records into two sites that differ only in cards that the learner has not seen, and
// wants the very same bytes of page and headers from both, wherever the views are equal.
func TestEqualViewsEqualPages(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(14, 3))
	compared, judged, hinted := 0, 0, 0
	for i := range 40 {
		r, seat := randomRecord(t, dice), rules.Seat(i%2)
		other := r
		other.Deal = permuteHidden(r, seat, dice)
		want, err := r.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		got, err := other.View(seat)
		if err != nil || !reflect.DeepEqual(got, want) || other.Deal == r.Deal {
			continue
		}
		compared++
		var pages [2]string
		for j, record := range []rules.Record{r, other} {
			pages[j] = pageOf(t, record, seat)
		}
		if strings.Contains(pages[0], `id="coach-open"`) {
			judged++
		}
		if strings.Contains(pages[0], `class="hint"`) {
			hinted++
		}
		if pages[0] != pages[1] {
			t.Fatalf("%v seen by %s: the pages differ:\n%s", r.Actions, seat, firstDifference(pages[0], pages[1]))
		}
	}
	if compared < 25 || judged < 15 || hinted < 10 {
		t.Errorf("only %d pairs compared, %d with a verdict, %d with a hint", compared, judged, hinted)
	}
}

// pageOf gives headers and body of the table that a learner in a seat gets of a record.
func pageOf(t *testing.T, r rules.Record, seat rules.Seat) string {
	t.Helper()
	env := knownEnv()
	site := testsite.Start(t, testsite.Options{Env: env})
	token := seated(t, site, env, r, seat)
	advised(t, site, r, seat)
	request, err := http.NewRequest(http.MethodGet, site.URL+"/de/play/match", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.AddCookie(&http.Cookie{Name: "bummerl", Value: token})
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }() // Read to its end below.
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		t.Fatalf("status %d: %s", response.StatusCode, body)
	}
	// The server's clock is not the application's.
	response.Header.Del("Date")
	var text strings.Builder
	if err := response.Header.Write(&text); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&text, "\n%s", body)
	return text.String()
}

// seated puts a record as the first hand of the match "match" into a site, for a new learner in a seat, and gives the
// learner's token.
func seated(t *testing.T, site *testsite.Site, env *tutor.Env, r rules.Record, seat rules.Seat) string {
	t.Helper()
	who, token, err := (learner.Service{Store: site.Store, Env: *env}).Create(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	seed, now := env.NewSeed(), env.Time()
	m := tutor.Match{
		ID: "match", Learner: who.ID, Variant: r.Variant, Options: r.Options, RulesVersion: rules.Version, Level: "regular",
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
	return token
}

// advised puts onto the table of seated what the coach says of the learner's last action, and the furthest hint.
func advised(t *testing.T, site *testsite.Site, r rules.Record, seat rules.Seat) {
	t.Helper()
	steps, err := r.History()
	if err != nil {
		t.Fatal(err)
	}
	for seq, step := range slices.Backward(steps) {
		if step.Seat != seat {
			continue
		}
		before := r
		before.Actions = r.Actions[:seq]
		view, err := before.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		v, err := coach.Grade(t.Context(), coach.Question{View: view}, step.Action)
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		kept := tutor.KeptVerdict{Hand: 1, Seq: seq, Version: v.Version, Mark: string(v.Mark), Verdict: string(text)}
		if err := site.Store.SaveVerdicts(t.Context(), "match", []tutor.KeptVerdict{kept}); err != nil {
			t.Fatal(err)
		}
		break
	}
	hint := tutor.HintTaken{Hand: 1, Seq: len(r.Actions), Level: 3}
	if err := site.Store.AddHint(t.Context(), "match", 2, hint); err != nil {
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
