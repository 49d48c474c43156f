package tutor

import (
	"testing"
	"time"
	_ "time/tzdata"
)

func TestPlace(t *testing.T) {
	for range 2 { // the first time and again
		vienna, err := Place("Europe/Vienna")
		if err != nil {
			t.Fatal(err)
		}
		if got, want := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC).In(vienna).Hour(), 14; got != want {
			t.Errorf("noon in UTC is %d in Vienna, want %d", got, want)
		}
		if p, err := Place("Europe/Nowhere"); err == nil {
			t.Errorf("a zone that is not there is %v", p)
		}
	}
}
