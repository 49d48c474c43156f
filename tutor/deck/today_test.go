package deck

import (
	"strings"
	"testing"

	"bummerl/tutor"
)

// cards are cards by the letters of their kinds, in the order in which they are due.
func cards(kinds string) []tutor.DeckCard {
	names := map[rune]string{'l': tutor.KindLesson, 'p': tutor.KindPuzzle, 'c': tutor.KindCount}
	var list []tutor.DeckCard
	for i, k := range kinds {
		list = append(list, tutor.DeckCard{Kind: names[k], Due: tutor.Date(i)})
	}
	return list
}

// whatever says that every card can be asked.
func whatever(tutor.DeckCard) bool { return true }

func kinds(list []tutor.DeckCard) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteByte(c.Kind[0])
	}
	return b.String()
}

func TestPlan(t *testing.T) {
	slow := map[string]int{tutor.KindLesson: 25, tutor.KindPuzzle: 400, tutor.KindCount: 20}
	for _, test := range []struct {
		what      string
		due, done string
		seconds   map[string]int
		budget    int
		left      string
		takes     int
		more      bool
	}{
		{"nothing", "", "", usually, Enough, "", 0, false},
		{"one", "c", "", usually, Enough, "c", 20, false},
		{"five minutes full", "pppppp", "", usually, Enough, "ppppp", 300, true},
		{"what does not fit waits, and what is due later behind it", "ppppcpcl", "", usually, Enough, "pcppp", 260, true},
		{"what was done counts", "ppp", "ppp", usually, Enough, "pp", 120, true},
		{"done for today", "p", "ppppp", usually, Enough, "", 0, true},
		{"five more minutes", "pp", "ppppp", usually, 2 * Enough, "pp", 120, false},
		{"a day has at least one", "pc", "", slow, Enough, "p", 400, true},
		{"but no second one", "pc", "p", slow, Enough, "", 0, true},
		{"the kinds take turns", "ppccll", "", usually, Enough, "pcpcll", 210, false},
		{"beginning with another than the last", "pc", "lp", usually, Enough, "cp", 80, false},
	} {
		got := plan(cards(test.due), cards(test.done), test.seconds, test.budget, whatever)
		if kinds(got.Left) != test.left || got.Seconds != test.takes || got.More != test.more || got.Done != len(test.done) {
			t.Errorf("%s: %s, %d s, more %t, %d done; want %s, %d s, more %t", test.what, kinds(got.Left), got.Seconds, got.More,
				got.Done, test.left, test.takes, test.more)
		}
	}
}

// TestPlan_Can: what cannot be asked takes no time of the day, and is no more that waits; nobody is asked about what lies
// far behind the set.
func TestPlan_Can(t *testing.T) {
	asked := 0
	noPuzzle := func(c tutor.DeckCard) bool {
		asked++
		return c.Kind != tutor.KindPuzzle
	}
	for _, test := range []struct {
		due, left   string
		takes, asks int
		more        bool
	}{
		{"p", "", 0, 1, false},
		{"pppppppcp", "c", 20, 9, false},
		{"pl" + strings.Repeat("c", 13) + "pcccccccc", "l" + strings.Repeat("c", 13), 285, 17, true},
	} {
		asked = 0
		got := plan(cards(test.due), nil, usually, Enough, noPuzzle)
		if left := kinds(got.Left); left != test.left || got.Seconds != test.takes || got.More != test.more || asked != test.asks {
			t.Errorf("%s: %s, %d s, more %t, asked %d times; want %+v", test.due, left, got.Seconds, got.More, asked, test)
		}
	}
}

// TestPlan_Steady: whichever is done first, the rest of the set is the rest of the set.
func TestPlan_Steady(t *testing.T) {
	due := cards("plcpclcplpclplc")
	set := plan(due, nil, usually, Enough, whatever)
	var done []tutor.DeckCard
	for s := set; len(s.Left) > 0; {
		c, _ := s.Next()
		done = append(done, c)
		for i := range due {
			if due[i] == c {
				due = append(due[:i:i], due[i+1:]...)
				break
			}
		}
		s = plan(due, done, usually, Enough, whatever)
		if s.Done+len(s.Left) != len(set.Left) {
			t.Fatalf("after %s the set is %s, it was %s", kinds(done), kinds(s.Left), kinds(set.Left))
		}
	}
	if len(done) != len(set.Left) {
		t.Errorf("%d done of %d", len(done), len(set.Left))
	}
}

func TestUsualOf(t *testing.T) {
	for _, test := range []struct {
		kind  string
		times []int
		want  int
	}{
		{tutor.KindCount, nil, 20}, {tutor.KindCount, []int{1, 1, 1, 1}, 20}, {tutor.KindPuzzle, nil, 60},
		{tutor.KindLesson, nil, 25}, {tutor.KindCount, []int{9, 7, 100, 8, 7}, 8}, {tutor.KindCount, []int{1, 1, 1, 1, 1}, 5},
		{tutor.KindCount, []int{900, 900, 900, 900, 900}, 150}, {"review", nil, 150},
	} {
		if got := usualOf(test.kind, test.times); got != test.want {
			t.Errorf("%s after %v: %d s, want %d", test.kind, test.times, got, test.want)
		}
	}
}

func TestSet_Minutes(t *testing.T) {
	for seconds, want := range map[int]int{0: 0, 1: 1, 60: 1, 61: 2, 240: 4, 300: 5} {
		if got := (Set{Seconds: seconds}).Minutes(); got != want {
			t.Errorf("%d s: %d minutes, want %d", seconds, got, want)
		}
	}
}
