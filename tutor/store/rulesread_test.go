package store

import (
	"fmt"
	"testing"

	"bummerl/rules"
)

// TestReadOptions: rules that were read before are the same again; more are read than are kept.
func TestReadOptions(t *testing.T) {
	want, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	text, err := writeOptions(want)
	if err != nil {
		t.Fatal(err)
	}
	for i := range mostRules + 10 {
		// The same rules in a text of its own each time.
		for range 2 {
			got, err := readOptions(fmt.Sprintf("%*s", len(text)+i, text))
			if err != nil || got != want {
				t.Fatalf("text %d: %+v, %v", i, got, err)
			}
		}
	}
	if n := len(rulesRead.list); n > mostRules {
		t.Errorf("%d are kept, want at most %d", n, mostRules)
	}
	for range 2 {
		if o, err := readOptions(`{"nonesuch":"1"}`); err == nil {
			t.Errorf("an option that is not there is read as %+v", o)
		}
	}
}
