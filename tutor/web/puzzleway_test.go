package web

import (
	"slices"
	"testing"

	"bummerl/puzzles"
	"bummerl/rules/bot"
	"bummerl/templates"
	"bummerl/tutor"
)

// TestWays_Rated: a first attempt counts whole where nothing tells what it is about, by half in practice by theme, and not
// at all in a run and by the lasting address; nor does the next one there, where the deck asks what was missed.
func TestWays_Rated(t *testing.T) {
	defend := puzzles.Of(puzzles.Defend)[7]
	for _, c := range []struct {
		way     string
		address func(*asker) (string, puzzles.Puzzle)
		want    []float64
	}{
		{"mixed", func(a *asker) (string, puzzles.Puzzle) {
			z := a.leadsTo(a.get("/de/puzzles/mixed"))
			return "/de/puzzles/mixed/" + z.ID, z
		}, []float64{1}},
		{"of the day", func(*asker) (string, puzzles.Puzzle) {
			day := tutor.DateOf(tutor.System().Time(), dailyPlace).String()
			z, _ := puzzles.Get(puzzles.DailyIDs(day)[0])
			return "/de/daily/" + day + "/" + string(puzzles.Levels()[0]), z
		}, []float64{1}},
		{"theme", func(*asker) (string, puzzles.Puzzle) { return "/de/puzzles/defend/" + defend.ID, defend }, []float64{0.5}},
		{"run", func(a *asker) (string, puzzles.Puzzle) {
			z := a.leadsTo(a.post("/de/puzzles/run", map[string][]string{"action": {templates.RunBegin}}))
			return "/de/puzzles/run/" + z.ID, z
		}, nil},
		{"link", func(*asker) (string, puzzles.Puzzle) { return "/de/puzzles/" + defend.ID, defend }, nil},
	} {
		a := newAsker(t)
		address, z := c.address(a)
		a.miss(address, z.Under("schnapsen"), 0)
		a.miss("/de/puzzles/"+z.ID, z.Under("schnapsen"), 1)
		site := Config{Env: tutor.System()}.On(a.store, bot.ByName)
		who, err := site.Learners.Find(t.Context(), a.cookies["bummerl"])
		if err != nil || who.Visitor() {
			t.Fatal(who, err)
		}
		tries, err := a.store.RatedTries(t.Context(), who.ID)
		var got []float64
		for _, try := range tries {
			got = append(got, try.Weight)
		}
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: rated with the weights %v, %v, want %v", c.way, got, err, c.want)
		}
	}
}
