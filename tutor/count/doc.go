// Package count holds the counting drills: keeping both sides' running total in
// the head while the tricks of a real deal go by, as at a table where nothing
// may be written down.
//
// The pure part (deal.go, item.go) makes a drill from a seed and a table's rules
// and asks the engine alone what a trick was worth and what counts when. The
// service (service.go, answer.go) keeps a learner's answers: one for each trick,
// the first one, saved as it comes.
package count
