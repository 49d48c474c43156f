package rulebook

import (
	"bummerl/rules"
	"bummerl/rules/bot"
)

// Try is a table on which something of the rules can be tried. Nothing is asked and nothing is kept: whatever the learner
// does, the engine answers.
type Try struct {
	ID string
	// Shows are announcements that stand as buttons also where they are not legal: that they are not is what there is to
	// see.
	Shows rules.Actions
	// Option is the option without which there is nothing to try, "" for what all rules have.
	Option string

	// twenty and nines are the position with 20 and with 24 cards; later ones, if there are any, take their place where
	// nothing may be announced before the first trick.
	twenty, nines           scene
	twentyLater, ninesLater scene
}

// scene is a position of the learner's: a deal and what was done since.
type scene struct {
	seat    rules.Seat
	deal    rules.Deal
	actions []rules.Action
}

// Tries lists the tables under these rules.
func Tries(o rules.Options) []Try {
	var list []Try
	for _, t := range tries {
		if t.In(o) {
			list = append(list, t)
		}
	}
	return list
}

// FindTry gives a table by its ID; false if there is none under these rules.
func FindTry(id string, o rules.Options) (Try, bool) {
	for _, t := range tries {
		if t.ID == id && t.In(o) {
			return t, true
		}
	}
	return Try{}, false
}

// In tells whether there is something to try under these rules.
func (t Try) In(o rules.Options) bool {
	if t.Option == "" {
		return true
	}
	opt, ok := rules.FindOption(t.Option)
	return ok && opt.Value(o) == "true"
}

func (t Try) scene(o rules.Options) scene {
	first, later := t.twenty, t.twentyLater
	if o.Cards == 24 {
		first, later = t.nines, t.ninesLater
	}
	if o.FirstTrickBan && later.deal != (rules.Deal{}) {
		return later
	}
	return first
}

// Tried is where a table stands.
type Tried struct {
	// View is what the learner sees.
	View rules.View
	// Line are the learner's actions so far; the opponent's answers are not among them.
	Line []rules.Action
}

// Play gives the table after a line of the learner's actions, each answered by the opponent, who plays the same each time.
// The error is the engine's *rules.IllegalError if the last action is not legal; the table is then the one before it. A
// line that breaks off sooner gives what was played of it.
func (t Try) Play(variant string, o rules.Options, line []rules.Action) (Tried, error) {
	sc := t.scene(o)
	r := rules.Record{Variant: variant, Options: o, Deal: sc.deal, Actions: sc.actions[:len(sc.actions):len(sc.actions)]}
	s, err := r.Replay()
	if err != nil {
		return Tried{}, err
	}
	var refused error
	played := line
	for i, a := range line {
		if why := s.Why(a); why != nil {
			refused, played = why, line[:i]
			break
		}
		if r, s, err = answered(r, s, a, sc.seat); err != nil {
			return Tried{}, err
		}
	}
	view, err := r.View(sc.seat)
	if err != nil {
		return Tried{}, err
	}
	return Tried{View: view, Line: played}, refused
}

// answered plays an action and the opponent's answers to it.
func answered(r rules.Record, s rules.State, a rules.Action, me rules.Seat) (rules.Record, rules.State, error) {
	level, err := bot.ByName("regular")
	if err != nil {
		return r, s, err
	}
	for {
		r.Actions, s = append(r.Actions, a), s.Next(a)
		if s.Over() || s.Turn() == me {
			return r, s, nil
		}
		v, err := r.View(s.Turn())
		if err != nil {
			return r, s, err
		}
		a = level.Choose(v, bot.NoDice{})
	}
}
