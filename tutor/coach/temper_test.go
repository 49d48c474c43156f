package coach

import (
	"context"
	"testing"
)

// Played out by expert, none of these loses what habit says: they were called slips once.
func TestTemper(t *testing.T) {
	for _, c := range []struct{ why, record, action string }{
		{"ten or ace from both", "1r.austrian.HNPQTFILWXVCKOJDBEUR.xRIT", "Td"},
		{"ace or ten from both", "1r.online.HIPTVKNQWXFJEORCLUBD.T", "Ad"},
		{"jack or king thrown away", "1r.snapszli24.DEGIVWAFLMQXONKJRCSHUPBT.GADFMOsILxN", "Js"},
		{"an ace that takes a queen", "1r.schnapsen.BJLPRCKTUVNXFOQWDEIH.BCdU", "Ad"},
	} {
		q, a, _ := factPosition{Record: c.record, Action: c.action}.question(t)
		v, err := Grade(context.Background(), q, a)
		if err != nil {
			t.Fatal(err)
		}
		if v.Mark.Slip() {
			t.Errorf("%s: %s is %s, %.2f ± %.2f", c.why, c.action, v.Mark, v.Loss, v.Sure.Margin)
		}
	}
}
