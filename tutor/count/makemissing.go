package count

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"bummerl/rules"
)

// leastMissing is the smallest own total from which a learner is asked for what is missing: from less, no trick brings 66.
const leastMissing = 40

// makeMissing asks what the learner lacks to 66, and which trick is just enough: the smallest of those to choose from that
// brings 66.
func makeMissing(s Spec, o rules.Options) (Item, error) {
	waiting := wantsWaiting(o, dice(s.Seed, s.label()+"/waiting", 1))
	dice := dice(s.Seed, s.label()+"/ask", 1)
	want := wantBringing(dice)
	h, err := find(s.Seed, s.label(), o, func(m moment) verdict {
		points := m.Points(m.seat)
		switch {
		case m.tricks() > s.Rung.Length || waiting && m.tricks() > 0 && !m.waited:
			return leave
		case m.tricks() < s.Rung.Length, m.Turn() != m.seat, m.next.Card() == rules.NoCard, m.Led() != rules.NoCard,
			points < leastMissing, points >= rules.Winning, !want.possible(m):
			return further
		}
		return take
	})
	if err != nil {
		return Item{}, err
	}
	item := newItem(s, h, 0)
	item = item.ask(Prompt{Ask: AskNumber}, NumberAnswer(rules.Winning-item.Totals[Own]))
	_, w := watch(h.history, h.seat)
	w.now = newWatcher(h.seat).now // What has been announced by now counts already.
	all, err := options(h.state, w)
	if err != nil {
		return Item{}, err
	}
	right, wrong, ok := want.choose(item, all, dice)
	if !ok {
		return Item{}, fmt.Errorf("too few tricks to choose from for %s", s.label())
	}
	choices, at := among(right, wrong, dice)
	return item.ask(Prompt{Ask: AskTrick, Choices: choices}, TrickAnswer(at)), nil
}

// bringing says which tricks are to choose from where one has to bring 66. The place of the right one among those of the
// learner, by their size, is even over all items: neither the richest nor the poorest is a good guess.
type bringing struct {
	// short tricks of the learner are too small, enough suffice; the smallest of these is right.
	short, enough int
	// lost is one that the opponent takes, of whatever size.
	lost bool
}

// wantBringing draws them: every second time one of the tricks is the opponent's.
func wantBringing(dice *rand.Rand) bringing {
	b := bringing{lost: dice.IntN(2) == 0}
	own := most
	if b.lost {
		own--
	}
	b.short = dice.IntN(own)
	b.enough = own - b.short
	return b
}

// possible tells that a moment has such tricks, no two of the same size.
func (b bringing) possible(m moment) bool {
	var short, enough []int
	lost := false
	for _, after := range possible(m.State) {
		switch total := after.Points(m.seat); {
		case after.Tricks(m.seat) == m.Tricks(m.seat):
			lost = true
		case total < rules.Winning:
			short = append(short, total)
		default:
			enough = append(enough, total)
		}
	}
	return len(sizes(short)) >= b.short && len(sizes(enough)) >= b.enough && (lost || !b.lost)
}

// sizes sorts totals and leaves each once.
func sizes(list []int) []int {
	slices.Sort(list)
	return slices.Compact(list)
}

// choose takes them from all that could come: of those too small the largest, and of the opponent's the one that would
// come nearest if only the learner won it. The dice say which of those that suffice is right; the others are next in
// size. It gives the right one and the others; false if there are too few.
func (b bringing) choose(it Item, all []option, dice *rand.Rand) (option, []option, bool) {
	dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	bySize := map[int]option{}
	var short, enough []int
	var lost []option
	for _, o := range all {
		switch total := o.trick.Totals[Own]; {
		case o.trick.Winner != it.Seat:
			lost = append(lost, o)
		case total < rules.Winning:
			short, bySize[total] = append(short, total), o
		default:
			enough, bySize[total] = append(enough, total), o
		}
	}
	short, enough = sizes(short), sizes(enough)
	if len(short) < b.short || len(enough) < b.enough || b.lost && len(lost) == 0 {
		return option{}, nil, false
	}
	from := dice.IntN(len(enough) - b.enough + 1)
	var wrong []option
	for _, total := range slices.Concat(short[len(short)-b.short:], enough[from+1:from+b.enough]) {
		wrong = append(wrong, bySize[total])
	}
	if b.lost {
		wrong = append(wrong, slices.MinFunc(lost, func(x, y option) int {
			return it.offBy(x.trick) - it.offBy(y.trick)
		}))
	}
	return bySize[enough[from]], wrong, true
}

// offBy is how far a trick's cards are from what the learner lacks.
func (it Item) offBy(t Trick) int {
	return apart(t.Led.Points()+t.Reply.Points(), rules.Winning-it.Totals[Own])
}
