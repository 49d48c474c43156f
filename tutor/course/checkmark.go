package course

import "bummerl/rules"

// marking makes a check of cards to mark on the whole pack (Mark): exactly those. What is marked wrongly is said before
// what is missing.
func marking(find func(moment) rules.CardSet) checking {
	return checking{
		kinds: []StepKind{Mark}, causes: []Cause{Extra, Missing},
		find: func(m moment) (Answer, error) { return Cards(find(m)), nil },
		judge: func(m moment, a Answer) (Verdict, error) {
			marked, err := a.cards()
			want := find(m)
			switch {
			case err != nil:
				return Verdict{}, err
			case marked&^want != 0:
				return wrong(Extra), nil
			case marked != want:
				return wrong(Missing), nil
			}
			return right, nil
		},
	}
}
