package main

// A person is what tells one king, queen or jack from the next: hair, headgear, the thing in the hand.
type person struct {
	hair hair
	held string
	way  int // which of the two ways of wearing beard, hair or cap
}

// The twelve figures of the French pack.
var (
	frenchKings = map[byte]person{
		'c': {black, sceptre(), 1}, 's': {grey, sword(), 0}, 'h': {auburn, sceptre(), 0}, 'd': {brown, axe(), 1},
	}
	frenchQueens = map[byte]person{
		'c': {auburn, daisy(), 0}, 's': {black, mirror(), 1}, 'h': {blond, rose(red), 0}, 'd': {brown, tulip(gold), 1},
	}
	frenchJacks = map[byte]person{
		'c': {brown, horn(), 0}, 's': {auburn, halberd(), 1}, 'h': {umber, letter(), 0}, 'd': {blond, falcon(), 1},
	}
)

// doubleCourt is a figure twice, the second upside down, with a sash between.
func doubleCourt(rank, suit byte) string {
	upper := drawing(half(frenchCourt(rank, suit)))
	return upper + turned(upper) + drawing(sash())
}

// frenchCourt draws one half of a figure.
func frenchCourt(rank, suit byte) string {
	const x, y, size = 56, 41, 1.1 // the head
	switch rank {
	case 'K':
		p := frenchKings[suit]
		beard := fullBeard(p.hair)
		if p.way == 1 {
			beard = shortBeard(p.hair)
		}
		return kingsRobe() + bearing(84, 72, gold, p.held) +
			at(x, y, size, kingsLocks(p.hair)+frontFace(p.hair)+beard+crown(dyed))
	case 'Q':
		p := frenchQueens[suit]
		behind, before := ladysHair(p.hair)
		if p.way == 1 {
			behind, before = coil(p.hair)
			behind = veil() + behind
		}
		return at(x, y, size, behind) + queensGown() + bearing(83, 75, white, p.held) +
			at(x, y, size, turnedFace(p.hair)+ladysMouth+before+coronet())
	}
	p := frenchJacks[suit]
	head := sideFace(p.hair) + page(p.hair) + beret(dyed, white)
	if p.way == 1 {
		// The jack of diamonds looks at his falcon.
		head = looking(suit == 'd', sideFace(p.hair)+cropped(p.hair)+toque(dyed, white))
	}
	return shape("M51 48V64H67V48Z", skin) + jacksDoublet() + bearing(83.5, 75, gold, p.held) + at(x, y, size, head)
}
