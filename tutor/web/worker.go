package web

import (
	"crypto/sha256"
	_ "embed" // worker.js is part of the program.
	"encoding/hex"
	"encoding/json"
	"net/http"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
)

// workerPath is where the service worker is; its scope is the whole site.
const workerPath = "/sw.js"

//go:embed worker.js
var workerCode string

// keptFiles are the files of the offline page: both packs and all letters, since the learner may change language and cards.
var keptFiles = []string{
	"app.css", "pages.css", "rulebook.css", "app.js", "tally.js", "icons/icons.svg", "icons/favicon.svg", "cards/french.svg", "cards/tell.svg",
	"fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2", "fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
}

// worker hands out the service worker with the list of what it keeps. Names of files change with their content, so the
// list names the cache too: a worker of another build has another one, and the old one goes.
func (s *Site) worker(c echo.Context) error {
	var kept struct {
		Name  string   `json:"name"`
		Files []string `json:"files"`
		Pages []string `json:"pages"`
	}
	for _, name := range keptFiles {
		kept.Files = append(kept.Files, s.Assets.URL(name))
	}
	for _, lang := range locales.Langs {
		kept.Pages = append(kept.Pages, "/"+lang+offlinePath)
	}
	list, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(append(list, workerCode...))
	kept.Name = "offline-" + hex.EncodeToString(sum[:8])
	if list, err = json.Marshal(kept); err != nil {
		return err
	}
	c.Response().Header().Set("Cache-Control", "no-cache")
	return c.Blob(http.StatusOK, "text/javascript; charset=utf-8", []byte("const kept = "+string(list)+";\n"+workerCode))
}
