package web

import (
	"bytes"
	"encoding/xml"
	"time"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// feedDays is how many days the feed reaches back.
const feedDays = 30

// atomFeed is an Atom feed (RFC 4287) with what this one uses.
type atomFeed struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Lang    string      `xml:"xml:lang,attr"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	Updated string      `xml:"updated"`
	Author  atomPerson  `xml:"author"`
	Links   []atomLink  `xml:"link"`
	Icon    string      `xml:"icon,omitempty"`
	Entries []atomEntry `xml:"entry"`
}

type atomPerson struct {
	Name string `xml:"name"`
}

type atomLink struct {
	Rel      string `xml:"rel,attr"`
	Type     string `xml:"type,attr,omitempty"`
	HrefLang string `xml:"hreflang,attr,omitempty"`
	Href     string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string     `xml:"id"`
	Title   string     `xml:"title"`
	Updated string     `xml:"updated"`
	Links   []atomLink `xml:"link"`
	Summary string     `xml:"summary"`
}

// dailyFeed answers with the last days, the newest first. It may be kept for an hour, but not over the next midnight in
// the place of the puzzles.
func (s *Site) dailyFeed(v *visit) error {
	today := v.today()
	here := s.BaseURL + v.href("/daily.atom")
	feed := atomFeed{
		Lang: v.lang, ID: v.feedName(""), Title: v.p.DailyFeedTitle(), Author: atomPerson{Name: v.p.ShellSiteName()},
		Links: []atomLink{
			{Rel: "self", Type: "application/atom+xml", Href: here},
			{Rel: "alternate", Type: "text/html", HrefLang: v.lang, Href: s.BaseURL + v.href("/daily")},
		},
	}
	for day := today; day > today-feedDays; day-- {
		if entry, ok := v.feedEntry(day); ok {
			feed.Entries = append(feed.Entries, entry)
		}
	}
	feed.Updated = feedTime(today)
	if len(feed.Entries) > 0 {
		feed.Updated = feed.Entries[0].Updated
	}
	out := bytes.NewBufferString(xml.Header)
	if err := xml.NewEncoder(out).Encode(feed); err != nil {
		return err
	}
	keep := min(time.Hour, (today + 1).Begins(dailyPlace).Sub(v.now))
	return v.showPublic("application/atom+xml; charset=utf-8", out.Bytes(), keep)
}

// nameSince is the day from which names of the feed count: the site has them from then on, under whatever address.
const nameSince = "2026-11-30"

// feedName is the name of the feed in this language, and with a date that of a day in it. It is a tag (RFC 4151) that
// stays the same when the site moves to another address, so that no reader shows a day twice.
func (v *visit) feedName(date string) string {
	name := "tag:bummerl," + nameSince + ":daily/" + v.lang
	if date != "" {
		name += "/" + date
	}
	return name
}

// feedEntry tells of a day; false if it has no puzzles.
func (v *visit) feedEntry(day tutor.Date) (atomEntry, bool) {
	list, err := v.dailyOn(day)
	if err != nil {
		return atomEntry{}, false
	}
	address := v.site.BaseURL + v.href("/daily/"+day.String())
	e := atomEntry{
		ID: v.feedName(day.String()), Title: v.p.DailyTitleOn(v.date(day)), Updated: feedTime(day),
		Links: []atomLink{
			{Rel: "alternate", Type: "text/html", HrefLang: v.lang, Href: address},
			{Rel: "enclosure", Type: "image/png", Href: v.preview(day, puzzles.Easy, list[0]).Image},
		},
	}
	for i, z := range list {
		if i > 0 {
			e.Summary += " · "
		}
		e.Summary += levelWord(v.p, puzzles.Levels()[i]) + ": " + v.question(z).String()
	}
	return e, true
}

// feedTime is when a day's puzzles came.
func feedTime(day tutor.Date) string { return day.Begins(dailyPlace).Format(time.RFC3339) }
