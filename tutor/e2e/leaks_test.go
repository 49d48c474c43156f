package e2e_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/board"
	"bummerl/tutor/coach"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

const (
	// leakHands is how many random hands are looked at.
	leakHands = 500
	// leakPictures is how many pictures of their boards are compared: one address may have no more at once.
	leakPictures = 25
)

// twins are two sites that know the same of the learner's view, and differ in the cards and seeds behind it.
type twins struct {
	t     *testing.T
	sites [2]*testsite.Site
	envs  [2]*tutor.Env
	who   [2]string
	token [2]string
	// compared counts the answers that were compared, by the end of their address.
	compared map[string]int
}

func newTwins(t *testing.T) *twins {
	w := &twins{t: t, compared: map[string]int{}}
	for i := range w.sites {
		w.envs[i] = knownEnv()
		w.sites[i] = testsite.Start(t, testsite.Options{Env: w.envs[i]})
	}
	return w
}

// begin has a new learner come to both.
func (w *twins) begin() {
	w.t.Helper()
	for i, s := range w.sites {
		who, token, err := (learner.Service{Store: s.Store, Env: *w.envs[i]}).Create(w.t.Context())
		if err != nil {
			w.t.Fatal(err)
		}
		w.who[i], w.token[i] = who.ID, token
	}
}

// same asks both the same and wants the same bytes of status, headers and body; it gives the body.
func (w *twins) same(kind, path string, form url.Values, htmx bool) string {
	w.t.Helper()
	var answers [2]string
	for i := range w.sites {
		answers[i] = w.ask(i, path, form, htmx)
	}
	if answers[0] != answers[1] {
		w.t.Fatalf("%s %v: the answers differ:\n%s", path, form, firstDifference(answers[0], answers[1]))
	}
	w.compared[kind]++
	return answers[0]
}

func (w *twins) ask(i int, path string, form url.Values, htmx bool) string {
	w.t.Helper()
	request, err := http.NewRequest(http.MethodGet, w.sites[i].URL+path, nil)
	if form != nil {
		request, err = http.NewRequest(http.MethodPost, w.sites[i].URL+path, strings.NewReader(form.Encode()))
	}
	if err != nil {
		w.t.Fatal(err)
	}
	if form != nil {
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if htmx {
		request.Header.Set("HX-Request", "true")
	}
	request.AddCookie(&http.Cookie{Name: "bummerl", Value: w.token[i]})
	response, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		w.t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }() // Read to its end below.
	body, err := io.ReadAll(response.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	if response.StatusCode >= http.StatusInternalServerError {
		w.t.Fatalf("%s: status %d: %s", path, response.StatusCode, w.sites[i].Log())
	}
	response.Header.Del("Date") // The server's clock is not the application's.
	// The commitment is of the seed, and so is what differs between the twins.
	m := w.match(i, strings.Split(path+"///", "/")[3])
	text := strings.ReplaceAll(string(body), m.Commitment, "the commitment")
	var out strings.Builder
	fmt.Fprintln(&out, response.StatusCode)
	if err := response.Header.Write(&out); err != nil {
		w.t.Fatal(err)
	}
	out.WriteString(text)
	return out.String()
}

// match gives a match of one twin; the empty one if there is none.
func (w *twins) match(i int, id string) tutor.Match {
	m, err := w.sites[i].Store.Match(w.t.Context(), w.who[i], id)
	if err != nil {
		return tutor.Match{Commitment: "no commitment"}
	}
	return m
}

// put lays a record and its twin onto the tables of a match.
func (w *twins) put(id string, records [2]rules.Record, seat rules.Seat) {
	w.t.Helper()
	for i, r := range records {
		if i == 1 {
			w.envs[i].NewSeed() // The twins' seeds differ.
		}
		put(w.t, w.sites[i], w.envs[i], w.who[i], id, r, seat)
		if i == 0 {
			w.envs[i].NewSeed() // They draw as often.
		}
	}
}

// advise puts onto both tables what the coach says of the learner's last action, which it knows from the view alone.
func (w *twins) advise(id string, r rules.Record, seat rules.Seat) {
	w.t.Helper()
	steps, err := r.History()
	if err != nil {
		w.t.Fatal(err)
	}
	for seq, step := range slices.Backward(steps) {
		if step.Seat != seat {
			continue
		}
		before := r
		before.Actions = r.Actions[:seq]
		view, err := before.View(seat)
		if err != nil {
			w.t.Fatal(err)
		}
		v, err := coach.Grade(w.t.Context(), coach.Question{View: view}, step.Action)
		if err != nil {
			w.t.Fatal(err)
		}
		text, err := json.Marshal(v)
		if err != nil {
			w.t.Fatal(err)
		}
		kept := tutor.KeptVerdict{Hand: 1, Seq: seq, Version: v.Version, Mark: string(v.Mark), Verdict: string(text)}
		for _, s := range w.sites {
			if err := s.Store.SaveVerdicts(w.t.Context(), id, []tutor.KeptVerdict{kept}); err != nil {
				w.t.Fatal(err)
			}
		}
		return
	}
}

// viewOf gives what the learner of one twin sees now.
func (w *twins) viewOf(i int, id string, r rules.Record, seat rules.Seat) (rules.View, bool) {
	w.t.Helper()
	m := w.match(i, id)
	r.Actions = nil
	for _, a := range m.Hands[0].Actions {
		r.Actions = append(r.Actions, a.Action)
	}
	v, err := r.View(seat)
	if err != nil {
		w.t.Fatal(err)
	}
	return v, len(m.Hands) == 1 && m.Progress.Phase == tutor.PhasePlay
}

// pictureOf compares what two boards, set up as the learner has seen them, look like to others; false if the board takes no
// such position.
func (w *twins) pictureOf(records [2]rules.Record, seat rules.Seat, lang string) bool {
	w.t.Helper()
	var texts [2]string
	for i, r := range records {
		b, err := board.SeenBy(r, seat)
		if err != nil {
			return false
		}
		if _, err := b.View(); err != nil {
			return false
		}
		texts[i] = b.Text()
	}
	if texts[0] != texts[1] {
		w.t.Fatalf("the boards differ: %s and %s", texts[0], texts[1])
	}
	w.same("board", "/"+lang+"/board?p="+texts[0], nil, false)
	if answer := w.same("picture", "/"+lang+"/board/picture.png?p="+texts[0], nil, false); !strings.HasPrefix(answer, "200\n") {
		w.t.Fatalf("no picture of %s: %.200s", texts[0], answer)
	}
	return true
}

// TestEqualViewsEqualAnswers plays random hands and puts each into two sites that differ in all that the learner has not
// seen: the cards of the opponent and the talon, and the seed. Whatever is asked of either, both give the very same bytes:
// pages, fragments, files, pictures, refusals, hints, and the answer to an action wherever the opponent answers it alike.
func TestEqualViewsEqualAnswers(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(14, 3))
	w := newTwins(t)
	hands, pictures := 0, 0
	for tried := 0; hands < leakHands; tried++ {
		if tried > 4*leakHands {
			t.Fatalf("of %d hands only %d have a twin", tried, hands)
		}
		r, seat := randomRecord(t, dice), rules.Seat(tried%2)
		twin := r
		twin.Deal = permuteHidden(r, seat, dice)
		want, err := r.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := twin.View(seat); err != nil || !reflect.DeepEqual(got, want) || twin.Deal == r.Deal {
			continue
		}
		// Pages about all of a learner's matches are compared while there is one: what is played on may come to differ.
		fresh := hands%10 == 0
		if fresh {
			w.begin()
		}
		hands++
		id, lang := "match"+strconv.Itoa(hands), locales.Langs[hands%len(locales.Langs)]
		w.put(id, [2]rules.Record{r, twin}, seat)
		if hands%5 == 0 {
			w.advise(id, r, seat)
		}
		table := "/" + lang + "/play/" + id
		w.same("table", table, nil, false)
		w.same("record.json", table+"/record.json", nil, false)
		w.same("hands", table+"/hands", nil, false)
		if fresh {
			w.same("index", "/"+lang+"/play", nil, false)
			w.same("home", "/"+lang, nil, false)
			for _, rest := range []string{"/check", "/review/1", "/review/1/record.json", "/review/1/retry", "/review/1/retry/0"} {
				w.same(rest, table+rest, nil, false)
			}
			for _, path := range []string{"/play/statistics", "/progress", "/deck"} {
				w.same(path, "/"+lang+path, nil, false)
			}
		}
		if pictures < leakPictures && w.pictureOf([2]rules.Record{r, twin}, seat, lang) {
			pictures++
		}
		if want.Turn == seat {
			w.actAtBoth(id, table, [2]rules.Record{r, twin}, want, hands)
		}
	}
	t.Logf("%d hands; compared: %v", hands, w.compared)
	for kind, least := range map[string]int{
		"table": leakHands, "record.json": leakHands, "hint": 40, "illegal": 100, "stale": 100, "action": 8, "picture": leakPictures, "/check": 40,
	} {
		if w.compared[kind] < least {
			t.Errorf("only %d answers of the kind %s were compared, want %d", w.compared[kind], kind, least)
		}
	}
}

// actAtBoth does what cannot be done; with some of the hands it then takes a hint, and acts.
func (w *twins) actAtBoth(id, table string, records [2]rules.Record, seen rules.View, n int) {
	w.t.Helper()
	version := strconv.FormatInt(w.match(0, id).Version, 10)
	htmx := n%2 == 0
	for c := range rules.Pack(int(seen.Options.Cards)).All() {
		if !seen.Hand.Has(c) {
			w.same("illegal", table, url.Values{"version": {version}, "action": {c.String()}}, htmx)
			break
		}
	}
	action := seen.Legal.Nth(n / 4 % seen.Legal.Len())
	w.same("stale", table, url.Values{"version": {"1"}, "action": {action.String()}}, htmx)
	if n%4 > 0 {
		return // The coach takes his time over each hint and action.
	}
	w.same("hint", table, url.Values{"version": {version}, "hint": {strconv.Itoa(1 + n%3)}}, htmx)
	var answers [2]string
	for i := range w.sites {
		answers[i] = w.ask(i, table, url.Values{"version": {version}, "action": {"sure-" + action.String()}}, htmx)
	}
	one, going := w.viewOf(0, id, records[0], seen.Seat)
	two, _ := w.viewOf(1, id, records[1], seen.Seat)
	if !going || !reflect.DeepEqual(one, two) {
		return // The opponent, or the talon, has answered with other cards.
	}
	if answers[0] != answers[1] {
		w.t.Fatalf("%s, %v: the answers differ:\n%s", table, action, firstDifference(answers[0], answers[1]))
	}
	w.compared["action"]++
}
