package templates

import (
	"strings"
	"testing"

	"bummerl/locales"
)

// TestOpponentSide_Room: once the opponent has led the last card, its hand keeps its place, and who listens hears of none.
func TestOpponentSide_Room(t *testing.T) {
	for _, c := range []struct {
		name       string
		side       Side
		room, told bool
	}{
		{"some", Side{Backs: 2}, false, true},
		{"none", Side{}, true, false},
		{"open", Side{Cards: []string{"As"}}, false, false},
	} {
		var page strings.Builder
		look := Look{P: locales.New("de", ""), Assets: noAssets{}}
		if err := opponentSide(look, c.side).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(page.String(), `class="backs backs-none" aria-hidden="true"`); got != c.room {
			t.Errorf("%s: room is kept: %t, want %t", c.name, got, c.room)
		}
		if got := strings.Contains(page.String(), `class="backs" role="img"`); got != c.told {
			t.Errorf("%s: hidden cards are told: %t, want %t", c.name, got, c.told)
		}
	}
}
