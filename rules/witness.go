package rules

// witness gathers what one seat is shown while a hand goes on, and concludes from it.
type witness struct {
	seat                  Seat
	opt                   Options
	hand                  CardSet
	trump                 Suit
	firstUp, up           Card
	gone, known, excluded CardSet
	led                   Card
	trace                 []Seen
}

func newWitness(seat Seat, o Options, d Deal) *witness {
	up := d.TurnUp(o)
	return &witness{seat: seat, opt: o, hand: d.Hands[seat], trump: up.Suit(), firstUp: up, up: up}
}

// see takes in an action; strict tells whether following was a duty when it was taken.
func (w *witness) see(by Seat, a Action, events []Event, strict bool) {
	shown := make([]Event, len(events))
	for i, e := range events {
		if e.Kind == CardDrawn && e.Seat != w.seat {
			e.Card = NoCard
		}
		shown[i] = e
		w.note(e, strict)
	}
	w.trace = append(w.trace, Seen{Seat: by, Action: a, Events: shown})
}

func (w *witness) note(e Event, strict bool) {
	mine := e.Seat == w.seat
	switch e.Kind {
	case CardLed:
		w.led = e.Card
		w.leaves(e)
	case CardReplied:
		w.leaves(e)
		if !mine && strict {
			w.excluded |= Barred(Pack(int(w.opt.Cards)), w.led, e.Card, w.trump)
		}
		w.gone |= w.led.Set() | e.Card.Set()
		w.led = NoCard
	case Exchanged:
		w.up = e.Other
		if mine {
			w.hand = w.hand&^e.Other.Set() | e.Card.Set()
		} else {
			w.known |= e.Card.Set()
		}
	case MarriageDeclared:
		if !mine {
			w.known |= e.Suit.Marriage()
		}
	case CardDrawn:
		if mine {
			w.hand |= e.Card.Set()
		} else {
			// What a duty excluded may just have been drawn.
			w.excluded = 0
		}
	case TurnUpDrawn:
		w.up = NoCard
		if mine {
			w.hand |= e.Card.Set()
		} else {
			w.known |= e.Card.Set()
			w.excluded = 0
		}
	}
}

// leaves takes a played card out of the hand that held it.
func (w *witness) leaves(e Event) {
	if e.Seat == w.seat {
		w.hand &^= e.Card.Set()
	} else {
		w.known &^= e.Card.Set()
	}
}

// Barred gives the cards of a pack that whoever answered led with reply under strict following cannot have held then:
// he would have had to play one of them instead.
func Barred(pack CardSet, led, reply Card, trump Suit) CardSet {
	suit := pack.OfSuit(led.Suit())
	switch {
	case reply.Suit() == led.Suit() && reply < led:
		return suit &^ (led.Set()<<1 - 1)
	case reply.Suit() == led.Suit():
		return 0
	case reply.Suit() == trump:
		return suit
	}
	return suit | pack.OfSuit(trump)
}

// view writes down what the witness knows; from the state it takes only what both seats see.
func (w *witness) view(s State) View {
	unseen := Pack(int(w.opt.Cards)) &^ (w.hand | w.gone | s.led.Set())
	if s.left > 0 {
		unseen &^= w.up.Set()
	}
	v := View{
		Options: w.opt, Seat: w.seat, Turn: s.Turn(), Hand: w.hand, FirstUp: w.firstUp, Up: s.Up(), Trump: s.trump,
		TalonLeft: int(s.left), ClosedBy: s.closer, Led: s.led, Announced: s.must,
		OpponentCards: s.hands[w.seat.Other()].Len(), Gone: w.gone, Known: w.known, Excluded: w.excluded & unseen,
		Unseen: unseen, Trace: w.trace, Multiplier: s.Multiplier(), Bidder: s.bidder, Knocker: s.knocker,
		AtClosing: s.AtClosing(), Over: s.Over(), Result: s.Result(),
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		v.Points[seat], v.Waiting[seat], v.Tricks[seat] = s.Points(seat), s.Waiting(seat), s.Tricks(seat)
	}
	if v.Turn == w.seat {
		v.Legal = s.Legal()
	}
	return v
}
