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
	// State is an id of this moment in the run: "2-0", "2@1".
	State string
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

// seconds are what the clock begins with: counted down while a trick goes by, up while a question is open; "" without a
// clock.
func (r CountRun) seconds() string {
	switch {
	case !r.Clock || r.Answer != nil:
		return ""
	case r.Watch != nil:
		return itoa(r.Watch.Pace)
	}
	return "0"
}
