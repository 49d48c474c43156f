package main

// tellKing sits on a throne, crowned, the orb in one hand.
func tellKing(p person, d dress) string {
	beard := fullBeard(p.hair)
	if p.way == 1 {
		beard = shortBeard(p.hair)
	}
	return throne(d) +
		at(77.5, 80, .8, leaning(7, 0, 0, p.held)) + kingsCoat(d) +
		at(24.5, 90, 1, at(0, -7, .9, orb())+at(0, 2, .8, fist())) + at(77.5, 80, .8, fist()) +
		at(49.5, 43, .9, kingsLocks(p.hair)+frontFace(p.hair)+beard+crown(d.coat))
}

// throne has a back between two posts, low enough that the crown stands free above it, arms, and a step.
func throne(d dress) string {
	return shape("M33 112V46Q49.5 34 66 46V112Z", d.second) + shape("M30.6 116V45H34.4V116ZM64.6 116V45H68.4V116Z", wood) + ball(32.5, 42.6, 2.9, gold) + ball(66.5, 42.6, 2.9, gold) +
		shape("M21 150V92H30V150ZM63 112H69V150H63Z", wood) + shape("M19 92Q19 87 25.5 87Q32 87 32 92Z", gold) +
		shape("M12 153.5V145.6H70.5V150Q70.5 153.5 67 153.5Z", wood) + stroke("M12.6 149.4H70", "#c08b52", 1.2)
}

// kingsCoat is the wide robe of one who sits: shoulders in ermine, two knees, the hem on the step.
func kingsCoat(d dress) string {
	robe := shape("M36 58C32 64 29 76 28 88L24 139C24 146 32 148 48 148C61 148 67 146 66 139L64.6 112L70 88C69 74 66 63 62 58Z", d.coat) +
		shape("M44 60L45 96C42 112 40 130 39 147.6H53.4C54.6 130 55 112 54.4 96L55 60Z", d.lining) +
		shape("M44.6 97C41.6 112 39.8 130 38.8 147L42.4 147.4C43.4 130 45 112 47.8 97ZM51.4 97C52 112 51 130 49.8 147.6L53.4 147.4C54.6 130 55 112 54.6 97Z", gold) +
		detail("M49.4 62V94") + dot(49.4, 70, 1.3, line) + dot(49.4, 78, 1.3, line) + dot(49.4, 86, 1.3, line) +
		shape("M43.6 95H56L56.4 100.4H43.2Z", gold) +
		detail("M31 101C36 106 40 105 42 101M36 107C36 120 34 132 31.6 143M68 101C64 106 60 105 57.4 101M61 107C60 120 61 132 61.4 143") +
		shape("M24.2 135C33 140.4 38 140 39.4 139.4L38.8 147.6C29 148 23.6 145.6 24.2 135ZM66 135C61 140 57 140.4 54.2 139.8L53.4 147.6C60 148 66.6 145.6 66 135Z", white) +
		shape("M40 54C34 57 30 62 29.6 69C38 70 45 67 49.4 76C54 67 62 70 70 68C69 61 65 57 59 54Z", white) +
		flat("M36 62l2.2 1.6-1.2 2.4ZM42.4 62l2 1.8-1.4 2.4ZM56.6 62l-2 1.8 1.4 2.4ZM63 61.6l-2.2 1.6 1.2 2.4ZM28 139.4l2 1.6-1.2 2.4ZM33.6 141.6l2 1.4-1.2 2.2ZM59 141.4l1.8 1.4-1.4 2.2Z", line)
	arms := shape("M34 66C27 72 21.6 80 21.4 88L29 92C32 86 37 82 41 78Z", d.coat) + shape("M20.6 85L31 90L29.6 95.4L19 90.4Z", gold) +
		shape("M63 66C70 70 75 74 77 79L70.6 85.6C66 81.6 61 80 57 77Z", d.coat) + shape("M76.6 75L69.6 84.4L74 88L81 78.4Z", gold)
	return robe + arms
}
