package rules

import "slices"

// after gives the naive hand after a move.
func (g naive) after(move string) naive {
	g = g.copied()
	other := naiveOther(g.turn)
	switch move {
	case "x":
		last := len(g.talon) - 1
		i := slices.Index(g.hand[g.turn], g.lowest())
		g.hand[g.turn][i], g.talon[last] = g.talon[last], g.hand[g.turn][i]
	case "mc", "ms", "mh", "md":
		g.marry(move[1:])
	case "c", "snapszer":
		g.closer = g.turn
		g.then = map[string]int{"points": g.points[other], "tricks": g.tricks[other], "own": g.tricks[g.turn]}
		if move == "snapszer" {
			g.bidder = g.turn
		}
		g.rekontra = ""
		if g.yes("kontra") {
			g.kontra = other
		}
	case "k":
		g.knocker = g.turn
	case "66":
		g.claim()
	case "kontra":
		g.doubled++
		g.kontra, g.rekontra = "", other
	case "rekontra":
		g.doubled++
		g.rekontra = ""
	default:
		g.card(move)
	}
	return g
}

func (g *naive) marry(suit string) {
	worth := 20
	if suit == g.trump {
		worth = 40
	}
	g.married = suit
	if g.options["marriage_counts"] == "with-trick" && g.tricks[g.turn] == 0 {
		g.waiting[g.turn] += worth
		return
	}
	g.points[g.turn] += worth
	if g.options["sixty_six"] == "automatic" && g.points[g.turn] >= 66 {
		g.sixtySix()
	}
}

func (g *naive) card(card string) {
	hand := g.hand[g.turn]
	i := slices.Index(hand, card)
	g.hand[g.turn] = slices.Delete(hand, i, i+1)
	if g.kontra == g.turn {
		g.kontra = ""
	}
	if g.rekontra == g.turn {
		g.rekontra = ""
	}
	if g.table == "" {
		g.table, g.married, g.turn = card, "", naiveOther(g.turn)
		return
	}
	winner := naiveOther(g.turn)
	if g.wins(card) {
		winner = g.turn
	}
	g.tricks[winner]++
	g.points[winner] += naiveWorth(g.table) + naiveWorth(card) + g.waiting[winner]
	g.waiting[winner] = 0
	g.table, g.turn = "", winner
	if g.open() {
		g.hand[winner] = append(g.hand[winner], g.talon[0])
		g.hand[naiveOther(winner)] = append(g.hand[naiveOther(winner)], g.talon[1])
		g.talon = g.talon[2:]
	}
	g.settle()
}

// settle ends the hand if the trick just taken decides it.
func (g *naive) settle() {
	winner := g.turn
	switch {
	case g.knocker != "" && g.points[g.knocker] >= 66:
		g.end(g.knocker, g.scale(naiveOther(g.knocker)))
	case g.knocker != "":
		g.end(naiveOther(g.knocker), g.failed(g.tricks[g.knocker] == 0))
	case g.bidder != "" && winner != g.bidder:
		g.end(winner, 6)
	case g.options["sixty_six"] == "automatic" && g.points[winner] >= 66:
		g.sixtySix()
	case len(g.hand["forehand"]) == 0:
		g.playedOut()
	}
}

// sixtySix ends the hand for the player on lead, who has 66.
func (g *naive) sixtySix() {
	switch {
	case g.bidder == g.turn:
		g.end(g.turn, 6)
	case g.closer == naiveOther(g.turn):
		g.end(g.turn, g.failedClosing())
	default:
		g.end(g.turn, g.scale(naiveOther(g.turn)))
	}
}

func (g *naive) claim() {
	other := naiveOther(g.turn)
	switch {
	case g.points[g.turn] >= 66:
		g.sixtySix()
	case g.bidder == g.turn:
		g.end(other, 6)
	case g.closer == g.turn:
		g.end(other, g.failedClosing())
	case g.options["false_claim"] == "scale":
		g.end(other, naiveScale(g.tricks[g.turn], g.points[g.turn]))
	case g.tricks[g.turn] == 0:
		g.end(other, 3)
	default:
		g.end(other, 2)
	}
}

func (g *naive) playedOut() {
	last := g.turn
	switch {
	case g.bidder != "" && g.points[g.bidder] >= 66:
		g.end(g.bidder, 6)
	case g.bidder != "":
		g.end(naiveOther(g.bidder), 6)
	case g.closer != "" && g.points[g.closer] >= 66:
		g.end(g.closer, g.scale(naiveOther(g.closer)))
	case g.closer != "":
		g.end(naiveOther(g.closer), g.failedClosing())
	case g.options["last_trick"] == "wins":
		g.end(last, g.scale(naiveOther(last)))
	default:
		if g.options["last_trick"] == "bonus" {
			g.points[last] += 10
			if g.points[last] >= 66 {
				g.end(last, g.scale(naiveOther(last)))
				return
			}
		}
		f, d := g.points["forehand"], g.points["dealer"]
		enough := f >= 66 || d >= 66 || g.options["last_trick"] == "bonus"
		switch {
		case enough && f > d:
			g.end("forehand", g.scale("dealer"))
		case enough && d > f:
			g.end("dealer", g.scale("forehand"))
		default:
			g.end("", 0)
		}
	}
}

// scale values a hand that the loser lost.
func (g *naive) scale(loser string) int {
	if g.closer == naiveOther(loser) && g.options["close_score"] == "frozen" {
		return naiveScale(g.then["tricks"], g.then["points"])
	}
	return naiveScale(g.tricks[loser], g.points[loser])
}

func naiveScale(tricks, points int) int {
	if tricks == 0 {
		return 3
	}
	if points < 33 {
		return 2
	}
	return 1
}

func (g *naive) failedClosing() int {
	switch g.options["failed_close"] {
	case "at-close":
		return g.failed(g.then["own"] == 0)
	case "at-end":
		return g.failed(g.tricks[g.closer] == 0)
	}
	return g.failed(g.then["tricks"] == 0)
}

// failed values what was undertaken and not kept: 3 if the trick that counts is lacking, else 2, unless it costs a fixed
// number.
func (g *naive) failed(lacking bool) int {
	switch {
	case g.options["failed_close"] == "one":
		return 1
	case g.options["failed_close"] == "three" || lacking:
		return 3
	}
	return 2
}

func (g *naive) end(winner string, value int) {
	for range g.doubled {
		value *= 2
	}
	g.over, g.winner, g.value = true, winner, value
}
