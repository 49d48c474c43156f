package templates

// CountRunPage is one moment of a run of a drill.
type CountRunPage struct {
	Page
	Run CountRun
}

// CountRun is the region of a drill: a situation at the table that is watched, asked about and corrected. One of Watch,
// Ask and Answer is set.
type CountRun struct {
	// Kind is the drill's id, Name its name.
	Kind, Name string
	// Item counts from 1, Items is how many there are.
	Item, Items int
	Cloth       CountCloth
	Watch       *CountWatch
	Ask         *CountAsk
	Answer      *CountAnswer
	// Clock: where scripts run, the tricks go on by themselves and the seconds are shown.
	Clock bool
	// Aloud: where the browser has a voice, Say is read aloud.
	Aloud bool
	// Say is what is new, in whole sentences: for the live region, and for the voice.
	Say string
}

// CountWatch is a trick that goes by.
type CountWatch struct {
	// Number counts tricks from 1, Of is how many go by before the question.
	Number, Of int
	// Task says what to look out for.
	Task string
	// On leads to the next trick, or after the last one to the question.
	On Link
	// Pace is how many seconds the trick stays where a clock runs.
	Pace int
}

// pace is what the script counts down while a trick goes by; nothing without a clock.
func (r CountRun) pace() string {
	if !r.Clock || r.Watch == nil {
		return ""
	}
	return itoa(r.Watch.Pace)
}
