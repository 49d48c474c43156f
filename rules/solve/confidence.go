package solve

import "fmt"

// Confidence says how sure a statement is. There are three kinds, Exact, Guaranteed and Estimated, and nothing in the
// product claims more than the kind that a search came back with.
type Confidence interface {
	fmt.Stringer
	confidence()
}

// Exact is proven, and nothing is left out.
type Exact struct{}

// Guaranteed is proven for K of the N hands that the opponent may hold; for the others nothing is claimed.
type Guaranteed struct{ K, N int }

// Estimated comes from a sample: with 95 % confidence the truth lies no further away than Margin, in the unit of the
// value it goes with.
type Estimated struct{ Margin float64 }

func (Exact) confidence()      {}
func (Guaranteed) confidence() {}
func (Estimated) confidence()  {}

// String gives "exact".
func (Exact) String() string { return "exact" }

// String gives, for instance, "guaranteed 4 of 6".
func (g Guaranteed) String() string { return fmt.Sprintf("guaranteed %d of %d", g.K, g.N) }

// String gives, for instance, "estimated ±0.25".
func (e Estimated) String() string { return fmt.Sprintf("estimated ±%.2f", e.Margin) }
