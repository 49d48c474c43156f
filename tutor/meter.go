package tutor

import "time"

// Search is what something is thought over for.
type Search string

// The kinds of searches.
const (
	// SearchBoard answers a question to the board.
	SearchBoard Search = "board"
	// SearchReview thinks over a finished hand.
	SearchReview Search = "review"
	// SearchCoach judges one action of a learner.
	SearchCoach Search = "coach"
	// SearchBot chooses one action of an opponent.
	SearchBot Search = "bot"
)

// Searches lists all kinds.
var Searches = []Search{SearchBoard, SearchReview, SearchCoach, SearchBot}

// Meter is told how the site fares, in figures that name nobody: no learner, no match, no address, no card. Its methods
// may be used from many goroutines at once.
type Meter interface {
	// RequestBegins counts a request that is worked on.
	RequestBegins()
	// RequestEnds counts the same request as answered: the route is a pattern such as "/:lang/play/:id", never a path.
	RequestEnds(method, route string, status int, took time.Duration)
	// Searched counts a search: how long it waited for its turn, and how long it took then.
	Searched(what Search, waited, took time.Duration)
	// Refused counts a search that found no place, or whose time was up before it got one.
	Refused(what Search)
}

// NoMeter is a Meter that nobody reads.
type NoMeter struct{}

// RequestBegins does nothing.
func (NoMeter) RequestBegins() {}

// RequestEnds does nothing.
func (NoMeter) RequestEnds(string, string, int, time.Duration) {}

// Searched does nothing.
func (NoMeter) Searched(Search, time.Duration, time.Duration) {}

// Refused does nothing.
func (NoMeter) Refused(Search) {}

// Pool is how a pool of connections to the database fares.
type Pool struct {
	// Name is "write", "read" or, where one pool does both, "all".
	Name string
	// Most is how many connections there may be, Open how many there are, Used how many of those work now.
	Most, Open, Used int
	// Waits counts how often somebody waited for a connection since the start, Waited how long all of them together.
	Waits  int64
	Waited time.Duration
}
