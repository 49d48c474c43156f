// Package numerals writes the numbers from 0 to 240 as words in German, Hungarian and Portuguese, and reads what people
// type for them. 240 is more than anybody can have in one hand: 120 on the cards and 100 in marriages.
//
// Both directions work by the rules of the language: its words (words.go) and the order in which they are put together
// (write.go, parse.go). Reading is kind: it takes digits too, capitals, additional blanks and hyphens, missing accents,
// ae and ss for ä and ß, the forms of both sides of the Atlantic, and a full stop or the word for points behind the
// number. What it cannot read it refuses with the reason and the place (Error).
package numerals

// Max is the largest number that is written and read.
const Max = 240
