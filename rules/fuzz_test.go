package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"testing"
)

// The fuzz targets feed the parsers, replaying and the form decoders with whatever comes. None may panic; what is refused
// is refused with words; what is accepted is written and read again as the same, and can be played to the end. Seeds and
// what fuzzing has found lie in testdata/fuzz. For a minute of one of them:
//
//	go test ./rules -run '^$' -fuzz '^FuzzStateText$' -fuzztime 60s

func FuzzParseCard(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCard(text)
		if refused(t, err) {
			return
		}
		if c.String() != text || !Pack(24).Has(c) {
			t.Errorf("%q is read as %s (%d)", text, c, c)
		}
	})
}

func FuzzParseAction(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(text)
		if refused(t, err) {
			return
		}
		if a.String() != text || a >= endOfActions {
			t.Errorf("%q is read as %s (%d)", text, a, a)
		}
	})
}

func FuzzParseRecord(f *testing.F) {
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := ParseRecord(line)
		if refused(t, err) {
			return
		}
		written(t, r, ParseRecord)
		checkRecord(t, r)
	})
}

func FuzzPosition(f *testing.F) {
	f.Fuzz(func(t *testing.T, line []byte) {
		p, err := ParsePosition(line)
		if refused(t, err) {
			return
		}
		written(t, p, ParsePosition)
		s, err := p.State()
		if err != nil {
			t.Fatalf("read but refused: %v", err)
		}
		again, err := s.Position()
		if err != nil {
			t.Fatalf("the state of a set-up is no set-up: %v", err)
		}
		if got, err := again.State(); err != nil || got != s {
			t.Fatalf("%v\n got %+v\nwant %+v", err, got, s)
		}
		checkState(t, s)
	})
}

func FuzzView(f *testing.F) {
	f.Fuzz(func(t *testing.T, line []byte) {
		form, err := ParseView(line)
		if refused(t, err) {
			return
		}
		written(t, form, ParseView)
		v, err := form.View()
		if refused(t, err) {
			return
		}
		if form.Setup != nil && (v.Turn != v.Seat || v.Legal == 0) {
			t.Fatalf("the seat of a set-up is not to act: %+v", v)
		}
		again, err := v.Form().View()
		if err != nil || !reflect.DeepEqual(again, v) {
			t.Fatalf("%v\n got %+v\nwant %+v", err, again, v)
		}
		if v.Over {
			return
		}
		v.SinceOwn()
		v.TakenTricks()
		if s, ok := v.Suppose(firstCards(v.Unseen, v.OpponentCards)); ok && form.Setup != nil {
			playOut(t, s)
		}
	})
}

// firstCards gives so many of the cards.
func firstCards(set CardSet, n int) CardSet {
	return SetOf(set.Cards()[:min(n, set.Len())]...)
}

func FuzzRecordText(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRecordText(text)
		if refused(t, err) {
			return
		}
		if r.Text() != text {
			t.Fatalf("%s is written %s", text, r.Text())
		}
		checkRecord(t, r)
	})
}

func FuzzStateText(f *testing.F) {
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseStateText(text)
		if refused(t, err) {
			return
		}
		if s.Text() != text {
			t.Fatalf("%s is written %s", text, s.Text())
		}
		checkState(t, s)
	})
}

// FuzzSetup makes a position of bytes, which gets deeper into the checks than bending JSON: the variant, where each card is,
// and the numbers.
func FuzzSetup(f *testing.F) {
	f.Fuzz(func(t *testing.T, data []byte) {
		next := func() int {
			if len(data) == 0 {
				return 0
			}
			b := data[0]
			data = data[1:]
			return int(b)
		}
		o := variants[next()%len(variants)].options
		p := Position{Options: o, Trump: Suit(next() % 5), Turn: Seat(next() % 3), ClosedBy: NoSeat}
		for c := range Pack(int(o.Cards)).All() {
			switch next() % 8 {
			case 0, 1:
				p.Hands[Forehand] |= c.Set()
			case 2, 3:
				p.Hands[Dealer] |= c.Set()
			case 4:
				p.Talon = append(p.Talon, c)
			case 5:
				p.Led = c
			}
		}
		for seat := range p.Points {
			p.Points[seat], p.Tricks[seat] = next()-8, next()-8
		}
		if by := next() % 4; by < 2 {
			p.ClosedBy = Seat(by)
			p.Closed = Closing{OpponentPoints: next() - 8, OpponentTricks: next() - 8, CloserTricks: next() - 8}
		}
		s, err := p.State()
		if refused(t, err) {
			return
		}
		checkState(t, s)
	})
}

// FuzzReplay makes a record of bytes: the first names the variant, pairs change options, then comes the order of the
// pack, and all that is left are actions: a byte below 224 picks one of the legal ones, the others are codes as they come.
func FuzzReplay(f *testing.F) {
	f.Fuzz(func(t *testing.T, data []byte) {
		next := func() byte {
			if len(data) == 0 {
				return 0
			}
			b := data[0]
			data = data[1:]
			return b
		}
		r := Record{Options: variants[int(next())%len(variants)].options}
		for range next() % 4 {
			opt := OptionList[int(next())%len(OptionList)]
			var err error
			if r.Options, err = opt.With(r.Options, opt.Values[int(next())%len(opt.Values)]); err != nil {
				t.Fatal(err)
			}
		}
		pack := Pack(int(r.Options.Cards)).Cards()
		for i := len(pack) - 1; i > 0; i-- {
			j := int(next()) % (i + 1)
			pack[i], pack[j] = pack[j], pack[i]
		}
		var err error
		if r.Deal, err = DealPack(r.Options, pack); err != nil {
			t.Fatal(err)
		}
		s, err := Start(r.Options, r.Deal)
		if err != nil {
			t.Fatal(err)
		}
		for _, code := range data {
			a := Action(code - 224)
			if legal := s.Legal(); code < 224 && legal != 0 {
				a = legal.Nth(int(code) % legal.Len())
			}
			r.Actions = append(r.Actions, a)
			if s.IsLegal(a) {
				s = s.Next(a)
			}
		}
		checkRecord(t, r)
	})
}

// refused tells whether there is an error, which has to have words.
func refused(t *testing.T, err error) bool {
	t.Helper()
	if err == nil {
		return false
	}
	var setup *SetupError
	if errors.As(err, &setup) {
		for _, p := range setup.Problems {
			if p.String() == (Problem{}).String() {
				t.Fatalf("a problem without words: %+v", p)
			}
		}
	}
	if len(err.Error()) < 10 {
		t.Fatalf("an error without words: %q", err)
	}
	return true
}

// written expects a value to be the same when it is written as JSON and read again.
func written[T any](t *testing.T, value T, parse func([]byte) (T, error)) {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	read, err := parse(text)
	if err != nil {
		t.Fatalf("written %s, refused: %v", text, err)
	}
	if again, err := json.Marshal(read); err != nil || !bytes.Equal(again, text) {
		t.Fatalf("written %s, then %s (%v)", text, again, err)
	}
}

// checkRecord replays a record and looks at it with both seats' eyes as far as it is legal.
func checkRecord(t *testing.T, r Record) {
	t.Helper()
	s, err := r.Replay()
	var bad *ReplayError
	if errors.As(err, &bad) {
		if bad.Index < 0 || bad.Index >= len(r.Actions) || s.IsLegal(r.Actions[bad.Index]) {
			t.Fatalf("%v, but the state says otherwise", err)
		}
		r.Actions = r.Actions[:bad.Index]
	} else if err != nil {
		t.Fatal(err)
	}
	if got, err := r.Replay(); err != nil || got != s {
		t.Fatalf("replayed again: %v, %+v, want %+v", err, got, s)
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		v, err := r.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := v.Form().View(); err != nil {
			t.Fatalf("the view of %s is refused: %v", seat, err)
		}
	}
	checkState(t, s)
}

// checkState writes a state as text, reads it again, and plays it to the end. What can be set up with all cards open can
// be set up as the player to act sees it.
func checkState(t *testing.T, s State) {
	t.Helper()
	if p, err := s.Position(); err == nil {
		if again, err := p.State(); err != nil || again != s {
			t.Fatalf("%v\n got %+v\nwant %+v", err, again, s)
		}
		form := ViewForm{Options: s.opt, Seat: s.turn, Hand: s.hands[s.turn], Up: s.Up(), Setup: &ViewSetup{
			Trump: s.trump, Talon: s.TalonLeft(), Led: s.led, Points: p.Points, Tricks: p.Tricks, ClosedBy: p.ClosedBy,
			Closed: p.Closed, Gone: Pack(int(s.opt.Cards)) &^ (s.hands[0] | s.hands[1] | SetOf(s.Talon()...) | s.led.Set()),
		}}
		var refusal *SetupError
		// A made-up closed talon may be without a trump when all cards are open, but not when it hides them.
		if _, err := form.View(); err != nil && (!errors.As(err, &refusal) || !refusal.Has(TrumpsAllSeen)) {
			t.Fatalf("%+v is sound, but its view is not: %v", p, err)
		}
	}
	if got, err := ParseStateText(s.Text()); err != nil || got != s {
		t.Fatalf("%s: %v\n got %+v\nwant %+v", s.Text(), err, got, s)
	}
	playOut(t, s)
}

// playOut plays a state to the end with the first and the last legal action in turn.
func playOut(t *testing.T, s State) {
	t.Helper()
	for n := 0; !s.Over(); n++ {
		legal := s.Legal()
		if n > 100 || legal == 0 {
			t.Fatalf("a hand without end: %+v", s)
		}
		a := legal.First()
		if n%2 == 1 {
			a = legal.Nth(legal.Len() - 1)
		}
		after, _, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%v is legal, but %v: %+v", a, err, s)
		}
		s = after
	}
}
