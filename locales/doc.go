// Package locales holds every word that people read, in German, Hungarian and Portuguese, and prints it.
//
// Messages live in files by area and language, play.de.toml, play.hu.toml, play.pt.toml. One message is one sentence or
// one label, whole in each language; the generator turns it into one method on Printer, so that a missing
// argument does not compile. A sentence that names cards, suits or ranks, or marks terms of the game, is Rich: text, names
// and terms in order, each name with the card it means, so that a page can draw the sign and a screen reader hears the
// name in its case, and each term with its id, so that a page can explain it (Gloss).
//
// Some sentences are chosen by what the engine says, each choice in one place: Illegal (why an action is refused), Event
// (what happened), Action (its name), HandTitle and HandWhy (how a hand ended and what it is worth), Rule and Rules (the
// options in force), VariantName and VariantLine, NumberFault (why what was typed is no number).
//
// NumberWord writes a number in words, ParseNumber reads digits and words as people type them.
//
// The files, by what their messages are about:
//
//	ui, number                        the shell, titles, home, errors; why what was typed is no number
//	settings, cards, glossary, example
//	                                  what a learner sets; names of cards and suits; terms, and sentences with them
//	play, table, beside               a hand at the table, its labels, what stands beside it and its keys
//	matches, statistics, coachtable, attable
//	                                  what is set of a match, lists; its figures; the coach beside it, points asked for
//	coach, review                     marks, certainty, reasons and hints; a hand looked back at
//	rules, rulebook, compare, elsewhere, house
//	                                  refusals, variants, options; the reference, the comparison, what is read elsewhere;
//	                                  house rules put together
//	course, known, quiz               what all lessons say; for those who know another game; the quiz and the parts
//	first, pack, tricks, deal, sum, marriage, exchange, follow, claim, closing, worth, certain, defending, memory, craft, tables
//	                                  chapters 1 to 16
//	puzzle, daily, rating, run, progress
//	                                  puzzles, those of the day, how strong one is at them, runs, how far one has come
//	count, results, deck              counting and what it came to; what is asked again
//	print, worksheet, show            pages of paper: rules on one, a set with its solutions; one thing large, for a class
//	tally, tabledeal                  the pad beside a table with real cards; how those are dealt
//	set, data                         sets that are handed on, positions; the puzzles as a file
//	board                             any position, as it is set up
//	ask                               what is asked of a position: its worth, what is certain, the best plan
//	profile                           the profile itself: to another device, down to a file, away
//	report                            a fault of a step or puzzle that a learner tells
//	imprint, offline                  what the operator says; the page without a connection
//
// # How to add a string
//
//  1. Write the message under the same id in the area's three files; keep the ids together by theme. An id is
//     [area] and a key in snake_case; no part may be a reserved word of go-i18n (id, description, hash, zero, one, two,
//     few, many, other, leftdelim, rightdelim, translation).
//  2. Put in arguments as {{.Name}}. The name decides the type: Card… is a rules.Card, Suit… and Trump a rules.Suit,
//     Rank… a rules.Rank, Name and Text… a string, Count the number that chooses the plural, anything else an int.
//     All three languages use the same arguments; their order is that of first appearance in German. Only Count may be
//     left out of a language or a plural class ("one card").
//  3. Counted messages are written key = {one = "…", other = "…"} in German and Portuguese; Hungarian needs one text.
//     Card points are never 1, so "Augen", "pont", "pontos" need no plural.
//  4. Names take their case as a method:
//     German .Acc .Dat .The .TheAcc .TheDat .CapThe .CapTheAcc .CapTheDat .Indef .IndefAcc .IndefDat, suits .None .CapNone;
//     Hungarian .Acc .With .Onto .Dat .For, the same with .The before, .Cap .CapThe .CapTheAcc .CapTheWith, suits alike;
//     Portuguese .The .Of .To .In .By .Indef .CapThe .CapIndef .Cap, suits .Cap.
//     Ranks have .Plural, and .Trump for the compound: {{.Rank.Trump.TheAcc}} is "den Trumpfbuben", {{.Rank.Trump.The}} "az adu alsó".
//  5. Ranks, suits and cards that are always the same need no argument: {{.Queen.TheAcc}} is "die Dame" or "den Ober"
//     by the pack, {{.Hearts}} a suit, {{.Kh.The}} the king of hearts.
//  6. A term of the glossary is marked where the reader first needs it: "Ein [Stich](trick) sind zwei Karten." The brackets
//     hold plain text in whatever form the sentence has it, the parentheses the id; the languages need not mark the
//     same terms. A new term is two messages, glossary.<id>_name and glossary.<id>_text, plain text without arguments.
//     Labels of buttons mark no terms: a button cannot hold another.
//  7. Run go generate ./locales and commit what it wrote. The generator names what is missing or does not fit.
//
// No sentence is put together from pieces, no name is spliced into a string. No "!" but in "66!".
package locales

//go:generate go run ./internal/gen
