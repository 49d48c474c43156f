package locales

import "strconv"

// Signed writes whole game points that were won or lost, with their sign: "+2", "−1", "0". It is the same in every language.
func Signed(points int) string {
	switch {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "0"
}
