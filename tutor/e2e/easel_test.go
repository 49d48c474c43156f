package e2e_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	cdp "github.com/chromedp/chromedp"

	"bummerl/static"
	"bummerl/tutor/e2e/storybook"
)

// easel is a window with a frame that shows one story after the other. Its page gives the frame the size of each screen in
// turn, which costs a sixth of what it costs to give the window another screen.
type easel struct{ *window }

// shelf serves the storybook, an easel for its stories, and axe as a script, which their security policy lets in from
// nowhere else.
func shelf(t *testing.T) string {
	t.Helper()
	files, err := static.Load()
	if err != nil {
		t.Fatal(err)
	}
	code := axe(t)
	mux := http.NewServeMux()
	mux.Handle("/", storybook.Handler(files))
	give := func(path, kind, text string) {
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.Header().Set("Cache-Control", "max-age=3600")
			_, _ = w.Write([]byte(text)) // An error means that the browser has gone.
		})
	}
	give("/axe.js", "text/javascript", code)
	give("/easel", "text/html", easelPage)
	give("/easel.js", "text/javascript", easelScript)
	give("/faulty", "text/html", faultyPage)
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL
}

const easelPage = `<!DOCTYPE html><html lang="en"><title>easel</title><style>body { margin: 0 } iframe { border: 0; visibility: hidden }</style>
	<iframe></iframe><script src="/easel.js"></script></html>`

// The script of the easel: to show a page, to let axe look at it, to measure it.
const easelScript = `
const frame = document.querySelector("iframe"), page = () => frame.contentDocument;
const size = (width, height) => { frame.style.width = width + "px"; frame.style.height = height + "px"; };
const loaded = (element, src) => new Promise((done, fail) => { element.onload = done; element.onerror = fail; element.src = src; });
const show = async (address, width, height) => {
	size(width, height);
	await loaded(frame, address);
	await page().fonts.ready;
};
const look = async (values) => {
	if (!frame.contentWindow.axe) {
		const script = page().createElement("script");
		page().head.append(script);
		await loaded(script, "/axe.js");
	}
	const options = {resultTypes: ["violations"], preload: false, ...(values && {runOnly: {type: "rule", values}})};
	const {violations} = await frame.contentWindow.axe.run(options);
	return violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ") + " " + n.failureSummary).join("; "));
};
const wide = (width) => [...page().querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > width + 1)
	.map(e => e.tagName.toLowerCase() + "." + e.getAttribute("class")).slice(0, 5).join(" ");
const measure = (screens) => screens.map(([width, height]) => {
	size(width, height);
	const {scrollWidth, scrollHeight} = page().documentElement;
	return {Width: scrollWidth, Height: scrollHeight, Out: scrollWidth > width ? wide(width) : ""};
});
const cut = () => [...page().querySelectorAll(".cloth, .middle, .desk, .say, .bar")]
	.filter(e => frame.contentWindow.getComputedStyle(e).position !== "absolute" && e.scrollHeight > e.clientHeight + 3)
	.map(e => e.className + " " + e.scrollHeight + ">" + e.clientHeight).join(", ");
`

// faultyPage has one fault of each sort.
const faultyPage = `<!DOCTYPE html><html><title>faulty</title><style>
	.wide { inline-size: 700px; block-size: 900px; margin: 0; color: #aaa; background: #bbb }
	</style><main><h1>faults</h1><p class="wide">grey on grey</p><img src="/axe.js"></main></html>`

// openEasel opens a window with an easel.
func openEasel(t *testing.T, url string) easel {
	t.Helper()
	e := easel{openFor(t, url, phone, storyPatience)}
	e.visit("/easel")
	return e
}

// show puts a page on the easel and waits until all of it is there.
func (e easel) show(address string) {
	e.t.Helper()
	promised[any](e.window, fmt.Sprintf("show(%q, %d, %d)", address, phone.Width, phone.Height))
}

// violations are what axe finds by some of its rules, or by all if there are none.
func (e easel) violations(rules []string) []string {
	e.t.Helper()
	values, err := json.Marshal(rules)
	if err != nil {
		e.t.Fatal(err)
	}
	return promised[[]string](e.window, fmt.Sprintf("look(%s)", values))
}

// accessible lets axe look at a story.
func (e easel) accessible(name string, rules []string) {
	e.t.Helper()
	if found := e.violations(rules); len(found) > 0 {
		e.t.Errorf("%s: axe finds\n%s", name, strings.Join(found, "\n"))
	}
}

// extent is how much of a page there is, in CSS pixels, and what stands out to the right.
type extent struct {
	Width, Height int64
	Out           string
}

// sizes lays a ruler to the page on each screen.
func (e easel) sizes(screens []screen) []extent {
	e.t.Helper()
	var list []string
	for _, s := range screens {
		list = append(list, fmt.Sprintf("[%d, %d]", s.width, s.height))
	}
	return ask[[]extent](e.window, "measure(["+strings.Join(list, ", ")+"])")
}

// measure wants a story no wider than each screen, and a table no higher.
func (e easel) measure(s storybook.Story, screens []screen) {
	e.t.Helper()
	for i, got := range e.sizes(screens) {
		screen := screens[i]
		if got.Width > screen.width {
			e.t.Errorf("%s: %d pixels wide on a screen of %d; too wide: %s", s.Name, got.Width, screen.width, got.Out)
		}
		if s.Fits && screen.fits && got.Height > screen.height {
			e.t.Errorf("%s: %d pixels high on a screen of %d × %d", s.Name, got.Height, screen.width, screen.height)
		}
	}
}

// enlarged are the screens that large letters are tried on.
var enlarged = []screen{{width: 390, height: 700}, {width: 1280, height: 700}}

// enlarge sets letters at twice their size and opens what is folded on the page: the story is no wider than the screen, and
// nothing at the table lies over something else or is cut off.
func (e easel) enlarge(s storybook.Story) {
	e.t.Helper()
	ask[any](e.window, `void (page().documentElement.style.fontSize = "34px")`)
	ask[any](e.window, `page().querySelectorAll("main details").forEach((fold) => { fold.open = true; })`)
	for _, on := range enlarged {
		if got := e.sizes([]screen{on})[0]; got.Width > on.width {
			e.t.Errorf("%s in large letters: %d pixels wide on a screen of %d; too wide: %s", s.Name, got.Width, on.width, got.Out)
		}
		if cut := ask[string](e.window, `cut()`); cut != "" {
			e.t.Errorf("%s in large letters, %d: cut off or covered: %s", s.Name, on.width, cut)
		}
	}
}

// promised evaluates an expression in the page and waits for what it promises.
func promised[T any](w *window, expression string) T {
	w.t.Helper()
	v, err := cdp.Run(w.ctx, cdp.Evaluate[T](expression, cdp.EvalAwaitPromise))
	if err != nil {
		w.t.Fatalf("%s: %v", expression, err)
	}
	return v
}
