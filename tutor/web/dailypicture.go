package web

import (
	"context"
	"slices"
	"sync"
	"time"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/web/picture"
)

const (
	// mostPictures bounds the pictures that are kept; each weighs about 80 KB. They are the last month in three languages,
	// and what is asked for beside.
	mostPictures = 300
	// pictureWait is how long somebody waits for his turn: a picture takes about 50 milliseconds.
	pictureWait = 2 * time.Second
	// pictureKept is how long others may keep a picture: its position stays, its looks may change with the site.
	pictureKept = 24 * time.Hour
)

// pictures are drawn one at a time, so that they never take more than one processor, and kept in memory by what they
// show. When there are too many, the one that nobody has asked for longest goes.
type pictures struct {
	drawing chan struct{}
	mu      sync.Mutex
	kept    map[string][]byte
	order   []string
}

func newPictures() *pictures {
	return &pictures{drawing: make(chan struct{}, 1), kept: map[string][]byte{}}
}

// get gives the picture of a name, drawing it if it is not kept. Who waits too long for his turn gives up.
func (p *pictures) get(ctx context.Context, name string, draw func() ([]byte, error)) ([]byte, error) {
	if body := p.find(name); body != nil {
		return body, nil
	}
	ctx, stop := context.WithTimeout(ctx, pictureWait)
	defer stop()
	select {
	case p.drawing <- struct{}{}:
		defer func() { <-p.drawing }()
	case <-ctx.Done():
		return nil, tutor.Fail(tutor.Busy, "waiting for a picture", ctx.Err())
	}
	if body := p.find(name); body != nil { // drawn while this one waited
		return body, nil
	}
	body, err := draw()
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.kept[name] = body
	p.order = append(p.order, name)
	if len(p.order) > mostPictures {
		delete(p.kept, p.order[0])
		p.order = p.order[1:]
	}
	return body, nil
}

func (p *pictures) find(name string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	body := p.kept[name]
	if body != nil {
		at := slices.Index(p.order, name)
		p.order = append(slices.Delete(p.order, at, at+1), name)
	}
	return body
}

// dailyPicture draws the position of a day's puzzle for link previews: the same for everybody, by the rules and with the
// cards of the language. What is kept already anybody may have; how many are drawn for one address is bounded.
func (s *Site) dailyPicture(v *visit) error {
	day, level, z, err := v.dailyOf()
	if isAbsent(err) {
		return tutor.Fail(tutor.NotFound, "the picture of a puzzle", err)
	}
	if err != nil {
		return err
	}
	name := v.lang + " " + day.String() + " " + string(level)
	if s.pictures.find(name) == nil {
		if err := s.bounds.drawings.pass(v); err != nil {
			return err
		}
	}
	body, err := s.pictures.get(v.ctx(), name, func() ([]byte, error) { return v.draw(day, level, z) })
	if err != nil {
		return err
	}
	return v.showPublic("image/png", body, pictureKept)
}

func (v *visit) draw(day tutor.Date, level puzzles.Level, z puzzles.Puzzle) ([]byte, error) {
	z = z.Under(learner.Defaults(v.lang).Variant)
	seen, err := z.View()
	if err != nil {
		return nil, err
	}
	small := dailyPosition(z)
	you := seen.Seat
	return picture.Draw(picture.Position{
		Pack: v.p.Pack(), Heading: v.p.DailyTitle() + " · " + v.date(day) + " · " + levelWord(v.p, level),
		Question: v.question(z).String(), Hand: v.pictured(small.Hand...), Up: v.pictured(small.Up)[0], Talon: small.Talon,
		Led: v.pictured(small.Led)[0], Trump: small.Trump, TrumpLabel: v.p.DailyTrump(),
		Score: []string{v.p.DailyScoreYou(seen.Points[you]), v.p.DailyScoreOpponent(seen.Points[you.Other()])},
	})
}

// preview is what others show who link to a day's puzzle.
func (v *visit) preview(day tutor.Date, level puzzles.Level, z puzzles.Puzzle) *templates.LinkPreview {
	return &templates.LinkPreview{
		Image: v.site.BaseURL + v.dailyHref(day, level) + "/preview.png", Alt: v.question(z).String(),
	}
}
