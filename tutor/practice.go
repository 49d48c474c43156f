package tutor

import (
	"context"
	"time"

	"bummerl/rules"
)

// The kinds of attempts; what comes again is of one of the first four. A question of a drill is of KindCount, as are points
// told at the table; KindMistake is a decision of a match that is tried again; KindPassed is a question that was not to be
// asked.
const (
	KindLesson  = "lesson"
	KindPuzzle  = "puzzle"
	KindCount   = "count"
	KindMistake = "mistake"
	KindPassed  = "passed"
)

// Attempt is one answer to a puzzle, a question of a drill or a step of a lesson.
type Attempt struct {
	// ID makes the attempt unique: saving the same one again does nothing. Env.NewID gives one.
	ID, Learner string
	// Kind is one of those above, Item which one of them.
	Kind, Item string
	// Answer is what the learner said, as it was sent; of a KindMistake with what match.Tried reads from it.
	Answer string
	Right  bool
	// Seconds is the time taken, 0 if unknown.
	Seconds int
	// ItemSeconds is the time that a whole item of the deck took, all its questions and what was to be watched before them,
	// if this is the answer to the last; 0 if it is not, or the time is unknown.
	ItemSeconds int
	At          time.Time
}

// Tally is what a learner has done with one item.
type Tally struct {
	Item string
	// Tries and Right count the attempts, and those among them that were right.
	Tries, Right int
	// First tells that the first attempt was right.
	First bool
	Last  time.Time
}

// AttemptStore keeps attempts.
type AttemptStore interface {
	// AddAttempt keeps an attempt; the same ID again is no error and changes nothing. Texts that are not UTF-8, or hold a
	// zero byte, are ErrInvalid.
	AddAttempt(ctx context.Context, a Attempt) error
	// Tallies adds up a learner's attempts of a kind by item, sorted by item.
	Tallies(ctx context.Context, learner, kind string) ([]Tally, error)
	// Attempt finds an attempt by its ID; one of another learner is ErrNotFound.
	Attempt(ctx context.Context, learner, id string) (Attempt, error)
	// Attempts lists a learner's attempts of a kind, the latest first, at most limit of them.
	Attempts(ctx context.Context, learner, kind string, limit int) ([]Attempt, error)
	// AttemptsSince lists those at or after a time, the earliest first.
	AttemptsSince(ctx context.Context, learner, kind string, since time.Time) ([]Attempt, error)
	// ItemSeconds lists what attempts have as ItemSeconds, those from since to before until of which it is known, the latest
	// first, at most limit of them.
	ItemSeconds(ctx context.Context, learner, kind string, since, until time.Time, limit int) ([]int, error)
}

// Drill is a run of questions drawn from a seed, such as counting the tricks of a hand.
type Drill struct {
	ID, Learner string
	// Kind names the drill ("running").
	Kind    string
	Seed    Seed
	Variant string
	Options rules.Options
	// Setting is a text of the drill's own: how hard it is to be, and what else its questions follow from.
	Setting string
	// Answers are the answers given so far, in the order of the questions.
	Answers []DrillAnswer
	// Version counts savings: 1 when made, one more each time.
	Version          int64
	Created, Updated time.Time
}

// DrillAnswer is the answer to one question of a drill.
type DrillAnswer struct {
	// Given is the answer, as the drill writes it.
	Given   string `json:"given"`
	Seconds int    `json:"seconds,omitempty"`
}

// DrillStore keeps drills. A drill of another learner is ErrNotFound.
type DrillStore interface {
	// AddDrill keeps a new drill. There is one without an answer of each kind: where the learner has another it is ErrStale.
	AddDrill(ctx context.Context, d Drill) error
	Drill(ctx context.Context, learner, id string) (Drill, error)
	// LatestDrill finds the learner's drill of a kind that was worked on last; ErrNotFound if there is none.
	LatestDrill(ctx context.Context, learner, kind string) (Drill, error)
	// Drills lists the learner's drills of a kind, that worked on last first, at most limit of them.
	Drills(ctx context.Context, learner, kind string, limit int) ([]Drill, error)
	// UnansweredDrill finds the learner's drill of a kind that has no answer yet; ErrNotFound if there is none.
	UnansweredDrill(ctx context.Context, learner, kind string) (Drill, error)
	// DropUnanswered deletes a drill that has no answer; one that has been answered meanwhile stays, and is no error.
	DropUnanswered(ctx context.Context, learner, id string) error
	// SaveDrill replaces setting, answers and updated if the version is still d.Version, else it is ErrStale. What is kept
	// has the next version.
	SaveDrill(ctx context.Context, d Drill) error
}

// LessonRun is where a learner stands in a lesson that is played on a table. There is one for each lesson.
type LessonRun struct {
	Learner, Lesson string
	Variant         string
	Options         rules.Options
	// Progress counts the steps done of the lesson's line; Misses the wrong tries at the present one.
	Progress, Misses int
	Done             bool
	// Version counts savings: 0 is a run that is not kept yet.
	Version          int64
	Created, Updated time.Time
}

// StepDone notes that a learner has done a step of a lesson.
type StepDone struct {
	Learner, Lesson, Step string
	At                    time.Time
}

// LessonStore keeps the way through lessons.
type LessonStore interface {
	// LessonRun finds the run of a lesson; ErrNotFound if the learner has not begun it.
	LessonRun(ctx context.Context, learner, lesson string) (LessonRun, error)
	// SaveLessonRun keeps a run if the version is still r.Version (0: no run yet), else it is ErrStale. It gives back the
	// run with its next version. Beginning anew is saving with Progress 0.
	SaveLessonRun(ctx context.Context, r LessonRun) (LessonRun, error)
	// MarkStep notes that a step is done; a second time changes nothing.
	MarkStep(ctx context.Context, s StepDone) error
	// StepsDone lists the steps that a learner has done, by lesson and step.
	StepsDone(ctx context.Context, learner string) ([]StepDone, error)
}
