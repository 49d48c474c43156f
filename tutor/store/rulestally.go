package store

import (
	"context"
	"slices"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// rulesTallies adds up by rules, those last played by first. Rules that were renamed are the same rules, under their latest
// name; what old programs wrote with fewer options is told by what it means.
func rulesTallies(ctx context.Context, q *query.Queries, learner string) ([]tutor.RulesTally, error) {
	var list []tutor.RulesTally
	place := func(variant, options, name string) (*tutor.RulesTally, error) {
		o, err := readOptions(options)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(list, func(r tutor.RulesTally) bool { return isOf(r, variant, o) })
		if i < 0 {
			i = len(list)
			list = append(list, tutor.RulesTally{Variant: variant, Options: o, Name: name})
		}
		return &list[i], nil
	}
	rows, err := q.RulesTallies(ctx, learner)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		r, err := place(row.Variant, row.Options, row.RulesName)
		if err != nil {
			return nil, err
		}
		r.Hands += int(row.Hands)
		r.Won += int(row.Won)
		r.Lost += int(row.Lost)
		r.For += int(row.PointsFor)
		r.Against += int(row.PointsAgainst)
		r.BummerlWon += int(row.BummerlWon)
		r.BummerlLost += int(row.BummerlLost)
	}
	abandoned, err := q.AbandonedByRules(ctx, learner)
	if err != nil {
		return nil, err
	}
	for _, row := range abandoned {
		r, err := place(row.Variant, row.Options, row.RulesName)
		if err != nil {
			return nil, err
		}
		r.Abandoned += int(row.Abandoned)
	}
	return list, nil
}

func isOf(r tutor.RulesTally, variant string, o rules.Options) bool {
	return r.Variant == variant && r.Options == o
}
