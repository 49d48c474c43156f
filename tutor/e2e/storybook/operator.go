package storybook

import (
	"github.com/a-h/templ"

	"bummerl/templates"
)

// operatorStories are the imprint and the privacy page, with the operator's text and without.
func operatorStories() []Story {
	return []Story{
		{Name: "imprint", Page: tell(func(n narrator) templ.Component { return templates.Operator(n.imprint()) })},
		{Name: "privacy", Page: tell(func(n narrator) templ.Component {
			p := n.imprint()
			p.Page, p.Stored = n.page("/privacy", templates.SectionNone, n.ImprintPrivacyTitle()), n.stored()
			p.Text = templates.OperatorText{Missing: []string{n.ImprintMissingPrivacy(), n.ImprintMissingHow("privacy." + n.Lang() + ".md")}}
			return templates.Operator(p)
		})},
	}
}

// imprint is what a club wrote, in German alone.
func (n narrator) imprint() templates.OperatorPage {
	words := func(text string) []templates.TextSpan { return []templates.TextSpan{{Text: text}} }
	p := templates.OperatorPage{Page: n.page("/imprint", templates.SectionNone, n.ImprintTitle()), Text: templates.OperatorText{
		Lang: "de",
		Blocks: []templates.TextBlock{
			{Heading: words("Verein zur Förderung des gepflegten Kartenspiels")},
			{Paragraph: [][]templates.TextSpan{words("Beispielgasse 66/20"), words("1010 Wien")}},
			{Items: [][]templates.TextSpan{
				{{Text: "Post: "}, {Text: "post@verein.example", Href: "mailto:post@verein.example"}},
				{{Text: "Der Verein: "}, {Text: "https://verein.example/ueber-uns", Href: "https://verein.example/ueber-uns"}},
			}},
		},
	}}
	if n.Lang() != "de" {
		p.Text.Elsewhere = n.ImprintOnlyIn("Deutsch")
	}
	return p
}

func (n narrator) stored() *templates.Stored {
	return &templates.Stored{
		Forgotten: n.ImprintKeptFor(400),
		Tables: []templates.StoredThing{
			{Name: n.ImprintProfileName(), Text: n.ImprintProfile(), Tables: []templates.StoredTable{{
				Name: "learners", Columns: []string{"id", "token_hash", "variant", "pack", "theme", "created", "seen"},
			}}},
			{Name: n.ImprintMatchesName(), Text: n.ImprintMatches(), Tables: []templates.StoredTable{
				{Name: "matches", Columns: []string{"id", "learner_id", "variant", "options", "points_learner", "points_bot"}},
				{Name: "taken_back", Columns: []string{"match_id", "hand", "seq", "actions", "posted_version", "created"}},
			}},
			{Name: n.ImprintCollectionName(), Text: n.ImprintCollection(), Tables: []templates.StoredTable{{
				Name: "puzzle_ratings", Columns: []string{"item", "rating", "deviation", "volatility", "tries"},
			}}},
		},
		Cookies: []string{n.ImprintCookieLearner("__Host-bummerl"), n.ImprintCookieLang("lang"), n.ImprintCookieSet("set"), n.ImprintCache(), n.ImprintPad()},
	}
}
