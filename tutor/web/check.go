package web

import (
	"net/http"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// check shows, after the match, everything that the deals followed from.
func (s *Site) check(v *visit) error {
	id := v.Param("id")
	proof, err := s.Matches.Check(v.ctx(), v.learner.ID, id)
	asks := false
	if err == nil {
		asks, err = v.asksPoints(id)
	}
	if asks || tutor.CodeOf(err) == tutor.Invalid {
		// The match goes on, or its table does not tell yet that it is over: there is nothing to check, but there is a table.
		return v.Redirect(http.StatusSeeOther, v.href("/play/"+id))
	}
	if err != nil {
		return err
	}
	page := templates.CheckPage{
		Page:       v.page(templates.SectionPlay, v.p.MetaCheckTitle(), ""),
		Commitment: proof.Commitment, Seed: proof.Seed, Cut: proof.Cut,
		Back: templates.Link{Href: v.href("/play/" + id), Label: v.p.CheckBack()},
	}
	if err := match.Verify(proof); err != nil {
		s.Log.Error("a match does not verify", "match", id, "error", err)
	} else {
		page.Matches = true
	}
	for _, h := range proof.Hands {
		you, opponent := h.Deal.Hands[h.LearnerSeat], h.Deal.Hands[h.LearnerSeat.Other()]
		trump := h.Deal.TurnUp(proof.Options).Suit()
		page.Hands = append(page.Hands, templates.CheckHand{
			Number: h.No, Dealer: who(rules.Dealer, h.LearnerSeat),
			You: codes(sorted(you, trump)), Opponent: codes(sorted(opponent, trump)),
			Talon: codes(h.Deal.Talon[:proof.Options.TalonSize()]),
		})
	}
	return v.show(http.StatusOK, templates.Check(page))
}
