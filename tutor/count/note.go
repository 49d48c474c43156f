package count

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
)

// note keeps the attempt that belongs to the run's latest answer, and tells the deck if that ended an item. If the
// program ends between the two savings, or the second one fails, the next request of the learner does it: the attempt's
// ID follows from the drill and the number of its answers, so that it is the same attempt however often it is kept.
func (s Service) note(ctx context.Context, d tutor.Drill, r Run) error {
	asked, prompt, has := r.latest()
	if !has {
		return nil
	}
	c := asked.Item.correct(prompt, asked.Answers[prompt])
	a := tutor.Attempt{
		ID: fmt.Sprintf("%s/%d", d.ID, r.Asked), Learner: d.Learner, Kind: tutor.KindCount,
		Item: string(asked.Item.Kind) + "/" + asked.Item.detail(prompt), Answer: string(c.Given), Right: c.Right,
		Seconds: d.Answers[r.Asked-1].Seconds, At: d.Updated,
	}
	if asked.Done {
		a.ItemSeconds = asked.Seconds
	}
	if !asked.Done || s.Deck == nil {
		return s.Attempts.AddAttempt(ctx, a)
	}
	grade := tutor.Again
	if asked.Right {
		grade = tutor.Good
	}
	return s.Deck.Keep(ctx, a, asked.Item.Spec, grade)
}

// latest finds the prompt that was answered last; false if none has been.
func (r Run) latest() (Asked, int, bool) {
	for i := len(r.Items) - 1; i >= 0; i-- {
		if n := len(r.Items[i].Answers); n > 0 {
			return r.Items[i], n - 1, true
		}
	}
	return Asked{}, 0, false
}

// detail says what was asked in so few letters that the same sum in another hand has the same: "24+14+20", "66-41",
// "yes", "which 14", "4 tricks". It is what the right answer depends on, not what the learner said.
func (it Item) detail(i int) string {
	p := it.Prompts[i]
	switch {
	case it.Kind.AboutCards():
		return strconv.Itoa(len(it.Tricks)) + " tricks"
	case p.Ask == AskYesNo:
		return string(it.right[i])
	case it.Kind == TrickSum && p.Ask == AskTrick:
		return fmt.Sprintf("which %d", p.Totals[Own])
	case it.Kind == Missing && p.Ask == AskTrick:
		return fmt.Sprintf("which 66-%d", it.Totals[Own])
	case p.Ask == AskTrick:
		t := p.Choices[it.right[i].Number()]
		grown := side(t.Winner, it.Seat)
		return fmt.Sprintf("which %d+%d", it.Totals[grown], t.Totals[grown]-it.Totals[grown])
	case it.Kind == Missing:
		return fmt.Sprintf("%d-%d", rules.Winning, it.Totals[Own])
	}
	return it.steps(p.Side)
}

// steps writes a running total as it grows: what stood before, then each trick's cards and each marriage. What adds
// nothing is left out; where nothing is to be added a number alone is left. With nothing before the first trick its two
// cards are added up.
func (it Item) steps(side int) string {
	sums := [][]int{{it.Before[side]}}
	for _, t := range it.Tricks {
		open := false
		for _, p := range t.Parts[side] {
			if p.Card != rules.NoCard && open {
				last := len(sums) - 1
				sums[last] = append(sums[last], p.Points)
				continue
			}
			sums = append(sums, []int{p.Points})
			open = p.Card != rules.NoCard
		}
	}
	sums = slices.DeleteFunc(sums, func(s []int) bool { return sum(s) == 0 })
	var words []string
	for _, s := range sums {
		words = append(words, strconv.Itoa(sum(s)))
	}
	switch {
	case len(sums) == 0:
		return "0"
	case len(sums) == 1 && len(sums[0]) == 2 && !slices.Contains(sums[0], 0):
		return fmt.Sprintf("%d+%d", sums[0][0], sums[0][1])
	}
	return strings.Join(words, "+")
}

func sum(list []int) int {
	total := 0
	for _, n := range list {
		total += n
	}
	return total
}
