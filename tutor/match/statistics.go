package match

import (
	"context"
	"slices"
	"strings"

	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// Statistics is what a learner's matches come to. Practice hands and imported ones are left out.
type Statistics struct {
	// Levels are those played against, from the weakest; All adds them up, without a name.
	Levels []tutor.LevelTally
	All    tutor.LevelTally
	// Rules are the rules played by, the latest first; their figures are those of all levels.
	Rules []tutor.RulesTally
	// Marks are the coach's, from the best down, of decisions before which no hint was taken; those that never came are
	// left out.
	Marks []MarkCount
	// Mistakes are the first reasons of slips without a hint, the most frequent first; a slip without a reason is "".
	Mistakes []MistakeCount
	// Hints counts decisions before which one was taken, TakenBack how often something was taken back.
	Hints, TakenBack int
}

// MarkCount counts decisions by mark.
type MarkCount struct {
	Mark      coach.Mark
	Decisions int
}

// MistakeCount counts slips by their first reason.
type MistakeCount struct {
	Fact  coach.FactKind
	Slips int
}

// marks are all marks from the best down.
var marks = []coach.Mark{
	coach.Forced, coach.Best, coach.Good, coach.Unclear, coach.Inaccurate, coach.Mistake, coach.Blunder,
}

// Statistics adds up the learner's matches. Hidden gives the players whose points the table of a match hides, by its
// settings: a hand is left out as long as its table asks for them, or its figures would give the answer. Its cost hardly
// grows with the matches: finished hands are summed up when they end, and those from before there were sums the first
// time that somebody asks.
func (s Service) Statistics(ctx context.Context, learner string, hidden func(tutor.MatchSettings) []int) (Statistics, error) {
	if err := s.sumUp(ctx, learner); err != nil {
		return Statistics{}, err
	}
	asked, err := s.askedSums(ctx, learner, hidden)
	if err != nil {
		return Statistics{}, err
	}
	t, err := s.Store.MatchTally(ctx, learner)
	if err != nil {
		return Statistics{}, err
	}
	st := Statistics{Levels: t.Levels, Rules: t.Rules, Hints: t.Hints, TakenBack: t.TakenBack}
	slices.SortStableFunc(st.Levels, func(a, b tutor.LevelTally) int { return strength(a.Level) - strength(b.Level) })
	for i, l := range st.Levels {
		for _, hand := range asked {
			if hand.match.Level == l.Level {
				l = less(l, hand.sum)
			}
		}
		st.Levels[i], st.All = l, plus(st.All, l)
	}
	for i, r := range st.Rules {
		for _, hand := range asked {
			if hand.match.Variant == r.Variant && hand.match.Options == r.Options {
				counted := hand.sum
				counted.Closer, counted.Bidder, counted.FalseClaimer = Nobody, Nobody, Nobody // not counted by rules
				st.Rules[i].LevelTally = less(st.Rules[i].LevelTally, counted)
			}
		}
	}
	st.mistakes(t.Marks)
	return st, nil
}

// sumUp writes the sums of hands that have none yet. One match that cannot be read, or is deleted just now, must not take
// away the statistics of all others.
func (s Service) sumUp(ctx context.Context, learner string) error {
	missing, err := s.Store.Unsummed(ctx, learner)
	if err != nil {
		return err
	}
	for _, id := range missing {
		err := s.sumUpMatch(ctx, learner, id)
		switch code := tutor.CodeOf(err); {
		case err == nil || code == tutor.NotFound:
		case code == tutor.Busy || ctx.Err() != nil:
			return err
		default:
			s.log().Error("a match cannot be added up", "match", id, "error", err)
		}
	}
	return nil
}

func (s Service) sumUpMatch(ctx context.Context, learner, id string) error {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return err
	}
	var sums []tutor.HandSum
	for i := range g.results {
		sums = append(sums, g.sum(i))
	}
	return s.Store.SaveSums(ctx, id, sums)
}

func (st *Statistics) mistakes(tallies []tutor.MarkTally) {
	byMark, byFact := map[coach.Mark]int{}, map[coach.FactKind]int{}
	for _, t := range tallies {
		n := t.Decisions - t.Hinted
		byMark[coach.Mark(t.Mark)] += n
		if coach.Mark(t.Mark).Slip() {
			byFact[coach.FactKind(t.Fact)] += n
		}
	}
	for _, mark := range marks {
		if n := byMark[mark]; n > 0 {
			st.Marks = append(st.Marks, MarkCount{Mark: mark, Decisions: n})
		}
	}
	for fact, n := range byFact {
		if n > 0 {
			st.Mistakes = append(st.Mistakes, MistakeCount{Fact: fact, Slips: n})
		}
	}
	slices.SortFunc(st.Mistakes, func(a, b MistakeCount) int {
		if a.Slips != b.Slips {
			return b.Slips - a.Slips
		}
		return strings.Compare(string(a.Fact), string(b.Fact))
	})
}

// strength orders levels from the weakest; one that is no more comes last.
func strength(name string) int {
	levels := bot.Levels()
	i := slices.IndexFunc(levels, func(l bot.Level) bool { return l.Name() == name })
	if i < 0 {
		return len(levels)
	}
	return i
}

func plus(a, b tutor.LevelTally) tutor.LevelTally {
	return tutor.LevelTally{
		Hands: a.Hands + b.Hands, Won: a.Won + b.Won, Lost: a.Lost + b.Lost, For: a.For + b.For, Against: a.Against + b.Against,
		BummerlWon: a.BummerlWon + b.BummerlWon, BummerlLost: a.BummerlLost + b.BummerlLost, Abandoned: a.Abandoned + b.Abandoned,
		Closings: a.Closings + b.Closings, Kept: a.Kept + b.Kept, Bids: a.Bids + b.Bids, Made: a.Made + b.Made,
		FalseClaims: a.FalseClaims + b.FalseClaims,
	}
}
