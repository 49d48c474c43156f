package storybook

import (
	"bytes"
	"context"
	"errors"
	"io"

	"github.com/a-h/templ"

	"bummerl/templates"
)

// noticeStories are errors in answer to htmx: they stand over the table, which stays as it is.
func noticeStories() []Story {
	var all []Story
	for _, f := range failures {
		all = append(all, Story{Name: "notice-" + f.name, Page: tell(func(n narrator) templ.Component {
			table := templates.PlayTable(templates.PlayPage{Page: n.playPage(), Table: n.onLead()})
			return noticed{table, templates.ErrorFragment(f.page(n))}
		})})
	}
	return alike(all...)
}

// noticed is a page into whose #notice a fragment has been swapped.
type noticed struct{ page, fragment templ.Component }

// Render writes the page with the fragment in its place; it fails where the page has no such place.
func (d noticed) Render(ctx context.Context, w io.Writer) error {
	var page, fragment bytes.Buffer
	if err := errors.Join(d.page.Render(ctx, &page), d.fragment.Render(ctx, &fragment)); err != nil {
		return err
	}
	at := bytes.Index(page.Bytes(), []byte(`id="notice"`))
	if at < 0 {
		return errors.New("storybook: the page has no #notice")
	}
	at += bytes.IndexByte(page.Bytes()[at:], '>') + 1
	_, err := w.Write(bytes.Join([][]byte{page.Bytes()[:at], fragment.Bytes(), page.Bytes()[at:]}, nil))
	return err
}
