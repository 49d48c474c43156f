// Package count holds the counting drills: keeping both sides' running total in the head while the tricks of a hand go
// by, as at a table where nothing may be written down.
//
// The pure part makes a drill from a seed and the table's rules: player.go plays a hand, deal.go finds one that goes
// on for long enough, item.go takes it apart trick by trick. What a trick was worth, and when a marriage counts, is
// asked of the engine and of nobody else. The service (service.go, answer.go) keeps a learner's answers: one for each
// trick, the first one, saved as it comes.
package count
