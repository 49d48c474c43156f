// Package rulebook is the reference of the rules as data: which sentence stands in which section, on which option of the
// rules it hangs, which chapter teaches it, where it can be tried on a table, and what may be read about it elsewhere. It
// holds no prose: the words of a line belong to its ID, those of an option to its value, and both stand in package
// locales. What a table answers is decided by the engine.
//
// To add a sentence, add a Line to its section and its words to locales; to add an option of the rules, add it to a section
// too. Tests name what lacks: every option has its line, every line its words, and every fact that a line says it tells
// exists and hangs on the option that the line hangs on.
package rulebook
