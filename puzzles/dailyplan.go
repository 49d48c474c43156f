package puzzles

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"time"
)

// dateLayout is how dates are written.
const dateLayout = "2006-01-02"

// firstDate begins the table of days.
const firstDate = "2026-11-30"

// unrepeated is for how many days a position does not come again.
const unrepeated = 731

// PlanDays continues the table of days by so many: lines to be put behind it. Each date gets an easy, a medium and a hard
// puzzle of different themes that has the same answers under the default variants of all languages and does not repeat
// a position of the last two years, under whichever theme. Themes take turns, in proportion to what there is of them. The
// error tells when there are too few puzzles.
func PlanDays(n int) ([]string, error) { return planDays(All(), planned(), n) }

// planDays continues a table with puzzles from a stock. It goes through the table first, so that it does not matter
// whether days are planned at once or bit by bit.
func planDays(stock []Puzzle, t days, n int) ([]string, error) {
	p, err := newPlanner(stock)
	if err != nil {
		return nil, err
	}
	next := firstDate
	for _, date := range t.dates {
		p.take(t.ids[date])
		next = dayAfter(date)
	}
	var lines []string
	for range n {
		ids, err := p.choose()
		if err != nil {
			return lines, fmt.Errorf("for %s %w", next, err)
		}
		p.take(ids)
		lines = append(lines, next+","+strings.Join(ids, ","))
		next = dayAfter(next)
	}
	return lines, nil
}

// dayAfter gives the next date.
func dayAfter(date string) string {
	t, err := time.Parse(dateLayout, date)
	if err != nil {
		panic(err) // the table holds dates
	}
	return t.AddDate(0, 0, 1).Format(dateLayout)
}

// planner chooses puzzles day by day.
type planner struct {
	byID    map[string]Puzzle
	cards   map[string]string // by ID
	shelves map[Level]*shelf
	// recent holds the cards of the last days, from the oldest, fewer than unrepeated of them.
	recent [][]string
}

func newPlanner(stock []Puzzle) (*planner, error) {
	p := &planner{byID: map[string]Puzzle{}, cards: map[string]string{}, shelves: map[Level]*shelf{}}
	for _, level := range Levels() {
		p.shelves[level] = &shelf{of: map[Theme][]string{}}
	}
	for _, z := range stock {
		cards, err := z.cards()
		if err != nil {
			return nil, err
		}
		p.byID[z.ID], p.cards[z.ID] = z, cards
		if z.Everywhere() && !slices.Contains(oldNames, z.ID) && z.Theme != ClaimOrPlay { // the picture of a day tells the score
			of := p.shelves[z.Level].of
			of[z.Theme] = append(of[z.Theme], z.ID)
		}
	}
	for _, s := range p.shelves {
		for _, list := range s.of {
			slices.SortFunc(list, byShuffle)
		}
	}
	return p, nil
}

// byShuffle is an order of names in which puzzles come to their days. Lists on pages go by number, and many of them in
// the order of names, so that tomorrow's could be told from today's; this order is to be seen nowhere. (It is no secret:
// who reads the source can read the table.)
func byShuffle(id, other string) int {
	x, y := sha256.Sum256([]byte("day of "+id)), sha256.Sum256([]byte("day of "+other))
	return slices.Compare(x[:], y[:])
}

// choose gives the names of the puzzles for a day after the recent ones, from the easy to the hard one.
func (p *planner) choose() ([]string, error) {
	recent := map[string]bool{}
	for _, day := range p.recent {
		for _, cards := range day {
			recent[cards] = true
		}
	}
	var ids []string
	var used []Theme
	for _, level := range Levels() {
		id, ok := p.shelves[level].choose(used, func(id string) bool { return !recent[p.cards[id]] })
		if !ok {
			return nil, fmt.Errorf("there is no %s puzzle of another theme left that the last two years did not have", level)
		}
		recent[p.cards[id]] = true
		ids, used = append(ids, id), append(used, p.byID[id].Theme)
	}
	return ids, nil
}

// take ends a day that has these puzzles.
func (p *planner) take(ids []string) {
	var day []string
	for i, id := range ids {
		day = append(day, p.cards[id])
		p.shelves[Levels()[i]].take(id, p.byID[id].Theme)
	}
	p.recent = append(p.recent, day)
	p.recent = p.recent[max(0, len(p.recent)-unrepeated+1):]
}
