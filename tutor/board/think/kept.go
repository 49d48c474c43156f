package think

import (
	"slices"
	"sync"
)

// Kept keeps answers for whoever steps along them: the same question has the same answer, so that another process, or this
// one after a restart, finds it again. It holds so much weight; when there is more, what nobody has asked for longest goes.
// It is safe for use by several goroutines.
type Kept struct {
	most int

	mu     sync.Mutex
	weight int
	items  []kept // the one asked for last at the end
}

type kept struct {
	key    string
	answer any
	weight int
}

// NewKept makes an empty store for answers of so much weight in all: one for each answer, and one for each node of its
// trees, which take about 100 bytes.
func NewKept(most int) *Kept { return &Kept{most: most} }

// Find gives the answer of a key, nil if it is not there.
func (k *Kept) Find(key string) any {
	k.mu.Lock()
	defer k.mu.Unlock()
	i := k.index(key)
	if i < 0 {
		return nil
	}
	found := k.items[i]
	k.items = append(slices.Delete(k.items, i, i+1), found)
	return found.answer
}

// Keep keeps an answer, unless it alone is too heavy.
func (k *Kept) Keep(key string, answer any) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if i := k.index(key); i >= 0 {
		k.weight -= k.items[i].weight
		k.items = slices.Delete(k.items, i, i+1)
	}
	w := weigh(answer)
	if w > k.most {
		return
	}
	k.items = append(k.items, kept{key, answer, w})
	for k.weight += w; k.weight > k.most; {
		k.weight -= k.items[0].weight
		k.items = slices.Delete(k.items, 0, 1)
	}
}

func (k *Kept) index(key string) int {
	return slices.IndexFunc(k.items, func(e kept) bool { return e.key == key })
}

// weigh gives the weight of an answer.
func weigh(answer any) int {
	w := 1
	switch a := answer.(type) {
	case Proof:
		if a.Plan != nil {
			w += a.Plan.Size()
		}
		for _, d := range a.Against {
			w += d.Defence.Size()
		}
	case Best:
		w += len(a.Won)
		if a.Plan != nil {
			w += a.Plan.Size()
		}
	}
	return w
}
