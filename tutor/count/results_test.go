package count

import (
	"fmt"
	"reflect"
	"testing"
	"time"
	_ "time/tzdata"

	"bummerl/rules"
	"bummerl/tutor"
)

// at is an attempt at an item some hours after the beginning of 30 November 2026 in Vienna.
func at(hours int, item string, right bool, seconds int) tutor.Attempt {
	begin := time.Date(2026, 11, 29, 23, 0, 0, 0, time.UTC)
	return tutor.Attempt{Kind: "count", Item: item, Right: right, Seconds: seconds, At: begin.Add(time.Duration(hours) * time.Hour)}
}

// TestResultsOf: days are those of the learner's place, a day is in it for thirty of them, the median ignores answers
// without a time.
func TestResultsOf(t *testing.T) {
	vienna, err := time.LoadLocation("Europe/Vienna")
	if err != nil {
		t.Fatal(err)
	}
	today := tutor.NewDate(2026, time.November, 30)
	got := ResultsOf([]tutor.Attempt{
		at(-29*24-1, "running/24+14", false, 9), // the day before the first
		at(-29*24, "running/24+14", true, 9),
		at(-1, "running/24+14", false, 4),
		at(0, "running/24+14", true, 3), at(1, "running/38+4", false, 0), at(2, "running/38+4", false, 8), at(3, "running/2", true, 600),
		at(4, "table/own", false, 7), at(5, "trick/10+4", true, 2), at(6, "gone/1+1", false, 2),
		at(24, "trick/10+4", false, 2), // tomorrow, by a clock that was wrong
	}, today, vienna)
	want := Results{
		From: today - 29, To: today,
		Drills: []DrillResult{
			{Kind: TrickSum, Score: Score{1, 1, 2}, Days: []DayResult{{today, Score{1, 1, 2}}}},
			{Kind: Running, Score: Score{6, 3, 8}, Days: []DayResult{
				{today - 29, Score{1, 1, 9}}, {today - 1, Score{1, 0, 4}}, {today, Score{4, 2, 8}},
			}},
			{Kind: TablePoints, Score: Score{1, 0, 7}, Days: []DayResult{{today, Score{1, 0, 7}}}},
		},
		Missed: []Missed{{Running, "38+4", 42, 2, 2}, {Running, "24+14", 38, 3, 1}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%+v\nwant\n%+v", got, want)
	}
	if empty := ResultsOf(nil, today, vienna); empty.Drills != nil || empty.Missed != nil {
		t.Errorf("nothing comes to %+v", empty)
	}
}

func TestResultsOf_Missed(t *testing.T) {
	var attempts []tutor.Attempt
	add := func(item string, asked, wrong int) {
		for i := range asked {
			attempts = append(attempts, at(0, item, i >= wrong, 1))
		}
	}
	add("missing/66-41", 5, 3)
	add("trick/11+10", 3, 3)
	add("running/9+9", 5, 3)
	add("running/1+9", 5, 3)
	add("missing/which 66-50", 9, 9)
	add("missing/66-50", 3, 3)
	for _, nothing := range []string{"trick/10", "running/39+0", "running/0+14+20", "running/which 13+13", "running/34"} {
		add(nothing, 9, 9)
	}
	add("claim/yes", 4, 4)
	add("trick/which 14", 4, 4)
	add("trumps/4 tricks", 4, 4)
	add("table/own", 4, 4)
	for i := range 9 {
		add(fmt.Sprintf("running/%d+2", i+1), 1, 1)
	}
	var got []string
	for _, m := range ResultsOf(attempts, tutor.NewDate(2026, time.November, 30), time.UTC).Missed {
		got = append(got, fmt.Sprintf("%s %s %d/%d", m.Kind, m.Sum, m.Wrong, m.Asked))
	}
	want := []string{
		"trick 11+10 3/3", "missing 66-50 3/3", "running 1+9 3/5", "running 9+9 3/5", "missing 66-41 3/5", "running 1+2 1/1", "running 2+2 1/1",
		"running 3+2 1/1",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// TestResults_ReadWhatIsKept: of every number asked for that is a sum of points, results find the sum, and it makes what is
// right. Where nothing was to be added the number stands alone, and is no sum.
func TestResults_ReadWhatIsKept(t *testing.T) {
	for _, kind := range []Kind{TrickSum, Running, Missing} {
		t.Run(string(kind), func(t *testing.T) {
			each(t, kind, 20, func(t *testing.T, _ rules.Options, it Item) {
				for i, p := range it.Prompts {
					detail := it.detail(i)
					if p.Ask == AskNumber && makes(detail) != it.right[i].Number() {
						t.Errorf("%q does not make %s", detail, it.right[i])
					}
					if alone := detail == string(it.right[i]); sums.MatchString(detail) != (p.Ask == AskNumber && !alone) {
						t.Errorf("%q: is it a sum that somebody makes?", detail)
					}
				}
			})
		})
	}
}

func TestScore(t *testing.T) {
	for _, c := range []struct{ asked, right, want int }{{0, 0, 0}, {3, 3, 100}, {3, 2, 67}, {3, 1, 33}, {8, 1, 13}, {200, 1, 1}} {
		if got := (Score{Asked: c.asked, Right: c.right}).Percent(); got != c.want {
			t.Errorf("%d of %d are %d %%, want %d", c.right, c.asked, got, c.want)
		}
	}
	for _, c := range []struct {
		seconds []int
		want    int
	}{{nil, 0}, {[]int{0, 0}, 0}, {[]int{5}, 5}, {[]int{9, 2}, 6}, {[]int{9, 0, 1, 2}, 2}, {[]int{4, 1, 2, 3}, 3}} {
		var list []tutor.Attempt
		for _, s := range c.seconds {
			list = append(list, tutor.Attempt{Seconds: s})
		}
		if got := scoreOf(list).Seconds; got != c.want {
			t.Errorf("the median of %v is %d, want %d", c.seconds, got, c.want)
		}
	}
}
