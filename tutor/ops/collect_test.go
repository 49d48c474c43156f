package ops

import (
	"runtime/debug"
	"testing"
)

func TestCollectLess(t *testing.T) {
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	for _, c := range []struct {
		gogc string
		want int
	}{{"50", 100}, {"off", 100}, {"", growth}} {
		CollectLess(func(name string) string {
			if name == "GOGC" {
				return c.gogc
			}
			return ""
		})
		if got := debug.SetGCPercent(100); got != c.want {
			t.Errorf("GOGC=%q: %d, want %d", c.gogc, got, c.want)
		}
	}
}
