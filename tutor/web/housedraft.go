package web

import (
	"net/url"
	"strings"

	"bummerl/rules"
)

// houseDraft are house rules that are being put together. All of it is in the fields of the form, so that nothing is kept
// here and reloading loses nothing.
type houseDraft struct {
	houseRules
	// faults are what is wrong with what was typed or linked, contradictions included.
	faults []rules.RuleFault
	// broken tells of a link that was cut off or changed.
	broken bool
	// typed holds by option what was typed and cannot be.
	typed map[string]string
}

// draftOf reads what is put together: the fields of the form, else a link, else the learner's own rules.
func (v *visit) draftOf(asked url.Values) houseDraft {
	switch {
	case asked.Has("base"):
		return foldHouse(asked)
	case asked.Has("r"), asked.Has("c"):
		d := houseDraft{}
		d.houseRules, d.faults, d.broken = readHouse(asked)
		return d
	}
	return houseDraft{houseRules: v.ownHouse()}
}

// foldHouse reads the form: the variant base, what it was when the form was made (from), and an option in each further
// field. What differs from the former variant was changed by somebody and stays when another is chosen.
func foldHouse(asked url.Values) houseDraft {
	d := houseDraft{typed: map[string]string{}}
	d.name = houseName(asked.Get("n"))
	from, o := d.variantIn(asked, "from", rules.DefaultVariant)
	base, options := d.variantIn(asked, "base", from)
	d.variant = base
	for _, opt := range rules.OptionList {
		value := strings.TrimSpace(asked.Get(opt.Name))
		if !asked.Has(opt.Name) || value == opt.Value(o) {
			continue
		}
		changed, err := opt.With(options, value)
		if err != nil {
			d.faults = append(d.faults, rules.RuleFault{Kind: rules.NoValue, Option: opt.Name, Value: value})
			d.typed[opt.Name] = clipped(value, longFault)
		}
		options = changed
	}
	d.options = options
	d.faults = append(d.faults, options.Contradictions()...)
	return d
}

// variantIn gives the variant that a field names, else another one; what names none is a fault.
func (d *houseDraft) variantIn(asked url.Values, field, otherwise string) (string, rules.Options) {
	name := asked.Get(field)
	o, err := rules.Variant(name)
	if err == nil {
		return name, o
	}
	if asked.Has(field) {
		d.faults = append(d.faults, rules.RuleFault{Kind: rules.NoVariant, Value: name})
	}
	o, _ = rules.Variant(otherwise)
	return otherwise, o
}
