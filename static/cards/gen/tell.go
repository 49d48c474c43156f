package main

// The twelve figures of the Tell pack stand or sit alone, from head to foot: nothing is upside down, and so high stays
// high and low stays low. The Ober lifts his hand to the suit's sign in the upper corner, the Unter points down to it.

// coats are the colours of a suit's people: coat, lining, hose.
type coats struct{ coat, lining, hose string }

var tellCoats = map[byte]coats{
	'c': {"#8f5a2c", "#e6cf9a", "#4a5a3a"},
	's': {"#3c7a46", "#e8d9a0", "#7a4e2a"},
	'h': {"#b4352f", "#f1e2c4", "#2f5a80"},
	'd': {"#d29a2c", "#f6ead0", "#7c2f2a"},
}

func tellCourt(rank, suit byte) string {
	c, sign := tellCoats[suit], tellSigns[suit]
	switch rank {
	case 'K':
		return meadow + drawing(tellKing(suit, c)) + at(83, 21, 1, sign)
	case 'Q':
		return meadow + drawing(tellOber(suit, c)) + at(82, 21, 1.05, sign)
	}
	return meadow + drawing(tellUnter(suit, c)) + at(19, 138, 1.05, sign)
}

// meadow is the ground under their feet and the hills behind.
var meadow = flat("M6.5 118C18 106 26 112 34 108C46 100 58 108 70.5 100V140H6.5Z", "#efe3c0") +
	flat("M6.5 146C24 140 50 141 70.5 145V150Q70.5 153.5 67 153.5H10Q6.5 153.5 6.5 150Z", "#b9c98c")

// tellKing sits on a throne, crowned, with sceptre and orb.
func tellKing(suit byte, c coats) string {
	h := map[byte]hair{'c': umber, 's': grey, 'h': auburn, 'd': grey}[suit]
	beard := fullBeard(h)
	if suit == 'h' || suit == 's' {
		beard = shortBeard(h)
	}
	throne := shape("M33 112V26Q52 12 71 26V112Z", c.hose) + shape("M30 116V22H35V116ZM69 116V22H74V116Z", gold) + ball(32.5, 19, 3.2, gold) + ball(71.5, 19, 3.2, gold) +
		shape("M24 150V92H33V150ZM65 112H70.5V150H65Z", wood) + shape("M22 92Q22 87 28.5 87Q35 87 35 92Z", gold) +
		shape("M14 153.5V146H70.5V153.5Z", wood)
	robe := shape("M38 58C34 64 31 76 30 88L27 140C26 146 34 148 50 148C62 148 68 146 67 140L66 112L72 88C71 74 68 63 64 58Z", c.coat) +
		shape("M46 60L47 96C44 112 42 130 41 147.6H55C56 130 56 112 56 96L57 60Z", c.lining) + detail("M51 62V94") + dot(51, 70, 1.3, line) + dot(51, 78, 1.3, line) + dot(51, 86, 1.3, line) +
		shape("M46 96H57L57.6 101H45.6Z", gold) +
		detail("M34 100C38 112 36 126 34 144M62 100C60 114 61 128 62 144") +
		shape("M27.4 136C36 141 41 140 42 139.6L41 147.6C32 148 26.6 146 27.4 136ZM67 136C62 140 58 140.4 55.8 140L55 147.6C62 148 67.6 146 67 136Z", white) +
		shape("M42 54C36 57 32 62 31.6 68C40 69 47 66 51 74C55 66 63 69 72 67C71 61 67 57 61 54Z", white) + flat("M38 62l2 1.4-1 2ZM44 61.6l1.8 1.6-1.2 2ZM58 61.6l-1.8 1.6 1.2 2ZM65 62l-2 1.4 1 2ZM31 140l2 1.4-1 2ZM63 141l1.6 1.6-1.4 1.6Z", line)
	arms := shape("M36 66C29 72 24 80 24 88L31 92C34 86 39 82 43 78Z", c.coat) + shape("M23 85L33 90L31.6 95L21.4 90Z", gold) +
		shape("M66 66C73 70 79 74 81 80L74.6 86C70 82 64 80 60 77Z", c.coat) + shape("M81 76L74 85L78 88L85 79Z", gold)
	return throne + at(82, 82, .8, leaning(6, 0, 0, sceptreOf(suit))) + robe + arms + at(27, 90, 1, at(0, -7, .85, orb())+at(0, 2, .8, fist())) + at(82, 81, .8, fist()) +
		at(51.5, 41, .78, kingsLocks(h)+frontFace(h)+beard+crown(c.coat))
}

func sceptreOf(suit byte) string {
	return shape("M-1.8 34V-26H1.8V34Z", gold) + ball(0, -30, 5.4, gold) + dot(0, -30, 2, red)
}

// tellOber stands in a long coat, sword at his side, and lifts his hand to the sign.
func tellOber(suit byte, c coats) string {
	h := map[byte]hair{'c': black, 's': brown, 'h': umber, 'd': grey}[suit]
	behind, before := shoulderHair(h)
	face := turnedFace(h) + twirled(h)
	if suit == 's' || suit == 'd' {
		face = turnedFace(h) + goatee(h)
	}
	legs := shape("M38 108L36 142H46L49 112ZM50 112L53 142H63L61 106Z", c.hose) +
		shape("M35 128L34.6 146C30 147.6 26 149 26.4 152H47L47.4 128ZM52 128L53 152H70C69.6 149 67 147.6 64 146L63.4 128Z", umber.base) + stroke("M35 130H47M52 130H63.4", gold, 2)
	coat := shape("M40 58C35 64 34 76 36 84L31 114C40 119 58 119 68 112L62 84C66 74 65 64 61 57Z", c.coat) +
		shape("M45 60L49 86L46 117L54 117.6L53 86L57 60Z", c.lining) + dot(51, 68, 1.2, line) + dot(51, 75, 1.2, line) + dot(51, 82, 1.2, line) +
		shape("M35.4 83C44 87 54 87 62.4 83L63.4 88.4C54 92.4 43 92.4 34.6 88.6Z", umber.base) + shape("M47 85H54V92H47Z", gold) +
		shape("M41 55C38 58 38.6 61.6 42 63C48 65.4 56 65.4 61 62.4C63.6 60 63 57 60 54.6C54 58 47 58 41 55Z", white)
	arms := shape("M58 60C66 61 72 55 75 46L82 49C80 60 72 72 62 73Z", c.coat) + shape("M74 46L76 41.6L84.4 45.4L82.4 50Z", white) + at(81, 39, .86, leaning(20, 0, 0, shape("M-4.6 4C-6-2-5-5-3-6L-2.4-12Q-.4-13.4 0.6-11.6L1-6.4C4-6 5.4-2 4.6 4Z", skin)+detail("M1-6.4V-2M-2-5.8V-2"))) +
		shape("M41 60C33 64 28 76 29 88L36 90C38 82 42 76 45 72Z", c.coat) + shape("M28 86L36.6 88.6L35.6 94L27.6 91.4Z", white)
	blade := leaning(24, 32, 96, at(32, 96, .86, leaning(180, 0, 0, sword())))
	return legs + blade + coat + arms + at(32, 95, .8, fist()) + at(53, 39, .76, behind+face+before+plumed(c.hose, white))
}

// tellUnter walks in a short coat, staff on his shoulder, and points down to the sign.
func tellUnter(suit byte, c coats) string {
	h := map[byte]hair{'c': auburn, 's': blond, 'h': brown, 'd': umber}[suit]
	locks := page(h)
	if suit == 's' || suit == 'h' {
		locks = cropped(h)
	}
	held := map[byte]string{'c': halberd(), 's': lance(red), 'h': lance(gold), 'd': halberd()}[suit]
	legs := shape("M40 98L34 120L37 144H45L46 122L54 102ZM52 98L58 122L56 144H64L68 120L64 98Z", c.lining) +
		shape("M37 140L45 140L45.4 149C40 151.6 32 152.6 28 151C29 147.6 35 147 37 146ZM56 140H64.4L64.4 149C59 151.6 51 152.6 47.6 151C48.6 147.6 54 147 56 146Z", umber.base)
	coat := shape("M44 58C39 64 38 76 40 84L35 103C44 107 60 107 69 101L64 84C68 74 67 64 63 58Z", c.coat) +
		detail("M52 62V104M46 88L43 104M59 88L61 104") + shape("M39.6 82C47 86 57 86 64.4 82L65 86.6C57 90.6 46.6 90.6 38.8 86.8Z", umber.base) +
		shape("M43 56C40 59 41 63 44.6 64.4C50 66.4 58 66.4 63 63.6C65.6 61 65 57.6 62 55.4C56 59 49 59 43 56Z", c.lining)
	arm := shape("M44 61C36 66 31 78 28 92L35 95.6C39 88 44 80 48 74Z", c.coat) + shape("M27.4 90.6L35.4 94.4L33 99.4L25.4 96Z", c.lining) +
		at(27.4, 101, .86, leaning(205, 0, 0, shape("M-4.6 4C-6-2-5-5-3-6L-2.4-12Q-.4-13.4 .6-11.6L1-6.4C4-6 5.4-2 4.6 4Z", skin)+detail("M1-6.4V-2M-2-5.8V-2")))
	far := shape("M60 61C68 64 74 70 78 78L72 83C68 78 64 75 60 74Z", c.coat)
	return at(78, 80, .95, held) + legs + coat + arm + far + at(78, 80, .8, fist()) + at(54, 41, .76, sideFace(h)+locks+hunters(c.hose, white))
}
