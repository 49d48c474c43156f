// Package match plays a Bummerl or a best of three between a learner and a bot: fair deals, every action kept before it is
// acknowledged, nothing lost by a restart and nothing done twice by a second click. It knows what the coach has said of
// each decision, and looks back at finished hands.
//
// # How a request goes
//
// Nothing is in memory between requests. Each one loads the match, replays it, checks that it saw the version that is
// kept, applies what the learner wants, and lets the bot answer until it is the learner's turn again or the hand is
// over. Only then does one short transaction append everything, if the version is still the same. The bot thinks
// outside of it, and its dice follow from the seed, the hand and the number of actions, so that a request that is
// repeated after a crash is answered in the same way.
//
// A request that comes again (same match, version and content) finds that it has been done and gets the current table,
// whatever has happened since. Any other request with a version that has passed gets tutor.Stale, with the current
// table.
//
// # Coach
//
// Where a match has a coach (coached.go), it thinks over an action of the learner while the bot thinks of its answer, on
// the view before the action and the score before the hand, and on nothing else. Its verdict is appended with the action;
// where it fails the action counts all the same. A hint is asked of the table's Question by whoever shows it: the match
// only keeps that it was taken (hint.go).
//
// Where the table shows both sides' points, decisions can be taken back (takeback.go). What was taken back is no longer
// among the actions of the hand, but stays beside them.
//
// # Looking back
//
// Review (review.go) tells of every decision of a finished hand what could be known and what was so; Retry (retry.go) asks
// a decision again, which may put it into the deck; SameDeal (samedeal.go) deals the cards once more; Download and Import
// (file.go, import.go) take matches along and bring them. Whatever shows the cards of a hand marks it as opened, after
// which nothing of it can be taken back. Reviews think at the service's Desk, so that they take nobody's time.
//
// Statistics (statistics.go) are added up by the store from what each hand came to (sum.go).
//
// # Points at the table
//
// Where the table hides points, a finished hand asks for them before its result is shown (attable.go): what the learner
// says of each side is an attempt whose ID follows from match and hand, so that the first answer stands however often it
// is sent; gains.go builds the right sums up. Who does not want to be asked says so, which is kept beside the attempts.
//
// # What leaves the package
//
// A Table, made of a rules.View: what the learner has seen, nothing else. Hidden cards leave only with hands that are over
// (Review, Record, Download); the seed, and with it every hidden card, only through Check and Download, which give none
// before the match is over.
package match
