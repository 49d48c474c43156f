package solve

import "bummerl/rules"

// bound is what is known about a state: its value for the player to act lies between low and high; best is the action
// that did best last time, to be tried first.
type bound struct {
	low, high int8
	best      rules.Action
}

// slot is one entry of a table, 24 bytes. It is in use when its age is the table's.
type slot struct {
	key [2]uint64
	bound
	age uint32
}

// Sizes of a table in slots: it starts small enough for five cards against five to stay in the processor's cache, and
// grows to 48 MB. From there on new entries push old ones out.
const (
	bucket     = 4
	firstSlots = 1 << 10
	mostSlots  = 1 << 21
)

// table maps the keys of states on lead to bounds. Keys are exact, so an entry is never another state's, but states that
// differ by points alone share a bucket and help each other: more points of one's own, or fewer of the opponent's, never
// make a position worse. Since a set of played cards has a fixed sum, nearly all such states are comparable.
type table struct {
	slots []slot
	age   uint32
	used  int
}

// forget empties the table without touching its memory.
func (t *table) forget() {
	if t.slots == nil {
		t.slots = make([]slot, firstSlots)
	}
	t.age++
	t.used = 0
	if t.age == 0 { // once in four thousand million searches
		clear(t.slots)
		t.age = 1
	}
}

// The points of both seats stand in the lowest bits of a key's second word, that of the seat on turn in its bit 58.
const (
	pointBits = 1<<16 - 1
	turnBit   = 58
)

// points takes the own and the opponent's points of the seat on turn out of a key.
func points(key [2]uint64) (own, theirs uint8) {
	own, theirs = uint8(key[1]), uint8(key[1]>>8)
	if key[1]>>turnBit&1 != 0 {
		return theirs, own
	}
	return own, theirs
}

// bucketOf gives the slots where entries of a key may stand.
func (t *table) bucketOf(key [2]uint64) []slot {
	h := (key[0] ^ (key[1]&^pointBits)*0x9e3779b97f4a7c15) * 0xff51afd7ed558ccd
	at := (h ^ h>>29) & uint64(len(t.slots)-1) &^ (bucket - 1)
	return t.slots[at : at+bucket : at+bucket]
}

// find narrows what is known about a key by all entries that tell something about it.
func (t *table) find(key [2]uint64, b bound) bound {
	own, theirs := points(key)
	slots := t.bucketOf(key)
	for i := range slots {
		s := &slots[i]
		if s.key[0] != key[0] || (s.key[1]^key[1])&^pointBits != 0 || s.age != t.age {
			continue
		}
		b.best = s.best
		o, th := points(s.key)
		if o <= own && th >= theirs {
			b.low = max(b.low, s.low)
		}
		if o >= own && th <= theirs {
			b.high = min(b.high, s.high)
		}
	}
	return b
}

// keep writes an entry: in place of the same key's, or of an empty one, or of any.
func (t *table) keep(key [2]uint64, b bound) {
	slots := t.bucketOf(key)
	at := -1
	for i := range slots {
		if slots[i].age != t.age {
			if at < 0 {
				at = i
			}
		} else if slots[i].key == key {
			slots[i].bound = b
			return
		}
	}
	if at < 0 {
		at = t.used & (bucket - 1)
	}
	t.used++
	slots[at] = slot{key: key, bound: b, age: t.age}
	if t.used > len(t.slots)*5/8 && len(t.slots) < mostSlots {
		t.grow()
	}
}

// grow moves the entries into a table four times as large.
func (t *table) grow() {
	old := t.slots
	t.slots = make([]slot, min(len(old)*4, mostSlots))
	t.used = 0
	for i := range old {
		if old[i].age == t.age {
			t.keep(old[i].key, old[i].bound)
		}
	}
}
