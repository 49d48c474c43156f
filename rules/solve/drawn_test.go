package solve

import (
	"context"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// lastTalonTrick gives a random view of somebody to act in the last trick of the open talon, and a few of the hands.
func lastTalonTrick(t testing.TB, o rules.Options, dice *rand.Rand) (rules.View, Hands) {
	t.Helper()
	for {
		v, ok := randomView(t, o, dice, func(s rules.State) bool {
			return s.LastDraw() && dice.IntN(2) == 0
		})
		if !ok || v.TalonLeft != 2 || !v.TalonOpen() || v.Knocker != rules.NoSeat {
			continue
		}
		return v, fewer(HandsOf(v), 3, dice)
	}
}

// TestCertainAtTheLastDraw holds what is proven about the last trick of the open talon against the plain search: whether
// there is a plan, every action that one begins with, and what the trees say.
func TestCertainAtTheLastDraw(t *testing.T) {
	seen := map[bool]int{}
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(22, uint64(len(name))))
		o := variant(t, name)
		for range map[uint8]int{20: 8, 24: 1}[o.Cards] { // the plain search is slow, most of all with six cards
			v, h := lastTalonTrick(t, o, dice)
			for _, task := range []Task{To(rules.NoAction), {AtLeast: 2}, {AtLeast: -1}} {
				ws := worldsOf(t, v, h)
				want := plainFront(ws, v.Seat, task).most().count() == len(ws)
				proof, err := Certain(context.Background(), v, h, task, testBudget)
				if err != nil || proof.Sure != want {
					t.Fatalf("%s %v: sure %v (%v), want %v\n%+v", name, task, proof.Sure, err, want, v)
				}
				seen[want]++
				for a := range task.Actions(ws[0].s).All() {
					right := plainAfter(ws, a, v.Seat, task).most().count() == len(ws)
					if proof.Right.Has(a) != (right && want) {
						t.Fatalf("%s %v: %s is right: %v, want %v\n%+v", name, task, a, !right, right, v)
					}
				}
				checkDrawnTrees(t, h, proof)
			}
		}
	}
	if seen[true] < 15 || seen[false] < 15 {
		t.Errorf("sure or not: %v, too few to say anything", seen)
	}
}

// checkDrawnTrees follows plan and refutations to their ends: a plan goes on in every way in which a draw may end, a
// refutation ends at a hand that was possible at the root.
func checkDrawnTrees(t *testing.T, h Hands, proof Proof) {
	t.Helper()
	fits := func(hand rules.CardSet) bool {
		return hand.Len() == h.Size && hand&^h.Pool == 0 && h.Known&^hand == 0
	}
	var leaves func(*Tree)
	leaves = func(tree *Tree) {
		if len(tree.Moves)+len(tree.Drawn) == 0 && !fits(tree.Hand) {
			t.Fatalf("a refutation ends with %v, none of %+v", tree.Hand.Cards(), h)
		}
		for _, m := range tree.Moves {
			leaves(m.Then)
		}
		for _, then := range tree.Drawn {
			leaves(then)
		}
	}
	for _, d := range proof.Against {
		if d.Defence == nil {
			t.Fatal("no defence")
		}
		leaves(d.Defence)
	}
	if proof.Sure != (proof.Plan != nil) || proof.Sure == (len(proof.Against) > 0) {
		t.Fatalf("%+v", proof)
	}
}

// TestDrawn: a moment before the last draw is nobody's turn, and what follows has every card where it belongs.
func TestDrawn(t *testing.T) {
	dice := rand.New(rand.NewPCG(23, 1))
	met := 0
	for range 60 {
		v, h := lastTalonTrick(t, variant(t, "schnapsen"), dice)
		if v.Led == rules.NoCard {
			continue
		}
		root, err := Begin(v, h)
		if err != nil {
			t.Fatal(err)
		}
		for c := range v.Legal.Cards().All() {
			n, ok := root.After(rules.Play(c))
			if !ok || !n.Drawing() || n.Turn() != rules.NoSeat || n.Reply() != c || n.Hands() != h.tight() {
				t.Fatalf("after %s: %+v", c, n)
			}
			list := n.Drawn()
			if len(list) != h.Count() {
				t.Fatalf("%d ways to draw, %d hands", len(list), h.Count())
			}
			for _, d := range list {
				got := n.got(d.Hand, d.After)
				mine := d.After.state.Hand(v.Seat) &^ v.Hand
				if got.Len() != 1 || mine.Len() != 1 || got|mine != v.Unseen&^d.Hand|v.Up.Set() || d.After.Drawn() != nil {
					t.Fatalf("after %s and %v: he got %v, I %v", c, d.Hand.Cards(), got.Cards(), mine.Cards())
				}
				met++
			}
		}
	}
	if met < 50 {
		t.Errorf("%d draws, too few to say anything", met)
	}
}
