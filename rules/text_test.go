package rules

import (
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

var urlSafe = regexp.MustCompile(`^[A-Za-z0-9_.~-]+$`)

// TestTextRoundTrip writes every state of random hands, finished ones and announcements included, and their records.
func TestTextRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 66))
	texts, states, longest := map[string]State{}, 0, 0
	for range 1500 {
		o := randomOptions(t, dice)
		r := Record{Variant: variants[dice.IntN(len(variants))].name, Options: o, Deal: randomDeal(t, o, dice)}
		s, err := Start(o, r.Deal)
		if err != nil {
			t.Fatal(err)
		}
		for {
			states++
			text := s.Text()
			got, err := ParseStateText(text)
			if err != nil || got != s || !urlSafe.MatchString(text) {
				t.Fatalf("%s: %v\n got %+v\nwant %+v", text, err, got, s)
			}
			if other, ok := texts[text]; ok && other != s {
				t.Fatalf("two states are written %s", text)
			}
			texts[text] = s
			if s.Over() {
				break
			}
			a := anyAction(s, dice)
			r.Actions = append(r.Actions, a)
			s = s.Next(a)
		}
		text := r.Text()
		longest = max(longest, len(text))
		got, err := ParseRecordText(text)
		if err != nil || !reflect.DeepEqual(got, r) || !urlSafe.MatchString(text) {
			t.Fatalf("%s: %v\n got %+v\nwant %+v", text, err, got, r)
		}
	}
	if states < 10_000 {
		t.Errorf("only %d states", states)
	}
	t.Logf("%d states; the longest record has %d characters", states, longest)
}

// TestTextsPinned keeps links readable that are out in the world.
func TestTextsPinned(t *testing.T) {
	const record = `{"variant":"snapszer","options":{"last_trick":"count","target":9},"forehand":["Kh","Qh","Tc","Ks","Qs"],
		"dealer":["Js","Qd","Ts","Jd","Ad"],"talon":["Jc","As","Qc","Kc","Td","Jh","Kd","Ac","Ah","Th"],
		"actions":["mh","c","Qh","kontra","Ad","66"]}`
	r, err := ParseRecord([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	const want = "1r.snapszer~last_trick-count~target-9.EIJOPHKTUXBLCDWNVFRQ.hzOkX6"
	if got := r.Text(); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	states := []string{ // before each action, and at the end
		"1s.snapszer~last_trick-count~target-9.023f7dffd15ff98dd64d.hf.0-0.0-0",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15ff98dd64d.hf.40-0.0-0.mh",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15ff98dd64d.hf.40-0.0-0.cf0-0-0.mh",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15lf98dd64d.hd.40-0.0-0.cf0-0-0",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15lf98dd64d.hd.40-0.0-0.cf0-0-0.x1.rf",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15gf98dd64g.hf.54-0.1-0.cf0-0-0.x1.rf",
		"1s.snapszer~last_trick-count~target-9.023f7dffd15gf98dd64g.hf.54-0.1-0.cf0-0-0.x1.rf.od2failed-close",
	}
	for i, want := range states {
		part := r
		part.Actions = r.Actions[:i]
		s, err := part.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Text(); got != want {
			t.Errorf("after %v: got %s\nwant %s", part.Actions, got, want)
		}
		if got, err := ParseStateText(want); err != nil || got != s {
			t.Errorf("%s: %v, got %+v", want, err, got)
		}
	}
}

// TestTextErrors checks that bad texts are refused with what and where.
func TestTextErrors(t *testing.T) {
	const record = "1r.schnapsen.BCDEFHIJKLNOPQRTUVWX.A"
	cases := []struct{ name, text, want string }{
		{"empty", "", "text, character 1: the version is not 1"},
		{"another version", "2r.schnapsen", "text, character 1: the version is not 1"},
		{"something else", "1q.schnapsen", "text, character 2: it is no record (1r)"},
		{"half a record", "1r.schnapsen", "text: it has 2 parts, not 4"},
		{"too many parts", record + ".A", "text: it has 5 parts, not 4"},
		{"unknown variant", "1r.whist..", `rules: no variant "whist"`},
		{"unknown option", "1r.schnapsen~joker-true..", `rules: no option "joker"`},
		{"unknown value", "1r.schnapsen~cards-32..", `rules: option cards cannot be "32"`},
		{"too few cards", "1r.schnapsen.BCD.", "deal: it has 3 cards, not 20"},
		{"no card", "1r.schnapsen.BCDEZHIJKLNOPQRTUVWX.", `deal, character 5: 'Z' is no card (A to X)`},
		{"twice in a hand", "1r.schnapsen.BCDEBHIJKLNOPQRTUVWX.", "deal, character 5: Jc is there twice"},
		{"twice", "1r.schnapsen.BCDEFBIJKLNOPQRTUVWX.", "Jc is in both hands"},
		{"a nine", "1r.schnapsen.ACDEFHIJKLNOPQRTUVWX.", "9c is not in the pack of 20 cards"},
		{"no action", "1r.schnapsen.BCDEFHIJKLNOPQRTUVWX.Ay", `actions, character 2: 'y' is no action`},
		{"another order", "1r.schnapsen.CBDEFHIJKLNOPQRTUVWX.", "text: it is written 1r.schnapsen.BCDEFHIJKLNOPQRTUVWX."},
		{"an option that does not differ", "1r.schnapsen~cards-20.BCDEFHIJKLNOPQRTUVWX.", "text: it is written 1r.schnapsen."},
	}
	for _, c := range cases {
		_, err := ParseRecordText(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want …%s…", c.name, err, c.want)
		}
	}
	if _, err := ParseRecordText(record); err != nil {
		t.Errorf("%s: %v", record, err)
	}
}

// TestStateTextErrors does so for states.
func TestStateTextErrors(t *testing.T) {
	const sound = "1s.snapszer.ffffgddddgf0123456789"
	const start = "1s.snapszer.fffffddddd0123456789.df.0-0.0-0"
	cases := []struct{ name, text, want string }{
		{"a record", "1r.schnapsen...", "it is no state (1s)"},
		{"half a state", "1s.schnapsen", "text: it has 2 parts, not 6"},
		{"too few cards", "1s.schnapsen.fff....", "cards: it has 3 cards, not 20"},
		{"no place", "1s.schnapsen.fffffdddddq123456789.df.0-0.0-0", `cards, character 11: 'q' is no place`},
		{"one place for two", "1s.schnapsen.fffffddddd0023456789.df.0-0.0-0", "cards, character 12: two cards are in place 0"},
		{"a hole in the talon", "1s.schnapsen.fffffdddddg123456789.df.0-0.0-0", "cards: place 0 of the talon is empty"},
		{"two led", "1s.schnapsen.ffffldddd0123456789l.df.0-0.0-0", "cards, character 20: two cards are led"},
		{"no trump", "1s.schnapsen.fffffddddd0123456789.xf.0-0.0-0", `trump and turn, character 1: no suit "x"`},
		{"no turn", "1s.schnapsen.fffffddddd0123456789.dn.0-0.0-0", `trump and turn: "n" is no seat`},
		{"no points", "1s.schnapsen.fffffddddd0123456789.df.0-x.0-0", `points: "x" is no number`},
		{"one number", "1s.schnapsen.fffffddddd0123456789.df.0-0.0", `tricks: "0" is not 2 numbers`},
		{"a leading zero", "1s.schnapsen.fffffddddd0123456789.df.00-0.0-0", "text: it is written 1s.schnapsen."},
		{"what cannot be", "1s.schnapsen.fffffddddd0123456789.cd.0-4.0-0",
			"the talon's last card is Ad, which is no trump (c); no trick has been made, so forehand leads, not dealer; dealer has 4 points without a trick, which no marriage can have given; the points add up to 4"},
		{"an empty part", start + ".", "text: a part is empty"},
		{"an unknown part", start + ".q", "q, character 1: no part of a state begins so"},
		{"closed by whom", start + ".c", "c: who closed?"},
		{"closed how", start + ".cf0-0", "cf0-0: "},
		{"a bid without closing", start + ".b", "b: only forehand bids"},
		{"a bid elsewhere", strings.Replace(start, "snapszer", "schnapsen", 1) + ".cf0-0-0.b", "b: these rules have no snapszer"},
		{"a knock elsewhere", start + ".nf", "n: these rules have no knocking"},
		{"the other's knock", strings.Replace(start, "snapszer", "knock", 1) + ".nd", "n: a knock is settled"},
		{"a marriage not held", start + ".mh", "points add up to 0"},
		{"five doublings", start + ".x5", "x: kontra and rekontra are said four times at most"},
		{"kontra elsewhere", strings.Replace(start, "snapszer", "knock", 1) + ".x1", "x: these rules have no kontra"},
		{"rekontra for nothing", start + ".rf", "r: that seat may not say rekontra now"},
		{"kontra by the leader", start + ".x1.kf", "k: that seat may not say kontra now"},
		{"won by whom", start + ".o", "o: who won?"},
		{"won how", start + ".of2luck", `of2luck: no hand ends by "luck"`},
		{"drawn and won", start + ".of1drawn", "of1drawn: a drawn hand has no winner"},
		{"worth too much", start + ".of97claim", "of97claim: no hand is worth 97"},
	}
	for _, c := range cases {
		_, err := ParseStateText(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want …%s…", c.name, err, c.want)
		}
	}
	if _, err := ParseStateText(start); err != nil {
		t.Errorf("%s: %v", start, err)
	}
	if _, err := ParseStateText(sound); err == nil {
		t.Errorf("%s is accepted", sound)
	}
}
