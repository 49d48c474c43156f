package count

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
)

// Spec says which item is meant: one that follows from a seed, or a moment of a match that the learner has played.
type Spec struct {
	Kind Kind
	// Variant, Seed, Index and Rung make an item of a drill. Index is which one of the seed's items, from 0; of running
	// totals the first of the hand's six tricks.
	Variant string
	// House is the text of rules (rules.RulesText) that are not those of the variant, "" for its own.
	House string
	Seed  tutor.Seed
	Index int
	Rung  Rung
	// Match, Hand and Seq are the moment at a table: after so many actions of the hand with that number, which counts from
	// 1. Match is "" for an item of a drill.
	Match     string
	Hand, Seq int
}

// tableWord begins a spec of a moment at a table.
const tableWord = "table"

// tableRung is how moments at a table are asked.
var tableRung = Rung{Length: Tricks, Show: Brief, Pace: 4}

// AtTable gives the spec of a moment at which the learner claimed falsely: after seq actions of a match's hand, which
// counts from 1.
func AtTable(match string, hand, seq int) Spec {
	return Spec{Kind: MayClaim, Rung: tableRung, Match: match, Hand: hand, Seq: seq}
}

// under puts an item of a drill under rules that started from a variant.
func (s Spec) under(variant string, o rules.Options) Spec {
	s.Variant, s.House = variant, ""
	if !rules.IsVariant(variant, o) {
		s.House = rules.RulesText(variant, o)
	}
	return s
}

// Text writes the spec as ParseSpec reads it: "running/schnapsen/SEED/3/2.brief.4s", where rules that are no variant's own
// stand as their text instead of its name, or "table/MATCH/HAND/SEQ". It gives the seed away, as Seed.Reveal does.
func (s Spec) Text() string {
	if s.Match != "" {
		return strings.Join([]string{tableWord, s.Match, strconv.Itoa(s.Hand), strconv.Itoa(s.Seq)}, "/")
	}
	by := s.Variant
	if s.House != "" {
		by = s.House
	}
	return strings.Join([]string{string(s.Kind), by, s.Seed.Reveal(), strconv.Itoa(s.Index), s.Rung.String()}, "/")
}

// label keeps the dice of one item apart from those of others of its seed.
func (s Spec) label() string { return fmt.Sprintf("%s/%d", s.Kind, s.Index) }

// ParseSpec reads a spec. What it takes is exactly what Spec.Text writes; the error says what cannot be. Whether there
// is such a match it does not tell.
func ParseSpec(text string) (Spec, error) {
	words := strings.Split(text, "/")
	var s Spec
	var err error
	switch {
	case words[0] == tableWord && len(words) == 4:
		s, err = parseTable(words[1:])
	case words[0] != tableWord && len(words) == 5:
		s, err = parseDrill(words)
	default:
		return Spec{}, fmt.Errorf("%q has not the parts of a spec", text)
	}
	if err != nil {
		return Spec{}, fmt.Errorf("spec %q: %w", text, err)
	}
	if s.Text() != text {
		return Spec{}, fmt.Errorf("spec %q is written %q", text, s.Text())
	}
	return s, nil
}

func parseTable(words []string) (Spec, error) {
	s := AtTable(words[0], 0, 0)
	var err error
	if s.Hand, err = strconv.Atoi(words[1]); err != nil {
		return Spec{}, err
	}
	if s.Seq, err = strconv.Atoi(words[2]); err != nil {
		return Spec{}, err
	}
	if s.Match == "" || s.Hand < 1 || s.Seq < 0 {
		return Spec{}, fmt.Errorf("no hand of a match")
	}
	return s, nil
}

func parseDrill(words []string) (Spec, error) {
	var s Spec
	var known bool
	if s.Kind, known = ParseKind(words[0]); !known {
		return Spec{}, fmt.Errorf("no drill %q", words[0])
	}
	if slices.Contains(rules.Variants(), words[1]) {
		s.Variant = words[1]
	} else {
		variant, o, err := rules.ParseRulesText(words[1])
		if err != nil {
			return Spec{}, err
		}
		s = s.under(variant, o)
	}
	var err error
	if s.Seed, err = tutor.ParseSeed(words[2]); err != nil {
		return Spec{}, err
	}
	if s.Index, err = strconv.Atoi(words[3]); err != nil {
		return Spec{}, err
	}
	if s.Index < 0 || s.Index >= s.Kind.items() {
		return Spec{}, fmt.Errorf("no item %d of a run of %d", s.Index, s.Kind.items())
	}
	if s.Rung, err = ParseRung(words[4]); err != nil {
		return Spec{}, err
	}
	return s, s.Rung.check(s.Kind)
}

// check tells why a drill has no such rung; nil if it can have it.
func (r Rung) check(kind Kind) error {
	switch {
	case !slices.Contains(Lengths(kind), r.Length):
		return fmt.Errorf("drill %q has no length %d", kind, r.Length)
	case r.Both && kind != Running:
		return fmt.Errorf("drill %q asks for one side", kind)
	case r.Reverse && kind != Running && kind != TrickSum:
		return fmt.Errorf("drill %q has no reverse", kind)
	case r.HowMany && kind != TrumpsOut:
		return fmt.Errorf("drill %q does not ask how many", kind)
	}
	return nil
}

// options gives the rules of an item of a drill.
func (s Spec) options() (rules.Options, error) {
	if s.House == "" {
		return rules.Variant(s.Variant)
	}
	_, o, err := rules.ParseRulesText(s.House)
	return o, err
}

// Item makes the item of a drill. A moment at a table is made by TableItem.
func (s Spec) Item() (Item, error) {
	o, err := s.options()
	if err != nil {
		return Item{}, err
	}
	return s.make(o)
}
