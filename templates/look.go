package templates

import "bummerl/locales"

// Assets finds the served address of a file by its logical name: URL("css/app.css") may give
// "/static/css/app.3f2a.css". The package static implements it; the preview and the tests have their own.
type Assets interface {
	URL(logical string) string
}

// Look is what even the smallest component needs: the words (language and pack) and the addresses of static files.
type Look struct {
	// P speaks the page's language and names cards by the learner's pack. P.Pack() is also the name of the
	// sprite with the pictures: "french" or "tell".
	P locales.Printer
	// International puts A, K, Q and J into the corners of the cards, whatever the language has there.
	International bool
	// Assets finds static files.
	Assets Assets
}

// Href gives the address of a page in the page's language: Href("/learn") is "/de/learn", Href("") is "/de".
func (l Look) Href(path string) string { return "/" + l.P.Lang() + path }

// Symbol gives the address of one picture in the pack's sprite: a card ("Kh"), a suit sign ("suit-h") or "back".
func (l Look) Symbol(id string) string { return l.Assets.URL("cards/"+l.P.Pack()+".svg") + "#" + id }

// Icon gives the address of one sign in the sprite of icons: "menu", "settings", "right", "slip", "wrong", …
func (l Look) Icon(id string) string { return l.Assets.URL("icons/icons.svg") + "#" + id }

// Index gives the letters in the corners of a card.
func (l Look) Index(code string) string {
	if !l.International || code == "" {
		return l.P.IndexOf(code)
	}
	if code[0] == 'T' {
		return "10"
	}
	return code[:1]
}
