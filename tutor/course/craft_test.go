package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// craftBudget is more moments than any proof of this chapter takes.
const craftBudget = 400_000

// TestCraft_Sure proves each rule of thumb, and its opposite, at the last trick of the talon: what is right wins against
// every hand that the opponent may hold, under every variant in which the learner has a choice; what is tempting fails in
// two of them at least. That all hands are won is also proven by Certain, which plans without looking at any.
func TestCraft_Sure(t *testing.T) {
	for _, c := range []struct {
		step, right, wrong string
		// but is the variant in which the rules leave no choice, or another answer.
		but string
		won int
	}{
		{"hold", "Js", "Ts", "sharp", 0},
		{"spend", "Ad", "Kd", "sharp", 3},
		{"declare", "md", "Ks", "", 0},
		{"wait", "Ah", "mh", "", 1},
		{"early", "x", "Th", "santase", 0},
		{"late", "Jh", "Kc", "sharp", 0},
		{"take", "Td", "Ks", "sharp", 0},
		{"letgo", "Js", "Kh", "sharp", 3},
	} {
		for _, variant := range rules.Variants() {
			if variant == c.but {
				continue
			}
			v := standing(t, course.Craft, variant, c.step).View
			is, err := course.ProspectsOf(v, parsed(t, c.right))
			if err != nil || is.Won != is.Hands || is.Hands < 4 || is.Lies != rules.NoCard {
				t.Errorf("%s, %s: %s wins against %d of %d, %v", variant, c.step, c.right, is.Won, is.Hands, err)
			}
			is, err = course.ProspectsOf(v, parsed(t, c.wrong))
			if err != nil || is.Won != c.won || is.Won > is.Hands-2 || is.Lies == rules.NoCard || !v.Unseen.Has(is.Lies) {
				t.Errorf("%s, %s: %s wins against %d of %d (%v), %v", variant, c.step, c.wrong, is.Won, is.Hands, is.Lies, err)
			}
			proof, err := solve.Certain(t.Context(), v, solve.HandsOf(v), solve.Task{AtLeast: 1}, craftBudget)
			if err != nil || !proof.Sure || !proof.Right.Has(parsed(t, c.right)) || proof.Right.Has(parsed(t, c.wrong)) {
				t.Errorf("%s, %s: certain by %v, %v", variant, c.step, proof.Right.List(), err)
			}
		}
	}
}

// TestCraft_Open proves those with all cards known, what the tempting card costs among it.
func TestCraft_Open(t *testing.T) {
	for _, c := range []struct {
		lesson       course.Lesson
		step         string
		right, wrong string
		gains, costs int
	}{
		{course.Craft, "draw", "Ah", "Tc", 1, -2},
		{course.Craft, "keep", "Ad", "Ah", 1, -1},
		{course.Craft, "give", "Jh", "Ah", 1, -1},
		{course.Remembering, "two", "Ad", "Tc", 2, 1},
	} {
		for _, variant := range rules.Variants() {
			v := standing(t, c.lesson, variant, c.step).View
			s, ok := solve.Open(v)
			if !ok {
				t.Fatalf("%s, %s: something is hidden", variant, c.step)
			}
			solver := solve.New(t.Context(), craftBudget)
			gains, err := solver.Value(s, parsed(t, c.right))
			costs, again := solver.Value(s, parsed(t, c.wrong))
			if err != nil || again != nil || gains != c.gains || costs != c.costs {
				t.Errorf("%s, %s: %d and %d, %v, %v", variant, c.step, gains, costs, err, again)
			}
		}
	}
}

// TestCraft_Options changes an option and looks for another answer: where the rules bind the reply there is nothing to let
// go, after the limit nothing to exchange, and where no marriage may be late it must not wait.
func TestCraft_Options(t *testing.T) {
	answersUnder(t, course.Craft, []asked{
		{"schnapsen", "letgo", "Js", "Kh"},
		{"schnapsen", "letgo", "Qs", "Td"},
		{"sharp", "letgo", "Kh", "Js"},
		{"sharp", "take", "Ad", "As"},
		{"schnapsen", "early", "x", "Js"},
		{"santase", "early", "Kh", "x"},
		{"swap_min 3", "early", "Ts", "Qc"},
		{"schnapsen", "wait", "Ah", "mh"},
		{"late_marriage false", "wait", "mh", "Ah"},
	})
}

// TestCraft_Words holds what the words say of the positions.
func TestCraft_Words(t *testing.T) {
	for _, variant := range rules.Variants() {
		at := func(step string) rules.View { return standing(t, course.Craft, variant, step).View }
		// "You have the ace alone, the opponent two trumps."
		if v := at("keep"); v.Hand.OfSuit(v.Trump).Len() != 1 || !v.Hand.Has(rules.NewCard(rules.Ace, v.Trump)) || v.Unseen.OfSuit(v.Trump).Len() != 2 {
			t.Errorf("%s, keep: trumps %v and %v", variant, v.Hand.OfSuit(v.Trump).Cards(), v.Unseen.OfSuit(v.Trump).Cards())
		}
		// "With the marriage you are still short of 66, and the ten of trumps is out"; the ace first makes it enough.
		v := at("wait")
		with := v.Points[v.Seat] + 40
		if with >= rules.Winning || with+rules.Ace.Points() < rules.Winning || !v.Unseen.Has(rules.NewCard(rules.Ten, v.Trump)) {
			t.Errorf("%s, wait: %d with the marriage, %v unseen", variant, with, v.Unseen.Cards())
		}
		// "Your only trump", and two of them with the turn-up.
		if v := at("letgo"); v.Hand.OfSuit(v.Trump).Len() != 1 || v.Up.Suit() != v.Trump {
			t.Errorf("%s, letgo: trumps %v", variant, v.Hand.OfSuit(v.Trump).Cards())
		}
		// "The opponent has two trumps, you none, and of this suit he has nothing."
		if v := at("give"); v.Hand.OfSuit(v.Trump) != 0 || v.Unseen.OfSuit(v.Trump).Len() != 2 || v.Unseen.OfSuit(rules.Hearts) != 0 {
			t.Errorf("%s, give: %v against %v", variant, v.Hand.Cards(), v.Unseen.Cards())
		}
	}
}

func parsed(t *testing.T, text string) rules.Action {
	t.Helper()
	a, err := rules.ParseAction(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
