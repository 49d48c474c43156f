package web

import (
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/board"
	"bummerl/tutor/web/picture"
)

// boardPicturePath is where the picture of a board is: "?p=TEXT".
const boardPicturePath = boardPath + "/picture.png"

func (v *visit) boardPictureHref(b board.Board) string {
	return v.href(boardPicturePath) + "?p=" + b.Text()
}

// boardPreview is what others show who link to a board.
func (v *visit) boardPreview(b board.Board) *templates.LinkPreview {
	return &templates.LinkPreview{Image: v.site.BaseURL + v.boardPictureHref(b), Alt: v.p.BoardPictureAlt()}
}

// boardPicture draws a board for link previews, as the seat in front sees it. What is kept anybody may have; how many are
// drawn for one address is bounded.
func (s *Site) boardPicture(v *visit) error {
	b, err := board.Parse(v.QueryParam("p"))
	if err != nil {
		return tutor.Fail(tutor.NotFound, "the picture of a board", err)
	}
	seen, err := b.View()
	if err != nil {
		return tutor.Fail(tutor.NotFound, "the picture of a board", err)
	}
	name := v.lang + boardPath + " " + b.Text()
	if s.pictures.find(name) == nil {
		if err := s.bounds.drawings.pass(v); err != nil {
			return err
		}
	}
	body, err := s.pictures.get(v.ctx(), name, func() ([]byte, error) { return v.drawBoard(b, seen) })
	if err != nil {
		return err
	}
	return v.showPublic("image/png", body, pictureKept)
}

// drawBoard draws what a seat sees; the sentence says who is to act.
func (v *visit) drawBoard(b board.Board, seen rules.View) ([]byte, error) {
	return picture.Draw(picture.Position{
		Pack: v.p.Pack(), Heading: v.p.PositionTitle(), Question: v.boardTable(b, seen).Status.String(),
		Hand: v.pictured(codes(sorted(seen.Hand, seen.Trump))...), Up: v.pictured(codeOf(seen.Up))[0], Talon: seen.TalonLeft > 0,
		Led: v.pictured(codeOf(seen.Led))[0], Trump: seen.Trump.String(), TrumpLabel: v.p.DailyTrump(),
		Score: []string{v.p.DailyScoreYou(seen.Points[seen.Seat]), v.p.DailyScoreOpponent(seen.Points[seen.Seat.Other()])},
	})
}
