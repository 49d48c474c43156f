package web

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// TestAskPoints_TellsNoPoints: while a hand asks for its points, the page and the fragment are the same whatever the points
// are, and whatever game points hang on them: in every variant, language and way for a hand to end. Once all is said, or
// passed over, or points are shown anyway, they are on it.
func TestAskPoints_TellsNoPoints(t *testing.T) {
	dice := rand.New(rand.NewPCG(66, 1))
	said := match.Said{Answered: true, Points: 12}
	ended := map[rules.Reason]bool{}
	for i := range 200 {
		table := finishedTable(t, dice)
		ended[table.View.Result.Reason] = true
		other := withOtherPoints(table)
		v := visitor(locales.Langs[i%3])
		v.site.Assets = named{}
		if got, want := v.tableItem(other, true), v.tableItem(table, true); !reflect.DeepEqual(got, want) {
			t.Fatalf("with other points the match's own page has %+v, want %+v", got, want)
		}
		for _, c := range []struct {
			points string
			count  match.Count
			hidden bool
		}{
			{"none", match.Count{}, true},
			{"none", match.Count{Said: [2]match.Said{said, {}}}, true},
			{"own", match.Count{}, true},
			{"none", match.Count{Said: [2]match.Said{said, said}}, false},
			{"none", match.Count{Passed: true}, false},
			{"own", match.Count{Said: [2]match.Said{{}, said}}, false},
			{"both", match.Count{}, false},
		} {
			v.set = learner.In(tutor.Settings{Points: c.points}, v.lang)
			same := rendered(t, v.matchPage(table, c.count, nil)) == rendered(t, v.matchPage(other, c.count, nil)) &&
				rendered(t, v.matchFragment(table, c.count, nil)) == rendered(t, v.matchFragment(other, c.count, nil))
			if same != c.hidden {
				t.Fatalf("%s, %v, points %s, %+v: pages with other points are the same: %t, want %t",
					v.lang, table.View.Result.Reason, c.points, c.count, same, c.hidden)
			}
		}
	}
	for _, reason := range []rules.Reason{rules.Claimed, rules.FailedClose, rules.FalseClaim, rules.LastTrick, rules.Counted} {
		if !ended[reason] {
			t.Errorf("no hand ended by %v", reason)
		}
	}
}

// TestSaidPoints: what was said stands beside what it is, and what was wrong is built up to the right sum.
func TestSaidPoints(t *testing.T) {
	dice := rand.New(rand.NewPCG(66, 2))
	for range 50 {
		table := finishedTable(t, dice)
		own, theirs := table.View.Points[table.View.Seat], table.View.Points[table.View.Seat.Other()]
		count := match.Count{Said: [2]match.Said{{Answered: true, Points: own, Right: true}, {Answered: true, Points: theirs + 1}}}
		p := locales.New("de", "")
		got := saidPoints(p, table, count)
		if len(got) != 2 || !got[0].Right || got[1].Right || got[0].Sum != nil ||
			got[0].Text != p.AttableOwnRight(own) || got[1].Text != p.AttableTheirsWrong(theirs, theirs+1) {
			t.Fatalf("said %+v with %d and %d points", got, own, theirs)
		}
		if sum := got[1].Sum; theirs > 0 && (len(sum) == 0 || sum[len(sum)-1].Total != theirs) {
			t.Fatalf("the sum %+v does not come to %d", sum, theirs)
		}
	}
}

// finishedTable is a match after its first hand, in which anything that is legal was done.
func finishedTable(t *testing.T, dice *rand.Rand) match.Table {
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
	for !s.Over() {
		legal := s.Legal()
		a := legal.Nth(dice.IntN(legal.Len()))
		if a == rules.Claim && s.Points(s.Turn()) < rules.Winning && dice.IntN(8) > 0 {
			continue
		}
		r.Actions, s = append(r.Actions, a), s.Next(a)
	}
	seat := rules.Seat(dice.IntN(2))
	view, err := r.View(seat)
	if err != nil {
		t.Fatal(err)
	}
	hand := match.HandResult{No: 1, LearnerSeat: seat, Result: view.Result, Winner: match.Nobody}
	if winner := view.Result.Winner; winner != rules.NoSeat {
		hand.Winner = match.Bot
		if winner == seat {
			hand.Winner = match.Learner
		}
		hand.Scored = view.Result.GamePoints
	}
	return match.Table{
		ID: "match", Version: 9, Phase: tutor.PhaseHandOver, Variant: r.Variant, Options: r.Options, Level: usualLevel, HandNo: 1,
		LearnerSeat: seat, View: view, Last: view.SinceOwn(), Score: rules.NewScore(r.Options).Add(view.Result, hand.Winner),
		Hands: []match.HandResult{hand}, Settings: tutor.MatchSettings{BestOf: 3},
	}
}

// withOtherPoints is the same hand with all that hangs on points changed: those of tricks, sides and claims, what the hand
// is worth and how the match stands.
func withOtherPoints(t match.Table) match.Table {
	v := &t.View
	v.Points[0], v.Points[1] = v.Points[0]+7, v.Points[1]+9
	v.AtClosing.OpponentPoints += 7
	v.Result.GamePoints++
	v.Trace = slices.Clone(v.Trace)
	for i := range v.Trace {
		events := slices.Clone(v.Trace[i].Events)
		for j := range events {
			if kind := events[j].Kind; kind == rules.TrickTaken || kind == rules.Claimed66 {
				events[j].Points += 7
			}
		}
		v.Trace[i].Events = events
	}
	t.Last = v.SinceOwn()
	t.Hands = slices.Clone(t.Hands)
	t.Hands[0].Result.GamePoints++
	t.Hands[0].Scored++
	t.Score = t.Score.Add(v.Result, max(t.Hands[0].Winner, 0))
	t.Rubber.Bummerl[match.Learner]++
	return t
}

func rendered(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
