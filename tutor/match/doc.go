// Package match plays a whole Bummerl between a learner and a bot: fair deals, every action kept before it is
// acknowledged, nothing lost by a restart and nothing done twice by a second click.
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
// # Points at the table
//
// Where the table hides points, a finished hand asks for them before its result is shown (attable.go): what the learner
// says of each side is an attempt whose ID follows from match and hand, so that the first answer stands however often it
// is sent; gains.go builds the right sums up. Who does not want to be asked says so, which is kept beside the attempts.
//
// # What leaves the package
//
// A Table, made of a rules.View: what the learner has seen, nothing else. The seed, and with it every hidden card,
// leaves only through Check, which refuses before the match is over.
package match
