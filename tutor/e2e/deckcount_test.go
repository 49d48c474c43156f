package e2e_test

import (
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/learner"
)

// TestDeckCounting: an item of a drill that was answered wrongly is asked again alone, the same cards, without JavaScript.
func TestDeckCounting(t *testing.T) {
	site, p := startOn(t, deckDay), locales.New("hu", "tell")
	b := plain.New(t, site.URL)
	b.Open("/hu/count/trick")
	b.PressIn("/hu/count/trick")
	b.PressIn(b.Page.URL.Path, "answer=1") // No two cards make 1.
	me := learnerOf(t, site.Site, b)
	due, err := site.Store.DeckDue(t.Context(), me, tutor.DateOf(deckDay.Add(24*time.Hour), time.UTC), 9)
	if err != nil || len(due) != 1 || due[0].Kind != tutor.KindCount {
		t.Fatalf("due tomorrow: %+v, %v", due, err)
	}
	if says := barSays(b.Page); says != "" {
		t.Errorf("an item that came in now has a bar: %q", says)
	}
	spec, err := count.ParseSpec(due[0].Item)
	if err != nil {
		t.Fatal(err)
	}
	item, err := spec.Item()
	if err != nil {
		t.Fatal(err)
	}
	site.now.Add(int64(24 * time.Hour))
	for _, path := range []string{"/hu", "/hu/count"} {
		if door := deckDoorOf(b.Open(path), "/hu/deck"); door != p.DeckDueShort(1) {
			t.Errorf("%s says %q", path, door)
		}
	}
	if text := plain.Text(b.Open("/hu/deck").Root); !strings.Contains(text, p.DeckCounts(1)) {
		t.Errorf("the day's page: %s", text)
	}
	b.Press("action", "next")
	if !strings.HasPrefix(b.Page.URL.Path, "/hu/count/trick/") || barSays(b.Page) != "" {
		t.Fatalf("the next card leads to %s", b.Page)
	}
	sum := item.Tricks[0].Led.Points() + item.Tricks[0].Reply.Points()
	b.PressIn(b.Page.URL.Path, "answer="+strconv.Itoa(sum))
	if says := barSays(b.Page); says != p.DeckDoneTitle() {
		t.Errorf("%s says %q", b.Page, says)
	}
	b.Press("action", "drop")
	if says := barSays(b.Page); says != p.DeckDropped()+" "+p.DeckDoneTitle() {
		t.Errorf("taken out: %s says %q", b.Page, says)
	}
	b.Press("action", "keep")
	if c, err := site.Store.DeckCard(t.Context(), me, tutor.KindCount, due[0].Item); err != nil || c.Reps != 2 || c.Lapses != 0 || c.Removed {
		t.Errorf("the card is %+v, %v", c, err)
	}
}

// TestDeckFalseClaim: who claims 66 without having it is asked at that moment of the match again, the next day; not where
// there was nothing to count. What is there no more is neither asked nor promised.
func TestDeckFalseClaim(t *testing.T) {
	site, p := startOn(t, deckDay), locales.New("de", "")
	b := plain.New(t, site.URL)
	b.Open("/de/play")
	b.PressIn("/de/play")
	match := strings.TrimPrefix(b.Page.URL.Path, "/de/play/")
	b.Press("cut", "7")
	claimFalsely(t, b, true)
	if !contains(b.Page.Values("action"), "next") {
		t.Fatalf("after the claim: %s", plain.Text(b.Page.ByID("table")))
	}
	b.Press("action", "next")
	me := learnerOf(t, site.Site, b)
	tomorrow := deckDay.Add(24 * time.Hour)
	place, err := time.LoadLocation(learner.Defaults("de").Zone)
	if err != nil {
		t.Fatal(err)
	}
	due := func() []tutor.DeckCard {
		t.Helper()
		list, err := site.Store.DeckDue(t.Context(), me, tutor.DateOf(tomorrow, place), 9)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	if list := due(); len(list) != 0 {
		t.Errorf("a claim before any trick is asked again: %+v", list)
	}
	// A moment of a match that is there no more, and one before any trick.
	for _, item := range []string{"table/none/1/2", "table/" + match + "/1/0", "table/" + match + "/1/99", "table/" + match + "/9/2"} {
		day := tutor.DateOf(deckDay, place)
		if err := site.Store.SaveDeckCard(t.Context(), tutor.DeckCard{Learner: me, Kind: tutor.KindCount, Item: item, Due: day,
			Reviewed: day - 1, Stability: 1, Difficulty: 5, Reps: 1, Created: deckDay, Updated: deckDay}); err != nil {
			t.Fatal(err)
		}
	}
	gone := len(due())
	if door := deckDoorOf(b.Open("/de"), "/de/deck"); door != "" {
		t.Errorf("of what cannot be asked home says %q", door)
	}
	table := "/de/play/" + match
	b.Open(table)
	claimed := claimFalsely(t, b, false)
	hand := plain.Text(b.Page.ByID("table"))
	b.Page = claimed
	if b.Press("action", "66"); plain.Text(b.Page.ByID("table")) != hand {
		t.Errorf("claiming twice shows %s", b.Page)
	}
	if text := plain.Text(b.Open("/de/deck").Root); !strings.Contains(text, p.DeckTomorrow()) || strings.Contains(text, p.DeckEmptyText()) {
		t.Errorf("the same day the deck says %s", text)
	}
	list := due()
	if len(list) != gone+1 || !strings.HasPrefix(list[gone].Item, "table/"+match+"/") || list[gone].Reps != 1 {
		t.Fatalf("due tomorrow: %+v", list)
	}
	site.now.Store(tomorrow.UnixNano())
	if door := deckDoorOf(b.Open("/de"), "/de/deck"); door != p.DeckDueShort(1) {
		t.Errorf("the next day home says %q", door)
	}
	b.Post("/de/deck", url.Values{"action": {"next"}})
	if !strings.HasPrefix(b.Page.URL.Path, "/de/count/claim/") {
		t.Fatalf("the next card leads to %s", b.Page)
	}
	b.Open(b.Page.URL.Path + "?at=20")
	b.Press("answer", "no")
	if says := barSays(b.Page); says != p.DeckDoneTitle() {
		t.Errorf("%s says %q", b.Page, says)
	}
}

// claimFalsely claims 66, not having it, before the first trick of a hand or as soon as it is offered after one, and gives
// the page on which it was. Hands in which that does not happen are played out.
func claimFalsely(t *testing.T, b *plain.Browser, beforeAny bool) *plain.Page {
	t.Helper()
	played := 0 // cards of the learner in this hand
	for range 200 {
		values := b.Page.Values("action")
		if contains(values, "next") {
			b.Press("action", "next")
			played = 0
			continue
		}
		if contains(values, "66") && (played == 0) == beforeAny {
			claimed := b.Page
			b.Press("action", "66")
			return claimed
		}
		a := choose(b.Page, values)
		if a != "x" && a[0] != 'm' {
			played++
		}
		b.Press("action", a)
	}
	t.Fatalf("no claim before any trick: %t", beforeAny)
	return nil
}

// TestDeckRunning: a running total that was wrong is asked again alone, without the tricks before: it is told what both
// sides had by then. The page never tells the seed, from which the hand's other questions follow.
func TestDeckRunning(t *testing.T) {
	site, p := startOn(t, deckDay), locales.New("pt", "")
	b := plain.New(t, site.URL)
	b.Open("/pt/count/running")
	b.PressIn("/pt/count/running")
	for range 2 {
		b.PressIn(b.Page.URL.Path, "answer=199") // No hand comes to that.
		b.Open(b.Page.URL.Path)
	}
	on := b.Page.URL.Path + "?item=1" // Its correction tells the totals from which the third question goes on.
	if b.Open("/pt/count").Find(func(n *html.Node) bool { return plain.Attr(n, "href") == on }) == nil {
		t.Errorf("the hall does not lead on to %s", on)
	}
	me := learnerOf(t, site.Site, b)
	due, err := site.Store.DeckDue(t.Context(), me, tutor.DateOf(deckDay.Add(24*time.Hour), time.UTC), 9)
	if err != nil || len(due) != 2 {
		t.Fatalf("due tomorrow: %+v, %v", due, err)
	}
	site.now.Add(int64(24 * time.Hour))
	for i, card := range due {
		spec, err := count.ParseSpec(card.Item)
		if err != nil {
			t.Fatal(err)
		}
		item, err := spec.Item()
		if err != nil || item.Before == [2]int{} != (i == 0) {
			t.Fatalf("card %d: before %v, %v", i, item.Before, err)
		}
		b.Post("/pt/deck", url.Values{"action": {"next"}})
		stood := p.CountStood(strconv.Itoa(item.Before[count.Own]), strconv.Itoa(item.Before[count.Theirs]))
		if text := plain.Text(b.Page.Root); strings.Contains(text, stood) != (i > 0) {
			t.Errorf("card %d: %q is told: %t\n%s", i, stood, i == 0, text)
		}
		run := b.Page.URL.Path
		b.PressIn(run, "answer=199")
		var source strings.Builder
		if err := html.Render(&source, b.Page.Root); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(source.String(), spec.Seed.Reveal()) || barSays(b.Page) == "" {
			t.Errorf("card %d: the page tells the seed, or has no bar: %s", i, b.Page)
		}
	}
}
