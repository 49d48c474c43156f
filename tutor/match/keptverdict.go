package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// keptVerdict writes a verdict as it is kept: its JSON, which is read again by the coach of the same version only.
func keptVerdict(v coach.Verdict, hand, seq int) (tutor.KeptVerdict, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return tutor.KeptVerdict{}, fmt.Errorf("write a verdict: %w", err)
	}
	kept := tutor.KeptVerdict{Hand: hand, Seq: seq, Version: v.Version, Mark: string(v.Mark), Verdict: string(text)}
	if len(v.Facts) > 0 {
		kept.Fact = string(v.Facts[0].Kind)
	}
	return kept, nil
}

// readVerdict reads a verdict about one of a hand's actions. It is not good if another version of the coach said it, or if
// it is about another action than the one that stands there.
func readVerdict(kept tutor.KeptVerdict, actions []tutor.Played) (v coach.Verdict, ok bool, err error) {
	if kept.Version != coach.Version || kept.Seq >= len(actions) {
		return v, false, nil
	}
	if v, err = parseVerdict(kept.Verdict); err != nil {
		return v, false, fmt.Errorf("the verdict on action %d of hand %d: %w", kept.Seq, kept.Hand, err)
	}
	return v, v.Action == actions[kept.Seq].Action, nil
}

// mostVerdicts is how many verdicts are kept read, some kilobytes each: the latest of a few hundred learners.
const mostVerdicts = 1000

// verdictsRead are the verdicts that were read before, by their text. Each page of a table shows one, and reading it takes
// as long as replaying the match.
var verdictsRead struct {
	mu   sync.RWMutex
	list map[string]coach.Verdict
}

// parseVerdict reads the JSON of a verdict.
func parseVerdict(text string) (coach.Verdict, error) {
	verdictsRead.mu.RLock()
	v, ok := verdictsRead.list[text]
	verdictsRead.mu.RUnlock()
	if ok {
		v.Values, v.Facts = slices.Clone(v.Values), slices.Clone(v.Facts) // Some sort them.
		return v, nil
	}
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		return v, err
	}
	verdictsRead.mu.Lock()
	defer verdictsRead.mu.Unlock()
	if verdictsRead.list == nil || len(verdictsRead.list) >= mostVerdicts {
		verdictsRead.list = map[string]coach.Verdict{}
	}
	verdictsRead.list[text] = v
	v.Values, v.Facts = slices.Clone(v.Values), slices.Clone(v.Facts)
	return v, nil
}
