package storybook

import (
	"bytes"
	"net/http"
	"strings"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
)

// Files are the static files: where each is, and what it holds.
type Files interface {
	templates.Assets
	http.Handler
}

// policy is as strict as the site's: what a story breaks here it would break there.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'"

// Address is where the handler has a story in an edition.
func Address(s Story, e Edition) string {
	return "/stories/" + strings.Join([]string{s.Name, e.Lang, e.Pack, string(e.Theme)}, "/")
}

// Handler serves the stories, and at the root their list.
func Handler(files Files) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /static/", files)
	mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, r *http.Request) {
		show(w, r, contents(edition(r.FormValue("lang"), r.FormValue("pack"), r.FormValue("theme"), files)))
	})
	mux.HandleFunc("GET /stories/{story}/{lang}/{pack}/{theme}", func(w http.ResponseWriter, r *http.Request) {
		story, ok := Find(r.PathValue("story"))
		e := edition(r.PathValue("lang"), r.PathValue("pack"), r.PathValue("theme"), files)
		if !ok || Address(story, e) != r.URL.Path {
			http.Error(w, "no such story", http.StatusNotFound)
			return
		}
		show(w, r, story.Page(e))
	})
	return mux
}

// edition reads an edition; what is not one of ours becomes what a visitor gets.
func edition(lang, pack, theme string, assets templates.Assets) Edition {
	e := Edition{Lang: locales.DefaultLang, Theme: templates.ThemeAuto, Assets: assets}
	if locales.IsLang(lang) {
		e.Lang = lang
	}
	e.Pack = locales.DefaultPack(e.Lang)
	for _, known := range locales.Packs {
		if pack == known {
			e.Pack = pack
		}
	}
	for _, known := range Themes {
		if theme == string(known) {
			e.Theme = known
		}
	}
	return e
}

func show(w http.ResponseWriter, r *http.Request, page templ.Component) {
	var buf bytes.Buffer
	if err := page.Render(r.Context(), &buf); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", policy)
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(buf.Bytes()) // An error means that the browser has gone.
}
