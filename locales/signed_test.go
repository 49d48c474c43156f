package locales

import "testing"

func TestSigned(t *testing.T) {
	for points, want := range map[int]string{2: "+2", 0: "0", -12: "−12"} {
		if got := Signed(points); got != want {
			t.Errorf("%d: got %q, want %q", points, got, want)
		}
	}
}
