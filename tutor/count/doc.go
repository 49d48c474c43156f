// Package count holds the counting drills: keeping points and cards in the head while the tricks of a hand go by, as at
// a table where nothing may be written down.
package count
