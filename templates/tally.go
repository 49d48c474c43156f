package templates

import (
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// TallyPage is /tally: the pad beside a table with real cards.
type TallyPage struct {
	Page
	Pad TallyPad
	// Cut: the link was not whole, and the pad shows what could be read of it.
	Cut bool
}

// TallyPad is the pad. Its form asks for the page anew with the fields a and b (names), r (rules), c (up or down), m (how
// Bummerl are counted), d (who deals first) and h (the hands so far); each button carries the hands as they are after it.
// tally.js does the same without the server.
type TallyPad struct {
	Form Form
	// Hands are the hands so far, Undo those without the last, and Last says what that one was: "+2" for a side, or what a
	// drawn hand is called.
	Hands, Undo, Last string
	// LastSide is the side that won the last hand, or -1.
	LastSide int
	Sides    [2]TallySide
	// Rules, Way, Count and First are what is chosen in the fields r, c, m and d.
	Rules, Way, Count, First string
	// Variants are the rules to choose from, Values all game points that a hand can bring under any rules.
	Variants []TallyRules
	Values   []int
	// Target is how many game points win.
	Target int
	// Carry is what drawn hands add to the next.
	Carry int
	// Full: it holds no more hands.
	Full  bool
	Lines []TallyLine
}

// The values of the fields c and m.
const (
	TallyDown    = "down"
	TallyUp      = "up"
	TallyEach    = "each"
	TallyBalance = "balance"
	TallyThree   = "three"
)

// TallySide is one side of the pad.
type TallySide struct {
	// Typed is the name as it was typed, "" for none; Usual is the one until then.
	Typed, Usual string
	// Points are the game points of the match, Left what it lacks.
	Points, Left int
	// Bummerl is their number, or the balance of both sides with its sign; Blobs are those that are drawn.
	Bummerl string
	Blobs   int
	// Deals: it deals the next hand. Won: it has won the match, Series that the other has two Bummerl.
	Deals, Won, Series bool
	// Schneider: the match that it has won counts two.
	Schneider bool
}

// TallyRules are rules as a choice, with all that the browser needs to know to reckon by them.
type TallyRules struct {
	// ID is a variant, or the text of house rules.
	ID, Name string
	Target   int
	// Carries: drawn hands carry; Double: Schneider counts two Bummerl.
	Carries, Double bool
	Values          []int
}

// TallyLine are the game points after a hand.
type TallyLine struct {
	Points [2]int
	// Ends: a match was over with it.
	Ends bool
}

// name is what the side is called.
func (s TallySide) name() string {
	if s.Typed != "" {
		return s.Typed
	}
	return s.Usual
}

// full is how many of its strokes are drawn in full ink.
func (p TallyPad) full(s TallySide) int {
	if p.Way == TallyUp {
		return min(s.Points, p.Target)
	}
	return s.Left
}

// figure is the number below the strokes.
func (p TallyPad) figure(s TallySide) int {
	if p.Way == TallyUp {
		return s.Points
	}
	return s.Left
}

// last says what the last hand was.
func (p TallyPad) last() string {
	if p.LastSide >= 0 {
		return p.Sides[p.LastSide].name() + " " + p.Last
	}
	return p.Last
}

// quiet: nothing is told between the sheet and the buttons.
func (p TallyPad) quiet() bool {
	return p.Carry == 0 && !p.Sides[0].Won && !p.Sides[1].Won
}

// groups are the strokes by fives: in each the numbers of its strokes, counted from 0.
func (p TallyPad) groups() [][]int {
	var list [][]int
	for from := 0; from < p.Target; from += 5 {
		list = append(list, []int{from, from + 1, from + 2, from + 3, from + 4})
	}
	return list
}

// mostBlobs is how many Bummerl are drawn; the number beside them tells of more.
const mostBlobs = 10

// may tells whether a hand can bring so many points under the chosen rules.
func (p TallyPad) may(points int) bool {
	for _, v := range p.Variants {
		if v.ID == p.Rules {
			return !p.Full && slices.Contains(v.Values, points)
		}
	}
	return false
}

// facts are the rules as tally.js reads them.
func (r TallyRules) facts() templ.Attributes {
	values := make([]string, len(r.Values))
	for i, points := range r.Values {
		values[i] = itoa(points)
	}
	return templ.Attributes{
		"data-target": itoa(r.Target), "data-carries": strconv.FormatBool(r.Carries), "data-double": strconv.FormatBool(r.Double),
		"data-values": strings.Join(values, " "),
	}
}

// put marks a figure or a name that tally.js keeps, when what it shows and hides.
func put(name string) templ.Attributes { return templ.Attributes{"data-put": name} }

func when(name string, now bool) templ.Attributes {
	a := hiddenIf(!now)
	a["data-when"] = name
	return a
}

// hiddenIf hides what is not there now.
func hiddenIf(yes bool) templ.Attributes {
	if !yes {
		return templ.Attributes{}
	}
	return templ.Attributes{"hidden": true}
}

// at names what belongs to side i.
func at(name string, i int) string { return name + itoa(i) }
