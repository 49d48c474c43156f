package puzzles

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
	"slices"

	"bummerl/rules"
)

// idLetters are digits and letters that nobody takes for each other.
var idLetters = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// Identify gives the name of a position under a theme: eight letters and digits that follow from what matters in it.
// Positions that differ by the names of suits, by the cards that are gone and by how it came to them have the same
// name.
func Identify(t Theme, v rules.View) string {
	sum := sha256.Sum256(append([]byte(t), canonical(v, true)...))
	return idLetters.EncodeToString(sum[:5])
}

// canonical writes down what matters in a view, with the suits renamed so that equal positions are written equally; all
// adds the points to the cards. Trump comes first, the other suits in the order that makes the text least.
func canonical(v rules.View, all bool) []byte {
	others := slices.DeleteFunc(slices.Clone(rules.Suits[:]), func(s rules.Suit) bool { return s == v.Trump })
	var least []byte
	for _, i := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		text := written(v, [4]rules.Suit{v.Trump, others[i[0]], others[i[1]], others[i[2]]}, all)
		if least == nil || slices.Compare(text, least) < 0 {
			least = text
		}
	}
	return least
}

// written writes a view with the suits in an order.
func written(v rules.View, suits [4]rules.Suit, all bool) []byte {
	var text []byte
	cards := func(set rules.CardSet) {
		var renamed uint32
		for i, suit := range suits {
			renamed |= uint32(set.OfSuit(suit)) >> (8 * suit) << (8 * i)
		}
		text = binary.BigEndian.AppendUint32(text, renamed)
	}
	cards(v.Hand)
	cards(v.Unseen &^ v.Excluded)
	cards(v.Known)
	cards(v.Led.Set())
	cards(v.Up.Set())
	text = append(text, byte(v.OpponentCards))
	if v.ClosedBy != rules.NoSeat {
		text = append(text, 1+byte(v.ClosedBy^v.Seat))
	}
	if all {
		me, them := v.Seat, v.Seat.Other()
		for _, n := range []int{
			v.Points[me], v.Waiting[me], v.Points[them], v.Waiting[them], min(v.Tricks[me], 1), min(v.Tricks[them], 1),
			v.TalonLeft, v.AtClosing.OpponentPoints / 33, min(v.AtClosing.OpponentTricks, 1), min(v.AtClosing.CloserTricks, 1),
		} {
			text = append(text, byte(n))
		}
	}
	return text
}
