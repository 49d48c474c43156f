package course

// slip is a wrong number that shows what has been overlooked.
type slip struct {
	cause Cause
	// gives is the number that the oversight leads to, from the right one.
	gives func(m moment, right int) int
}

// counting makes a check of a number that can be worked out (Number). A slip that gives the right number in this position
// is none; of two with the same number the first counts; a number that none of them gives is OtherNumber.
func counting(count func(moment) (int, error), slips ...slip) checking {
	c := checking{kinds: []StepKind{Number}}
	for _, s := range slips {
		c.causes = append(c.causes, s.cause)
	}
	c.causes = append(c.causes, OtherNumber)
	c.find = func(m moment) (Answer, error) {
		n, err := count(m)
		return Typed(n), err
	}
	c.judge = func(m moment, a Answer) (Verdict, error) {
		said, err := a.number()
		if err != nil {
			return Verdict{}, err
		}
		n, err := count(m)
		switch {
		case err != nil:
			return Verdict{}, err
		case said == n:
			return right, nil
		}
		for _, s := range slips {
			if said == s.gives(m, n) {
				return wrong(s.cause), nil
			}
		}
		return wrong(OtherNumber), nil
	}
	return c
}
