package match

import (
	"context"
	"encoding/json"

	"bummerl/rules"
	"bummerl/tutor"
)

// keptFile is a match as a learner who takes everything gets it: the file of Download, and what is behind the match.
type keptFile struct {
	file
	Variant   string `json:"variant"`
	RulesName string `json:"rules_name,omitempty"`
	// PointsShown says whose points the table shows; "" is as the settings of the profile say.
	PointsShown string `json:"points_shown"`
	Created     string `json:"created"`
	Updated     string `json:"updated"`
	// Running is the hand that goes on, as the learner sees it; nil if none does.
	Running *fileRunning `json:"running,omitempty"`
}

// fileRunning is a hand of which the cards are not all known yet.
type fileRunning struct {
	Hand        int            `json:"hand"`
	LearnerSeat string         `json:"learner_seat"`
	View        rules.ViewForm `json:"view"`
	Hints       []fileHint     `json:"hints,omitempty"`
	TakenBack   []fileBack     `json:"taken_back,omitempty"`
}

// fileTime is how times are written: RFC 3339 with milliseconds.
const fileTime = "2006-01-02T15:04:05.999Z07:00"

// Kept gives a match as JSON for a learner who takes everything that is kept. Unlike Download it opens nothing: of a hand
// that goes on, or of which something may still be taken back, it tells what the learner sees.
func (s Service) Kept(ctx context.Context, learner, id string) (json.RawMessage, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return nil, err
	}
	over := len(g.results)
	if over > 0 && over == len(g.m.Hands) && g.mayTakeBack() {
		over--
	}
	f := keptFile{
		Variant: g.m.Variant, RulesName: g.m.RulesName, PointsShown: g.m.Settings.Points,
		Created: g.m.Created.Format(fileTime), Updated: g.m.Updated.Format(fileTime),
	}
	if f.file, err = s.fileOf(ctx, g, over); err != nil {
		return nil, err
	}
	if over < len(g.m.Hands) {
		if f.Running, err = running(g.m, g.m.Hands[over]); err != nil {
			return nil, err
		}
		stood := standAfter(g.m.Options, g.results[:over])
		f.Points, f.Bummerl = scoreIn(stood.score.Points), scoreIn(stood.series.Bummerl)
	}
	return json.Marshal(f)
}

// running is a hand as the learner sees it.
func running(m tutor.Match, hand tutor.Hand) (*fileRunning, error) {
	r := record(m, hand)
	view, err := r.View(hand.LearnerSeat)
	if err != nil {
		return nil, err
	}
	return &fileRunning{
		Hand: hand.No, LearnerSeat: hand.LearnerSeat.String(), Hints: hintsIn(m, hand), TakenBack: backIn(m, hand),
		View: rules.ViewForm{
			Variant: m.Variant, Options: m.Options, Seat: view.Seat, Hand: view.Hand, Up: view.FirstUp, Actions: r.Actions,
		},
	}, nil
}
