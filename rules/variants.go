package rules

import "fmt"

// DefaultVariant is the usual Austrian club and tournament game.
const DefaultVariant = "schnapsen"

var schnapsen = Options{Cards: 20, SwapMin: 2, CloseMin: 2, Target: 7, LateMarriage: true}

// variants are the named sets of options, in the order of the comparison table.
var variants = []struct {
	name    string
	options Options
}{
	{"schnapsen", schnapsen},
	{"austrian", change(schnapsen, func(o *Options) {
		o.LastTrick, o.FailedClose, o.MarriageCounts = LastTrickCount, FailedCloseTricklessAtClose, MarriageAtOnce
		o.Drawn, o.SchneiderDouble = DrawnCarry, true
	})},
	{"online", change(schnapsen, func(o *Options) {
		o.SixtySix, o.MarriageCounts = SixtySixAutomatic, MarriageAtOnce
	})},
	{"snapszli", snapszli},
	{"snapszer", change(schnapsen, func(o *Options) {
		o.CloseScore, o.FailedClose, o.FalseClaim = CloseScoreFinal, FailedCloseOne, FalseClaimScale
		o.Snapszer, o.Kontra = true, true
	})},
	{"sharp", change(schnapsen, func(o *Options) {
		o.Follow, o.LastTrick, o.FailedClose = FollowAlways, LastTrickCount, FailedCloseTricklessAtClose
		o.MarriageCounts, o.Drawn = MarriageAtOnce, DrawnCarry
	})},
	{"knock", change(snapszli, func(o *Options) { o.Knock = true })},
	{"snapszli24", change(snapszli, func(o *Options) { o.Cards = 24 })},
	{"sixtysix", change(schnapsen, func(o *Options) { o.Cards, o.LastTrick, o.Drawn = 24, LastTrickBonus, DrawnCarry })},
	{"santase", change(schnapsen, func(o *Options) {
		o.Cards, o.LastTrick, o.CloseScore, o.FailedClose = 24, LastTrickBonus, CloseScoreFinal, FailedCloseThree
		o.SwapMin, o.CloseMin, o.MarriageCounts, o.Target, o.FirstTrickBan = 4, 4, MarriageAtOnce, 11, true
	})},
}

var snapszli = change(schnapsen, func(o *Options) {
	o.LastTrick, o.CloseScore, o.FailedClose = LastTrickBonus, CloseScoreFinal, FailedCloseTricklessAtEnd
	o.FalseClaim, o.MarriageCounts = FalseClaimScale, MarriageAtOnce
})

func change(o Options, f func(*Options)) Options {
	f(&o)
	return o
}

// Variants lists the names of the variants in the order of the comparison table.
func Variants() []string {
	names := make([]string, len(variants))
	for i, v := range variants {
		names[i] = v.name
	}
	return names
}

// Variant gives the options of a named variant.
func Variant(name string) (Options, error) {
	for _, v := range variants {
		if v.name == name {
			return v.options, nil
		}
	}
	return Options{}, fmt.Errorf("no variant %q", name)
}

// IsVariant tells whether options are those of a named variant, with nothing changed.
func IsVariant(name string, o Options) bool {
	own, err := Variant(name)
	return err == nil && own == o
}

// Variant names the variant from which the options differ least; of several the first in the comparison table.
func (o Options) Variant() string {
	best, least := "", len(OptionList)+1
	for _, v := range variants {
		differing := 0
		for _, opt := range OptionList {
			if opt.get(&o) != opt.get(&v.options) {
				differing++
			}
		}
		if differing < least {
			best, least = v.name, differing
		}
	}
	return best
}
