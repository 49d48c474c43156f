package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/learner"
	"bummerl/tutor/store"
)

// What a person brings along that neither log nor figures may tell.
const (
	reader     = "203.0.113.77"
	readerSix  = "2001:db8::beef"
	typedWord  = "Zsuzsanna"
	typedAgent = "Telefonja"
)

// logged is a site as an operator runs it, with all that can be read of it from behind.
type logged struct {
	t                  *testing.T
	url, figures, file string
	mu                 sync.Mutex
	log                bytes.Buffer
	stop               context.CancelFunc
	ended              chan int
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.log.Write(p)
}

func (l *logged) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.log.String()
}

var figuresAt = regexp.MustCompile(`"address":"(http://[^"]+/metrics)"`)

func startLogged(t *testing.T) *logged {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	l := &logged{t: t, file: filepath.Join(t.TempDir(), "site.sqlite"), stop: stop, ended: make(chan int, 1)}
	out, in := io.Pipe()
	go func() {
		l.ended <- run(ctx, []string{"serve", "-addr", "127.0.0.1:0", "-db", l.file, "-verbose", "-log", "json", "-proxy", "127.0.0.1",
			"-metrics", "127.0.0.1:0", "-posts", "100"}, streams{strings.NewReader(""), in, l})
	}()
	t.Cleanup(stop)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	l.url, _, _ = strings.Cut(strings.TrimPrefix(line, "bummerl: listening on "), " ")
	found := figuresAt.FindStringSubmatch(l.text())
	if found == nil {
		t.Fatalf("the log does not tell where the figures are: %s", l.text())
	}
	l.figures = found[1]
	return l
}

// read gives the figures.
func (l *logged) read() string {
	l.t.Helper()
	response, err := http.Get(l.figures)
	if err != nil {
		l.t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }() // Read to its end.
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		l.t.Fatalf("the figures: %d, %v", response.StatusCode, err)
	}
	return string(body)
}

// brought puts into each request what a person's browser and proxy tell.
type brought struct{}

func (brought) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Forwarded-For", reader)
	r.Header.Set("User-Agent", typedAgent)
	r.Header.Set("Referer", "http://"+typedWord+".example/")
	r.Header.Set("X-Request-Id", typedWord)
	return http.DefaultTransport.RoundTrip(r)
}

// play plays a match to its end: the first hand card by card, the others lost by claiming too early.
func (l *logged) play(b *plain.Browser) (match string) {
	l.t.Helper()
	b.Open("/de/play")
	b.PressIn("/de/play")
	match = b.Page.URL.Path
	b.Press("cut", "7")
	first := true
	for range 200 {
		values := b.Page.Values("action")
		legal := b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.Li && plain.Attr(n, "data-play") == "legal" })
		switch {
		case slices.Contains(values, "next"):
			first = false
			b.Press("action", "next")
		case !first && slices.Contains(values, "66"):
			b.Press("action", "66")
		case legal != nil:
			for n := range legal.Descendants() {
				if n.DataAtom == atom.Button {
					b.Press("action", plain.Attr(n, "value"))
					break
				}
			}
		default:
			return match
		}
	}
	l.t.Fatalf("the match does not end: %s", plain.Text(b.Page.Root))
	return ""
}

// err sends a request that is refused.
func (l *logged) err(b *plain.Browser, method, path, body string, want ...int) {
	l.t.Helper()
	request, err := http.NewRequest(method, l.url+path, strings.NewReader(body))
	if err != nil {
		l.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if page := b.Do(request); !slices.Contains(want, page.Status) {
		l.t.Errorf("%s %s: %d, want %v", method, path, page.Status, want)
	}
}

// TestLogTellsNobody plays a match, makes mistakes of each kind and reads log and figures: neither has a learner, a cookie,
// a seed, an address or anything that was typed, and both have what an operator needs.
func TestLogTellsNobody(t *testing.T) {
	l := startLogged(t)
	b := plain.NewWith(t, l.url, brought{})
	match := l.play(b)
	b.Open(match + "/check")
	b.Open(match + "/review/1")
	b.Open("/de/count/running")
	b.PressIn("/de/count/running")
	other := plain.NewWith(t, l.url, brought{})
	other.Open("/hu/settings")
	other.PressIn("/hu/settings")

	l.err(b, http.MethodGet, "/de/"+typedWord+"?q="+typedWord, "", 404)
	l.err(b, http.MethodGet, "/"+typedWord, "", 404)
	l.err(b, http.MethodGet, "/de/puzzles/"+typedWord, "", 404)
	l.err(other, http.MethodGet, match, "", 404)
	l.err(other, http.MethodPost, match, "action=Ah&version=1", 404)
	l.err(b, http.MethodPost, match, "action=Ah&version=1", 409, 422)
	l.err(b, "MKCOL", "/de/play", "", 405)
	l.err(b, http.MethodPost, "/de/settings", strings.Repeat(typedWord, 4000), 413)
	l.err(b, http.MethodPost, "/de/settings", "%zz="+typedWord, 400, 422)
	junk := url.Values{}
	for _, name := range []string{"action", "variant", "level", "points", "best", "n", "base", "words", "record", "number", "answer", "code", "line", "cut",
		"version", "step", "side", "theme", "pack", "zone", "kind", "item", "length", "seat", "rules"} {
		junk.Set(name, typedWord)
	}
	for _, path := range []string{"/de/play", match, match + "/hands", match + "/review/1", match + "/review/1/retry/0", "/de/play/import", "/de/settings",
		"/de/rules", "/de/rules/house", "/de/profile", "/de/learn/first", "/de/learn/first/report", "/de/learn/quiz", "/de/deck", "/de/count/running",
		"/de/puzzles/" + typedWord, "/de/puzzles/run", "/de/daily/2026-11-30/1", "/de/rules/schnapsen/1"} {
		b.Post(path, junk)
	}
	for _, query := range []string{"p=", "q=plan&p=", "set=", "month=", "h=", "line=", "v=", "from="} {
		for _, path := range []string{"/de/board", "/de/board/ask", "/de/set", "/de/show", "/de/worksheet", "/de/position", "/de/rules/house", "/de/daily/" + typedWord} {
			b.Open(path + "?" + query + typedWord)
		}
	}
	foreign, err := http.NewRequest(http.MethodPost, l.url+"/de/settings", strings.NewReader("theme=dark"))
	if err != nil {
		t.Fatal(err)
	}
	foreign.Header.Set("Sec-Fetch-Site", "cross-site")
	if page := b.Do(foreign); page.Status != http.StatusForbidden {
		t.Errorf("a foreign post: %d", page.Status)
	}
	l.tooMany()
	l.leave()

	secrets := l.secrets(b, other)
	before := l.read()
	// A database that is broken, the last of all errors.
	if err := os.WriteFile(l.file, bytes.Repeat([]byte(typedWord), 100_000), 0o600); err != nil {
		t.Fatal(err)
	}
	_ = os.Remove(l.file + "-wal") // Its pages would still be whole.
	broken := false
	for range 50 {
		broken = b.Open("/de/play/statistics").Status >= 500 || broken
	}
	if !broken {
		t.Error("a broken database breaks nothing")
	}
	l.stop()
	within(t, "the end", l.ended)
	log := l.text()
	for what, secret := range secrets {
		for place, text := range map[string]string{"log": log, "figures": before} {
			if at := strings.Index(text, secret); at >= 0 {
				t.Errorf("the %s tells %s: %s", place, what, text[max(0, at-200):min(len(text), at+200)])
			}
		}
	}
	if match = strings.TrimPrefix(match, "/de/play/"); strings.Contains(before, match) {
		t.Error("the figures name a match")
	}
	l.told(log, before)
}

// tooMany posts from an address of its own until that is refused.
func (l *logged) tooMany() {
	for range 2000 {
		request, err := http.NewRequest(http.MethodPost, l.url+"/pt/settings", strings.NewReader("n="+typedWord))
		if err != nil {
			l.t.Fatal(err)
		}
		request.Header.Set("X-Forwarded-For", readerSix)
		response, err := http.DefaultTransport.RoundTrip(request)
		if err != nil {
			l.t.Fatal(err)
		}
		if _ = response.Body.Close(); response.StatusCode == http.StatusTooManyRequests {
			return
		}
	}
	l.t.Error("nobody is ever told that it is too much")
}

// leave goes away in the middle of a request, of an answer and of a search, and sends what is no request at all.
func (l *logged) leave() {
	host := strings.TrimPrefix(l.url, "http://")
	for _, sent := range []string{
		"GET /de/data HTTP/1.1\r\nHost: x\r\n\r\n",
		"POST /de/settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nn=" + typedWord,
		"GET /puzzles.csv HTTP/1.1\r\nHost: x\r\n\r\n",
		typedWord + "\r\n\r\n",
	} {
		c, err := net.Dial("tcp", host)
		if err != nil {
			l.t.Fatal(err)
		}
		_, _ = io.WriteString(c, sent)
		if tcp, ok := c.(*net.TCPConn); ok {
			_ = tcp.SetLinger(0) // a reset, as of a phone that loses its network
		}
		_ = c.Close()
	}
}

// secrets reads from the database what nobody else may tell.
func (l *logged) secrets(browsers ...*plain.Browser) map[string]string {
	l.t.Helper()
	db, err := store.OpenExisting(l.t.Context(), l.file)
	if err != nil {
		l.t.Fatal(err)
	}
	defer func() { _ = db.Close() }() // It was only read.
	secrets := map[string]string{
		"an address": reader, "another address": readerSix, "what was typed": typedWord, "what browser it is": typedAgent,
		"both ends of a connection": "->127.0.0.1",
	}
	for _, b := range browsers {
		for _, c := range b.Cookies() {
			if !strings.HasSuffix(c.Name, "bummerl") {
				continue
			}
			who, err := learner.Service{Store: db}.Find(l.t.Context(), c.Value)
			if err != nil || who.Visitor() {
				l.t.Fatalf("nobody has the cookie %s: %v", c.Name, err)
			}
			sum := sha256.Sum256([]byte(c.Value))
			secrets["a cookie of "+who.ID] = c.Value
			secrets["its hash of "+who.ID] = hex.EncodeToString(sum[:])
			secrets["its hash, short, of "+who.ID] = base64.RawURLEncoding.EncodeToString(sum[:])
			secrets["the learner "+who.ID] = who.ID
			matches, err := db.Matches(l.t.Context(), who.ID, 50)
			if err != nil {
				l.t.Fatal(err)
			}
			for _, listed := range matches {
				m, err := db.Match(l.t.Context(), who.ID, listed.ID)
				if err != nil {
					l.t.Fatal(err)
				}
				secrets["the seed of "+m.ID] = m.Seed.Reveal()
			}
			drills, err := db.Drills(l.t.Context(), who.ID, "running", 10)
			if err != nil {
				l.t.Fatal(err)
			}
			for _, d := range drills {
				secrets["the seed of the drill "+d.ID] = d.Seed.Reveal()
			}
		}
	}
	if len(secrets) < 15 {
		l.t.Fatalf("only %d secrets: nothing was played", len(secrets))
	}
	return secrets
}

// told holds that the log is one object a line, has every kind of error with its route and status, and that the figures
// count the same.
func (l *logged) told(log, figures string) {
	l.t.Helper()
	seen := map[int]bool{}
	for line := range strings.Lines(log) {
		var event struct {
			Time       time.Time
			Msg, Level string
			Status     int
			Route      string
		}
		if err := json.Unmarshal([]byte(line), &event); err != nil || event.Msg == "" || event.Level == "" || event.Time.IsZero() {
			l.t.Errorf("no line of the log: %q, %v", line, err)
		}
		if event.Status > 0 {
			seen[event.Status] = true
			if event.Route == "" {
				l.t.Errorf("a status without a route: %s", line)
			}
		}
	}
	for _, status := range []int{200, 303, 403, 404, 405, 413, 422, 429, 500} {
		if !seen[status] {
			l.t.Errorf("no request with status %d was logged", status)
		}
	}
	for _, want := range []string{
		`bummerl_http_requests_total{method="POST",route="/:lang/play/:id",status="303"}`,
		`bummerl_http_requests_total{method="GET",route="none",status="404"}`,
		`method="other"`, `status="429"`, `bummerl_search_duration_seconds_count{search="bot"}`, `bummerl_database_waits_total{pool="write"}`,
	} {
		if !strings.Contains(figures, want) {
			l.t.Errorf("the figures lack %s", want)
		}
	}
	for _, search := range []string{"bot", "coach", "review"} {
		if strings.Contains(figures, `bummerl_search_duration_seconds_count{search="`+search+`"} 0`) {
			l.t.Errorf("no search of kind %s was counted", search)
		}
	}
}
