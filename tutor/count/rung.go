package count

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
)

// Show is how the tricks of an item are shown.
type Show string

// The ways of showing, from the easiest.
const (
	// Full: all tricks of the item stay on the table while the learner answers.
	Full Show = "full"
	// Brief: one trick after another; at the question nothing is to be seen any more.
	Brief Show = "brief"
	// Said: no cards, only the words that say what was played, one trick after another.
	Said Show = "said"
)

// Shows lists the ways of showing, the easiest first.
func Shows() []Show { return []Show{Full, Brief, Said} }

// Rung is one step of a drill's ladder: what makes an item easy or hard.
type Rung struct {
	// Length is how many tricks are watched (1 to 6). In reverse the last of them is the one asked for. For the last five
	// it is how many of the last tricks before the talon is gone; 6 are all, also of a pack of 20 with its five.
	Length int
	Show   Show
	// Words writes the numbers of questions and corrections as words.
	Words bool
	// Both asks for the opponent's total too.
	Both bool
	// Reverse gives the total and asks which trick made it.
	Reverse bool
	// HowMany asks for the number of the cards, not for the cards.
	HowMany bool
	// Pace is how many seconds a trick stays, where the learner asked for a clock (2 to 6).
	Pace int
}

// Watched is how many tricks an item of the rung has at most: of the last five there are no more than the talon has draws.
func (r Rung) Watched(kind Kind, o rules.Options) int {
	if kind == LastFive {
		return min(r.Length, o.TalonSize()/2)
	}
	return r.Length
}

// String writes the rung as ParseRung reads it: "3.brief.4s.words.both.reverse.howmany", without what it has not.
func (r Rung) String() string {
	words := []string{strconv.Itoa(r.Length), string(r.Show), strconv.Itoa(r.Pace) + "s"}
	for _, flag := range r.flags() {
		if *flag.on {
			words = append(words, flag.name)
		}
	}
	return strings.Join(words, ".")
}

type flag struct {
	name string
	on   *bool
}

func (r *Rung) flags() []flag {
	return []flag{{"words", &r.Words}, {"both", &r.Both}, {"reverse", &r.Reverse}, {"howmany", &r.HowMany}}
}

// ParseRung reads what Rung.String writes, and nothing else; the error says what is wrong. Whether a drill can have such
// a rung it does not tell.
func ParseRung(text string) (Rung, error) {
	words := strings.Split(text, ".")
	if len(words) < 3 {
		return Rung{}, fmt.Errorf("rung %q lacks length, showing or pace", text)
	}
	var r Rung
	var err error
	if r.Length, err = strconv.Atoi(words[0]); err != nil {
		return Rung{}, fmt.Errorf("rung %q: length: %w", text, err)
	}
	if r.Show = Show(words[1]); !slices.Contains(Shows(), r.Show) {
		return Rung{}, fmt.Errorf("rung %q: no showing %q", text, words[1])
	}
	if r.Pace, err = strconv.Atoi(strings.TrimSuffix(words[2], "s")); err != nil {
		return Rung{}, fmt.Errorf("rung %q: pace: %w", text, err)
	}
	if r.Pace < fastest || r.Pace > slowest {
		return Rung{}, fmt.Errorf("rung %q: a pace is %d to %d seconds", text, fastest, slowest)
	}
	for _, f := range r.flags() {
		*f.on = slices.Contains(words[3:], f.name)
	}
	if r.String() != text {
		return Rung{}, fmt.Errorf("rung %q is not of the form of %q", text, r)
	}
	return r, nil
}

// MarshalText writes the rung as String does.
func (r Rung) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the rung as ParseRung does.
func (r *Rung) UnmarshalText(text []byte) error {
	var err error
	*r, err = ParseRung(string(text))
	return err
}

// fastest and slowest bound the pace, in seconds for a trick.
const fastest, slowest = 2, 6
