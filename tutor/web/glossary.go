package web

import (
	"net/http"

	"bummerl/templates"
)

// glossary lists the terms of the game.
func (s *Site) glossary(v *visit) error {
	page := templates.GlossaryPage{
		Page:  v.page(templates.SectionRules, v.p.GlosspageTitle(), v.p.GlosspageMeta()),
		Terms: v.p.Glossary(),
	}
	return v.show(http.StatusOK, templates.Glossary(page))
}
