package course

import "strconv"

// Fact is one thing that the course teaches. Its ID is a letter for the part (A the pack, B dealing, C open play,
// D strict play, E declarations, F closing, G winning and scoring, H craft, I around the game) and a number.
type Fact struct {
	ID string
	// Option is the option of the rules on which it hangs, "" if none: changing it must change the answer of the step
	// that teaches the fact.
	Option string
}

// factParts counts the facts of each part.
var factParts = []struct {
	part  string
	count int
}{{"A", 12}, {"B", 7}, {"C", 10}, {"D", 8}, {"E", 16}, {"F", 14}, {"G", 14}, {"H", 12}, {"I", 7}}

// factOptions names the facts that hang on an option.
var factOptions = map[string]string{
	"A2": "cards", "A5": "cards", "A11": "cards", "A12": "cards", "B3": "cards", "B5": "cards", "B7": "cards",
	"C2": "follow", "C10": "look_back", "D7": "cards", "D8": "follow",
	"E6": "marriage_counts", "E8": "late_marriage", "E12": "swap_min", "E16": "first_trick_ban",
	"F7": "close_min", "F8": "close_score", "F9": "failed_close", "F12": "knock", "F13": "snapszer", "F14": "kontra",
	"G1": "sixty_six", "G3": "false_claim", "G7": "last_trick", "G8": "drawn", "G9": "target", "G11": "schneider_double",
	"H3": "failed_close", "H8": "cards",
}

// Facts lists every fact in order.
func Facts() []Fact {
	var list []Fact
	for _, p := range factParts {
		for n := 1; n <= p.count; n++ {
			id := p.part + strconv.Itoa(n)
			list = append(list, Fact{ID: id, Option: factOptions[id]})
		}
	}
	return list
}

// FindFact gives a fact by its ID.
func FindFact(id string) (Fact, bool) {
	for _, f := range Facts() {
		if f.ID == id {
			return f, true
		}
	}
	return Fact{}, false
}
