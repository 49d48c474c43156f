package match

import (
	"math"
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

func seedOf(t *testing.T, text string) tutor.Seed {
	t.Helper()
	seed, err := tutor.ParseSeed(text)
	if err != nil {
		t.Fatal(err)
	}
	return seed
}

const counting32 = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

func variant(t *testing.T, name string) rules.Options {
	t.Helper()
	o, err := rules.Variant(name)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func texts(cards []rules.Card) string {
	var list []string
	for _, c := range cards {
		list = append(list, c.String())
	}
	return strings.Join(list, " ")
}

// The wanted deals were computed by another program, in another language with its own ChaCha8Rand, from the description
// in fair.go alone.
func TestDeal_AsDescribed(t *testing.T) {
	seed := seedOf(t, counting32)
	for _, test := range []struct {
		variant                 string
		hand, cut               int
		forehand, dealer, talon string
	}{
		{"schnapsen", 1, 1, "Jc Jd Kd Qh Td", "Ad Kc Kh Ks Qd", "Qc Js As Ts Tc Th Jh Qs Ah Ac"},
		{"schnapsen", 2, 19, "Kd Kh Qd Qh Qs", "Ah As Jd Js Ks", "Ad Tc Jc Kc Td Ac Jh Ts Th Qc"},
		{"sixtysix", 3, 23, "Ad Ah Jc Kc Qc Td", "9c Ac Qh Qs Th Ts", "Kh Qd 9s Tc Ks As Jh 9h Kd 9d Js Jd"},
	} {
		o := variant(t, test.variant)
		deal, err := Deal(seed, o, test.hand, test.cut)
		if err != nil {
			t.Fatal(err)
		}
		for seat, want := range []string{test.forehand, test.dealer} {
			got := strings.Split(texts(deal.Hands[seat].Cards()), " ")
			slices.Sort(got)
			if got := strings.Join(got, " "); got != want {
				t.Errorf("%s %d/%d %v: %s, want %s", test.variant, test.hand, test.cut, rules.Seat(seat), got, want)
			}
		}
		if got := texts(deal.Talon[:o.TalonSize()]); got != test.talon {
			t.Errorf("%s %d/%d talon: %s, want %s", test.variant, test.hand, test.cut, got, test.talon)
		}
	}
}

func TestLearnerSeat(t *testing.T) {
	seed := seedOf(t, counting32)
	// By cut, from the same other program: 0 is even, the learner begins.
	for i, odd := range []int{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1} {
		for hand := 1; hand <= 4; hand++ {
			want := rules.Seat((odd + hand - 1) % 2)
			if got := learnerSeat(seed, hand, i+1); got != want {
				t.Errorf("hand %d, cut %d: %v, want %v", hand, i+1, got, want)
			}
		}
	}
}

func TestDeal_CutOutOfRange(t *testing.T) {
	seed := seedOf(t, counting32)
	for _, test := range []struct {
		variant string
		cut     int
	}{{"schnapsen", 0}, {"schnapsen", 20}, {"schnapsen", -1}, {"santase", 24}} {
		if _, err := Deal(seed, variant(t, test.variant), 1, test.cut); err == nil {
			t.Errorf("%s: cut %d was dealt", test.variant, test.cut)
		}
	}
}

func TestDeal_SeedHandAndCutAllMatter(t *testing.T) {
	o := variant(t, "schnapsen")
	seen := map[rules.Deal]bool{}
	for _, text := range []string{counting32, strings.Repeat("ab", 32)} {
		for hand := 1; hand <= 20; hand++ {
			for cut := 1; cut <= MaxCut(o); cut++ {
				deal, err := Deal(seedOf(t, text), o, hand, cut)
				if err != nil {
					t.Fatal(err)
				}
				seen[deal] = true
			}
		}
	}
	if got, want := len(seen), 2*20*19; got != want {
		t.Errorf("%d different deals, want %d", got, want)
	}
}

// list gives numbers that the test has chosen.
type list []uint64

func (l *list) Uint64() uint64 {
	x := (*l)[0]
	*l = (*l)[1:]
	return x
}

func TestEven(t *testing.T) {
	const most = math.MaxUint64
	for _, test := range []struct {
		n    uint64
		dice list
		want uint64
	}{
		// 2^64 mod 3 is 1 and mod 20 is 16: smaller numbers are dropped.
		{3, list{0, 1}, 1},
		{3, list{2}, 2},
		{3, list{most}, 0},
		{20, list{0, 15, 7, 16}, 16},
		{20, list{20}, 0},
		{16, list{0}, 0},
		{1, list{5}, 0},
	} {
		dice := test.dice
		if got := even(test.n, &dice) % test.n; got != test.want || len(dice) != 0 {
			t.Errorf("even(%d) on %v: %d with %v left, want %d with none", test.n, test.dice, got, dice, test.want)
		}
	}
}

// Every card comes to every place about equally often. The seed is fixed, so the test says the same every day.
func TestDeal_Even(t *testing.T) {
	o, seed := variant(t, "schnapsen"), seedOf(t, counting32)
	const deals = 20_000
	index := map[rules.Card]int{}
	for i, c := range rules.Pack(20).Cards() {
		index[c] = i
	}
	var talon [10][20]int
	var forehand [20]int
	for n := 1; n <= deals; n++ {
		deal, err := Deal(seed, o, n, 1+n%MaxCut(o))
		if err != nil {
			t.Fatal(err)
		}
		for place, c := range deal.Talon[:10] {
			talon[place][index[c]]++
		}
		for c := range deal.Hands[rules.Forehand].All() {
			forehand[index[c]]++
		}
	}
	// Ten places by twenty cards: chi-square with 190 degrees of freedom, between 122 and 274 but once in 10,000 times.
	chi := 0.0
	for place := range talon {
		for card := range 20 {
			d := float64(talon[place][card]) - deals/20
			chi += d * d / (deals / 20)
		}
	}
	if chi < 122 || chi > 274 {
		t.Errorf("chi-square of card by talon place %.0f, far from its mean of 190", chi)
	}
	for card, n := range forehand {
		if want := deals / 4.0; math.Abs(float64(n)-want) > 5*math.Sqrt(want*0.75) {
			t.Errorf("forehand held card %d in %d of %d deals, want about %.0f", card, n, deals, want)
		}
	}
}
