// Package coach says what an action was worth, why, and what to look at before acting. It sees a rules.View and nothing
// else, so that it cannot know more than the learner could have known; only the review, in tutor/match, holds a record.
//
// Judge gives the value of every legal action and how that is known, Grade what is to be said about one of them, LinesOf a
// line that shows it. Nothing is claimed beyond what was proven:
//
//   - Exact: the talon is gone, or the opponent's closed hand is known: solve says it. So it is where a proof covers all
//     hands (a claim, a closing or defence that one plan wins against every hand for as much as the hand can bring, a
//     closing that is lost against every hand even with open cards), and at the last talon trick where every hand gives the
//     same difference.
//   - Guaranteed K of N: one plan that sees what the player sees wins against K of the N hands, whatever the defence. For the
//     closer these are the best plans (up to 64 hands), at the last talon trick the solutions of the six or seven hands, in
//     which the opponent answers as if he saw everything. Hands that are not won for sure count as lost, so that Value and
//     Loss compare guarantees and nothing else. Where at the last talon trick an opponent who goes by his own cards would
//     turn a slip into a good lead, or the other way round, it is not guaranteed but Estimated between the two.
//   - Estimated ± margin: the rest. With the talon open, all lines of the turn (announcements and the card after them) are
//     played out in the same dealt worlds, as master does; the margin is the sampling error of the paired difference from the
//     best with 95 % confidence. In a closed hand the loss lies between two yardsticks, one of which sees too much and one too
//     little, and the margin is half of what is between them, with the sampling error where not all hands were looked at.
//
// Differences that were played out by habit are lessened, and their margins widened, by what habit is to blame for
// (temper.go): in 60 slips of novice, regular and expert that came out as 0.48 game points, expert playing on made 0.28 of
// them, least where the last trick but one of the talon was answered; lessened, 36 slips said to cost 0.50 cost 0.45 ± 0.16
// (-run Slips -v -slips 36). Ace and ten of one suit,
// both in the hand, count as the same.
//
// What an estimate means: the mean over hands that fit what was seen (those that go with the opponent's play so far are
// likelier), if both go on by habit while the talon is open and by best play after. A better opponent makes it less, a worse
// one more; the difference between two actions is affected much less than their values.
//
// A closing that can fail counts, doubled where it fails and kontra may be said, half what open cards promise after it and
// half what one plan guarantees, the best up to 64 hands, else the plain one. In 694 such closings of regular and expert that
// promised 1.51 game points 1.57 were made; open cards alone promise 1.77. To leave such a closing is no slip unless it is
// better by a clear margin (dare).
//
// Kontra and rekontra are better than going on only where that holds even if the opponent doubles again whenever it helps
// him. A wrong claim is judged as what it costs; it is never called best, though a lost hand may cost less by it.
//
// # Marks
//
// One scale, in game points lost (mark.go): below 0.1 good, below 0.3 inaccurate, below 0.8 a mistake, else a blunder. A
// tenth is about what sampling can tell apart in the time there is, and a hand is played for 1 to 3 game points; each step is
// about three times the one before, so that a mistake is worth several inaccuracies, and from 0.8 on the best part of a
// game point is gone. Of 2,000 decisions expert makes 2 in a hundred that are mistakes or blunders by it, regular 5, novice
// 16: the scale tells players apart. What is estimated is called good, or a slip, only with 95 % confidence, else it is too
// close to call; only what came out best may be called so as long as another is not worth two tenths more.
//
// # Coverage
//
// Of 2,000 decisions of novice, regular and expert under all ten variants (go test -run Coverage -v -survey 2000) a verdict
// got: talon gone 100 %, all of them as solve has it; last talon trick 98 %; closings 97 %; closed hands 98 %; earlier 80 %.
// Asked again with other dice and five times the nodes (-run Margins -margins 150), 94.7 % of the losses lie as near as their
// margins say, and of 400 marks none changed from good to a slip or back.
//
// Held against play (-run Bias -v -bias 120: expert plays on against itself in 40 hands that look alike, after the best and
// one or two other actions, the hopeless ones among them) answers brought 0.06 ± 0.06 more than was said, leads 0.09 ± 0.12,
// marriages 0.17 ± 0.41, cards in closed hands 0.26 ± 0.15, closings 0.34 ± 0.13, since nobody defends as well against a
// closing as if he saw its cards; differences between two actions were 0.12 ± 0.07 smaller, before they were lessened. In a
// single position play and estimate lay some 0.5 apart, half of which is the luck of 40 hands: an estimate's margin is about
// its sampling, not about who plays on.
//
// # Cost
//
// What is looked at is counted in nodes (nodesOfAll), not time: 21 ms of one core in the median while the talon is open, 31
// at the 99th percentile and 40 at worst, and next to nothing later on; on a machine ten times too busy 40 and 49. The dice
// follow from the view, so that the same question gets the same verdict to the last bit, on any machine and beside any
// others; Version is kept with it.
package coach
