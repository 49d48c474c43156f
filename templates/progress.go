package templates

// ProgressPage is /progress: how far somebody has come, quietly.
type ProgressPage struct {
	Page
	// Begin invites whoever has done nothing yet; nil elsewhere.
	Begin *Link
	// Strength is the learner's in all themes; nil before the first try that counts. Curve is how it has come about; nil
	// before the second.
	Strength *Strength
	Curve    *StrengthCurve
	// Themes has the strength theme by theme; nil before the first try that counts.
	Themes []ThemeStrength
	// Solved of all puzzles are solved.
	Solved, Of int
	// Chapters of so many are done; Learned are their names.
	Chapters, ChaptersOf int
	Learned              []Link
	// Drills are what counting has come to.
	Drills []ProgressDrill
	// HandsWon of Hands were won; 0: none was played.
	HandsWon, Hands int
	// Streak is the streak of the puzzles of the day; nil if there is none.
	Streak *DailyStreak
}

// ThemeStrength is the strength in one theme.
type ThemeStrength struct {
	// Theme leads to it.
	Theme Link
	// Strength is nil where no try has counted yet; Tries counts those that have.
	Strength *Strength
	Tries    int
}

// ProgressDrill is a drill, and how many of its answers were right, in words.
type ProgressDrill struct{ Name, Right string }

// StrengthDay is the strength at the end of a day.
type StrengthDay struct {
	Date string
	Strength
}

// The picture of one strength: where the scale begins and ends, and its width in its own units.
const (
	whiskerLow   = 800
	whiskerHigh  = 2200
	whiskerWidth = 200.0
)

// whiskerAt is the place of a value in that picture.
func whiskerAt(value int) float64 {
	value = min(max(value, whiskerLow), whiskerHigh)
	return float64(value-whiskerLow) * whiskerWidth / (whiskerHigh - whiskerLow)
}

// from and width are the part of the picture in which the strength lies.
func (s Strength) from() float64 { return whiskerAt(s.Value - s.Deviation) }

func (s Strength) width() float64 { return whiskerAt(s.Value+s.Deviation) - s.from() }
