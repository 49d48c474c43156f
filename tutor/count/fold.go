package count

import (
	"fmt"

	"bummerl/tutor"
)

// fold makes a kept drill's run again: item by item, each on the level to which the answers before it have led. Answers
// that cannot be are a broken drill: an internal error.
func fold(d tutor.Drill) (Run, error) {
	k, err := readKept(d)
	if err != nil {
		return Run{}, err
	}
	return foldKept(d, k)
}

func foldKept(d tutor.Drill, k kept) (Run, error) {
	r := Run{
		ID: d.ID, Variant: d.Variant, Options: d.Options, Kind: Kind(d.Kind), Setting: k.Setting, Spec: k.Spec,
		shown: k.Shown,
	}
	var err error
	if r.Spec != "" {
		err = r.foldOne(d, k)
	} else {
		err = r.foldAll(d, k)
	}
	if err != nil {
		return Run{}, fmt.Errorf("drill %s: %w", d.ID, err)
	}
	return r, nil
}

// foldOne makes the run of a single item.
func (r *Run) foldOne(d tutor.Drill, k kept) error {
	item, err := k.item(d.Options)
	if err != nil {
		return err
	}
	r.Kind, r.Level, r.Of = item.Kind, k.Level, 1
	rest, err := r.ask(item, d.Answers)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("%d answers too many", len(rest))
	}
	r.Done = r.Items[0].Done
	return nil
}

// foldAll makes the run of a drill.
func (r *Run) foldAll(d tutor.Drill, k kept) error {
	r.stand = Stand{Level: k.Level, Row: k.Row}
	rest := d.Answers
	for index := 0; index < r.Kind.items(); {
		spec := Spec{Kind: r.Kind, Seed: d.Seed, Index: index, Rung: k.rung(r.Kind, len(r.Items), r.stand.Level)}
		spec = spec.under(d.Variant, d.Options)
		item, err := spec.make(d.Options)
		if err != nil {
			return err
		}
		r.Level = r.stand.Level
		if rest, err = r.ask(item, rest); err != nil {
			return err
		}
		step := 1
		if r.Kind == Running {
			step = spec.Rung.Length
		}
		asked := r.Items[len(r.Items)-1]
		if !asked.Done {
			r.Of = len(r.Items) + (r.Kind.items()-index-1)/step
			return nil
		}
		if r.Setting.Adapt {
			r.stand = r.stand.After(asked.Right, len(ladders[r.Kind]))
		}
		index += step
	}
	r.Level, r.Of, r.Done = r.stand.Level, len(r.Items), true
	if len(rest) > 0 {
		return fmt.Errorf("%d answers too many", len(rest))
	}
	return nil
}

// ask adds an item to the run with those of the answers that are its own, and gives the rest.
func (r *Run) ask(item Item, answers []tutor.DrillAnswer) ([]tutor.DrillAnswer, error) {
	a := Asked{Item: item, Level: r.Level, Right: true}
	n := min(len(answers), len(item.Prompts))
	var corrections []Correction
	for i, answer := range answers[:n] {
		given, err := ParseAnswer(item.Prompts[i], answer.Given)
		if err != nil {
			return nil, fmt.Errorf("item %d: %w", len(r.Items), err)
		}
		c := item.correct(i, given)
		corrections = append(corrections, c)
		a.Answers, a.Seconds = append(a.Answers, given), a.Seconds+answer.Seconds
		a.Right = a.Right && c.Right
		r.Asked++
		if c.Right {
			r.Right++
		}
		r.Seconds += answer.Seconds
	}
	if a.Done = n == len(item.Prompts); a.Done {
		a.Corrections = corrections
	} else {
		a.Right = false
	}
	r.Items = append(r.Items, a)
	return answers[n:], nil
}
