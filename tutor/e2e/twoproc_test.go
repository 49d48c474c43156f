package e2e_test

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"testing"

	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/store/storetest"
)

// TestTwoProcesses plays one match through two processes on one PostgreSQL by turns, as behind a proxy that sends each
// request somewhere else: both always show the same table, and of two cards that two tabs play on it at once, each through
// its own process, exactly one is played. In the middle one of them is killed, and the other goes on alone.
func TestTwoProcesses(t *testing.T) {
	t.Parallel()
	place := storetest.Postgres(t)
	servers := [2]*process{startProcess(t, place), startProcess(t, place)}
	players := [2]*player{newPlayer(t, servers[0].address), newPlayer(t, servers[1].address)}
	players[1].client = players[0].client // One browser, two tabs.
	for range 2 {                         // a new match, and the cut
		if _, err := players[0].turn(); err != nil {
			t.Fatal(err)
		}
	}
	table := players[0].page.URL.Path
	turns, races, hands := 0, 0, 1
	alone := 0 // how many turns one process has done alone
	for ; turns < 300; turns++ {
		here, there := players[turns%2], players[(turns+1)%2]
		if servers[1].address() == "" {
			here, there, alone = players[0], players[0], alone+1
		}
		if err := here.look(table); err != nil {
			t.Fatal(err)
		}
		if err := there.look(table); err != nil {
			t.Fatal(err)
		}
		if got, want := plain.Text(there.page.ByID("table")), plain.Text(here.page.ByID("table")); got != want {
			t.Fatalf("turn %d: one process shows\n%s\nthe other\n%s", turns, want, got)
		}
		version, values := field(here.page, "version"), here.page.Values("action")
		switch legal := legalCards(here.page); {
		case len(values) == 0:
			if hands < 2 || races < 5 || alone == 0 {
				t.Errorf("the match is over after %d hands, %d races and %d turns alone: too few", hands, races, alone)
			}
			t.Logf("%d turns, %d hands, in %d of them two cards at once; %d turns after one process was killed", turns, hands, races, alone)
			s := storetest.Open(t, place)
			all := players[0]
			all.deeds = append(all.deeds, players[1].deeds...)
			slices.SortFunc(all.deeds, func(a, b deed) int { return cmp.Compare(a.version, b.version) })
			all.check(s)
			return
		case contains(values, "next"):
			if err := here.post(table, url.Values{"version": {version}, "action": {"next"}}); err != nil {
				t.Fatal(err)
			}
			if hands++; hands == 3 {
				servers[1].kill()
			}
		case len(legal) > 1:
			races++
			race(t, [2]*player{here, there}, table, version, legal)
		default:
			if err := here.post(table, url.Values{"version": {version}, "action": {legal[0]}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("the match does not end")
}

// race plays two cards on the same version at once and holds that one wins, and the other is told what the table is now.
func race(t *testing.T, tabs [2]*player, table, version string, legal []string) {
	t.Helper()
	var pages [2]*plain.Page
	var both sync.WaitGroup
	for i, tab := range tabs {
		address := tab.address() + table
		both.Go(func() {
			page, err := tab.try(http.MethodPost, address, url.Values{"version": {version}, "action": {legal[i]}})
			if err != nil {
				t.Error(err)
				return
			}
			pages[i] = page
		})
	}
	both.Wait()
	if t.Failed() {
		t.FailNow()
	}
	winner, won, lost := 0, pages[0], pages[1]
	if won.Status != http.StatusSeeOther {
		winner, won, lost = 1, lost, won
	}
	if won.Status != http.StatusSeeOther || lost.Status != http.StatusConflict {
		t.Fatalf("two cards on version %s: %d and %d, want one 303 and one 409", version, won.Status, lost.Status)
	}
	if err := tabs[0].acknowledged(table, url.Values{"version": {version}, "action": {legal[winner]}}); err != nil {
		t.Fatal(err)
	}
	if now := field(lost, "version"); now == version {
		t.Errorf("who lost is shown version %s, which has passed", now)
	}
}
