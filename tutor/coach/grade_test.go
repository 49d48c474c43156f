package coach

import (
	"context"
	"testing"
)

// TestGrade_Forced: nothing is to be decided with one card left, or where all gives the same; a right claim left out is
// never that, even where it costs nothing.
func TestGrade_Forced(t *testing.T) {
	for _, c := range []struct {
		record, action string
		want           Mark
	}{
		{"1r.sharp.CFLPREIOTWUKVNJBDXHQ.CETPVWxsIKBOXNRQFH", "As", Best},
		{"1r.sharp.CFLPREIOTWUKVNJBDXHQ.CETPVWxsIKBOXNRQFH", "66", Best},
		{"1r.schnapsen.FKPQWCEITVJBLNODHXRU.PTsIKBCNDHQR", "Qd", Forced},
	} {
		p := factPosition{Record: c.record, Action: c.action}
		q, a, _ := p.question(t)
		v, err := Grade(context.Background(), q, a)
		if err != nil {
			t.Fatal(err)
		}
		if v.Mark != c.want {
			t.Errorf("%s %s: got %s, want %s", c.record, c.action, v.Mark, c.want)
		}
	}
}
