package main

// Busts of the French pack, in the coordinates of a card. The head is at (57, 41); what hangs below the sash from
// (6, 62) to (94, 98) is cut off.

// kingsRobe is a cloak of the suit's cloth under a collar of ermine, open over a golden coat.
func kingsRobe() string {
	return shape("M42 60C34 63 30 67 28 74V98H94V78C90 68 80 63 71 60Z", dyed) +
		shape("M49 62L55 96H68L70 62Z", gold) + detail("M60 70V90") + dot(56.4, 75, 1.2, line) + dot(57.4, 81, 1.2, line) + dot(63.4, 76, 1.2, line) + dot(63.4, 82, 1.2, line) +
		shape("M45 57C37 60 31.4 65 29.4 72C40 73 49 78 54.4 90C55.6 82 55 70 51 63ZM69 57C77 60 84 65 87 71C78 73 71 80 65.6 92C62 84 62.6 70 65.6 63Z", white) +
		flat("M39.4 64l2.4 2-1.4 2.8ZM47.4 69.4l2.2 2.2-1.8 2.8ZM34.6 68l2.4 1.4-1 2.6ZM42 70.6l2 1.4-1 2.4ZM76 64l-1.8 2.4 2 2.2ZM69.6 70l-2 2.4 1.8 2.8ZM81 67.6l-1.6 2 1.8 1.8ZM66.4 79l-1.6 2.2 1.6 2.4ZM73 70.6l-1.2 2 1.6 1.8Z", line)
}

// queensGown has a square neck, a string of pearls and slashed sleeves.
func queensGown() string {
	return shape("M51 52V60C47 63 44 66 46 71L59 80L70 74C72 68 70 63 64.6 60V48Z", skin) + flat("M64 49V60C69 63 71 67 69.4 73L65 76C66.4 68 59 62 57 56Z", shade) +
		shape("M45 63.4C37 62.6 30 66 28 74V98H94V80C92 72 84 64 71 63.4L68 77L51 72.4Z", dyed) +
		shape("M43.6 63.6L51.4 62L53.4 71.6L66 75L68.4 62.6L74.4 64L71.4 80L48.4 75.4Z", gold) +
		shape("M55.4 77L54 96H68L67.4 79.6Z", cream) + detail("M55.4 79L67.4 88M67.4 82L55 88") +
		flat("M34.4 68C33 70.4 32 73.4 32 77H36C36 73 37 70 38.6 67ZM41 66.4C39.6 70 39 74 39.4 80H43C42 75 42.4 70.6 43.6 67.4Z", gold) +
		dot(52.6, 63, 1.6, white) + dot(55.6, 65.8, 1.6, white) + dot(59.2, 67, 1.7, white) + dot(62.8, 66, 1.6, white) + dot(65.6, 63.2, 1.6, white)
}

// jacksDoublet is striped, with a ruff.
func jacksDoublet() string {
	return shape("M47 61C38 62 30 66 28 74V98H94V78C90 69 80 63 69 61Z", dyed) +
		flat("M40 63.6C37.6 68 37 73 37.6 80H42.4C41.4 74 42 68 44.4 62.6ZM49.4 66L51.4 98H56L54.4 66ZM61.6 66L62.4 98H67.2L66.4 66ZM73 63.4C76.6 74 77.4 84 77 98H81.6C82.4 86 81 74 77.6 65Z", cream) +
		shape("M45.4 55C41 58.4 41.4 64 45.4 66.6C53.4 71.4 64 71.4 71.4 65.8C74.4 61.6 73.4 57.4 69.4 54.6C62 60 52 60 45.4 55Z", white) +
		detail("M48.8 58.2L46.6 65.6M53.6 59.8L52.2 68.6M59 60.2L59.2 69.4M64.2 58.6L66.4 67.2")
}

// bearing is a forearm in its sleeve, in front of the body; the closed hand at (x, y) holds a thing.
func bearing(x, y float64, cuff, held string) string {
	return at(x, y, 1, shape("M-6.4 8C-7.6 14-8 22-7.4 36H12L9 14C8.6 10 7.4 8.4 6.4 8Z", dyed)+
		shape("M-5.6 3.4Q0 1.6 5.6 3.4L7 10Q0 7.4-7 10Z", cuff)) + at(x, y, .92, held) + at(x, y, 1, fist())
}
