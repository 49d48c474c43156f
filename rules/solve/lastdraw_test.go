package solve

import (
	"context"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestLastDraw holds plans for the last trick of the open talon, where the hidden card is known once it is over, against
// the plain search: on lead and to answer, closing included.
func TestLastDraw(t *testing.T) {
	partly := 0
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(21, uint64(len(name))))
		o := variant(t, name)
		wanted := map[uint8]int{20: 20, 24: 2}[o.Cards] // the plain search is slow with six cards
		for n := 0; n < wanted; {
			v, ok := randomView(t, o, dice, func(s rules.State) bool {
				return s.LastDraw() && dice.IntN(2) == 0
			})
			if !ok || v.TalonLeft != 2 || !v.TalonOpen() || v.Knocker != rules.NoSeat {
				continue
			}
			n++
			h := HandsOf(v)
			for h.Count() > 3 {
				h = fewer(h, 3, dice)
			}
			for _, task := range []Task{To(rules.NoAction), {AtLeast: 2}, {AtLeast: -1}} {
				ws := worldsOf(t, v, h)
				want := plainFront(ws, v.Seat, task).most()
				best, err := Plan(context.Background(), v, h, task, testBudget)
				if err != nil || best.Confidence != (Exact{}) || len(best.Won) != want.count() {
					t.Fatalf("%s %v: plan for %d, %v (%v), want %d of %d\n%+v", name, task, len(best.Won), best.Confidence, err, want.count(), len(ws), v)
				}
				if 0 < want.count() && want.count() < len(ws) {
					partly++
				}
			}
		}
	}
	if partly < 2 {
		t.Errorf("only %d positions where a part of the hands is won", partly)
	}
}
