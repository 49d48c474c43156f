package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/tally"
)

// tallyPath is the pad beside a table with real cards. Its address carries all that is on it, and nothing is kept here.
const tallyPath = "/tally"

// longName is how many letters a name has on the pad.
const longName = 16

// tally shows the pad as the address has it.
func (s *Site) tally(v *visit) error {
	pad, whole, err := v.tallyPad(v.QueryParams())
	if err != nil {
		return err
	}
	page := templates.TallyPage{Page: v.page(templates.SectionRules, v.p.TallyTitle(), v.p.TallyMeta()), Pad: pad, Cut: !whole}
	return v.show(http.StatusOK, templates.Tally(page))
}

// tallyPad reads a pad; what the query does not say, or says wrongly, is as usual. whole is false if some of its rules or
// hands could not be read.
func (v *visit) tallyPad(query url.Values) (pad templates.TallyPad, whole bool, err error) {
	set, whole := v.tallyRules(query.Get("r"))
	hands, read := tally.Parse(query.Get("h"))
	pad = templates.TallyPad{
		Form: templates.Form{Action: v.href(tallyPath)}, Rules: set.id,
		Hands: hands.String(), Undo: hands[:max(0, len(hands)-1)].String(), Full: len(hands) == tally.MostHands,
		Way:   oneOf(query.Get("c"), templates.TallyDown, templates.TallyUp),
		Count: oneOf(query.Get("m"), templates.TallyEach, templates.TallyBalance, templates.TallyThree),
		First: oneOf(query.Get("d"), "0", "1"), LastSide: tally.Drawn, Values: tally.AnyValues(),
	}
	if pad.Variants, err = v.tallyVariants(set); err != nil {
		return pad, false, err
	}
	if len(hands) > 0 {
		last := hands[len(hands)-1]
		if pad.LastSide, pad.Last = last.Winner, v.p.TallyDrawn(); last.Winner != tally.Drawn {
			pad.Last = locales.Signed(last.Points)
		}
	}
	first, _ := strconv.Atoi(pad.First)
	reckoned := tally.Table{Options: set.options, Three: pad.Count == templates.TallyThree, First: first}.Reckon(hands)
	pad.Target, pad.Carry = reckoned.Score.Target, reckoned.Score.Carry
	for i, usual := range []string{v.p.TallyHome(), v.p.TallyGuest()} {
		pad.Sides[i] = tallySide(reckoned, i, pad.Count)
		pad.Sides[i].Typed, pad.Sides[i].Usual = cleanName(query.Get("ab"[i:i+1])), usual
	}
	for _, line := range reckoned.Lines {
		pad.Lines = append(pad.Lines, templates.TallyLine{Points: line.Points, Ends: line.Ends})
	}
	return pad, whole && read, nil
}

// tallyRules are the rules that an address names, as a variant or by their text, else the learner's own. Of a text that was
// cut they are what can be read of it, and whole is false.
func (v *visit) tallyRules(named string) (set ruleset, whole bool) {
	if set, err := rulesetOf(named); err == nil {
		return set, true
	}
	if !strings.Contains(named, ".") {
		set = v.rulesetOwn()
		return houseByText(set.variant, set.options), true
	}
	variant, o, err := rules.ParseRulesText(named)
	return houseByText(variant, o), err == nil
}

// houseByText names rules by their text, so that an address or a browser that keeps it needs nothing else; those of a
// variant by that.
func houseByText(variant string, o rules.Options) ruleset {
	if rules.IsVariant(variant, o) {
		return ruleset{id: variant, variant: variant, options: o}
	}
	return ruleset{id: rules.RulesText(variant, o), variant: variant, options: o}
}

// tallyVariants are the rules on offer: the variants, the learner's own, and those that the pad is by.
func (v *visit) tallyVariants(chosen ruleset) ([]templates.TallyRules, error) {
	own := v.rulesetOwn()
	offered := []ruleset{chosen, houseByText(own.variant, own.options)}
	for _, id := range rules.Variants() {
		set, err := rulesetOf(id)
		if err != nil {
			return nil, err
		}
		offered = append(offered, set)
	}
	var list []templates.TallyRules
	for i, set := range offered {
		if i < 2 && (set.id == set.variant || i == 1 && set.id == chosen.id) {
			continue // It is among the variants, or there already.
		}
		list = append(list, templates.TallyRules{
			ID: set.id, Name: v.rulesName(set.variant, set.options), Target: int(set.options.Target), Values: tally.Values(set.options),
			Carries: set.options.Drawn == rules.DrawnCarry, Double: set.options.SchneiderDouble,
		})
	}
	return list, nil
}

// tallySide is what a side has on the pad.
func tallySide(p tally.Pad, i int, count string) templates.TallySide {
	bummerl, blobs := strconv.Itoa(p.Bummerl[i]), p.Bummerl[i]
	if count == templates.TallyBalance {
		balance := p.Bummerl[1-i] - p.Bummerl[i]
		bummerl, blobs = locales.Signed(balance), max(0, -balance)
	}
	won := p.Score.Winner() == i
	return templates.TallySide{
		Points: p.Score.Points[i], Left: p.Score.Strokes(i), Bummerl: bummerl, Blobs: blobs, Deals: p.Dealer == i,
		Won: won, Series: won && p.Won == i, Schneider: won && p.Score.Bummerl() == 2,
	}
}

// oneOf gives what was chosen if it is in the list, else the first.
func oneOf(chosen string, list ...string) string {
	if slices.Contains(list, chosen) {
		return chosen
	}
	return list[0]
}

// cleanName gives a name as it may stand on the pad.
func cleanName(text string) string {
	letters := []rune(cleanTitle(text))
	return strings.TrimSpace(string(letters[:min(len(letters), longName)]))
}
