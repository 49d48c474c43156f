package web

import (
	"errors"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/board"
	"bummerl/tutor/match"
)

// boardWhy says every reason why a board cannot be.
func (v *visit) boardWhy(b board.Board, err error) []locales.Rich {
	var list []locales.Rich
	var found *board.Faults
	var refused *rules.SetupError
	switch {
	case errors.As(err, &found):
		if found.Unplaced != 0 {
			list = append(list, locales.Plain(v.p.BoardWhyUnplaced(found.Unplaced.Len())))
		}
		if found.Cause != nil {
			list = append(list, v.boardCause(found.Cause))
		}
		list = append(list, v.boardProblems(b, found.Problems)...)
	case errors.As(err, &refused):
		list = v.boardProblems(b, refused.Problems)
	case errors.Is(err, board.ErrNothing):
		list = append(list, locales.Plain(v.p.BoardTextNothing()))
	case errors.Is(err, board.ErrLong):
		list = append(list, locales.Plain(v.p.BoardTextLong()))
	default:
		list = append(list, v.boardCause(err))
	}
	return list
}

func (v *visit) boardProblems(b board.Board, problems []rules.Problem) []locales.Rich {
	var list []locales.Rich
	for _, problem := range problems {
		list = append(list, v.boardProblem(b, problem))
	}
	return list
}

// boardCause says what is wrong with a record or a text.
func (v *visit) boardCause(err error) locales.Rich {
	var played *rules.ReplayError
	var illegal *rules.IllegalError
	if errors.As(err, &played) && errors.As(err, &illegal) {
		return v.illegalAction(played.Index+1, illegal)
	}
	var text *board.TextError
	if errors.As(err, &text) && text.Cause == nil {
		if text.Part > 1 {
			return locales.Plain(v.p.BoardBroken())
		}
		return locales.Plain(v.p.BoardTextNothing())
	}
	return locales.Plain(whereUnreadable(v.p, &match.ImportError{Cause: err}))
}

func (v *visit) illegalAction(number int, why *rules.IllegalError) locales.Rich {
	return locales.Join(locales.Plain(v.p.PositionIllegal(number)), v.p.Illegal(why))
}

// boardProblem says one reason why a position cannot be.
func (v *visit) boardProblem(b board.Board, problem rules.Problem) locales.Rich {
	p, c := v.p, problem.Card
	switch problem.Kind {
	case rules.CardTwice:
		if problem.Where == problem.Text {
			return p.BoardWhyTwiceHere(c, v.boardWhere(b, problem.Where))
		}
		return p.BoardWhyTwice(c, v.boardWhere(b, problem.Where), v.boardWhere(b, problem.Text))
	case rules.NotInPack:
		return p.BoardWhyNotInPack(c, problem.Want)
	case rules.WrongFollower:
		return p.BoardWhyFollower(c)
	case rules.TurnUpNoTrump:
		return p.BoardWhyUpNoTrump(c, problem.Suit)
	case rules.UpHidden:
		return p.BoardWhyUpHidden(c)
	case rules.KnownPlayed:
		return p.BoardWhyKnownPlayed(c, v.boardWhere(b, problem.Where))
	case rules.NeverHeld:
		return p.BoardWhyNeverHeld(v.seatName(b, problem.Seat), c)
	case rules.IllegalAction:
		return v.illegalAction(problem.Want, problem.Cause)
	}
	return locales.Plain(v.boardPlainProblem(b, problem))
}

// boardPlainProblem says a reason that names no card.
func (v *visit) boardPlainProblem(b board.Board, problem rules.Problem) string {
	p, got, want := v.p, problem.Got, problem.Want
	switch problem.Kind {
	case rules.Missing:
		return p.BoardWhyMissing(v.boardWhere(b, problem.Where))
	case rules.OutOfRange:
		return p.BoardWhyRange(v.boardWhere(b, problem.Where), got, want)
	case rules.HandsUnequal:
		return p.BoardWhyHandsUnequal(got, want)
	case rules.TalonOdd:
		return p.BoardWhyTalonOdd(got)
	case rules.TalonSize:
		return p.BoardWhyTalonSize(got, want)
	case rules.GoneTricks:
		return p.BoardWhyGone(got, want)
	case rules.TrumpMissing:
		return p.BoardWhyTrump()
	case rules.UpMissing:
		return p.BoardWhyUpMissing()
	case rules.TrumpsAllSeen:
		return p.BoardWhyTrumpsSeen()
	case rules.EmptyHands:
		return p.BoardWhyEmpty()
	case rules.KnownTooMany:
		return p.BoardWhyKnownMany(got, want)
	case rules.Pending:
		return p.BoardWhyPending()
	case rules.Unreadable:
		return p.BoardWhyUnreadable(v.boardWhere(b, problem.Where))
	}
	return v.boardSeatProblem(v.seatName(b, problem.Seat), problem)
}

// boardSeatProblem says a reason that is about a seat, or about the closing.
func (v *visit) boardSeatProblem(name string, problem rules.Problem) string {
	p, got, want := v.p, problem.Got, problem.Want
	switch problem.Kind {
	case rules.HandNotFull:
		return p.BoardWhyHandNotFull(name, got, want)
	case rules.HandSize:
		return p.BoardWhyHandSize(name, got, want)
	case rules.FirstLead:
		return p.BoardWhyFirstLead()
	case rules.LeaderTrickless:
		return p.BoardWhyTrickless(name)
	case rules.LeaderTricklessSince:
		return p.BoardWhyTricklessSince(name)
	case rules.SixtySixReached:
		return p.BoardWhyReached(name, got)
	case rules.PointsTotal:
		return p.BoardWhyPointsTotal(got, want)
	case rules.PointsTrickless:
		return p.BoardWhyPointsTrickless(name, got)
	case rules.PointsSplit:
		return p.BoardWhyPointsSplit(name, got, want)
	case rules.ClosedMissing:
		return p.BoardWhyClosedMissing()
	case rules.ClosedUsedUp:
		return p.BoardWhyClosedUsedUp()
	case rules.ClosedTooLate:
		return p.BoardWhyClosedLate(got, want)
	case rules.ClosedTooEarly:
		return p.BoardWhyClosedEarly()
	case rules.ClosedTalon:
		return p.BoardWhyClosedTalon(got, want)
	case rules.ClosedTricks:
		return p.BoardWhyClosedTricks(name, got, want)
	case rules.ClosedOffLead:
		return p.BoardWhyClosedOffLead(name)
	case rules.CloserLeads:
		return p.BoardWhyCloserLeads()
	case rules.ClosedPoints:
		return p.BoardWhyClosedPoints(name, want, got)
	}
	return ""
}

// boardWhere names a field or a list of cards as the page does; what only the text form has keeps its name there.
func (v *visit) boardWhere(b board.Board, where string) string {
	p := v.p
	switch where = strings.TrimPrefix(where, "position."); where {
	case "hand":
		return p.BoardMyHand()
	case rules.Forehand.String(), rules.Dealer.String():
		seat, _ := rules.ParseSeat(where)
		if seat == b.Seat {
			return p.BoardMyHand()
		}
		return p.BoardTheirHand()
	case "known":
		return p.BoardKnownHand()
	case "talon":
		return p.BoardTalon()
	case "led":
		return p.BoardLed()
	case "up":
		return p.BoardUp()
	case "gone":
		return p.BoardGone()
	case "trump":
		return p.BoardTrump()
	case "points.forehand", "tricks.forehand":
		return v.seatName(b, rules.Forehand)
	case "points.dealer", "tricks.dealer":
		return v.seatName(b, rules.Dealer)
	case "closed.opponent_points":
		return p.BoardClosedPoints()
	case "closed.opponent_tricks":
		return p.BoardClosedTheirs()
	case "closed.closer_tricks":
		return p.BoardClosedOwn()
	}
	return where
}
