package course

import "bummerl/rules"

// action reads an action that is written down in this package; a slip there is a fault of the program.
func action(text string) rules.Action {
	a, err := rules.ParseAction(text)
	if err != nil {
		panic(err)
	}
	return a
}

func actions(texts ...string) []rules.Action {
	list := make([]rules.Action, len(texts))
	for i, text := range texts {
		list[i] = action(text)
	}
	return list
}

func offers(texts ...string) rules.Actions {
	var set rules.Actions
	for _, a := range actions(texts...) {
		set |= a.Set()
	}
	return set
}

func cards(texts ...string) rules.CardSet {
	var set rules.CardSet
	for _, a := range actions(texts...) {
		set |= a.Card().Set()
	}
	return set
}

func talon(texts ...string) [12]rules.Card {
	var talon [12]rules.Card
	for i, a := range actions(texts...) {
		talon[i] = a.Card()
	}
	return talon
}
