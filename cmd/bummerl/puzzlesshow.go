package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"sort"
	"strings"

	"bummerl/puzzles"
	"bummerl/rules"
)

// showPuzzle prints a puzzle for people: the position as the learner sees it, what is proven about it, and how it goes.
func showPuzzle(ctx context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("show", flag.ContinueOnError)
	if err := parseFlags(flags, args, 1); err != nil {
		return 0, err
	}
	p, ok := puzzles.Get(flags.Arg(0))
	if !ok {
		return 0, fmt.Errorf("there is no puzzle %q", flags.Arg(0))
	}
	v, err := p.View()
	if err != nil {
		return 0, err
	}
	fmt.Fprintf(std.out, "%s: %s, %s (solved in %.0f %% of the tries), by %s\n", p.ID, p.Theme, p.Level, 100*p.Rate, strings.Join(p.Variants, ", "))
	aspect, err := p.Aspect(ctx)
	if err != nil {
		return 0, err
	}
	if aspect != "" {
		fmt.Fprintf(std.out, "aspect: %s\n", aspect)
	}
	showPosition(std.out, v)
	fmt.Fprintf(std.out, "hands that fit: %d\n", p.Hands)
	fmt.Fprintf(std.out, "natural, but wrong: %s\n", line(p.Trap))
	fmt.Fprintf(std.out, "proof: %d moments\n", p.Size)
	if !p.Certain {
		fmt.Fprintf(std.out, "nothing is certain; a plan is known that wins against %d\n", p.Guaranteed)
		return 0, showAgainst(ctx, std.out, p)
	}
	fmt.Fprintf(std.out, "right: %s\n", line(p.Right.List()))
	plan, err := p.MainLine(ctx)
	if err != nil {
		return 0, err
	}
	fmt.Fprintf(std.out, "against the hardest defence: %s\n", line(plan))
	fmt.Fprintf(std.out, "record: %s\n", p.Record.Text())
	return 0, nil
}

func showPosition(out io.Writer, v rules.View) {
	fmt.Fprintf(out, "%s holds %s; trump %s", v.Seat, cards(v.Hand), v.Trump)
	if v.Up != rules.NoCard {
		fmt.Fprintf(out, ", %s is turned up, %d in the talon", v.Up, v.TalonLeft)
	}
	if v.ClosedBy != rules.NoSeat {
		fmt.Fprintf(out, ", closed by %s", v.ClosedBy)
	}
	if v.Led != rules.NoCard {
		fmt.Fprintf(out, ", %s is led", v.Led)
	}
	fmt.Fprintf(out, "\npoints %d (waiting %d) to %d (waiting %d), tricks %d to %d\n", v.Points[v.Seat], v.Waiting[v.Seat],
		v.Points[v.Seat.Other()], v.Waiting[v.Seat.Other()], v.Tricks[v.Seat], v.Tricks[v.Seat.Other()])
	fmt.Fprintf(out, "unseen: %s", cards(v.Unseen))
	if v.Known != 0 {
		fmt.Fprintf(out, "; the opponent holds %s", cards(v.Known))
	}
	if v.Excluded != 0 {
		fmt.Fprintf(out, "; he does not hold %s", cards(v.Excluded))
	}
	fmt.Fprintln(out)
}

// showAgainst prints what beats each first card, the hardest to beat first.
func showAgainst(ctx context.Context, out io.Writer, p puzzles.Puzzle) error {
	list, err := p.Against(ctx)
	if err != nil {
		return err
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].BeatenBy < list[j].BeatenBy })
	for _, b := range list {
		by := fmt.Sprintf("beaten by %d, such as %s", b.BeatenBy, cards(b.Hand))
		if !b.Single {
			by = fmt.Sprintf("beaten by several hands together, such as %s", cards(b.Hand))
		}
		fmt.Fprintf(out, "%s: %s (%s)\n", line(b.Line), by, line(b.Defence))
	}
	fmt.Fprintf(out, "record: %s\n", p.Record.Text())
	return nil
}

func line(actions []rules.Action) string {
	texts := make([]string, len(actions))
	for i, a := range actions {
		texts[i] = a.String()
	}
	return strings.Join(texts, " ")
}

func cards(set rules.CardSet) string {
	var texts []string
	for c := range set.All() {
		texts = append(texts, c.String())
	}
	return strings.Join(texts, " ")
}
