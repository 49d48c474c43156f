// Package picture draws the position of a puzzle as a PNG of 1200 × 630 pixels, the size that link previews show.
//
// Cards are those of the site: the sprites in static/cards, read by a small reader (sprite.go, path.go) that knows just
// what those files use. Shapes are filled by golang.org/x/image/vector, letters are outlines from golang.org/x/image/font,
// lines are made into shapes here (stroke.go). The letters are Atkinson Hyperlegible Next, which tools/bundle
// takes from its npm package and makes into fixed weights (static.Letters). The same position always gives the same bytes.
package picture
