package deck

import (
	"context"
	"slices"
	"time"

	"bummerl/tutor"
)

// A day's set.
const (
	// Enough is what a day is to take, and what asking for more adds to it: five minutes, in seconds.
	Enough = 5 * 60
	// most is how many cards are looked at for it: so many as fit if each took no longer than quickest, many times over.
	most = 400
)

// Set is what is asked again on one day.
type Set struct {
	// Left are the cards still to be asked, in their order: the longest due first, the kinds mixed.
	Left []tutor.DeckCard
	// Done counts those asked on this day already.
	Done int
	// Seconds is about how long those left take.
	Seconds int
	// More: something is due that does not belong to the set.
	More bool
}

// Next gives the card to ask now; false if the set is done.
func (s Set) Next() (tutor.DeckCard, bool) {
	if len(s.Left) == 0 {
		return tutor.DeckCard{}, false
	}
	return s.Left[0], true
}

// Minutes is Seconds in minutes that have begun.
func (s Set) Minutes() int { return (s.Seconds + 59) / 60 }

// Today gives the learner's set of the day that it is. It follows from what is kept: the same all day long, less what was
// asked. can tells what can be asked at all (a puzzle that there is no more cannot); it is asked about the cards of the set
// and little more.
func (d Deck) Today(ctx context.Context, learner string, now time.Time, can func(tutor.DeckCard) bool) (Set, error) {
	if learner == "" {
		return Set{}, nil
	}
	today := tutor.DateOf(now, d.Place)
	due, err := d.Cards.DeckDue(ctx, learner, today, most)
	if err != nil {
		return Set{}, err
	}
	done, err := d.Cards.DeckReviewed(ctx, learner, today)
	if err != nil || len(due) == 0 {
		return Set{Done: len(done)}, err
	}
	day, err := d.Cards.DeckDay(ctx, learner)
	if err != nil {
		return Set{}, err
	}
	seconds, err := d.usual(ctx, learner, today, append(slices.Clone(done), due...))
	if err != nil {
		return Set{}, err
	}
	budget := Enough
	if day.Day == today {
		budget += day.More * Enough
	}
	return plan(due, done, seconds, budget, can), nil
}

// plan fills a budget, in seconds, with what is due and can be asked, the longest due first; what was done counts against
// it. A day is never without a card that is due.
func plan(due, done []tutor.DeckCard, seconds map[string]int, budget int, can func(tutor.DeckCard) bool) Set {
	s := Set{Done: len(done)}
	for _, c := range done {
		budget -= seconds[c.Kind]
	}
	var chosen []tutor.DeckCard
	for _, c := range due {
		if !can(c) {
			continue
		}
		if seconds[c.Kind] > budget && len(chosen)+len(done) > 0 {
			s.More = true
			break
		}
		budget -= seconds[c.Kind]
		s.Seconds += seconds[c.Kind]
		chosen = append(chosen, c)
	}
	last := ""
	if len(done) > 0 {
		last = done[len(done)-1].Kind
	}
	s.Left = mixed(chosen, last)
	return s
}

// mixed gives the cards with no kind twice in a row as long as there are others, the first being of another kind than the
// last one asked.
func mixed(cards []tutor.DeckCard, last string) []tutor.DeckCard {
	rest := slices.Clone(cards)
	list := make([]tutor.DeckCard, 0, len(cards))
	for len(rest) > 0 {
		i := max(0, slices.IndexFunc(rest, func(c tutor.DeckCard) bool { return c.Kind != last }))
		list, last = append(list, rest[i]), rest[i].Kind
		rest = slices.Delete(rest, i, i+1)
	}
	return list
}

// Tomorrow tells whether something that was tried on the day that it is comes again on the next one; can is that of Today.
func (d Deck) Tomorrow(ctx context.Context, learner string, now time.Time, can func(tutor.DeckCard) bool) (bool, error) {
	today := tutor.DateOf(now, d.Place)
	due, err := d.Cards.DeckDue(ctx, learner, today+1, most)
	return slices.ContainsFunc(due, func(c tutor.DeckCard) bool { return c.Reviewed == today && can(c) }), err
}

// AskMore adds five minutes to the day that it is, if its set is done and more is due. Asking twice at once adds them
// once.
func (d Deck) AskMore(ctx context.Context, learner string, now time.Time, can func(tutor.DeckCard) bool) error {
	set, err := d.Today(ctx, learner, now, can)
	if err != nil || len(set.Left) > 0 || !set.More {
		return err
	}
	today := tutor.DateOf(now, d.Place)
	day, err := d.Cards.DeckDay(ctx, learner)
	if err != nil {
		return err
	}
	if day.Day != today {
		day = tutor.DeckDay{Day: today}
	}
	day.More++
	return d.Cards.SaveDeckDay(ctx, learner, day)
}
