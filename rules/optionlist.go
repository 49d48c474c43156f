package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Option describes one field of Options: its name in records, and its values in the order of the rules page.
type Option struct {
	Name string
	// Values are the names of a choice, "false" and "true" for a switch, decimal numbers otherwise.
	Values []string
	// Kind tells how records write the value.
	Kind OptionKind

	get func(*Options) uint8
	set func(*Options, uint8)
	// base is what the first of Values stands for (numbers); step is the distance between two of them.
	base, step uint8
}

// OptionKind is the way in which an option's value is written.
type OptionKind uint8

// A choice is written as its name, a switch as true or false, a number as a number.
const (
	ChoiceOption OptionKind = iota
	SwitchOption
	NumberOption
)

// OptionList lists every option in the order of the rules page.
var OptionList = []Option{
	number("cards", 20, 24, 4, func(o *Options) *uint8 { return &o.Cards }),
	choice("follow", func(o *Options) *FollowRule { return &o.Follow }, "after-talon", "always"),
	choice("sixty_six", func(o *Options) *SixtySixRule { return &o.SixtySix }, "declare", "automatic"),
	choice("last_trick", func(o *Options) *LastTrickRule { return &o.LastTrick }, "wins", "bonus", "count"),
	choice("close_score", func(o *Options) *CloseScoreRule { return &o.CloseScore }, "frozen", "final"),
	choice("failed_close", func(o *Options) *FailedCloseRule { return &o.FailedClose },
		"gamble", "trickless-at-close", "trickless-at-end", "one", "three"),
	choice("false_claim", func(o *Options) *FalseClaimRule { return &o.FalseClaim }, "two-three", "scale"),
	number("swap_min", 2, 6, 1, func(o *Options) *uint8 { return &o.SwapMin }),
	number("close_min", 2, 6, 1, func(o *Options) *uint8 { return &o.CloseMin }),
	choice("marriage_counts", func(o *Options) *MarriageRule { return &o.MarriageCounts }, "with-trick", "at-once"),
	toggle("snapszer", func(o *Options) *bool { return &o.Snapszer }),
	toggle("kontra", func(o *Options) *bool { return &o.Kontra }),
	toggle("knock", func(o *Options) *bool { return &o.Knock }),
	number("target", 1, 99, 1, func(o *Options) *uint8 { return &o.Target }),
	choice("drawn", func(o *Options) *DrawnRule { return &o.Drawn }, "nothing", "carry"),
	toggle("schneider_double", func(o *Options) *bool { return &o.SchneiderDouble }),
	toggle("first_trick_ban", func(o *Options) *bool { return &o.FirstTrickBan }),
	toggle("late_marriage", func(o *Options) *bool { return &o.LateMarriage }),
	choice("look_back", func(o *Options) *LookBackRule { return &o.LookBack }, "last", "none", "own"),
}

func choice[T ~uint8](name string, field func(*Options) *T, values ...string) Option {
	return Option{Name: name, Values: values, Kind: ChoiceOption, step: 1,
		get: func(o *Options) uint8 { return uint8(*field(o)) },
		set: func(o *Options, v uint8) { *field(o) = T(v) }}
}

func toggle(name string, field func(*Options) *bool) Option {
	return Option{Name: name, Values: []string{"false", "true"}, Kind: SwitchOption, step: 1,
		get: func(o *Options) uint8 {
			if *field(o) {
				return 1
			}
			return 0
		},
		set: func(o *Options, v uint8) { *field(o) = v == 1 }}
}

func number(name string, low, high, step uint8, field func(*Options) *uint8) Option {
	var values []string
	for v := low; v <= high; v += step {
		values = append(values, strconv.Itoa(int(v)))
	}
	return Option{Name: name, Values: values, Kind: NumberOption, base: low, step: step,
		get: func(o *Options) uint8 { return *field(o) },
		set: func(o *Options, v uint8) { *field(o) = v }}
}

// FindOption looks an option up by its name in records.
func FindOption(name string) (Option, bool) {
	for _, opt := range OptionList {
		if opt.Name == name {
			return opt, true
		}
	}
	return Option{}, false
}

// Value gives the option's value in o, as listed in Values; "" if o holds none of them.
func (opt Option) Value(o Options) string {
	if v := opt.get(&o); v >= opt.base && int((v-opt.base)/opt.step) < len(opt.Values) {
		return opt.Values[(v-opt.base)/opt.step]
	}
	return ""
}

// With gives o with the option set to one of its Values.
func (opt Option) With(o Options, value string) (Options, error) {
	i := slices.Index(opt.Values, value)
	if i < 0 {
		return o, fmt.Errorf("option %s cannot be %q (%s)", opt.Name, value, opt.allowed())
	}
	opt.set(&o, opt.base+uint8(i)*opt.step)
	return o, nil
}

func (opt Option) allowed() string {
	if opt.Kind == NumberOption && opt.step == 1 {
		return fmt.Sprintf("%s to %s", opt.Values[0], opt.Values[len(opt.Values)-1])
	}
	return strings.Join(opt.Values, ", ")
}
