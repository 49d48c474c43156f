package rules

import (
	"fmt"
	"strings"
)

// placeLetters writes where a card is that is in no hand: the talon's places from the top.
const placeLetters = "0123456789AB"

// Text writes the state in the text form, with the name of the variant that its options are nearest to.
func (s State) Text() string {
	pack := Pack(int(s.opt.Cards)).Cards()
	cards := make([]byte, len(pack))
	talon := map[Card]byte{}
	for i, c := range s.Talon() {
		talon[c] = placeLetters[i]
	}
	for i, c := range pack {
		place, inTalon := talon[c]
		switch {
		case inTalon:
			cards[i] = place
		case s.hands[Forehand].Has(c):
			cards[i] = 'f'
		case s.hands[Dealer].Has(c):
			cards[i] = 'd'
		case s.led == c:
			cards[i] = 'l'
		default:
			cards[i] = 'g'
		}
	}
	parts := append([]string{
		textVersion + "s", rulesText("", s.opt), string(cards), s.trump.String() + seatLetter(s.turn),
		fmt.Sprintf("%d-%d", s.Points(Forehand)+s.Waiting(Forehand), s.Points(Dealer)+s.Waiting(Dealer)),
		fmt.Sprintf("%d-%d", s.Tricks(Forehand), s.Tricks(Dealer)),
	}, s.moreText()...)
	return strings.Join(parts, ".")
}

// moreText writes the parts of a text that most states lack.
func (s State) moreText() []string {
	var more []string
	add := func(is bool, format string, args ...any) {
		if is {
			more = append(more, fmt.Sprintf(format, args...))
		}
	}
	add(s.closer != NoSeat, "c%s%d-%d-%d", seatLetter(s.closer), s.opponentPoints, s.opponentTricks, s.ownTricks)
	add(s.bidder != NoSeat, "b")
	add(s.knocker != NoSeat, "n%s", seatLetter(s.knocker))
	add(s.must != 0, "m%s", s.must.Lowest().Suit())
	add(s.doublings > 0, "x%d", s.doublings)
	add(s.doublings > 0 && s.mayKontra != NoSeat, "k%s", seatLetter(s.mayKontra))
	add(s.mayRekontra != NoSeat, "r%s", seatLetter(s.mayRekontra))
	add(s.Over(), "o%s%d%s", seatLetter(s.winner), s.value, s.reason)
	return more
}

// ParseStateText reads a state from its text form. The error is a *TextError, or a *SetupError with every reason why no
// hand can have come there.
func ParseStateText(text string) (State, error) {
	parts, err := textParts(text, "s", "state", 6)
	if err != nil {
		return State{}, err
	}
	p := Position{ClosedBy: NoSeat}
	if p.Variant, p.Options, err = parseRulesText(parts[0]); err != nil {
		return State{}, err
	}
	if err := p.readCards(parts[1]); err != nil {
		return State{}, err
	}
	if len(parts[2]) != 2 {
		return State{}, badText("trump and turn", 0, "%q is not two letters", parts[2])
	}
	if p.Trump, err = ParseSuit(parts[2][:1]); err != nil {
		return State{}, badText("trump and turn", 1, "%v", err)
	}
	if p.Turn, err = parseSeatLetter("trump and turn", parts[2][1:]); err != nil {
		return State{}, err
	}
	if err := readNumbers("points", parts[3], &p.Points[0], &p.Points[1]); err != nil {
		return State{}, err
	}
	if err := readNumbers("tricks", parts[4], &p.Tricks[0], &p.Tricks[1]); err != nil {
		return State{}, err
	}
	more, err := readMore(&p, parts[5:])
	if err != nil {
		return State{}, err
	}
	s, err := more.state(p)
	if err != nil {
		return s, err
	}
	return s, sameText(text, s.Text())
}

// readCards reads the place of each card.
func (p *Position) readCards(text string) error {
	pack := Pack(int(p.Options.Cards)).Cards()
	if len(text) != len(pack) {
		return badText("cards", 0, "it has %d cards, not %d", len(text), len(pack))
	}
	var talon [len(placeLetters)]Card
	for i, c := range pack {
		switch letter := text[i]; letter {
		case 'f':
			p.Hands[Forehand] |= c.Set()
		case 'd':
			p.Hands[Dealer] |= c.Set()
		case 'g':
		case 'l':
			if p.Led != NoCard {
				return badText("cards", i+1, "two cards are led")
			}
			p.Led = c
		default:
			place := strings.IndexByte(placeLetters, letter)
			if place < 0 {
				return badText("cards", i+1, "%q is no place (f d l g 0 to 9 A B)", letter)
			}
			if talon[place] != NoCard {
				return badText("cards", i+1, "two cards are in place %c of the talon", letter)
			}
			talon[place] = c
		}
	}
	for i, c := range talon {
		switch {
		case c == NoCard:
		case i != len(p.Talon):
			return badText("cards", 0, "place %c of the talon is empty, but there is a card below", placeLetters[len(p.Talon)])
		default:
			p.Talon = append(p.Talon, c)
		}
	}
	return nil
}

// readNumbers reads numbers with hyphens between them.
func readNumbers(part, text string, into ...*int) error {
	fields := strings.Split(text, "-")
	if len(fields) != len(into) {
		return badText(part, 0, "%q is not %d numbers with hyphens between", text, len(into))
	}
	for i, field := range fields {
		if len(field) == 0 || len(field) > 3 || strings.Trim(field, "0123456789") != "" {
			return badText(part, 0, "%q is no number", field)
		}
		for _, digit := range field {
			*into[i] = *into[i]*10 + int(digit-'0')
		}
	}
	return nil
}
