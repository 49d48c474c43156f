package locales

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bummerl/rules"
)

// deal shuffles a pack for the options.
func deal(o rules.Options, dice *rand.Rand) rules.Deal {
	cards := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	size := 5
	if o.Cards == 24 {
		size = 6
	}
	var d rules.Deal
	d.Hands[rules.Forehand] = rules.SetOf(cards[:size]...)
	d.Hands[rules.Dealer] = rules.SetOf(cards[size : 2*size]...)
	copy(d.Talon[:], cards[2*size:])
	return d
}

// changed gives the options with some of them changed by chance, the pack aside.
func changed(t *testing.T, o rules.Options, dice *rand.Rand) rules.Options {
	t.Helper()
	for _, opt := range rules.OptionList {
		if opt.Name == "cards" || dice.IntN(2) == 0 {
			continue
		}
		var err error
		if o, err = opt.With(o, opt.Values[dice.IntN(len(opt.Values))]); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// play plays a hand to its end by chance; claims and closings are rarer than the dice would have them, so that hands
// also end in other ways.
func play(t *testing.T, variant string, o rules.Options, dice *rand.Rand) (rules.Record, rules.State) {
	t.Helper()
	record := rules.Record{Variant: variant, Options: o, Deal: deal(o, dice)}
	s, err := rules.Start(o, record.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		legal := s.Legal()
		a := legal.Nth(dice.IntN(legal.Len()))
		if (a == rules.Claim && s.Points(s.Turn()) < 60 || a == rules.Close) && dice.IntN(8) > 0 {
			continue
		}
		if s.Bidder() == s.Turn() {
			a = strongest(legal, s)
		}
		if s, _, err = s.Apply(a); err != nil {
			t.Fatal(err)
		}
		record.Actions = append(record.Actions, a)
	}
	return record, s
}

// strongest claims where that is right, else it plays the highest legal card, trumps first: a bidder's way to win at times.
func strongest(legal rules.Actions, s rules.State) rules.Action {
	if legal.Has(rules.Claim) && s.Points(s.Turn()) >= rules.Winning {
		return rules.Claim
	}
	best := legal.Cards().Lowest()
	for c := range legal.Cards().All() {
		if c.Suit() == s.Trump() || best.Suit() != s.Trump() && c.Rank() > best.Rank() {
			best = c
		}
	}
	return rules.Play(best)
}

// The sentences about a result are true: what they say of tricks, points and value holds in the state of the hand.
func TestHandWhy(t *testing.T) {
	dice := rand.New(rand.NewPCG(66, 33))
	p := New("de", French)
	met := map[rules.Reason]bool{}
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		plain := o
		for i := range 600 {
			if o = plain; i%3 > 0 {
				o = changed(t, o, dice)
			}
			record, s := play(t, variant, o, dice)
			met[s.Result().Reason] = true
			for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
				v, err := record.View(seat)
				if err != nil {
					t.Fatal(err)
				}
				sentences := p.HandWhy(v)
				for _, complaint := range untrue(p, v, sentences) {
					t.Errorf("%s %s %v, seat %v: %v %s", variant, v.Result.Reason, record.Actions, seat, texts(sentences), complaint)
				}
			}
		}
	}
	for _, r := range rules.Reasons() {
		if !met[r] {
			t.Errorf("no hand ended by %s", r)
		}
	}
}

func texts(sentences []Rich) []string {
	list := make([]string, len(sentences))
	for i, s := range sentences {
		list[i] = s.String()
	}
	return list
}

// untrue compares the German sentences with the view.
func untrue(p Printer, v rules.View, sentences []Rich) []string {
	var list []string
	check := func(ok bool, complaint string) {
		if !ok {
			list = append(list, complaint)
		}
	}
	lines := texts(sentences)
	if v.Result.Winner == rules.NoSeat {
		check(len(lines) == 1, "should say one thing of a drawn hand")
		check(p.HandTitle(v) == "Runde unentschieden", "has the wrong title")
		return list
	}
	won := v.Result.Winner == v.Seat
	want := 2
	if v.Multiplier > 1 {
		want = 3
	}
	check(len(lines) == want, "should be "+strconv.Itoa(want)+" sentences")
	check(p.HandTitle(v) == pick(won, "Runde gewonnen", "Runde verloren"), "has the wrong title")
	if len(lines) < 2 {
		return list
	}
	value := v.Result.GamePoints / max(1, v.Multiplier)
	check(strings.Contains(lines[1], strconv.Itoa(value)), "does not name the value "+strconv.Itoa(value))
	loser := v.Result.Winner.Other()
	switch v.Result.Reason {
	case rules.Claimed, rules.Reached, rules.KnockMade:
		check(strings.Contains(lines[0], strconv.Itoa(v.Points[v.Result.Winner])+" Augen"), "does not name the winner's points")
	case rules.FalseClaim, rules.KnockFailed:
		check(strings.Contains(lines[0], strconv.Itoa(v.Points[loser])), "does not name the loser's points")
	case rules.Counted:
		made, short := strconv.Itoa(v.Points[v.Result.Winner]), strconv.Itoa(v.Points[loser])
		check(strings.Contains(lines[0], pick(v.ClosedBy == v.Result.Winner, made+" Augen", made+" zu "+short)), "does not name the points")
	}
	if v.Result.Reason == rules.LastTrick && v.Options.LastTrick == rules.LastTrickBonus {
		had := v.Points[v.Result.Winner]-10 >= rules.Winning
		check(had == strings.Contains(lines[0], "schon vorher"), "tells wrongly whether the 10 made it 66")
	}
	points, tricks := v.Points[loser], v.Tricks[loser]
	if strings.HasPrefix(lines[1], "Beim Zudrehen") {
		points, tricks = v.AtClosing.OpponentPoints, v.AtClosing.OpponentTricks
		if v.Result.Reason == rules.FailedClose && (v.Seat == v.ClosedBy) == strings.Contains(lines[1], "hattest du") {
			tricks = v.AtClosing.CloserTricks
		}
	}
	switch worth := lines[1]; {
	case strings.Contains(worth, "mindestens 33"), strings.Contains(worth, "schon 33"):
		check(points >= 33 && tricks > 0, "is not true")
	case strings.Contains(worth, "unter 33"):
		check(points < 33 && tricks > 0, "is not true")
	case strings.Contains(worth, "ohne Stich"), strings.Contains(worth, "keinen Stich"), strings.Contains(worth, "ohne eigenen Stich"):
		check(tricks == 0, "is not true")
	case strings.Contains(worth, "schon einen Stich"):
		check(tricks > 0, "is not true")
	}
	if v.Multiplier > 1 {
		check(strings.Contains(lines[2], strconv.Itoa(v.Result.GamePoints)), "does not name the doubled value")
	}
	return list
}

// Each way in which a hand ends has its words, in every language, for the winner and for the loser.
func TestHandWhy_Languages(t *testing.T) {
	dice := rand.New(rand.NewPCG(20, 40))
	for _, variant := range []string{"snapszer", "knock", "austrian", "online"} {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			record, _ := play(t, variant, o, dice)
			for _, seat := range []rules.Seat{rules.Forehand, rules.Dealer} {
				v, err := record.View(seat)
				if err != nil {
					t.Fatal(err)
				}
				eachPrinter(func(p Printer) {
					for _, line := range texts(p.HandWhy(v)) {
						if problems := faults(p.Lang(), line); len(problems) > 0 || !strings.HasSuffix(line, ".") {
							t.Errorf("%s %s: %q %v", p.Lang(), variant, line, problems)
						}
					}
					if !slices.Contains([]string{p.HandWon(), p.HandLost(), p.HandDrawn()}, p.HandTitle(v)) {
						t.Errorf("%s: got the title %q", p.Lang(), p.HandTitle(v))
					}
				})
			}
		}
	}
}
