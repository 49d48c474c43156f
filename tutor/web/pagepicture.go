package web

import (
	"strings"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/web/picture"
)

// previewPath is where the pictures of pages are that others link to: below it the page's own path.
const previewPath = "/preview"

// The cards on the pictures of lessons and rules. They say nothing of the page: a nice hand.
var (
	lessonCards = templates.DailyPosition{Hand: []string{"Ah", "Kh", "Qh", "As", "Td"}, Up: "Jh", Talon: true, Trump: "h"}
	rulesCards  = templates.DailyPosition{Hand: []string{"Ks", "Qs", "Ac", "Th", "Jd"}, Up: "Ts", Talon: true, Trump: "s"}
)

// shownPage is what the picture of a page shows.
type shownPage struct {
	heading, title string
	position       templates.DailyPosition
}

// pagePreview is what others show who link to a lesson, a theme or the rules of a variant; nil for any other path.
func (v *visit) pagePreview(path string) *templates.LinkPreview {
	page, ok := v.shownPage(path)
	if !ok {
		return nil
	}
	return &templates.LinkPreview{Image: v.site.BaseURL + v.href(previewPath+path+".png"), Alt: page.title}
}

// shownPage tells what stands on the picture of a page; false for a path that has none.
func (v *visit) shownPage(path string) (shownPage, bool) {
	section, id, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	switch section {
	case "learn":
		l, ok := course.Find(id)
		if !ok || l.Of != "" || l.Again != "" {
			return shownPage{}, false
		}
		return shownPage{v.p.MetaLearnTitle(), v.lessonTitle(l), lessonCards}, true
	case "puzzles":
		list := puzzles.Of(puzzles.Theme(id))
		if len(list) == 0 {
			return shownPage{}, false
		}
		return shownPage{v.p.MetaPuzzlesTitle(), v.themeName(puzzles.Theme(id)), dailyPosition(list[0])}, true
	case "rules":
		if _, err := rulesetOf(id); err != nil {
			return shownPage{}, false
		}
		return shownPage{v.p.RulespageTitle(), v.p.VariantName(id), rulesCards}, true
	}
	return shownPage{}, false
}

// pagePicture draws the picture of a page. There are as many as pages; one that is kept anybody may have, how many are
// drawn for one address is bounded.
func (s *Site) pagePicture(v *visit) error {
	path, png := strings.CutSuffix("/"+v.Param("section")+"/"+v.Param("id"), ".png")
	page, ok := v.shownPage(path)
	if !png || !ok {
		return tutor.Fail(tutor.NotFound, "the picture of a page", nil)
	}
	name := v.lang + path
	if s.pictures.find(name) == nil {
		if err := s.bounds.drawings.pass(v); err != nil {
			return err
		}
	}
	body, err := s.pictures.get(v.ctx(), name, func() ([]byte, error) {
		small := page.position
		return picture.Draw(picture.Position{
			Pack: v.p.Pack(), Heading: page.heading, Question: page.title, Hand: v.pictured(small.Hand...), Up: v.pictured(small.Up)[0],
			Talon: small.Talon, Led: v.pictured(small.Led)[0], Trump: small.Trump, TrumpLabel: v.p.DailyTrump(),
		})
	})
	if err != nil {
		return err
	}
	return v.showPublic("image/png", body, pictureKept)
}

// pictured gives cards with the letters in their corners.
func (v *visit) pictured(codes ...string) []picture.Card {
	var list []picture.Card
	for _, code := range codes {
		list = append(list, picture.Card{Code: code, Index: v.p.IndexOf(code)})
	}
	return list
}
