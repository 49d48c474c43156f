package main

// The twelve figures of the Tell pack stand or sit alone, from head to foot: nothing is upside down, and so high stays
// high and low stays low. The Ober lifts his hand to the suit's sign in the upper corner, the Unter points down to it.

// dress is what a suit's people wear: coat, its lining, and a second cloth for hose, cape and hat.
type dress struct{ coat, lining, second string }

var tellDress = map[byte]dress{
	'c': {"#95602f", "#f0dcae", "#44545c"},
	's': {"#4c9a4e", "#f1e4b0", "#1f5a44"},
	'h': {"#b9352f", "#f6e6c8", "#2f5a80"},
	'd': {"#d9a132", "#faefd2", "#8c3a2c"},
}

var (
	tellKings = map[byte]person{
		'c': {umber, goblet(), 0}, 's': {grey, rod(), 1}, 'h': {auburn, rod(), 0}, 'd': {black, sword(), 0},
	}
	tellObers = map[byte]person{
		'c': {black, lowered(), 0}, 's': {brown, bow(), 1}, 'h': {blond, shield(), 0}, 'd': {grey, crossbow(), 1},
	}
	tellUnters = map[byte]person{
		'c': {auburn, halberd(), 0}, 's': {blond, crook(), 1}, 'h': {brown, lance(blue), 1}, 'd': {umber, lance(red), 0},
	}
)

func tellCourt(rank, suit byte) string {
	d, sign := tellDress[suit], tellSigns[suit]
	switch rank {
	case 'K':
		return meadow + drawing(tellKing(tellKings[suit], d)) + at(81.5, 20.5, 1.05, sign)
	case 'Q':
		return meadow + drawing(tellOber(tellObers[suit], d)) + at(80.5, 21.5, 1.2, sign)
	}
	return meadow + drawing(tellUnter(tellUnters[suit], d)) + at(20, 136, 1.2, sign)
}

// meadow is the ground under their feet and the hills behind.
var meadow = flat("M6.5 112C16 104 26 110 34 106C46 98 58 104 70.5 99C80 95 88 97 93.5 93V101.5H70.5V146H6.5Z", "#f0e4bf") +
	flat("M6.5 144C24 138 50 139 70.5 143V150Q70.5 153.5 67 153.5H10Q6.5 153.5 6.5 150Z", "#b7c887")
