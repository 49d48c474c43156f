package match

import (
	"context"
	"encoding/json"

	"bummerl/rules"
	"bummerl/tutor"
)

// fileFormat and fileVersion begin the file of a match.
const (
	fileFormat  = "bummerl-match"
	fileVersion = 1
)

// file is a match as it is downloaded. Its hands are those that are over; a hand that is being played has secrets.
type file struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	ID      string `json:"id"`
	Kind    string `json:"kind"`
	// From is the hand that a practice hand has its cards from, "MATCH/HAND/SEAT".
	From   string `json:"from,omitempty"`
	Level  string `json:"level,omitempty"`
	BestOf int    `json:"best_of"`
	Coach  bool   `json:"coach"`
	Phase  string `json:"phase"`
	// Points are the game points of the latest Bummerl, Bummerl those that each got by losing.
	Points  fileScore `json:"points"`
	Bummerl fileScore `json:"bummerl"`
	// Commitment, Cut and Seed are there where the match was dealt from them, Seed once it is over.
	Commitment string     `json:"commitment,omitempty"`
	Cut        int        `json:"cut,omitempty"`
	Seed       string     `json:"seed,omitempty"`
	Hands      []fileHand `json:"hands"`
}

type fileScore struct {
	Learner int `json:"learner"`
	Bot     int `json:"bot"`
}

type fileHand struct {
	Hand        int          `json:"hand"`
	Bummerl     int          `json:"bummerl"`
	LearnerSeat string       `json:"learner_seat"`
	Record      rules.Record `json:"record"`
	// Winner is "learner", "bot" or "".
	Winner    string        `json:"winner"`
	Scored    int           `json:"scored"`
	Reason    string        `json:"reason"`
	Hints     []fileHint    `json:"hints,omitempty"`
	TakenBack []fileBack    `json:"taken_back,omitempty"`
	Verdicts  []fileVerdict `json:"verdicts,omitempty"`
}

// fileHint, fileBack and fileVerdict count actions from 0.
type fileHint struct {
	Before int `json:"before"`
	Level  int `json:"level"`
}

type fileBack struct {
	From    int      `json:"from"`
	Actions []string `json:"actions"`
}

type fileVerdict struct {
	Action int     `json:"action"`
	Mark   string  `json:"mark"`
	Loss   float64 `json:"loss"`
	Sure   string  `json:"sure"`
}

var playerNames = map[int]string{Learner: "learner", Bot: "bot", Nobody: ""}

// Download gives a match as JSON: all hands that are over with records as the command line reads them, what was taken
// back, hints, and what the coach said. Import reads it. The cards are known then, so that nothing of the hands in it can
// be taken back.
func (s Service) Download(ctx context.Context, learner, id string) ([]byte, error) {
	g, err := s.load(ctx, learner, id)
	if err != nil {
		return nil, err
	}
	if over := len(g.results); over > 0 {
		if g, err = s.opened(ctx, learner, id, over); err != nil {
			return nil, err
		}
	}
	f, err := s.fileOf(ctx, g, len(g.results))
	if err != nil {
		return nil, err
	}
	return json.MarshalIndent(f, "", "  ")
}

// fileOf writes the match with its first hands, so many of those that are over.
func (s Service) fileOf(ctx context.Context, g *game, over int) (file, error) {
	f := file{
		Format: fileFormat, Version: fileVersion, ID: g.m.ID, Kind: string(g.m.Kind), Level: g.m.Level,
		BestOf: g.m.Settings.BestOf, Coach: g.m.Settings.Coach, Phase: string(g.phase()),
		Points: scoreIn(g.stand.score.Points), Bummerl: scoreIn(g.stand.series.Bummerl), Hands: []fileHand{},
	}
	switch g.m.Kind {
	case tutor.MatchPractice:
		f.From = g.m.Origin
	case tutor.MatchImported:
	default:
		f.Commitment, f.Cut = g.m.Commitment, g.m.Cut
		if g.phase().Ended() {
			f.Seed = g.m.Seed.Reveal()
		}
	}
	for i := range over {
		hand, err := s.handIn(ctx, g, i)
		if err != nil {
			return f, err
		}
		f.Hands = append(f.Hands, hand)
	}
	return f, nil
}

func scoreIn(n [2]int) fileScore { return fileScore{Learner: n[Learner], Bot: n[Bot]} }

// handIn writes the finished hand with that index.
func (s Service) handIn(ctx context.Context, g *game, i int) (fileHand, error) {
	hand, result := g.m.Hands[i], g.results[i]
	h := fileHand{
		Hand: hand.No, Bummerl: result.Bummerl, LearnerSeat: hand.LearnerSeat.String(), Record: record(g.m, hand),
		Winner: playerNames[result.Winner], Scored: result.Scored, Reason: result.Result.Reason.String(),
		Hints: hintsIn(g.m, hand), TakenBack: backIn(g.m, hand),
	}
	kept, err := s.Store.Verdicts(ctx, g.m.ID, hand.No)
	if err != nil {
		return h, err
	}
	for _, k := range kept {
		v, ok, err := readVerdict(k, hand.Actions)
		if err != nil {
			return h, err
		}
		if ok {
			h.Verdicts = append(h.Verdicts, fileVerdict{
				Action: k.Seq, Mark: string(v.Mark), Loss: v.Loss, Sure: string(v.Sure.Kind),
			})
		}
	}
	return h, nil
}

// hintsIn lists the hints that were taken in a hand.
func hintsIn(m tutor.Match, hand tutor.Hand) []fileHint {
	var list []fileHint
	for _, hint := range m.Hints {
		if hint.Hand == hand.No {
			list = append(list, fileHint{Before: hint.Seq, Level: hint.Level})
		}
	}
	return list
}

// backIn lists what was taken back in a hand.
func backIn(m tutor.Match, hand tutor.Hand) []fileBack {
	var list []fileBack
	for _, back := range m.TakenBack {
		if back.Hand != hand.No {
			continue
		}
		taken := fileBack{From: back.Seq}
		for _, a := range back.Actions {
			taken.Actions = append(taken.Actions, a.String())
		}
		list = append(list, taken)
	}
	return list
}
