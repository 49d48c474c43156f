package numerals

import "strconv"

// Write gives a number in words: 66 is "sechsundsechzig", "hatvanhat", "sessenta e seis". It counts, so it stands in the
// neutral form: "eins", "kettő", "um". A number below 0 or above Max is given in digits.
func Write(lang string, n int) string {
	if n < 0 || n > Max {
		return strconv.Itoa(n)
	}
	l := in(lang)
	of := func(k kind, value int) string { return l.spelled[[2]int{int(k), value}] }
	if n == 0 {
		return of(zero, 0)
	}
	return l.write(of, n)
}

// writeGerman: [zwei]hundert, then unit-und-ten.
func writeGerman(of func(kind, int) string, n int) string {
	switch {
	case n >= 200:
		return of(unit, n/100) + of(hundred, 100) + rest(writeGerman, of, n%100)
	case n >= 100:
		return of(hundred, 100) + rest(writeGerman, of, n%100)
	case n < 10:
		return of(unit, n)
	case n < 20:
		return of(teen, n)
	case n%10 == 0:
		return of(ten, n)
	case n%10 == 1:
		return of(bound, 1) + of(and, 0) + of(ten, n-1)
	}
	return of(unit, n%10) + of(and, 0) + of(ten, n-n%10)
}

// writeHungarian: [két]száz, ten, unit; tíz and húsz have forms of their own before a unit.
func writeHungarian(of func(kind, int) string, n int) string {
	switch {
	case n >= 200:
		return "két" + of(hundred, 100) + rest(writeHungarian, of, n%100)
	case n >= 100:
		return of(hundred, 100) + rest(writeHungarian, of, n%100)
	case n < 10:
		return of(unit, n)
	case n == 10, n == 20:
		return of(teen, n)
	case n < 30:
		return of(bound, n-n%10) + of(unit, n%10)
	}
	return of(ten, n-n%10) + rest(writeHungarian, of, n%10)
}

// writePortuguese joins hundreds, tens and units by e; a whole hundred is cem, any other cento.
func writePortuguese(of func(kind, int) string, n int) string {
	join := " " + of(and, 0) + " "
	switch {
	case n == 100, n == 200:
		return of(hundred, n)
	case n > 200:
		return of(hundred, 200) + join + writePortuguese(of, n-200)
	case n > 100:
		return "cento" + join + writePortuguese(of, n-100)
	case n < 10:
		return of(unit, n)
	case n < 20:
		return of(teen, n)
	case n%10 == 0:
		return of(ten, n)
	}
	return of(ten, n-n%10) + join + of(unit, n%10)
}

func rest(write func(func(kind, int) string, int) string, of func(kind, int) string, n int) string {
	if n == 0 {
		return ""
	}
	return write(of, n)
}
