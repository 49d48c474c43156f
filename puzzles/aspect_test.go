package puzzles

import "testing"

// TestAspect pins what some puzzles are about: it is found from the proof each time.
func TestAspect(t *testing.T) {
	for id, want := range map[string]Aspect{
		"last-five-1": Declare,       // last-five
		"last-five-2": Save,          // last-five
		"last-five-3": Answer,        // last-five
		"last-five-4": Draw,          // last-five
		"last-five-5": Race,          // last-five
		"last-five-6": Wait,          // last-five
		"last-five-8": Last,          // last-five
		"last-five-9": Hold,          // last-five
		"j94wevss":    Release,       // last-five
		"d02cv8tq":    FirstCard,     // closing
		"tvpa59r2":    DeclareFirst,  // closing
		"2tjjnsgz":    ExchangeFirst, // closing
		"09jb7aeg":    "",            // close-or-not
		"cswak52g":    Lead,          // play-out
		"yfmsz7zh":    Answer,        // play-out
		"gn5zgcpf":    Lead,          // defend
		"nkfwd0ac":    Answer,        // defend
		"1dygmg82":    "",            // snapszer
	} {
		p, ok := Get(id)
		if !ok {
			t.Fatalf("there is no puzzle %s", id)
		}
		got, err := p.Aspect(t.Context())
		if err != nil || got != want {
			t.Errorf("%s: got %q, want %q (%v)", id, got, want, err)
		}
	}
}
