package match

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
)

// MostImported is how many bytes an imported text may have, mostHands how many hands.
const (
	MostImported = 256 << 10
	mostHands    = 99
)

// ImportFault is what is wrong with an imported text.
type ImportFault string

// The faults. Where a fault is in one hand of several, ImportError.Hand tells which.
const (
	// ImportEmpty: there is no hand in it.
	ImportEmpty ImportFault = "empty"
	// ImportUnreadable: it is neither a record nor the file of a match; the cause may be a *rules.TextError.
	ImportUnreadable ImportFault = "unreadable"
	// ImportIllegal: the rules refuse action number Action; the cause is a *rules.IllegalError.
	ImportIllegal ImportFault = "illegal"
	// ImportUnfinished: the hand is not over after its last action.
	ImportUnfinished ImportFault = "unfinished"
	// ImportMixed: the hand is played by other rules than the first.
	ImportMixed ImportFault = "mixed"
	// ImportTooMany: there are too many hands.
	ImportTooMany ImportFault = "too-many"
)

// ImportError says what is wrong with an imported text, and where.
type ImportError struct {
	Fault ImportFault
	// Hand and Action count from 1; 0 where the fault has none.
	Hand, Action int
	// Cause may be nil.
	Cause error
}

// Error gives the text for the log.
func (e *ImportError) Error() string {
	text := fmt.Sprintf("%s (hand %d, action %d)", e.Fault, e.Hand, e.Action)
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap gives the cause.
func (e *ImportError) Unwrap() error { return e.Cause }

// imported is a hand as it was read.
type imported struct {
	record rules.Record
	seat   rules.Seat
}

// Import keeps hands that were played elsewhere, to be reviewed from either seat: a record as text or as JSON, or a file
// that Download has made. The same hands again are the match that there is of them. A text that is too long is
// tutor.TooLarge, one that holds no whole hand tutor.Invalid with an *ImportError as its cause.
func (s Service) Import(ctx context.Context, learner, text string) (Table, error) {
	if len(text) > MostImported {
		return Table{}, tutor.Fail(tutor.TooLarge, "import", nil)
	}
	// Some programs begin a text with a byte order mark.
	hands, err := readImported(strings.TrimSpace(strings.TrimPrefix(text, "\uFEFF")))
	if err != nil {
		return Table{}, tutor.Fail(tutor.Invalid, "import", err)
	}
	seed, now := s.Env.NewSeed(), s.Env.Time()
	first := hands[0].record
	m := tutor.Match{
		ID: s.Env.NewID(), Learner: learner, Kind: tutor.MatchImported, Variant: first.Variant, Options: first.Options,
		RulesVersion: rules.Version, Settings: tutor.MatchSettings{BestOf: 1, Points: pointsBoth, Coach: true},
		Seed: seed, Commitment: seed.Commitment(), Version: 1, Created: now, Updated: now,
	}
	var all []byte
	for i, h := range hands {
		hand := tutor.Hand{No: i + 1, LearnerSeat: h.seat, Deal: h.record.Deal, Created: now}
		if hand.Actions, err = importedActions(i+1, h.record, now); err != nil {
			return Table{}, tutor.Fail(tutor.Invalid, "import", err)
		}
		m.Hands = append(m.Hands, hand)
		all = fmt.Appendf(all, "%s %s\n", h.seat, h.record.Text())
	}
	sum := sha256.Sum256(all)
	m.Origin = hex.EncodeToString(sum[:16])
	g, err := replay(m)
	if err != nil {
		return Table{}, err
	}
	m.Progress = g.progress()
	return s.add(ctx, m)
}

// readImported reads what was sent; it gives at least one hand, all by the same rules.
func readImported(text string) ([]imported, error) {
	if text == "" {
		return nil, &ImportError{Fault: ImportEmpty}
	}
	if !strings.HasPrefix(text, "{") {
		r, err := rules.ParseRecordText(text)
		if err != nil {
			return nil, &ImportError{Fault: ImportUnreadable, Cause: err}
		}
		return []imported{{record: r, seat: rules.Forehand}}, nil
	}
	var f struct {
		Hands *[]struct {
			LearnerSeat string          `json:"learner_seat"`
			Record      json.RawMessage `json:"record"`
		} `json:"hands"`
	}
	if err := json.Unmarshal([]byte(text), &f); err != nil {
		return nil, &ImportError{Fault: ImportUnreadable, Cause: err}
	}
	if f.Hands == nil {
		r, err := rules.ParseRecord([]byte(text))
		if err != nil {
			return nil, &ImportError{Fault: ImportUnreadable, Cause: err}
		}
		return []imported{{record: r, seat: rules.Forehand}}, nil
	}
	switch n := len(*f.Hands); {
	case n == 0:
		return nil, &ImportError{Fault: ImportEmpty}
	case n > mostHands:
		return nil, &ImportError{Fault: ImportTooMany, Hand: mostHands}
	}
	var list []imported
	for i, h := range *f.Hands {
		r, err := rules.ParseRecord(h.Record)
		if err != nil {
			return nil, &ImportError{Fault: ImportUnreadable, Hand: i + 1, Cause: err}
		}
		if i > 0 && r.Options != list[0].record.Options {
			return nil, &ImportError{Fault: ImportMixed, Hand: i + 1}
		}
		seat, err := rules.ParseSeat(h.LearnerSeat)
		if err != nil || seat > rules.Dealer {
			seat = rules.Forehand
		}
		list = append(list, imported{record: r, seat: seat})
	}
	return list, nil
}

// importedActions replays a record that must be a whole hand, and says who did what.
func importedActions(no int, r rules.Record, at time.Time) ([]tutor.Played, error) {
	steps, err := r.History()
	if err != nil {
		fault := &ImportError{Fault: ImportUnreadable, Hand: no, Cause: err}
		var refused *rules.ReplayError
		if errors.As(err, &refused) {
			fault.Fault, fault.Action, fault.Cause = ImportIllegal, refused.Index+1, refused.Cause
		}
		return nil, fault
	}
	if len(steps) == 0 || !steps[len(steps)-1].After.Over() {
		return nil, &ImportError{Fault: ImportUnfinished, Hand: no}
	}
	actions := make([]tutor.Played, len(steps))
	for i, step := range steps {
		actions[i] = tutor.Played{Action: step.Action, By: step.Seat, At: at}
	}
	return actions, nil
}
