package storybook

import (
	"context"
	"html/template"
	"io"

	"github.com/a-h/templ"
)

// list is the page of contents. It is for developers, so it speaks one language.
var list = template.Must(template.New("contents").Parse(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bummerl, storybook</title>
<link rel="stylesheet" href="{{.Style}}">
</head>
<body>
<main id="main">
<div class="text">
<h1>{{len .Stories}} stories</h1>
<p>{{.Lang}}, {{.Pack}}, {{.Theme}}. Others:</p>
<ul>
{{range .Editions}}<li>{{range .}}<a href="/?lang={{.Lang}}&amp;pack={{.Pack}}&amp;theme={{.Theme}}">{{.Lang}} {{.Pack}} {{.Theme}}</a> {{end}}</li>
{{end}}</ul>
<ul>
{{range .Stories}}<li><a href="{{.Address}}">{{.Name}}</a></li>
{{end}}</ul>
</div>
</main>
</body>
</html>
`))

type entry struct{ Name, Address string }

// contents lists all stories in an edition, and leads to the other editions.
func contents(e Edition) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		page := struct {
			Edition
			Style    string
			Editions [][]Edition
			Stories  []entry
		}{Edition: e, Style: e.Assets.URL("app.css")}
		for _, theme := range Themes {
			page.Editions = append(page.Editions, Editions(theme, e.Assets))
		}
		for _, s := range Stories() {
			page.Stories = append(page.Stories, entry{s.Name, Address(s, e)})
		}
		return list.Execute(w, page)
	})
}
