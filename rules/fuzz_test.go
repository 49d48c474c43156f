package rules

import (
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
