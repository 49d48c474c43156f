package tally

import (
	"slices"

	"bummerl/rules"
)

// Values are the game points that a hand can bring under the rules, in order, up to the first that wins a match at once.
func Values(o rules.Options) []int {
	base := []int{1, 2, 3}
	if o.Snapszer {
		base = append(base, rules.SnapszerPoints)
	}
	list := slices.Clone(base)
	if o.Kontra {
		for doubled := 2; doubled <= mostDoubled; doubled *= 2 {
			for _, points := range base {
				list = append(list, min(points*doubled, mostPoints))
			}
		}
	}
	slices.Sort(list)
	list = slices.Compact(list)
	if i := slices.IndexFunc(list, func(points int) bool { return points >= int(o.Target) }); i >= 0 {
		list = list[:i+1]
	}
	return list
}

// AnyValues are all game points that a hand can bring under any rules.
func AnyValues() []int {
	return Values(rules.Options{Snapszer: true, Kontra: true, Target: mostPoints})
}
