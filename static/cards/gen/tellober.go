package main

// tellOber stands in a long coat and a cape, his weapon lowered, and lifts one hand to the sign as if to swear.
func tellOber(p person, d dress) string {
	behind, before := shoulderHair(p.hair)
	face := turnedFace(p.hair) + twirled(p.hair)
	if p.way == 1 {
		face = turnedFace(p.hair) + goatee(p.hair)
	}
	return shape("M40 58C32 66 24 88 23 117C29 121 36 121 41 118L46 66ZM58 58L60 116C63 117 66 116 68.4 114L64 84Z", d.second) +
		boots(d) + longCoat(d) +
		shape("M56 60C63 62.6 69 60.6 72 55L79.6 58.4C77 68.6 69 75.4 59 73Z", d.coat) + shape("M70.8 54.6L73 49.4L81.4 53.2L79.4 58.8Z", white) +
		at(78, 46.6, .86, leaning(12, 0, 0, swearing())) +
		at(30, 95, .86, p.held) +
		shape("M40 60C32 64 26.4 76 27 88L34.6 90C36.6 82 41 76 44 72Z", d.coat) + shape("M26 86L35 88.6L34 94L25.6 91.4Z", white) + at(30, 95, .82, fist()) +
		at(51, 40.5, .88, behind+stem()+face+before+plumed(d.second, white))
}

func boots(d dress) string {
	return shape("M38 108L36 132H46.6L49 112ZM50 112L53 132H63.4L61 106Z", d.lining) +
		shape("M35 127L34.6 145C30 146.6 26 148 26.4 151.4H47L47.4 127ZM52 127L53 151.4H70C69.6 148 67 146.6 64 145L63.4 127Z", umber.base) + shape("M34 126H48.4V131H34ZM51.4 126H64.4V131H51.4Z", wood)
}

func longCoat(d dress) string {
	return shape("M40 58C35 64 34 76 36 84L31 114C40 119 58 119 68 112L62 84C66 74 65 64 61 57Z", d.coat) +
		shape("M45 60L49 86L46 117L54 117.6L53 86L57 60Z", d.lining) + dot(51, 68, 1.3, line) + dot(51, 75, 1.3, line) +
		detail("M40 91C39 100 37.6 108 36.6 115.6M60 91C61.6 100 62.4 106 63.4 113.4") +
		shape("M35.4 82C44 86 54 86 62.4 82L63.4 87.6C54 91.6 43 91.6 34.6 87.8Z", umber.base) + shape("M47 84H54.4V91.4H47Z", gold) +
		shape("M40 55C36.6 58 37.4 62.4 41 64C47 66.6 56 66.6 61.4 63.4C64.4 60.8 63.6 57 60 54.6C54 58 46 58 40 55Z", white) + detail("M44 57.6L42.6 64M50 58.4V65.6M56 57.4L58 64.6")
}

// swearing is a hand with thumb and two fingers raised, as one swears an oath.
func swearing() string {
	return shape("M-4.4 1.4C-7-.6-9-3.6-8.8-5.8Q-7.2-7.2-6-5.2L-3.6-2.4Z", skin) +
		shape("M-4.6 5C-5.2 1-5-3-4.2-5L-5.2-13Q-4-15-2.4-13.2L-1-7L.2-14Q1.8-15.8 3-13.8L2.6-6.2Q4.8-6.4 4.8-3.6L4.6 5Z", skin) + detail("M-1-7V-3.6M2.6-6L2.4-2.4")
}
