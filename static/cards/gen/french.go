package main

// The twelve figures of the French pack: one cloth per suit, and in each suit another person.

var (
	kingsHair  = map[byte]hair{'c': umber, 's': grey, 'h': auburn, 'd': grey}
	queensHair = map[byte]hair{'c': auburn, 's': black, 'h': blond, 'd': brown}
	jacksHair  = map[byte]hair{'c': brown, 's': auburn, 'h': umber, 'd': blond}
)

// doubleCourt is a figure twice, the second upside down, with a sash between.
func doubleCourt(rank, suit byte) string {
	upper := drawing(half(frenchCourt(rank, suit)))
	return upper + turned(upper) + drawing(sash())
}

// frenchCourt draws the upper half of a figure; the card repeats it upside down.
func frenchCourt(rank, suit byte) string {
	switch rank {
	case 'K':
		return frenchKing(suit)
	case 'Q':
		return frenchQueen(suit)
	}
	return frenchJack(suit)
}

func frenchKing(suit byte) string {
	h := kingsHair[suit]
	held := map[byte]string{'c': sceptre(), 's': sword(), 'h': sceptre(), 'd': axe()}[suit]
	beard := fullBeard(h)
	if suit == 'h' || suit == 'c' {
		beard = shortBeard(h)
	}
	return at(85, 79, 1, held) + kingsRobe() + sleeve(85, 81) +
		at(58, 38, 1, kingsLocks(h)+frontFace(h)+beard+crown(dyed))
}

func frenchQueen(suit byte) string {
	h := queensHair[suit]
	held := map[byte]string{'c': daisy(), 's': mirror(), 'h': rose(red), 'd': tulip(gold)}[suit]
	behind, before := ladysHair(h)
	if suit == 's' || suit == 'd' {
		behind, before = coil(h)
		behind = veil() + behind
	}
	return at(58, 38, 1, behind) + queensGown() + sleeve(84, 80) + at(84, 76, 1, held) + at(84, 77, 1, fist()) +
		at(58, 38, 1, turnedFace(h)+ladysMouth+before+coronet())
}

func frenchJack(suit byte) string {
	h := jacksHair[suit]
	held := map[byte]string{'c': lance(gold), 's': halberd(), 'h': lance(white), 'd': halberd()}[suit]
	var head string
	if suit == 's' || suit == 'd' {
		head = sideFace(h) + cropped(h) + toque(dyed, white)
	} else {
		head = sideFace(h) + page(h) + beret(dyed, white)
	}
	return at(85, 81, 1, held) + shape("M52 46V60H68V46Z", skin) + jacksDoublet() + sleeve(85, 83) + at(58, 38, 1, head)
}

// sleeve is a cuff with a closed hand at (x, y), before the body.
func sleeve(x, y float64) string {
	return at(x, y, 1, shape("M-6.6 4.4Q0 1.6 6.6 4.4L7.4 11Q0 8-7.4 11Z", gold)) + at(x, y-.6, 1, fist())
}
