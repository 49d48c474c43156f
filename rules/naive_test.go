package rules

import (
	"slices"
	"strconv"
	"strings"
)

// The naive game below is a second reading of the rules, for counting against the engine. It shares nothing with it: cards
// and actions are texts, hands are lists, options are looked up by name in a table of its own, and every move copies
// everything. It is slow and plain on purpose.

// naiveTable holds the options of the variants, a column each.
const naiveTable = `
variant          schnapsen   austrian    online      snapszli    snapszer    sharp       knock       snapszli24  sixtysix    santase
cards            20          20          20          20          20          20          20          24          24          24
follow           later       later       later       later       later       always      later       later       later       later
sixty_six        declare     declare     automatic   declare     declare     declare     declare     declare     declare     declare
last_trick       wins        count       wins        bonus       wins        count       bonus       bonus       bonus       bonus
close_score      frozen      frozen      frozen      final       final       frozen      final       final       frozen      final
failed_close     gamble      at-close    gamble      at-end      one         at-close    at-end      at-end      gamble      three
false_claim      two-three   two-three   two-three   scale       scale       two-three   scale       scale       two-three   two-three
swap_min         2           2           2           2           2           2           2           2           2           4
close_min        2           2           2           2           2           2           2           2           2           4
marriage_counts  with-trick  at-once     at-once     at-once     with-trick  at-once     at-once     at-once     with-trick  at-once
snapszer         no          no          no          no          yes         no          no          no          no          no
kontra           no          no          no          no          yes         no          no          no          no          no
knock            no          no          no          no          no          no          yes         no          no          no
first_trick_ban  no          no          no          no          no          no          no          no          no          yes
`

// naiveOptions gives a variant's column.
func naiveOptions(variant string) map[string]string {
	lines := strings.Split(strings.TrimSpace(naiveTable), "\n")
	column := slices.Index(strings.Fields(lines[0]), variant)
	options := map[string]string{}
	for _, line := range lines[1:] {
		cells := strings.Fields(line)
		options[cells[0]] = cells[column]
	}
	return options
}

// naive is a hand as it lies on the table. Players are "forehand" and "dealer".
type naive struct {
	options                 map[string]string
	hand                    map[string][]string
	talon                   []string
	trump                   string
	table                   string // the card led, "" if none
	turn                    string
	points, waiting, tricks map[string]int
	married                 string // suit of the marriage just declared
	closer, bidder, knocker string
	then                    map[string]int // when it was closed: "points" and "tricks" of the opponent, "own" tricks
	doubled                 int
	kontra, rekontra        string // who may say it at his next turn
	over                    bool
	winner                  string
	value                   int
}

// deal lays out a hand from lists of cards.
func naiveDeal(variant, forehand, dealer, talon string) naive {
	g := naive{
		options: naiveOptions(variant), turn: "forehand", talon: strings.Fields(talon),
		hand:   map[string][]string{"forehand": strings.Fields(forehand), "dealer": strings.Fields(dealer)},
		points: map[string]int{}, waiting: map[string]int{}, tricks: map[string]int{}, then: map[string]int{},
	}
	g.trump = g.talon[len(g.talon)-1][1:]
	if g.options["kontra"] == "yes" {
		g.kontra = "dealer"
	}
	return g
}

// copied gives the hand again with lists and maps of its own.
func (g naive) copied() naive {
	hands := map[string][]string{}
	for who, cards := range g.hand {
		hands[who] = slices.Clone(cards)
	}
	g.hand, g.talon = hands, slices.Clone(g.talon)
	for _, m := range []*map[string]int{&g.points, &g.waiting, &g.tricks, &g.then} {
		fresh := map[string]int{}
		for k, v := range *m {
			fresh[k] = v
		}
		*m = fresh
	}
	return g
}

func naiveOther(who string) string {
	if who == "forehand" {
		return "dealer"
	}
	return "forehand"
}

func (g naive) number(option string) int {
	n, err := strconv.Atoi(g.options[option])
	if err != nil {
		panic(err)
	}
	return n
}

func (g naive) yes(option string) bool { return g.options[option] == "yes" }

func (g naive) open() bool { return g.closer == "" && len(g.talon) > 0 }

func (g naive) holds(card string) bool { return slices.Contains(g.hand[g.turn], card) }

// lowest is the trump that may be exchanged.
func (g naive) lowest() string {
	if g.options["cards"] == "24" {
		return "9" + g.trump
	}
	return "J" + g.trump
}

// naiveStrength orders the ranks, naiveWorth counts them.
func naiveStrength(card string) int { return strings.Index("9JQKTA", card[:1]) }

func naiveWorth(card string) int {
	return map[string]int{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}[card[:1]]
}

// wins tells whether a card beats the one that lies on the table.
func (g naive) wins(card string) bool {
	if card[1:] == g.table[1:] {
		return naiveStrength(card) > naiveStrength(g.table)
	}
	return card[1:] == g.trump
}

// moves lists what the player may do.
func (g naive) moves() []string {
	if g.over {
		return nil
	}
	var list []string
	if g.rekontra == g.turn && g.knocker != g.turn {
		list = append(list, "rekontra")
	}
	if g.table != "" {
		if g.kontra == g.turn {
			list = append(list, "kontra")
		}
		return append(list, g.answers()...)
	}
	return append(list, g.leads()...)
}

// answers lists the cards that may follow.
func (g naive) answers() []string {
	hand := g.hand[g.turn]
	if g.open() && g.options["follow"] == "later" {
		return hand
	}
	var suit, higher, trumps []string
	for _, card := range hand {
		switch card[1:] {
		case g.table[1:]:
			suit = append(suit, card)
			if g.wins(card) {
				higher = append(higher, card)
			}
		case g.trump:
			trumps = append(trumps, card)
		}
	}
	for _, duty := range [][]string{higher, suit, trumps} {
		if len(duty) > 0 {
			return duty
		}
	}
	return hand
}

// leads lists what may be done on lead.
func (g naive) leads() []string {
	var list []string
	for _, card := range g.hand[g.turn] {
		if g.married == "" || card == "K"+g.married || card == "Q"+g.married {
			list = append(list, card)
		}
	}
	knocking := g.knocker == g.turn
	if g.options["sixty_six"] == "declare" && !knocking {
		list = append(list, "66")
	}
	first := g.tricks["forehand"] == 0 && g.tricks["dealer"] == 0
	if first && g.yes("first_trick_ban") {
		return list
	}
	for _, suit := range []string{"c", "s", "h", "d"} {
		if g.married == "" && g.holds("K"+suit) && g.holds("Q"+suit) {
			list = append(list, "m"+suit)
		}
	}
	if g.open() && len(g.talon) >= g.number("swap_min") && g.holds(g.lowest()) {
		list = append(list, "x")
	}
	if knocking {
		return list
	}
	if g.open() && len(g.talon) >= g.number("close_min") {
		list = append(list, "c")
	}
	if g.yes("knock") && g.closer == "" {
		list = append(list, "k")
	}
	if g.yes("snapszer") && g.turn == "forehand" && first && g.married == "" && g.open() {
		list = append(list, "snapszer")
	}
	return list
}
