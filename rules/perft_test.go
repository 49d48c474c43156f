package rules

import (
	"slices"
	"strings"
	"testing"
)

// perft counts every way in which a hand can go on for a number of actions.
type perft struct {
	// open counts the sequences after which the hand still goes on, over those that ended it on the way.
	open, over int
	// balance adds up the game points of the ended ones: forehand's won less the dealer's.
	balance int
}

// perftDeals are ten fixed deals, one of each variant. Each is counted from its deal, and again after an opening that leads
// to where the talon is closed, used up or nearly so.
var perftDeals = []struct {
	variant, forehand, dealer, talon string
	depth                            int
	want                             perft
	opening                          string
	late                             int
	wantLate                         perft
}{
	{"schnapsen", "Ac Ts Jh Kh Jd", "Js Ks As Qh Td", "Ad Jc Ah Kd Th Qc Tc Kc Qs Qd", 5, perft{5327, 767, -504},
		"x Kh Td As Qd Jh Ad Kd Jc", 8, perft{9923, 2590, -2936}},
	{"austrian", "Jc Js Qs Ks Ts", "Kc Tc As Kh Ah", "Qd Ad Td Qc Jh Jd Kd Th Qh Ac", 5, perft{5779, 851, 424},
		"Ks Tc As Ts Kc Ad Ah Qc c", 10, perft{0, 7117, -11030}},
	{"online", "Kc Tc Ks Qh Jd", "Jc Jh Kh Th Td", "Ac Ah Js Qd As Qs Ts Ad Qc Kd", 5, perft{5360, 0, 0},
		"x Kd Jc Ac Kh Kc Ah Tc Qd", 10, perft{5452, 4206, 5875}},
	{"snapszli", "Jc Qc Tc Qs Jh", "Ks As Th Td Ad", "Ah Ts Jd Qh Qd Kh Kc Kd Js Ac", 5, perft{6010, 799, -995},
		"x Ac Td Ah Ks Jd As c", 11, perft{0, 4539, 7581}},
	{"snapszer", "Tc Ac Qs Ks Ad", "Jc Jh Qh Kh Th", "Ah Qd Td Qc Jd Kd As Kc Ts Js", 5, perft{6804, 959, -2216},
		"snapszer Tc kontra Jc", 10, perft{0, 5909, 13704}},
	{"sharp", "Js Qs Ks Jh Jd", "Jc Kh Th Ah Kd", "Qh Ac Td Kc Qd Qc Ad As Ts Tc", 6, perft{1341, 319, 337},
		"ms Ks Jc Qh Jh Kh Kc Jd Kd Th Ac", 10, perft{0, 7083, -4474}},
	{"knock", "Qc Kc Ts Th Kd", "Jc Qs Ah Qd Ad", "Jd Td Js As Qh Tc Jh Ac Kh Ks", 5, perft{5895, 1413, -1096},
		"mc Qc Qd Jd Ad Td As Ts Ah Kc Jc Th Js", 10, perft{0, 5370, -1679}},
	{"snapszli24", "Js Ks As Qh Kh Th", "Tc Qs Ts 9d Jd Qd", "9s Kc Td Qc Kd Jh Ah 9c Ac 9h Ad Jc", 5, perft{10624, 1462, -159},
		"Th Qs mh Kh Jd Qh Qd Ks Jh Kd Ts Js 9h Ac Kc", 10, perft{0, 13319, 12681}},
	{"sixtysix", "As Jh Ah Qd Kd Ad", "9c Jc Qc Kc Kh Th", "Ac Ks 9s Qs Qh 9d Js 9h Jd Ts Tc Td", 5, perft{11958, 1537, -2835},
		"Ah Jc Ac Kh md Qd Th As Qc 9s 9d", 7, perft{15747, 4227, 8454}},
	{"santase", "Jc Qc Tc 9d Qd Kd", "9c Ks As Kh Th Jd", "Kc Qh Qs Ac Jh Td Ah Ad 9h 9s Js Ts", 5, perft{11060, 1471, -137},
		"Kd Jd mc Qc Ks As Kc Kh Qd 9c Ac Ad Ah 9h Qh", 10, perft{0, 5254, -1116}},
}

// TestPerft counts with the engine and with the naive reading of the rules, and holds both against the pinned numbers.
func TestPerft(t *testing.T) {
	for _, d := range perftDeals {
		t.Run(d.variant, func(t *testing.T) {
			engine, plain := perftStart(t, d.variant, d.forehand, d.dealer, d.talon), naiveDeal(d.variant, d.forehand, d.dealer, d.talon)
			var got, naive perft
			got.engine(engine, d.depth)
			naive.naive(plain, d.depth)
			if got != d.want || naive != d.want {
				t.Errorf("to depth %d: engine %+v, naive %+v, want %+v", d.depth, got, naive, d.want)
			}
			for _, move := range strings.Fields(d.opening) {
				if !slices.Contains(plain.moves(), move) {
					t.Fatalf("%s is no move", move)
				}
				engine, plain = engine.Next(mustActions(move)[0]), plain.after(move)
			}
			got, naive = perft{}, perft{}
			got.engine(engine, d.late)
			naive.naive(plain, d.late)
			if got != d.wantLate || naive != d.wantLate {
				t.Errorf("after %s to depth %d: engine %+v, naive %+v, want %+v", d.opening, d.late, got, naive, d.wantLate)
			}
		})
	}
}

func perftStart(t *testing.T, variant, forehand, dealer, talon string) State {
	t.Helper()
	o, err := Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	d := Deal{Hands: [2]CardSet{cardsOf(forehand), cardsOf(dealer)}}
	for i, card := range strings.Fields(talon) {
		d.Talon[i] = cardsOf(card).Lowest()
	}
	s, err := Start(o, d)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// engine counts with Legal and Next.
func (p *perft) engine(s State, depth int) {
	if r := s.Result(); s.Over() {
		p.over++
		switch r.Winner {
		case Forehand:
			p.balance += r.GamePoints
		case Dealer:
			p.balance -= r.GamePoints
		}
		return
	}
	if depth == 0 {
		p.open++
		return
	}
	for a := range s.Legal().All() {
		p.engine(s.Next(a), depth-1)
	}
}

// naive counts with the naive game.
func (p *perft) naive(g naive, depth int) {
	if g.over {
		p.over++
		switch g.winner {
		case "forehand":
			p.balance += g.value
		case "dealer":
			p.balance -= g.value
		}
		return
	}
	if depth == 0 {
		p.open++
		return
	}
	for _, move := range g.moves() {
		p.naive(g.after(move), depth-1)
	}
}
