// Package cards holds the sprites of both packs, for programs that draw cards themselves. Browsers get the same files
// through package static.
package cards

import _ "embed"

// French and Tell are the sprites: SVG files with a symbol for each card, the back and the signs of the suits, as the
// program in gen makes them.
var (
	//go:embed french.svg
	French []byte
	//go:embed tell.svg
	Tell []byte
)
