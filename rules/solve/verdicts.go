package solve

import "bummerl/rules"

// verdict is what is known about all moments that differ by points alone: with at least the points has[0] of his own and
// at most has[1] of the opponent's the planner has a plan; with at most lacks[0] and at least lacks[1] he has none. 32
// bytes.
type verdict struct {
	key        [2]uint64
	known      rules.CardSet
	age        uint32
	has, lacks [2]uint8
	proven     bool // has says something
	refuted    bool // lacks says something
	by         rules.Action
}

// verdicts is a table of what has been proven or refuted. Like table it is exact, and forgets when it is full.
type verdicts struct {
	slots []verdict
	age   uint32
	used  int
}

const (
	firstVerdicts = 1 << 10
	mostVerdicts  = 1 << 20 // 32 MB
)

// forget empties the table without touching its memory.
func (t *verdicts) forget() {
	if t.slots == nil {
		t.slots = make([]verdict, firstVerdicts)
	}
	t.age++
	t.used = 0
	if t.age == 0 { // once in four thousand million searches
		clear(t.slots)
		t.age = 1
	}
}

// pair gives the two places where a key's entry may stand; the key must be without points.
func (t *verdicts) pair(key [2]uint64, known rules.CardSet) (first, second *verdict) {
	h := (key[0] ^ (key[1]^uint64(known)<<24)*0x9e3779b97f4a7c15) * 0xff51afd7ed558ccd
	i := (h ^ h>>29) & uint64(len(t.slots)-1)
	return &t.slots[i], &t.slots[i^1]
}

// find gives the entry of a key, or nil.
func (t *verdicts) find(key [2]uint64, known rules.CardSet) *verdict {
	key[1] &^= pointBits
	first, second := t.pair(key, known)
	for _, s := range [2]*verdict{first, second} {
		if s.age == t.age && s.key == key && s.known == known {
			return s
		}
	}
	return nil
}

// keep writes down whether the planner with so many points has a plan, and the action that decided.
func (t *verdicts) keep(key [2]uint64, known rules.CardSet, own, theirs uint8, sure bool, by rules.Action) {
	s := t.find(key, known)
	if s == nil {
		s = t.place(key, known)
	}
	s.by = by
	switch {
	case sure && (!s.proven || own <= s.has[0] && theirs >= s.has[1]):
		s.proven, s.has = true, [2]uint8{own, theirs}
	case !sure && (!s.refuted || own >= s.lacks[0] && theirs <= s.lacks[1]):
		s.refuted, s.lacks = true, [2]uint8{own, theirs}
	}
}

// place makes an empty entry for a key.
func (t *verdicts) place(key [2]uint64, known rules.CardSet) *verdict {
	if t.used > len(t.slots)*5/8 && len(t.slots) < mostVerdicts {
		t.grow()
	}
	key[1] &^= pointBits
	s, second := t.pair(key, known)
	if s.age == t.age && second.age != t.age {
		s = second
	}
	if s.age != t.age {
		t.used++
	}
	*s = verdict{key: key, known: known, age: t.age}
	return s
}

// grow moves the entries into a table four times as large.
func (t *verdicts) grow() {
	old := t.slots
	t.slots = make([]verdict, min(len(old)*4, mostVerdicts))
	t.used = 0
	for i := range old {
		if old[i].age == t.age {
			*t.place(old[i].key, old[i].known) = old[i]
		}
	}
}

// about tells whether the entry answers the question for so many points, and how.
func (s *verdict) about(own, theirs uint8) (sure, known bool) {
	switch {
	case s.proven && s.has[0] <= own && s.has[1] >= theirs:
		return true, true
	case s.refuted && s.lacks[0] >= own && s.lacks[1] <= theirs:
		return false, true
	}
	return false, false
}
