package rules

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// TestRecordRoundTrip writes random records and reads them again.
func TestRecordRoundTrip(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 0))
	for range 300 {
		r := randomRecord(t, dice)
		r.ID = json.RawMessage(`"x"`)
		text, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := ParseRecord(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if len(r.Actions) == 0 {
			r.Actions = got.Actions // nil or empty is the same
		}
		if len(got.Actions) != len(r.Actions) || !reflect.DeepEqual(got, r) {
			t.Fatalf("got %+v, want %+v", got, r)
		}
	}
}

// TestParseRecordErrors checks that bad records are refused with what and where.
func TestParseRecordErrors(t *testing.T) {
	const cards = `"forehand":["Kh","Tc","Th","Jd","Ks"],"dealer":["Js","Qd","Ts","Qh","Ad"],"talon":["Jc","As","Qc","Qs","Td","Jh","Kc","Ac","Ah","Kd"]`
	cases := map[string]struct{ in, want string }{
		"no JSON":           {`{`, "no JSON"},
		"empty":             {``, "no JSON"},
		"unknown variant":   {`{"variant":"whist",` + cards + `}`, `no variant "whist"`},
		"unknown option":    {`{"options":{"joker":true},` + cards + `}`, `no option "joker"`},
		"unknown value":     {`{"options":{"last_trick":"loses"},` + cards + `}`, `last_trick`},
		"text for a number": {`{"options":{"target":"7"},` + cards + `}`, `target`},
		"number too great":  {`{"options":{"target":100},` + cards + `}`, `target`},
		"number for switch": {`{"options":{"kontra":1},` + cards + `}`, `kontra`},
		"unknown card":      {strings.Replace(`{`+cards+`}`, `"Kh"`, `"kh"`, 1), `forehand: no card "kh"`},
		"a card twice":      {strings.Replace(`{`+cards+`}`, `"Kh"`, `"Tc"`, 1), "Tc is there twice"},
		"in both hands":     {strings.Replace(`{`+cards+`}`, `"Kh"`, `"Js"`, 1), "Js is in both hands"},
		"a nine of 20":      {strings.Replace(`{`+cards+`}`, `"Kh"`, `"9h"`, 1), "9h is not in the pack"},
		"too few":           {strings.Replace(`{`+cards+`}`, `"Kh",`, ``, 1), "forehand has 4 cards, not 5"},
		"talon too short":   {strings.Replace(`{`+cards+`}`, `"Jc",`, ``, 1), "talon has 9 cards"},
		"unknown action":    {`{` + cards + `,"actions":["Kh","zz"]}`, `action 2: no action "zz"`},
		"a list for a card": {strings.Replace(`{`+cards+`}`, `"Kh"`, `["Kh"]`, 1), "forehand: "},
		"20 cards for 24":   {`{"options":{"cards":24},` + cards + `}`, "talon has 10 cards, not 12"},
	}
	for name, c := range cases {
		_, err := ParseRecord([]byte(c.in))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want …%s…", name, err, c.want)
		}
	}
	// Names are case-exact, and a number is a number however it is written.
	same, err := ParseRecord([]byte(`{"Variant":"whist","OPTIONS":{"joker":1},"options":{"cards":2e1,"target":9.0},` + cards + `,"Actions":["66"]}`))
	if err != nil || same.Variant != DefaultVariant || same.Options.Target != 9 || len(same.Actions) > 0 {
		t.Errorf("got %+v, %v", same, err)
	}
	r, err := ParseRecord([]byte(`{` + cards + `,"actions":["Kh","Ad","Kh"]}`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Replay(); err == nil || !strings.Contains(err.Error(), `action 3: illegal action "Kh": you do not hold ♥K`) {
		t.Errorf("replay: %v", err)
	}
}

// TestOptions checks that every variant's every option reads back what was set.
func TestOptions(t *testing.T) {
	for _, name := range Variants() {
		o, err := Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, opt := range OptionList {
			for _, v := range opt.Values {
				changed, err := opt.With(o, v)
				if err != nil || opt.Value(changed) != v {
					t.Errorf("%s %s=%s: got %s, %v", name, opt.Name, v, opt.Value(changed), err)
				}
				if back, _ := opt.With(changed, opt.Value(o)); back != o {
					t.Errorf("%s: setting %s changes something else", name, opt.Name)
				}
			}
		}
	}
}
