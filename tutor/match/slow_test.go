package match_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// ponderer says when it begins to think and thinks until it may go on.
type ponderer struct {
	anyLegal
	begun chan struct{}
	goOn  chan struct{}
}

func (p ponderer) Choose(v rules.View, d bot.Dice) rules.Action {
	p.begun <- struct{}{}
	<-p.goOn
	return p.anyLegal.Choose(v, d)
}

// While a bot thinks, nothing is locked: others begin and end matches on the same store, the learner's other tab looks at
// the table, and when the bot has thought its answer is kept.
func TestSlowBot(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		slow, other := newKit(t, s, 21), newKit(t, s, 22)
		table := slow.begin("schnapsen", "any")
		p := ponderer{begun: make(chan struct{}), goOn: make(chan struct{})}
		slow.service.Level = func(string) (bot.Level, error) { return p, nil }
		type answer struct {
			table match.Table
			err   error
		}
		answered := make(chan answer, 1)
		go func() {
			got, err := slow.service.Act(t.Context(), slow.learner, table.ID, table.Version, table.View.Legal.First())
			answered <- answer{got, err}
		}()
		<-p.begun
		other.until(other.begin("schnapsen", "any"), tutor.PhaseMatchOver)
		if got := slow.table(table.ID); got.Version != table.Version {
			t.Errorf("version %d before the bot has answered, want %d", got.Version, table.Version)
		}
		close(p.goOn)
		for {
			select {
			case <-p.begun:
			case got := <-answered:
				if got.err != nil || got.table.Version != table.Version+1 {
					t.Errorf("the slow answer: version %d, %v, want %d", got.table.Version, got.err, table.Version+1)
				}
				return
			}
		}
	})
}
