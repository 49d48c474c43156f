package static

import _ "embed"

// French and Tell are the card sprites as the program in cards/gen makes them, for programs that draw cards themselves:
// SVG files with a symbol for each card, the back and the signs of the suits. Browsers get the same files from Assets.
var (
	//go:embed cards/french.svg
	French []byte
	//go:embed cards/tell.svg
	Tell []byte
)
