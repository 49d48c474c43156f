package rulebook

import (
	"errors"
	"testing"

	"bummerl/rules"
)

// tables are sets of rules under which a table must be sound: every variant, and the usual rules of either pack with each
// value of each option.
func tables(t *testing.T) map[string]rules.Options {
	t.Helper()
	all := map[string]rules.Options{}
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = o
		if name != rules.DefaultVariant && name != "sixtysix" {
			continue
		}
		for _, opt := range rules.OptionList {
			if opt.Name == "target" {
				continue // It changes no hand.
			}
			for _, value := range opt.Values {
				if all[name+" "+opt.Name+" "+value], err = opt.With(o, value); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return all
}

// TestTries: under any rules each table can be laid, it is the learner's turn on it, and its hand can be played to the end
// with the first legal card each time.
func TestTries(t *testing.T) {
	for name, o := range tables(t) {
		for _, try := range Tries(o) {
			var line []rules.Action
			for {
				tried, err := try.Play(name, o, line)
				if err != nil {
					t.Fatalf("%s, %s, %v: %v", name, try.ID, line, err)
				}
				if tried.View.Over {
					break
				}
				if tried.View.Turn != tried.View.Seat || tried.View.Legal.Cards() == 0 {
					t.Fatalf("%s, %s, %v: the learner cannot play", name, try.ID, line)
				}
				line = append(line, rules.Play(tried.View.Legal.Cards().Lowest()))
				if _, err := rules.Variant(name); err != nil && len(line) > 1 {
					break // What one option changes is seen soon.
				}
			}
		}
	}
}

// TestTry_Play: what there is to see on a table is to be seen there.
func TestTry_Play(t *testing.T) {
	ended := func(winner bool, points int) func(rules.View) bool {
		return func(v rules.View) bool {
			return v.Over && (v.Result.Winner == v.Seat) == winner && v.Result.GamePoints == points
		}
	}
	for _, tt := range []struct {
		variant, try, line string
		refused            rules.IllegalReason
		want               func(rules.View) bool
	}{
		{variant: "schnapsen", try: "open", line: "Kd"},
		{variant: "sharp", try: "open", line: "Kd", refused: rules.MustFollowSuit},
		{variant: "sharp", try: "open", line: "Jc", refused: rules.MustBeat},
		{variant: "schnapsen", try: "closed", line: "Kc", refused: rules.MustFollowSuit},
		{variant: "snapszli24", try: "closed", line: "Jd", refused: rules.MustBeat},
		{variant: "schnapsen", try: "marriage", line: "mh", want: func(v rules.View) bool { return v.Waiting[v.Seat] == 20 }},
		{variant: "snapszli", try: "marriage", line: "mh", want: func(v rules.View) bool { return v.Points[v.Seat] == 20 }},
		{variant: "santase", try: "marriage", line: "mh", want: func(v rules.View) bool { return v.Points[v.Seat] >= 20 }},
		{variant: "schnapsen", try: "marriage", line: "mh As", refused: rules.MustLeadMarriage},
		{variant: "schnapsen", try: "exchange", line: "x ms", want: func(v rules.View) bool { return v.Points[v.Seat] == 54 }},
		{variant: "santase", try: "exchange", line: "x md", want: func(v rules.View) bool { return v.Points[v.Seat] == 40 }},
		{variant: "schnapsen", try: "close", line: "c c", refused: rules.TalonIsClosed},
		{variant: "schnapsen", try: "claim", line: "66", want: ended(false, 2)},
		{variant: "snapszer", try: "claim", line: "66", want: ended(false, 1)},
		{variant: "schnapsen", try: "claim", line: "Td 66", want: ended(true, 1)},
		{variant: "online", try: "claim", line: "Td", want: ended(true, 1)},
		{variant: "online", try: "claim", line: "66", refused: rules.ClaimIsAutomatic},
		{variant: "sixtysix", try: "claim", line: "Kd 66", want: ended(true, 1)},
		{variant: "schnapsen", try: "last", line: "Qh Kc", want: ended(true, 1)},
		{variant: "schnapsen", try: "last", line: "Kc Qh", want: ended(false, 1)},
		{variant: "snapszli", try: "last", line: "Kc Qh", want: ended(false, 1)},
		{variant: "austrian", try: "last", line: "Qh Kc", want: func(v rules.View) bool { return v.Over && v.Result.Reason == rules.Drawn }},
		{variant: "schnapsen", try: "worth", line: "Ah 66", want: ended(true, 2)},
		{variant: "schnapsen", try: "worth", line: "Kc", want: func(v rules.View) bool { return v.Points[v.Seat.Other()] >= 33 }},
		{variant: "sixtysix", try: "worth", line: "Tc 66", want: ended(true, 2)},
		{variant: "sixtysix", try: "last", line: "Td Tc", want: ended(true, 1)},
		{variant: "sixtysix", try: "last", line: "Tc Td", want: ended(false, 1)},
		{variant: "knock", try: "knock", line: "k Ts", want: ended(true, 3)},
	} {
		o, err := rules.Variant(tt.variant)
		if err != nil {
			t.Fatal(err)
		}
		try, ok := FindTry(tt.try, o)
		if !ok {
			t.Fatalf("%s has no table %s", tt.variant, tt.try)
		}
		tried, err := try.Play(tt.variant, o, actions(tt.line))
		var why *rules.IllegalError
		switch {
		case tt.refused != 0 && (!errors.As(err, &why) || why.Reason != tt.refused):
			t.Errorf("%s, %s, %s: got %v, want reason %d", tt.variant, tt.try, tt.line, err, tt.refused)
		case tt.refused == 0 && err != nil:
			t.Errorf("%s, %s, %s: %v", tt.variant, tt.try, tt.line, err)
		case tt.want != nil && !tt.want(tried.View):
			t.Errorf("%s, %s, %s: got %+v, points %v, waiting %v", tt.variant, tt.try, tt.line, tried.View.Result, tried.View.Points, tried.View.Waiting)
		}
	}
	if _, ok := FindTry("snapszer", tables(t)["schnapsen"]); ok {
		t.Error("a table for what the rules do not have")
	}
}
