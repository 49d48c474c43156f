package templates

import (
	"fmt"
	"math"
)

// A picture of the table is 360 wide and 250 high, the opponent's cards above, one's own below; a card is 45 by 72.
const (
	dealWide     = 360
	dealCardWide = 45
	dealCardHigh = 72
	dealTop      = 8
	dealMiddle   = 89
	dealBottom   = 170
	dealPackX    = 36 // where the pack lies while it is dealt from
	dealRowX     = 128
	dealStep     = 26 // from one card of a row to the next
	dealUpX      = 102
)

// dealScene is what is drawn, from below to above.
type dealScene struct {
	// box is the part of the table that is seen, as a viewBox: nearer where less lies there.
	box    string
	cards  []dealCard
	arrows []dealArrow
}

// dealCard is a card: a code or "" for its back, its upper left corner, and by how many degrees it is turned.
type dealCard struct {
	code       string
	x, y, turn int
}

// at places the card.
func (c dealCard) at() string {
	if c.turn == 0 {
		return fmt.Sprintf("translate(%d %d)", c.x, c.y)
	}
	return fmt.Sprintf("translate(%d %d) rotate(%d %g %d)", c.x, c.y, c.turn, dealCardWide/2.0, dealCardHigh/2)
}

// dealArrow leads from one point over a bend to another; number, if any, tells which comes first.
type dealArrow struct {
	fromX, fromY, bendX, bendY, toX, toY int
	number                               string
}

// path draws the arrow with its head.
func (a dealArrow) path() string {
	turn := math.Atan2(float64(a.toY-a.bendY), float64(a.toX-a.bendX))
	side := func(by float64) string {
		return fmt.Sprintf("%.1f %.1f", float64(a.toX)-11*math.Cos(turn+by), float64(a.toY)-11*math.Sin(turn+by))
	}
	return fmt.Sprintf("M%d %dQ%d %d %d %dM%sL%d %dL%s", a.fromX, a.fromY, a.bendX, a.bendY, a.toX, a.toY, side(0.5), a.toX, a.toY, side(-0.5))
}

// beside is where its number stands: outside the middle of the bend.
func (a dealArrow) beside() (x, y int) {
	awayX, awayY := float64(a.bendX)-float64(a.fromX+a.toX)/2, float64(a.bendY)-float64(a.fromY+a.toY)/2
	far := 16 / max(1, math.Hypot(awayX, awayY))
	return (a.fromX+2*a.bendX+a.toX)/4 + int(awayX*far), (a.fromY+2*a.bendY+a.toY)/4 + int(awayY*far)
}

func (s *dealScene) card(code string, x, y, turn int) {
	s.cards = append(s.cards, dealCard{code, x, y, turn})
}

// pack lays n cards face down upon each other.
func (s *dealScene) pack(n, x, y, turn int) {
	for i := range n {
		s.card("", x-i, y-2*i, turn)
	}
}

// row lays n cards face down beside each other.
func (s *dealScene) row(n, x, y int) {
	for i := range n {
		s.card("", x+i*dealStep, y, 0)
	}
}

func (s *dealScene) arrow(number string, fromX, fromY, bendX, bendY, toX, toY int) {
	s.arrows = append(s.arrows, dealArrow{fromX, fromY, bendX, bendY, toX, toY, number})
}

// talon lays the turned-up card with the talon crosswise upon half of it.
func (s *dealScene) talon(turnUp string, x int) {
	s.card(turnUp, x+30, dealMiddle, 90)
	s.pack(4, x, dealMiddle, 0)
}

// hands lays n cards before each player, the first three a little apart from those that are dealt later.
func (s *dealScene) hands(n int) {
	for _, y := range []int{dealTop, dealBottom} {
		s.row(min(n, 3), dealRowX, y)
		s.row(max(0, n-3), dealRowX+3*dealStep+30, y)
	}
}

// scene draws the picture.
func (p DealPicture) scene() dealScene {
	s := dealScene{box: "0 0 360 250"}
	switch p.Step {
	case DealShuffle:
		s.box = "50 16 259 180"
		s.pack(4, 72, 96, -14)
		s.pack(4, 244, 96, 14)
		for i := range 5 {
			s.card("", 132+13*i, 82+5*(i%2), (1-i%2*2)*9)
		}
		s.arrow("", 98, 74, 116, 34, 152, 60)
		s.arrow("", 262, 74, 244, 34, 208, 60)
	case DealCut:
		s.box = "38 16 284 197"
		s.pack(3, 90, 82, 0)
		s.pack(4, 222, 82, 0)
		s.arrow("1", 240, 64, 176, 18, 116, 66)
		s.arrow("2", 236, 166, 176, 208, 120, 164)
	case DealThree:
		s.pack(6, dealPackX, dealMiddle, 0)
		s.hands(3)
		s.arrow("1", 66, 74, 66, 40, 118, 40)
		s.arrow("2", 66, 168, 66, 210, 118, 210)
	case DealTurnUp:
		s.pack(5, dealPackX, dealMiddle, 0)
		s.hands(3)
		s.card(p.TurnUp, dealUpX+46, dealMiddle, 0)
		s.arrow("", 88, 122, 114, 112, 140, 124)
	case DealRest:
		s.pack(4, dealPackX, dealMiddle, 0)
		s.hands(p.Hand)
		s.card(p.TurnUp, dealUpX, dealMiddle, 0)
		s.arrow("1", 154, 104, 238, 112, 262, 90)
		s.arrow("2", 154, 146, 238, 138, 262, 162)
	case DealTalon:
		middle := (dealWide - dealStep*(p.Hand-1) - dealCardWide) / 2
		s.talon(p.TurnUp, dealWide/2-50)
		s.row(p.Hand, middle, dealTop)
		s.row(p.Hand, middle, dealBottom)
	case DealExchange:
		s.box = "34 62 266 185"
		s.talon(p.TurnUp, 60)
		for i, code := range p.Shown {
			s.card(code, 40+i*dealStep, dealBottom-4, 0)
		}
		s.card(p.Lowest, 240, dealBottom-36, 8)
		s.arrow("1", 164, 136, 214, 150, 204, 190)
		s.arrow("2", 262, 124, 244, 78, 170, 106)
	case DealClose:
		s.box = "30 28 274 190"
		s.talon(p.TurnUp, 46)
		s.arrow("", 146, 92, 182, 58, 220, 94)
		s.pack(4, 236, dealMiddle, 0)
		s.card("", 233, dealMiddle-8, 90)
	case DealTricks:
		s.box = "60 36 259 180"
		s.card(p.Shown[0], 84, 78, -6)
		s.card(p.Shown[1], 112, 92, 8)
		for i := range 3 {
			s.card("", 244-2*i, 104-3*i, 90*(i%2))
			s.card("", 248-2*i, 101-3*i, 90*(i%2))
		}
		s.arrow("", 166, 100, 198, 66, 232, 92)
	case DealWrong:
		s.pack(4, dealPackX, dealMiddle, 0)
		s.row(p.Hand, dealRowX, dealTop)
		s.row(p.Hand+1, dealRowX, dealBottom)
		s.card(p.Shown[0], dealRowX+2*dealStep, dealMiddle+4, 12)
		s.arrow("", 174, 128, 136, 112, 92, 124)
	}
	return s
}
