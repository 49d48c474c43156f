package puzzles

import (
	"slices"
	"strings"
	"testing"
)

// stockOf gives a few puzzles of each theme and level that may be a day's.
func stockOf(perLevel int) []Puzzle {
	var list []Puzzle
	had := map[Theme]map[Level]int{}
	for _, theme := range Themes() {
		had[theme] = map[Level]int{}
		for _, p := range Of(theme) {
			if had[theme][p.Level] < perLevel {
				had[theme][p.Level]++
				list = append(list, p)
			}
		}
	}
	return list
}

// TestPlanDays continues the table for two years more: day by day, with the positions of its first days again, and none
// of them too soon.
func TestPlanDays(t *testing.T) {
	_, last := DailyDates()
	lines, err := PlanDays(unrepeated)
	if err != nil || len(lines) != unrepeated {
		t.Fatalf("%d days, %v", len(lines), err)
	}
	for _, line := range lines {
		if last = dayAfter(last); !strings.HasPrefix(line, last+",") {
			t.Fatalf("got %s, want %s", line, last)
		}
	}
	unrepeatedIn(t, readDays(dailyFile+strings.Join(lines, "\n")+"\n"))
}

// unrepeatedIn wants no position twice within unrepeated days, and three themes on each.
func unrepeatedIn(t *testing.T, table days) {
	t.Helper()
	seen := map[string]int{}
	for i, date := range table.dates {
		themes := map[Theme]bool{}
		for _, id := range table.ids[date] {
			p, ok := Get(id)
			if !ok {
				t.Fatalf("%s: there is no puzzle %s", date, id)
			}
			cards, err := p.cards()
			if err != nil {
				t.Fatal(err)
			}
			if before, ok := seen[cards]; ok && i-before < unrepeated {
				t.Errorf("%s: the cards of %s were there %d days before", date, id, i-before)
			}
			seen[cards], themes[p.Theme] = i, true
		}
		if len(themes) != len(Levels()) {
			t.Errorf("%s: a theme comes twice", date)
		}
	}
}

// TestPlanDaysBitByBit: days planned in two goes are those planned in one.
func TestPlanDaysBitByBit(t *testing.T) {
	stock := stockOf(10)
	want, err := planDays(stock, days{}, 30)
	if err != nil {
		t.Fatal(err)
	}
	begun := readDays(strings.Join(want[:11], "\n") + "\n")
	if got, err := planDays(stock, begun, 19); err != nil || !slices.Equal(got, want[11:]) {
		t.Errorf("got %v, %v, want %v", got, err, want[11:])
	}
}

// TestPlanDaysEnds: where the puzzles of two years do not suffice, it says so and gives the days before.
func TestPlanDaysEnds(t *testing.T) {
	stock := stockOf(2)
	lines, err := planDays(stock, days{}, 100)
	if err == nil || len(lines) == 0 || len(lines) > len(stock)/len(Levels()) || !strings.Contains(err.Error(), "puzzle of another theme left") {
		t.Errorf("%d days, %v", len(lines), err)
	}
}

// TestPlanDaysKnowsTwins: a position that another theme had does not come again under a second name.
func TestPlanDaysKnowsTwins(t *testing.T) {
	var stock []Puzzle
	for _, p := range stockOf(1) {
		twin := p
		twin.ID = "twin" + p.ID
		if twin.Theme = Defend; p.Theme == Defend {
			twin.Theme = PlayOut
		}
		stock = append(stock, p, twin)
	}
	lines, _ := planDays(stock, days{}, 100)
	taken := map[string]bool{}
	for _, line := range lines {
		for _, id := range strings.Split(line, ",")[1:] {
			if id = strings.TrimPrefix(id, "twin"); taken[id] {
				t.Errorf("%s comes again as its twin", id)
			}
			taken[id] = true
		}
	}
	if len(taken) < 3 {
		t.Errorf("%d puzzles, too few to say anything", len(taken))
	}
}

// TestTomorrowIsNotTheNextName: the days to come follow neither names nor numbers, by which pages list puzzles.
func TestTomorrowIsNotTheNextName(t *testing.T) {
	table := planned()
	for _, theme := range Themes() {
		for level, name := range Levels() {
			names, numbers, n := 0, 0, 0
			var before Puzzle
			for _, date := range table.dates[1:] {
				p, _ := Get(table.ids[date][level])
				if p.Theme != theme {
					continue
				}
				if before.ID != "" {
					n++
					if p.ID > before.ID {
						names++
					}
					if p.Number > before.Number {
						numbers++
					}
				}
				before = p
			}
			for _, ups := range []int{names, numbers} {
				if n > 20 && (ups < n/4 || ups > n*3/4) {
					t.Errorf("%s, %s: %d of %d steps go up", theme, name, ups, n)
				}
			}
		}
	}
}
