package templates

import (
	"fmt"
	"math"
	"testing"
)

// TestDealPictures: every picture has the cards that it tells of, each of them and each arrow where it is seen.
func TestDealPictures(t *testing.T) {
	for _, hand := range []int{5, 6} {
		shown := []string{"Ac", "Tc", "Ks", "Qd", "Jd"}[:hand-1]
		for step, want := range map[string]struct{ backs, faces, arrows int }{
			DealShuffle: {13, 0, 2}, DealCut: {7, 0, 2}, DealThree: {12, 0, 2}, DealTurnUp: {11, 1, 1}, DealRest: {4 + 2*hand, 1, 2},
			DealTalon: {4 + 2*hand, 1, 0}, DealExchange: {4, 1 + hand, 2}, DealClose: {9, 1, 1}, DealTricks: {6, 2, 1}, DealWrong: {5 + 2*hand, 1, 1},
		} {
			s := DealPicture{Step: step, Hand: hand, TurnUp: "Kh", Lowest: "Jh", Shown: shown}.scene()
			var x, y, wide, high float64
			if _, err := fmt.Sscan(s.box, &x, &y, &wide, &high); err != nil {
				t.Fatal(err)
			}
			inside := func(what string, atX, atY float64) {
				if atX < x || atX > x+wide || atY < y || atY > y+high {
					t.Errorf("%s with %d: %s at %.0f, %.0f is cut off (%s)", step, hand, what, atX, atY, s.box)
				}
			}
			backs := 0
			for _, c := range s.cards {
				if c.code == "" {
					backs++
				}
				sin, cos := math.Sincos(float64(c.turn) * math.Pi / 180)
				for _, corner := range [][2]float64{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
					dx, dy := corner[0]*dealCardWide/2, corner[1]*dealCardHigh/2
					inside("card "+c.code, float64(c.x)+dealCardWide/2.0+dx*cos-dy*sin, float64(c.y)+dealCardHigh/2.0+dx*sin+dy*cos)
				}
			}
			for _, a := range s.arrows {
				numberX, numberY := a.beside()
				inside("arrow", float64(a.toX), float64(a.toY))
				inside("arrow", float64(a.fromX), float64(a.fromY))
				inside("number "+a.number, float64(numberX), float64(numberY))
			}
			if faces := len(s.cards) - backs; backs != want.backs || faces != want.faces || len(s.arrows) != want.arrows {
				t.Errorf("%s with %d: %d backs, %d faces, %d arrows, want %v", step, hand, backs, faces, len(s.arrows), want)
			}
		}
	}
}
