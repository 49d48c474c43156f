package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/imprint"
)

// Where the operator's pages are; every page leads there.
const (
	imprintPath = "/imprint"
	privacyPath = "/privacy"
)

// imprintPage says who runs the site, in the operator's words.
func (s *Site) imprintPage(v *visit) error {
	return v.show(http.StatusOK, templates.Operator(templates.OperatorPage{
		Page: v.page(templates.SectionNone, v.p.ImprintTitle(), v.p.ImprintAbout()),
		Text: v.operatorText(imprint.Imprint, v.p.ImprintMissingImprint()),
	}))
}

// privacyPage says what becomes of people's data: in the operator's words, and in what the program knows of itself.
func (s *Site) privacyPage(v *visit) error {
	kept, err := v.stored()
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.Operator(templates.OperatorPage{
		Page:   v.page(templates.SectionNone, v.p.ImprintPrivacyTitle(), v.p.ImprintPrivacyAbout()),
		Text:   v.operatorText(imprint.Privacy, v.p.ImprintMissingPrivacy()),
		Stored: &kept,
	}))
}

// operatorText gives a page that the operator wrote; where he wrote none, what belongs there.
func (v *visit) operatorText(page, missing string) templates.OperatorText {
	blocks, lang := v.site.Imprint.Of(page, v.lang)
	if lang == "" {
		return templates.OperatorText{Missing: []string{missing, v.p.ImprintMissingHow(imprint.FileName(page, v.lang))}}
	}
	text := templates.OperatorText{Lang: lang}
	if lang != v.lang {
		text.Elsewhere = v.p.ImprintOnlyIn(locales.NativeName(lang))
	}
	for _, b := range blocks {
		var shown templates.TextBlock
		var lines [][]templates.TextSpan
		for _, line := range b.Lines {
			var spans []templates.TextSpan
			for _, s := range line {
				spans = append(spans, templates.TextSpan(s))
			}
			lines = append(lines, spans)
		}
		switch b.Kind {
		case imprint.Heading:
			shown.Heading = lines[0]
		case imprint.List:
			shown.Items = lines
		case imprint.Paragraph:
			shown.Paragraph = lines
		}
		text.Blocks = append(text.Blocks, shown)
	}
	return text
}
