package web

import (
	"net/http"
	"strconv"

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
	if err := redo(&page, proof); err != nil {
		return err
	}
	if err := match.Verify(proof); err != nil {
		s.Log.Error("a match does not verify", "match", id, "error", err)
	} else {
		page.Matches = true
	}
	for i, h := range proof.Hands {
		you, opponent := h.Deal.Hands[h.LearnerSeat], h.Deal.Hands[h.LearnerSeat.Other()]
		trump := h.Deal.TurnUp(proof.Options).Suit()
		hand := &page.Hands[i]
		hand.Number, hand.Dealer = h.No, who(rules.Dealer, h.LearnerSeat)
		hand.You, hand.Opponent = codes(sorted(you, trump)), codes(sorted(opponent, trump))
		hand.Talon = codes(h.Deal.Talon[:proof.Options.TalonSize()])
	}
	return v.show(http.StatusOK, templates.Check(page))
}

// swapsShown is how many steps of a shuffle are told, enough to see whether one is on the right way.
const swapsShown = 3

// redo fills in the numbers on the way from the seed to the cards, a hand for each of the match.
func redo(page *templates.CheckPage, proof match.Proof) error {
	lead, err := match.RedoLead(proof)
	if err != nil {
		return err
	}
	page.LeadMessage, page.LeadByte = lead.Message, int(lead.Byte)
	page.Pack, page.More = codes(rules.Pack(int(proof.Options.Cards)).Cards()), proof.Options.HandSize()-3
	for _, h := range proof.Hands {
		r, err := match.Redo(proof, h.No)
		if err != nil {
			return err
		}
		hand := templates.CheckHand{Message: r.Message, Key: r.Key, Shuffled: codes(r.Shuffled)}
		for _, s := range r.Swaps[:swapsShown] {
			hand.Swaps = append(hand.Swaps, templates.CheckSwap{Number: strconv.FormatUint(s.Number, 10), Of: s.Place + 1, With: s.With})
		}
		page.Hands = append(page.Hands, hand)
	}
	if len(page.Hands) > 0 {
		page.DealMessage = page.Hands[0].Message
	}
	return nil
}
