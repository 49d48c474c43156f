package rules

// ViewForm is a view as the command line reads and writes it, in one of two forms. The actions form (Setup is nil) tells
// a seat's hand, the card first turned up and everything done in public by both seats. The set-up form tells where the
// hand stands; its seat is to act.
type ViewForm struct {
	// ID is whatever JSON value its owner gave it; empty when none.
	ID []byte
	// Variant is the name of the variant that Options started from.
	Variant string
	Options Options
	Seat    Seat
	// Hand is what the seat holds now.
	Hand CardSet
	// Up is the card first turned up in the actions form, the visible turn-up in the set-up form (NoCard once closed or
	// drawn).
	Up Card
	// Actions are those of both seats in order; actions form only.
	Actions []Action
	// Setup is nil in the actions form.
	Setup *ViewSetup
}

// ViewSetup is what the set-up form of a view tells besides hand and turn-up. It stands between announcements as a
// Position does.
type ViewSetup struct {
	Trump Suit
	// Talon counts the talon cards left, the turn-up included, also after closing.
	Talon int
	// Led is the opponent's card that is to be answered, NoCard when the seat is on lead.
	Led Card
	// Gone are the cards of finished tricks, Known those that the opponent is known to hold.
	Gone, Known CardSet
	// Points are those made by each seat, marriages included, also one that waits for a first trick.
	Points, Tricks [2]int
	// ClosedBy closed the talon, else NoSeat; Closed is what stood then.
	ClosedBy Seat
	Closed   Closing
}

// View gives the view that the form describes, or a *SetupError with the reasons why it cannot be.
//
// The actions form gives all that a record gives. Only when the seat drew its own cards is not told: the Trace shows
// one order of drawing that fits everything done (a card is drawn as late as its first use and the duties to follow
// allow). No other field depends on that order.
//
// The set-up form tells less than a record, and the view is poorer for it: Trace is nil, so that TakenTricks and SinceOwn
// are empty; FirstUp is NoCard, and under a closed talon the turn-up is not known, so that Unseen contains it; Excluded is
// empty. Multiplier is 1, and Bidder and Knocker are NoSeat, since it stands between announcements.
func (f ViewForm) View() (View, error) {
	if f.Setup == nil {
		return f.viewOfActions()
	}
	var found problems
	if f.Seat > Dealer {
		found.field(Missing, "seat", "")
		return View{}, found.err()
	}
	closing := &f.Setup.Closed
	if f.Setup.ClosedBy == NoSeat {
		closing = nil
	}
	lists := setupLists{hand: f.Hand.Cards(), gone: f.Setup.Gone.Cards(), known: f.Setup.Known.Cards()}
	if err := f.checkSetup(lists, closing, true, found).err(); err != nil {
		return View{}, err
	}
	return f.viewOfSetup(), nil
}

// Form gives the view in its actions form; one that came from a set-up in that form.
func (v View) Form() ViewForm {
	f := ViewForm{Variant: v.Options.Variant(), Options: v.Options, Seat: v.Seat, Hand: v.Hand, Up: v.FirstUp}
	if v.FirstUp == NoCard {
		f.Up, f.Setup = v.Up, v.setup()
		return f
	}
	for _, seen := range v.Trace {
		f.Actions = append(f.Actions, seen.Action)
	}
	return f
}

// SetupForm gives the view in its set-up form. A view that a set-up cannot tell gives a *SetupError that says what it
// lacks words for: one that is not to act, and announcements that still matter.
func (v View) SetupForm() (ViewForm, error) {
	var list problems
	for _, c := range []struct {
		is   bool
		text string
	}{
		{v.Over, "a finished hand"},
		{!v.Over && v.Turn != v.Seat, "a view of the seat that is not to act"},
		{v.Announced != 0, "a marriage just declared"},
		{v.Bidder != NoSeat, "a snapszer bid"},
		{v.Knocker != NoSeat, "a knock"},
		{v.Multiplier > 1, "a kontra"},
	} {
		if c.is {
			list.field(Pending, "", c.text)
		}
	}
	f := ViewForm{
		Variant: v.Options.Variant(), Options: v.Options, Seat: v.Seat, Hand: v.Hand, Up: v.Up, Setup: v.setup(),
	}
	return f, list.err()
}

func (v View) setup() *ViewSetup {
	s := &ViewSetup{
		Trump: v.Trump, Talon: v.TalonLeft, Led: v.Led, Gone: v.Gone, Known: v.Known, Tricks: v.Tricks,
		ClosedBy: v.ClosedBy, Closed: v.AtClosing,
	}
	for seat := range s.Points {
		s.Points[seat] = v.Points[seat] + v.Waiting[seat]
	}
	return s
}
