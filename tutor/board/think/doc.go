// Package think answers what is asked of a position: what it is worth with all cards open (Solve), whether something is
// certain against every hand that the opponent may hold (Certain), and the best single plan where it is not (Plan). The
// proofs come from rules/solve; here is how much is looked at, what has been found when that is used up, and the way
// along the lines and trees that come out.
//
// A search looks at so many nodes (Effort), not so long, so that the same question has the same answer on any machine;
// Longest is a fence for slow ones. What was not finished is never called a proof: a Value then lies between two bounds, a
// Best is "at least", a Proof is not Known. A search stops with its context.
//
// Thirty deals of each pack at the first lead, on one core of 2026, in milliseconds, mean and longest (go test -bench=.
// ./tutor/board/think); what is asked later in a hand takes a small part of it:
//
//	            nodes        Solve          Certain      Plan
//	20 cards    50,000        9     49      0.7    7      25     74
//	           400,000       18     65      0.7    5     172  1,281
//	         2,500,000       21    175      2.4   53     222  1,435
//	24 cards    50,000       55    469      0.5    2      78    330
//	           400,000       81    257      0.7    4     380  1,314
//	         2,500,000      264  2,108      0.7    3   1,353  6,935
package think
