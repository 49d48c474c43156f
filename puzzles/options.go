package puzzles

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"bummerl/rules"
)

// Variants are the default variants of the three languages.
var Variants = []string{"schnapsen", "snapszer", "snapszli"}

//go:embed data/options.json
var optionsFile []byte

// frozen reads the rules by which the puzzles are proven, every option written out: should a variant change one day, the
// puzzles stay what they are. The data are part of the program: if they are broken, so is the program.
var frozen = sync.OnceValue(func() map[string]rules.Options {
	var file map[string]map[string]string
	if err := json.Unmarshal(optionsFile, &file); err != nil {
		panic(err)
	}
	all := map[string]rules.Options{}
	for variant, values := range file {
		var o rules.Options
		for _, opt := range rules.OptionList {
			var err error
			if o, err = opt.With(o, values[opt.Name]); err != nil {
				panic(fmt.Errorf("options of %s: %w", variant, err))
			}
		}
		all[variant] = o
	}
	return all
})

// Options gives the rules of a variant as the puzzles know it.
func Options(variant string) (rules.Options, error) {
	if o, ok := frozen()[variant]; ok {
		return o, nil
	}
	return rules.Options{}, fmt.Errorf("no puzzles by the variant %q", variant)
}
