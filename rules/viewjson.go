package rules

import "encoding/json"

// wireView is the actions form of a view as the command line writes it.
type wireView struct {
	ID      json.RawMessage            `json:"id,omitempty"`
	Variant string                     `json:"variant"`
	Options map[string]json.RawMessage `json:"options,omitempty"`
	Seat    string                     `json:"seat"`
	Hand    []string                   `json:"hand"`
	Up      string                     `json:"up"`
	Actions []string                   `json:"actions,omitempty"`
	*wireViewSetup
}

// wireViewSetup is what the set-up form has besides.
type wireViewSetup struct {
	Trump    string      `json:"trump"`
	Talon    int         `json:"talon"`
	Led      string      `json:"led"`
	Gone     []string    `json:"gone"`
	Known    []string    `json:"known"`
	Points   PerSeat     `json:"points"`
	Tricks   PerSeat     `json:"tricks"`
	ClosedBy string      `json:"closed_by"`
	Closed   wireClosing `json:"closed"`
}

// ParseView reads a view from JSON, in the set-up form if it has gone cards, else in the actions form. A set-up is
// checked here, actions by View. What is no JSON object gives a plain error, everything else that is wrong a *SetupError
// with all reasons. On an error the form holds at least the ID when there is one.
//
// Lists may be absent when they are empty, led, up and closed_by too, trump where up tells it; closed is read only when
// closed_by names a seat.
func ParseView(data []byte) (ViewForm, error) {
	var found problems
	f := ViewForm{Seat: NoSeat}
	line, err := parseFields(data, &found)
	if err != nil {
		return f, err
	}
	f.ID = line.raw["id"]
	var ruled bool
	f.Variant, f.Options, ruled = line.rules()
	line.need("hand")
	hand := line.cards("hand")
	f.Hand = SetOf(hand...)
	f.Seat = text(line, "seat", NoSeat, ParseSeat)
	if f.Seat == NoSeat && !found.about("seat") {
		found.field(Missing, "seat", "")
	}
	f.Up = text(line, "up", NoCard, ParseCard)
	f.Actions = list(line, "actions", "actions", NoAction, ParseAction)
	if line.has("gone") {
		f.readSetup(line, hand, ruled)
		return f, found.err()
	}
	if f.Up == NoCard && !found.about("up") {
		found.field(Missing, "up", "")
	}
	if ruled {
		pack := Pack(int(f.Options.Cards))
		places{{"hand", hand}}.check(pack, &found)
		places{{"up", []Card{f.Up}}}.check(pack, &found) // it may be in the hand by now
	}
	return f, found.err()
}

// readSetup reads what only the set-up form has, and checks it all if the rules are known.
func (f *ViewForm) readSetup(line fields, hand []Card, ruled bool) {
	if len(f.Actions) > 0 {
		line.problems.field(Unreadable, "actions", "a set-up (with gone) has none")
	}
	lists := setupLists{hand: hand, gone: line.cards("gone"), known: line.cards("known")}
	v := &ViewSetup{Gone: SetOf(lists.gone...), Known: SetOf(lists.known...)}
	f.Setup = v
	v.Led = text(line, "led", NoCard, ParseCard)
	v.Trump = text(line, "trump", NoSuit, ParseSuit)
	if v.Trump == NoSuit && f.Up != NoCard && !line.problems.about("trump") {
		v.Trump = f.Up.Suit()
	}
	before := len(*line.problems)
	v.Talon = line.number("talon")
	v.Points, v.Tricks = line.each("points"), line.each("tricks")
	v.ClosedBy = text(line, "closed_by", NoSeat, ParseSeat)
	readable := len(*line.problems) == before && f.Seat <= Dealer
	closing := line.closing(v.ClosedBy)
	if closing != nil {
		v.Closed = *closing
	}
	if ruled {
		*line.problems = f.checkSetup(lists, closing, readable, *line.problems)
	}
}

// MarshalJSON writes the view as ParseView reads it, with the options that differ from the variant (the nearest one if
// it names none).
func (f ViewForm) MarshalJSON() ([]byte, error) {
	if f.Variant == "" {
		f.Variant = f.Options.Variant()
	}
	options, err := differences(f.Variant, f.Options)
	if err != nil {
		return nil, err
	}
	w := wireView{
		ID: f.ID, Variant: f.Variant, Options: options, Seat: f.Seat.String(), Hand: names(f.Hand.Cards()),
		Up: f.Up.String(), Actions: names(f.Actions),
	}
	if v := f.Setup; v != nil {
		w.wireViewSetup = &wireViewSetup{
			Trump: v.Trump.String(), Talon: v.Talon, Led: v.Led.String(), Gone: names(v.Gone.Cards()),
			Known: names(v.Known.Cards()), Points: PerSeat{v.Points[0], v.Points[1]},
			Tricks: PerSeat{v.Tricks[0], v.Tricks[1]}, ClosedBy: v.ClosedBy.String(), Closed: wireClosing(v.Closed),
		}
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads the view as ParseView does.
func (f *ViewForm) UnmarshalJSON(data []byte) error {
	parsed, err := ParseView(data)
	*f = parsed
	return err
}
