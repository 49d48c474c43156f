// Package opendata writes the collection of puzzles as one table for everybody: a CSV file (RFC 4180) with a line for each
// puzzle, in the order of the collection, which is dedicated to the public domain under CC0 1.0. README.md, handed out
// beside the file, says what its columns hold; the page about it says the same in the languages of the site.
//
// The same collection gives the same bytes. Columns are only ever added, at the end; what an ID, a record or an action
// means does not change.
package opendata

import _ "embed"

// License is the address of the terms under which the file is given away.
const License = "https://creativecommons.org/publicdomain/zero/1.0/"

// Readme tells what the columns hold, in English.
//
//go:embed README.md
var Readme string
