package templates

import "bummerl/locales"

// DataPage is /data: the puzzles are given away as a file.
type DataPage struct {
	Page
	// Puzzles is how many there are in it.
	Puzzles int
	// File is the file, Readme tells of it in English, Terms are those under which it is given away.
	File, Readme, Terms Link
	// Collect leads to the puzzles themselves.
	Collect Link
	// Cards says how cards are written in it.
	Cards locales.Rich
	// Columns are those of the file, in their order.
	Columns []DataColumn
	// Command makes the file, Example is the permanent address of a puzzle.
	Command, Example string
}

// DataColumn is a column of the file and what it holds.
type DataColumn struct {
	Name, Text string
}
