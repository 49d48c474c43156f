package rules

import "encoding/json"

// wirePosition is a position as the command line writes it.
type wirePosition struct {
	ID       json.RawMessage            `json:"id,omitempty"`
	Variant  string                     `json:"variant"`
	Options  map[string]json.RawMessage `json:"options,omitempty"`
	Position wireSetup                  `json:"position"`
}

// wireSetup is its inner object.
type wireSetup struct {
	Trump    string      `json:"trump"`
	Forehand []string    `json:"forehand"`
	Dealer   []string    `json:"dealer"`
	Talon    []string    `json:"talon"`
	Turn     string      `json:"turn"`
	Led      string      `json:"led"`
	Points   PerSeat     `json:"points"`
	Tricks   PerSeat     `json:"tricks"`
	ClosedBy string      `json:"closed_by"`
	Closed   wireClosing `json:"closed"`
}

type wireClosing struct {
	OpponentPoints int `json:"opponent_points"`
	OpponentTricks int `json:"opponent_tricks"`
	CloserTricks   int `json:"closer_tricks"`
}

// ParsePosition reads a position from JSON and checks it. What is no JSON object gives a plain error, everything else
// that is wrong a *SetupError with all reasons. On an error the position holds at least the ID when there is one.
//
// Lists may be absent when they are empty, led and closed_by too; closed is read only when closed_by names a seat.
func ParsePosition(data []byte) (Position, error) {
	var found problems
	p := Position{Trump: NoSuit, Turn: NoSeat, ClosedBy: NoSeat}
	line, err := parseFields(data, &found)
	if err != nil {
		return p, err
	}
	p.ID = line.raw["id"]
	var ruled bool
	p.Variant, p.Options, ruled = line.rules()
	line.need("position")
	f, ok := line.object("position")
	if !ok {
		return p, found.err()
	}
	hands := [2][]Card{f.cards("forehand"), f.cards("dealer")}
	for seat := Forehand; seat <= Dealer; seat++ {
		f.need(seat.String())
		p.Hands[seat] = SetOf(hands[seat]...)
	}
	p.Talon = f.cards("talon")
	p.Led = text(f, "led", NoCard, ParseCard)
	p.Trump = text(f, "trump", NoSuit, ParseSuit)
	before := len(found)
	p.Turn = text(f, "turn", NoSeat, ParseSeat)
	if p.Turn == NoSeat && len(found) == before {
		found.field(Missing, "position.turn", "")
	}
	p.Points, p.Tricks = f.each("points"), f.each("tricks")
	p.ClosedBy = text(f, "closed_by", NoSeat, ParseSeat)
	readable := len(found) == before
	closing := f.closing(p.ClosedBy)
	if closing != nil {
		p.Closed = *closing
	}
	if ruled {
		found = p.check(hands, closing, readable, found)
	}
	return p, found.err()
}

// MarshalJSON writes the position as ParsePosition reads it, with the options that differ from the variant (the
// nearest one if it names none).
func (p Position) MarshalJSON() ([]byte, error) {
	if p.Variant == "" {
		p.Variant = p.Options.Variant()
	}
	options, err := differences(p.Variant, p.Options)
	if err != nil {
		return nil, err
	}
	return json.Marshal(wirePosition{ID: p.ID, Variant: p.Variant, Options: options, Position: wireSetup{
		Trump: p.Trump.String(), Forehand: names(p.Hands[Forehand].Cards()), Dealer: names(p.Hands[Dealer].Cards()),
		Talon: names(p.Talon), Turn: p.Turn.String(), Led: p.Led.String(), Points: PerSeat{p.Points[0], p.Points[1]},
		Tricks: PerSeat{p.Tricks[0], p.Tricks[1]}, ClosedBy: p.ClosedBy.String(), Closed: wireClosing(p.Closed),
	}})
}

// UnmarshalJSON reads the position as ParsePosition does.
func (p *Position) UnmarshalJSON(data []byte) error {
	parsed, err := ParsePosition(data)
	*p = parsed
	return err
}
