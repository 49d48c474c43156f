package e2e_test

import (
	"testing"

	"github.com/chromedp/chromedp/device"
	"github.com/chromedp/chromedp/kb"

	"bummerl/tutor/e2e/testsite"
)

// measure says what of a slide has no room on the screen, or is smaller than can be read from eight metres: a thirtieth of the
// picture's height.
const measure = `(() => {
	const out = [], page = document.documentElement;
	if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) out.push("the page scrolls: " + page.scrollHeight);
	const words = document.querySelector(".show-words");
	if (words.scrollHeight > words.clientHeight + 1) out.push("words lack " + (words.scrollHeight - words.clientHeight));
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const e = walk.currentNode.parentElement;
		if (!walk.currentNode.data.trim() || e.closest(".vh, svg, script, #notice") || !e.getClientRects().length) continue;
		if (parseFloat(getComputedStyle(e).fontSize) < 0.03 * innerHeight) out.push("small: " + walk.currentNode.data.trim());
	}
	return out.join("; ");
})()`

// TestShowBeamer shows to a class what was found to need the most room, in both usual sizes, light and dark, and goes on by
// keys: a presenter's button reveals the answer before it leads on.
func TestShowBeamer(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for _, size := range []device.Info{{Name: "720", Width: 1280, Height: 720, Scale: 1}, {Name: "1080", Width: 1920, Height: 1080, Scale: 1}} {
		w := open(t, site.URL, size)
		for _, theme := range []string{"light", "dark"} {
			w.do(scheme(theme))
			for _, address := range []string{
				"/de/show?lesson=worth&n=2", "/hu/show?lesson=certain&n=3", "/pt/show?lesson=tables&n=4&at=answer", "/de/show?lesson=pack&n=2&at=answer",
				"/pt/show?lesson=memory&n=2", "/de/show?" + setOf("p5s1mf4e9"), "/pt/show?" + setOf("pf6d8pepm") + "&at=answer", "/hu/show?" + setOf("plast-five-1"),
			} {
				w.visit(address)
				if wrong := ask[string](w, measure); wrong != "" {
					t.Errorf("%s at %s, %s: %s", address, size.Name, theme, wrong)
				}
			}
		}
		if size.Name == "1080" {
			continue
		}
		w.visit("/de/show?" + setOf("pnx5211p5,plast-five-1"))
		for _, c := range []struct{ key, at string }{
			{kb.PageDown, "n=1&at=answer"}, {kb.PageDown, "n=2"}, {kb.PageUp, "n=1"}, {kb.Enter, "n=1&at=answer"}, {kb.Enter, "n=1&at=question"},
			{kb.ArrowRight, "n=2"}, {kb.ArrowRight, "n=2"}, {kb.ArrowLeft, "n=1"}, {" ", "n=1&at=answer"},
		} {
			w.key(c.key)
			w.await("the slide "+c.at, `location.search.endsWith(`+quote(c.at)+`)`)
		}
	}
}
