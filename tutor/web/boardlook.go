package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/board"
	"bummerl/tutor/learner"
)

// lookAtBoard shows a board that can be on the table.
func (v *visit) lookAtBoard(b board.Board) error {
	seen, err := b.View()
	if err != nil {
		return err
	}
	page := v.boardMeta(b, v.p.PositionTitle())
	page.Preview = v.boardPreview(b)
	look := templates.BoardLook{
		Edit: templates.Link{Href: v.setupHref(b, placeMine), Label: v.p.BoardSetup()}, Table: v.boardTable(b, seen), Known: v.boardKnown(b, seen),
		Link: v.site.BaseURL + v.boardHref(b), Text: boardText(b), Record: boardRecordText(b), Picture: v.boardPictureHref(b),
	}
	if !seen.Over {
		look.Ask = templates.AskPanel(v.look(), v.askPanel(b))
	}
	if b.Open {
		look.Talon = codes(boardTalon(b))
		look.Turned = &templates.Link{Href: v.boardNear(b.Turned()), Label: v.p.PositionTurned()}
		if covered := b.Showing(false); !seen.Over && covered.Check() == nil {
			look.Covered = &templates.Link{Href: v.boardNear(covered), Label: v.p.BoardCovered()}
		}
	}
	return v.show(http.StatusOK, templates.Board(templates.BoardPage{Page: page, Look: &look}))
}

// boardTable draws the board from the seat in front: the opponent's cards as far as they are known.
func (v *visit) boardTable(b board.Board, seen rules.View) templates.Table {
	table := seating{p: v.p, view: seen, points: learner.PointsBoth, plain: true, limited: true}.table()
	if b.Open || !b.Told() {
		table.Opponent.Cards = codes(sorted(seen.Known, seen.Trump))
		table.Opponent.Backs = max(0, seen.OpponentCards-seen.Known.Len())
	}
	return table
}

// boardTalon gives the talon's face-down cards, the top first.
func boardTalon(b board.Board) []rules.Card {
	s, err := b.State()
	if err != nil {
		return nil
	}
	talon := s.Talon()
	if s.TalonOpen() {
		talon = talon[:len(talon)-1]
	}
	return talon
}

// boardTurn says who is to lead. That somebody is to answer is seen from the card that lies there.
func (v *visit) boardTurn(seen rules.View) []locales.Rich {
	switch {
	case seen.Turn == seen.Seat:
		return []locales.Rich{teller{p: v.p, me: seen.Seat, view: seen}.turn()}
	case seen.Led == rules.NoCard:
		return []locales.Rich{locales.Plain(v.p.CountLedOpponent())}
	}
	return nil
}

// boardKnown says what the seat in front sees and what it does not, and by which rules.
func (v *visit) boardKnown(b board.Board, seen rules.View) []templates.Known {
	var list []templates.Known
	if seen.Over {
		list = append(list, templates.Known{Label: v.p.PuzzleYouSee(), Text: []locales.Rich{locales.Plain(v.p.BoardOver())}})
	} else {
		list = append(list, templates.Known{Label: v.p.PuzzleYouSee(), Text: append(v.boardTurn(seen), v.sees(seen)...)})
		if !b.Open && seen.OpponentCards > 0 {
			list = append(list, templates.Known{Label: v.p.PuzzleYouSeeNot(), Text: v.seesNot(seen)})
		}
	}
	return append(list, templates.Known{
		Label: v.p.PuzzleRulesHere(), Text: []locales.Rich{locales.Plain(v.rulesName(b.Variant, b.Options))},
	})
}
