package main

// Busts of the French pack, in the coordinates of a card. The head is at (58, 37); the lower edge is the sash that
// divides the card from (6, 62) to (94, 98).

// kingsRobe is a cloak of the suit's cloth under a collar of ermine, open over a golden coat.
func kingsRobe() string {
	return shape("M44 58C36 60 31 65 29 72L58 85L93.4 98C94 88 93.6 76 86 68C80 62 74 59 70 58Z", dyed) +
		shape("M50 62L57 84L64 86.6L70 62Z", gold) + detail("M59.6 66L60.4 84.6") + dot(56.6, 70, 1.2, line) + dot(57.6, 75.6, 1.2, line) + dot(63, 72, 1.2, line) + dot(63.2, 78, 1.2, line) +
		shape("M47 54C40 56 35 61 33 67.6C41 69 49 74 54.6 82.4C55.6 76 55 66 52 60ZM69 54C77 56 83 60 87 66C79 69 71 76 65.4 85.6C62 78 62.6 66 66 60Z", white) +
		flat("M41 60.6l2.2 1.8-1.2 2.6ZM48 66.4l2 2-1.6 2.4ZM37 64l2 1.2-.8 2.2ZM76 60.4l-1.6 2.2 1.8 2ZM70.4 66l-1.8 2.2 1.6 2.4ZM80.6 64l-1.4 1.8 1.6 1.6ZM66.6 74l-1.4 2 1.4 2Z", line)
}

// queensGown has a square neck, a string of pearls and puffed sleeves.
func queensGown() string {
	return shape("M52 48V57C48 60 46 64 48 68L60 76L70 70C72 64 70 60 65 57V46Z", skin) + flat("M64 46V57C69 60 71 64 69.4 69L66 71C67 64 60 58 58.6 52Z", shade) +
		shape("M46 61C38 60 30.4 64 29 72L58 85L93.4 98C95 88 94 74 88 67.6C83 62.4 76 60.4 71 61L68 73L52 69Z", dyed) +
		shape("M45.4 61.4L52.6 59.6L54 68.4L66 71.4L68 60.4L73.4 61.6L71 75.4L49.6 71.6Z", gold) +
		shape("M57 73L56.4 84.2L66.6 88.2L67.4 74.8Z", cream) + detail("M57 75.4L67 84.4M67.2 77.6L56.8 82.6") +
		flat("M34.6 66.6C33.6 69 33 71.4 33 73.6L36.4 75C36.4 71 37.4 67.6 39 65ZM41 64.6C39.6 68 39 72 39.4 76.4L43 78C42 73 42.4 68.4 43.6 65.4ZM78 64.6C81 72 82 82 81.4 93L85 94.4C86 84 85 74 82 66Z", gold) +
		dot(53.4, 60, 1.5, white) + dot(56.4, 62.6, 1.5, white) + dot(60, 63.6, 1.6, white) + dot(63.6, 62.8, 1.5, white) + dot(66.4, 60.4, 1.5, white)
}

// jacksDoublet is striped, with a standing collar and a chain.
func jacksDoublet() string {
	return shape("M47 58C38 60 31 64 29 72L58 85L93.4 98C94.4 88 93 74 86 67.6C80 62 74 60 69 58Z", dyed) +
		flat("M40 61.6C38 66 37.4 71 38 75.8L42 77.4C41.4 72 42 66 43.6 60.4ZM50 62L52 82L56 83.6L54.4 62ZM62 62L63 86.6L67 88.4L66.4 62ZM74 60.8C76.6 70 77.4 80 77 92L81 93.6C81.6 82 80.6 71 78 62.4Z", cream) +
		shape("M46 52C42 55 42.6 60 46 62.4C54 67 64 67 71 61.6C73.4 58 72.6 54 69 51.6C62 57 52 57 46 52Z", white) +
		detail("M49.4 55L47.6 61.4M54 57L53 64.4M59 57.6L59.4 65M64 56L66 63.4")
}
