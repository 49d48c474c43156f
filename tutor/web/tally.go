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

// tallyPad reads a pad; what the query does not say, or says wrongly, is as usual. whole is false if some of its hands could
// not be read.
func (v *visit) tallyPad(query url.Values) (pad templates.TallyPad, whole bool, err error) {
	set, err := rulesetOf(query.Get("r"))
	if err != nil {
		set = v.rulesetOwn()
	}
	hands, whole := tally.Parse(query.Get("h"))
	pad = templates.TallyPad{
		Form: templates.Form{Action: v.href(tallyPath)}, Rules: set.id,
		Hands: hands.String(), Undo: hands[:max(0, len(hands)-1)].String(), Full: len(hands) == tally.MostHands,
		Way:   oneOf(query.Get("c"), templates.TallyDown, templates.TallyUp),
		Count: oneOf(query.Get("m"), templates.TallyEach, templates.TallyBalance, templates.TallyThree),
		First: oneOf(query.Get("d"), "0", "1"),
	}
	for _, id := range rules.Variants() {
		o, err := rules.Variant(id)
		if err != nil {
			return pad, false, err
		}
		values := tally.Values(o)
		pad.Variants = append(pad.Variants, templates.TallyRules{
			ID: id, Name: v.p.VariantName(id), Target: int(o.Target), Values: values,
			Carries: o.Drawn == rules.DrawnCarry, Double: o.SchneiderDouble,
		})
		pad.Values = append(pad.Values, values...)
	}
	slices.Sort(pad.Values)
	pad.Values = slices.Compact(pad.Values)
	first, _ := strconv.Atoi(pad.First)
	reckoned := tally.Table{Options: set.options, Three: pad.Count == templates.TallyThree, First: first}.Reckon(hands)
	pad.Target, pad.Carry = reckoned.Score.Target, reckoned.Score.Carry
	for i, usual := range []string{v.p.TallyMe(), v.p.TallyYou()} {
		pad.Sides[i] = tallySide(reckoned, i, pad.Count)
		pad.Sides[i].Typed, pad.Sides[i].Usual = cleanName(query.Get("ab"[i:i+1])), usual
	}
	for _, line := range reckoned.Lines {
		pad.Lines = append(pad.Lines, templates.TallyLine{Points: line.Points, Ends: line.Ends})
	}
	return pad, whole, nil
}

// tallySide is what a side has on the pad.
func tallySide(p tally.Pad, i int, count string) templates.TallySide {
	bummerl := strconv.Itoa(p.Bummerl[i])
	if count == templates.TallyBalance {
		bummerl = locales.Signed(p.Bummerl[1-i] - p.Bummerl[i])
	}
	won := p.Score.Winner() == i
	return templates.TallySide{
		Points: p.Score.Points[i], Left: p.Score.Strokes(i), Bummerl: bummerl, Deals: p.Dealer == i,
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
