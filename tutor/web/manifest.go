package web

import (
	"encoding/json"
	"strconv"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/tutor"
	"bummerl/tutor/web/picture"
)

// appKept is for how long the manifest and the icons may be kept.
const appKept = 24 * time.Hour

// appManifest is a web app manifest (W3C, Web Application Manifest) with what is used here.
type appManifest struct {
	ID          string    `json:"id"`
	Lang        string    `json:"lang"`
	Name        string    `json:"name"`
	ShortName   string    `json:"short_name"`
	Description string    `json:"description"`
	StartURL    string    `json:"start_url"`
	Scope       string    `json:"scope"`
	Display     string    `json:"display"`
	Background  string    `json:"background_color"`
	Theme       string    `json:"theme_color"`
	Icons       []appIcon `json:"icons"`
	Shortcuts   []appLink `json:"shortcuts"`
}

type appIcon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

type appLink struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// appIcons are the icons by the name in their address: how many pixels, and whether a device may cut them to a shape of
// its own.
var appIcons = map[string]struct {
	size     int
	maskable bool
}{
	"icon-180.png":          {180, true}, // What iOS asks for; it rounds the corners itself.
	"icon-192.png":          {192, false},
	"icon-512.png":          {512, false},
	"icon-maskable-192.png": {192, true},
	"icon-maskable-512.png": {512, true},
}

// manifest says what a device shows that keeps the site as an app. The colours are paper and cloth of the light theme.
func (s *Site) manifest(v *visit) error {
	m := appManifest{
		ID: "/", Lang: v.lang, Name: v.p.ShellPageTitle(v.p.MetaHomeTitle()), ShortName: v.p.ShellSiteName(),
		Description: v.p.MetaHomeDescription(), StartURL: v.href(""), Scope: "/", Display: "standalone",
		Background: "#f6f1e7", Theme: "#1f5a44",
		Shortcuts: []appLink{{v.p.DailyTitle(), v.href("/daily")}, {v.p.MetaPlayTitle(), v.href("/play")}, {v.p.MetaLearnTitle(), v.href("/learn")}},
	}
	for _, name := range []string{"icon-192.png", "icon-512.png", "icon-maskable-192.png", "icon-maskable-512.png"} {
		icon := appIcons[name]
		size := strconv.Itoa(icon.size)
		purpose := "any"
		if icon.maskable {
			purpose = "maskable"
		}
		m.Icons = append(m.Icons, appIcon{"/app/" + name, size + "x" + size, "image/png", purpose})
	}
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return v.showPublic("application/manifest+json", body, appKept)
}

// icon draws an icon when it is first asked for. There are so few that nobody is bounded.
func (s *Site) icon(c echo.Context) error {
	name := c.Param("name")
	icon, ok := appIcons[name]
	if !ok {
		return tutor.Fail(tutor.NotFound, "an icon", nil)
	}
	v := &visit{Context: c, site: s, now: s.Env.Time()}
	body, err := s.pictures.get(v.ctx(), name, func() ([]byte, error) { return picture.Icon(icon.size, icon.maskable) })
	if err != nil {
		return err
	}
	return v.showPublic("image/png", body, appKept)
}
