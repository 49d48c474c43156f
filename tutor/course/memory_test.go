package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestRemembering_Options: with 24 cards the opponent's last hand is another, of six cards.
func TestRemembering_Options(t *testing.T) {
	answersUnder(t, course.Remembering, []asked{
		{"schnapsen", "five", "Qs Ts Th Ah Qd", "9c Ac Ks Kh Ah Kd"},
		{"snapszli24", "five", "9c Ac Ks Kh Ah Kd", "Ac Ks Kh Ah Kd"},
		{"schnapsen", "use", "Ad-Qc-Jd", "Ks-Jh"},
		{"santase", "use", "Ad-Jd-Qd", "Kc-9h"},
	})
}

// TestRemembering_Tries answers in every way that people do.
func TestRemembering_Tries(t *testing.T) {
	for _, c := range []struct {
		step  string
		try   course.Answer
		cause course.Cause
	}{
		{"trumps", "Jd Ad", ""},
		{"trumps", "Jd Ad Td", course.SeenOwn},
		{"trumps", "Jd Ad Kd", course.SeenGone},
		{"trumps", "Jd Ad Ac", course.Extra},
		{"trumps", "Jd", course.Missing},
		{"trumps", "", course.Missing},
		{"pairs", "Qh Kh", ""},
		{"pairs", "Kh", course.Missing},
		{"pairs", "Qh Kh Qs", course.Extra},
		{"pairs", "Qh Kh Kd", course.SeenOwn},
		{"mine", "13", course.WithoutLast},
		{"mine", "37", course.OtherSide},
		{"theirs", "17", course.NoMarriage},
		{"theirs", "26", course.OtherSide},
		{"theirs", "38", course.OtherNumber},
		{"most", "80", course.BrokenPair},
		{"most", "40", course.NoMarriage},
		{"most", "66", course.OtherNumber},
		{"two", "Tc", course.WinsLess},
		{"two", "66", course.NotOffered},
	} {
		v, err := standing(t, course.Remembering, "schnapsen", c.step).Judge(c.try)
		if err != nil || v.Why != nil || v.Cause != c.cause || v.Right != (c.cause == "") {
			t.Errorf("%s, %q: %+v, %v", c.step, c.try, v, err)
		}
	}
}

// TestRemembering_Words holds what the words say of the positions under every variant.
func TestRemembering_Words(t *testing.T) {
	for _, variant := range rules.Variants() {
		at := func(step string) rules.View { return standing(t, course.Remembering, variant, step).View }
		// "Five trumps: one lies turned up, two have been played", and the ace is among those that are out.
		v := at("trumps")
		if v.Gone.OfSuit(v.Trump).Len() != 2 || v.Up.Suit() != v.Trump || !v.Unseen.Has(rules.NewCard(rules.Ace, v.Trump)) {
			t.Errorf("%s, trumps: gone %v, up %v", variant, v.Gone.OfSuit(v.Trump).Cards(), v.Up)
		}
		// "Only the pair of trumps is possible, a forty."
		if v := at("pairs"); course.PairsLeft(v) != v.Unseen.OfSuit(v.Trump)&(v.Unseen.OfRank(rules.King)|v.Unseen.OfRank(rules.Queen)) {
			t.Errorf("%s, pairs: %v", variant, course.PairsLeft(v).Cards())
		}
		// "Two tricks each; of the opponent's points 20 are the marriage, and its trick was the learner's."
		v = at("mine")
		taken := v.TakenTricks()
		if last := taken[len(taken)-1]; v.Tricks != [2]int{2, 2} || last.Winner != v.Seat || last.Leader == v.Seat || last.Led.Rank() != rules.Queen {
			t.Errorf("%s, mine: %v tricks, %+v", variant, v.Tricks, last)
		}
		// "With the marriage that he may have it is not enough", and one card of the forty has been played.
		v = at("most")
		if n := course.MostAfterPair(v); n >= rules.Winning || v.Unseen.OfSuit(v.Trump).Marriages() != 0 {
			t.Errorf("%s, most: %d", variant, n)
		}
		// "He has one trump left."
		if v := at("use"); v.TalonLeft != 0 || v.Unseen.OfSuit(v.Trump).Len() != 1 || v.Unseen.Len() != v.Hand.Len() || v.Known&^v.Unseen != 0 {
			t.Errorf("%s, use: %v against %v", variant, v.Hand.Cards(), v.Unseen.Cards())
		}
		// "26 points: 7 short of 33", and one trump.
		v = at("two")
		if theirs := v.Points[v.Seat.Other()]; theirs != 26 || v.Unseen.OfSuit(v.Trump).Len() != 1 {
			t.Errorf("%s, two: %d points, trumps %v", variant, theirs, v.Unseen.OfSuit(v.Trump).Cards())
		}
	}
}
