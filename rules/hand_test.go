package rules

import (
	"testing"

	"pgregory.net/rapid"
)

// hand is a hand being played, as a state machine: rapid chooses rules, deal and actions, and makes a failing hand as
// short as it can. When a hand is over the next one is dealt.
type hand struct {
	record Record
	// before and after are the states around the last action; they are the same after the deal.
	before, after State
	// events are what the last action caused.
	events []Event
	// tricks and marriages add up by seat what the events of the hand brought.
	tricks, marriages [2]int
}

// property is something that holds at every moment of a hand.
type property struct {
	name  string
	holds func(t *rapid.T, h *hand)
}

// check plays hands and looks at the property before the first and after each action.
func (p property) check(t *testing.T) {
	t.Run(p.name, rapid.MakeCheck(func(t *rapid.T) {
		h := &hand{}
		h.deal(t)
		t.Repeat(map[string]func(*rapid.T){
			"act": h.act,
			"":    func(t *rapid.T) { p.holds(t, h) },
		})
	}))
}

// deal begins a hand with a random deal under a variant of which a few options are changed.
func (h *hand) deal(t *rapid.T) {
	o := rapid.SampledFrom(variants).Draw(t, "variant").options
	for range rapid.IntRange(0, 3).Draw(t, "changes") {
		opt := rapid.SampledFrom(OptionList).Draw(t, "option")
		var err error
		if o, err = opt.With(o, rapid.SampledFrom(opt.Values).Draw(t, opt.Name)); err != nil {
			t.Fatal(err)
		}
	}
	d, err := DealPack(o, rapid.Permutation(Pack(int(o.Cards)).Cards()).Draw(t, "pack"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Start(o, d)
	if err != nil {
		t.Fatal(err)
	}
	*h = hand{record: Record{Options: o, Deal: d}, before: s, after: s}
}

// act takes a legal action, seldom a wrong claim, and less often than chance one that closes the talon or stakes the
// hand, so that most hands are played out; after the last it deals again.
func (h *hand) act(t *rapid.T) {
	if h.after.Over() {
		h.deal(t)
		return
	}
	legal := h.after.Legal()
	care := rapid.IntRange(0, 9).Draw(t, "care")
	if h.after.Points(h.after.turn) < Winning && care > 0 {
		legal &^= Claim.Set()
	}
	if care > 2 {
		legal &^= Close.Set() | Snapszer.Set() | Knock.Set()
	}
	a := rapid.SampledFrom(legal.List()).Draw(t, "action")
	after, events, err := h.after.Apply(a)
	if err != nil {
		t.Fatalf("%v is listed but refused: %v", a, err)
	}
	h.before, h.after, h.events = h.after, after, events
	h.record.Actions = append(h.record.Actions, a)
	for _, e := range events {
		switch e.Kind {
		case TrickTaken:
			h.tricks[e.Seat] += e.Points
		case MarriageDeclared:
			h.marriages[e.Seat] += e.Points
		}
	}
}

// bonus gives the 10 points that the last trick of a hand played out brings its winner where the rules have it.
func (h *hand) bonus(seat Seat) int {
	s := h.after
	if s.opt.LastTrick != LastTrickBonus || s.closer != NoSeat || s.hands[0]|s.hands[1]|s.led.Set() != 0 || s.turn != seat {
		return 0
	}
	if s.knocker != NoSeat || s.opt.SixtySix == SixtySixAutomatic && s.reason == Reached {
		return 0 // decided before
	}
	return 10
}
