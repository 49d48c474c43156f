package bot

import "bummerl/rules"

// Ask asks a level for its advice. One that is no Adviser tells what it chooses and nothing else.
func Ask(l Level, v rules.View, m Score, d Dice) Advice {
	if adviser, ok := l.(Adviser); ok {
		return adviser.Advise(v, m, d)
	}
	return Advice{Action: l.Choose(v, d)}
}
