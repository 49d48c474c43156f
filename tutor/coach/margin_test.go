package coach

import (
	"context"
	"flag"
	"math"
	"testing"
)

var margins = flag.Int("margins", 0, "number of decisions in TestMargins")

// TestMargins judges decisions again with other dice and five times the nodes, and counts how often the two losses lie as
// near to each other as their margins say, which must be nineteen times in twenty: go test ./tutor/coach -run Margins -v -margins 400 for more of them.
func TestMargins(t *testing.T) {
	n := *margins
	if n == 0 {
		n = 20
	}
	within, all, flips, marks := 0, 0, 0, 0
	for i, d := range decisions(t, 12*n) {
		if i%12 != 0 || phaseOf(d.question.View, d.action) != earlier {
			continue
		}
		short, err := Judge(context.Background(), d.question)
		if err != nil {
			t.Fatal(err)
		}
		long, err := judgeWith(context.Background(), d.question, 5*nodesOfAll, seedOfTrials+1)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range short.Values {
			w := long.Values[i]
			if v.Sure.Kind != Estimated {
				continue
			}
			all++
			if math.Abs(v.Loss-w.Loss) <= math.Hypot(v.Sure.Margin, w.Sure.Margin) {
				within++
			}
			was := v.mark(short.Best.Has(v.Action))
			is := w.mark(long.Best.Has(v.Action))
			if was != Unclear && is != Unclear {
				marks++
				if was.Slip() != is.Slip() {
					flips++
				}
			}
		}
	}
	t.Logf("%d of %d losses lie within the margins; %d of %d marks change sides", within, all, flips, marks)
	if float64(within) < 0.93*float64(all) || float64(flips) > 0.03*float64(marks) {
		t.Error("margins are too narrow")
	}
}
