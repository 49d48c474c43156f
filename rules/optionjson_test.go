package rules

import "testing"

func TestParseOptions(t *testing.T) {
	sharp, err := Variant("sharp")
	if err != nil {
		t.Fatal(err)
	}
	changed := sharp
	changed.Target, changed.LateMarriage = 3, false
	for _, test := range []struct {
		variant, changes string
		want             Options
		fails            bool
	}{
		{"sharp", ``, sharp, false},
		{"sharp", `{}`, sharp, false},
		{"sharp", `{"target":3,"late_marriage":false}`, changed, false},
		{"whist", ``, Options{}, true},
		{"sharp", `{"target":0}`, Options{}, true},
		{"sharp", `{"cheating":true}`, Options{}, true},
		{"sharp", `[]`, Options{}, true},
		{"sharp", `{`, Options{}, true},
	} {
		got, err := ParseOptions(test.variant, []byte(test.changes))
		if (err != nil) != test.fails || err == nil && got != test.want {
			t.Errorf("%s with %s: got %+v, %v", test.variant, test.changes, got, err)
		}
	}
}
