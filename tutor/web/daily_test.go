package web

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/web/picture"
)

func TestParseMonth(t *testing.T) {
	for text, want := range map[string]string{
		"2026-11": "2026-11", "2027-01": "2027-01", "2027-12": "2027-12",
		"2026-13": "", "2026-1": "", "2026": "", "": "", "2026-11-01": "", "1969-12": "", "abcd-ef": "",
	} {
		m, err := parseMonth(text)
		if err == nil != (want != "") || err == nil && m.String() != want {
			t.Errorf("%q is read as %s, %v, want %q", text, m, err, want)
		}
	}
	for m := month(12 * 2026); m < 12*2028; m++ {
		first := m.first()
		if monthOf(first) != m || monthOf(first-1) != m-1 || (m+1).first() <= first {
			t.Fatalf("%s begins on %s", m, first)
		}
	}
}

func TestWeekdays(t *testing.T) {
	if got := weekdays("So Mo Di Mi Do Fr Sa"); !slices.Equal(got, []string{"Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"}) {
		t.Errorf("got %v", got)
	}
}

func TestHasTag(t *testing.T) {
	for header, want := range map[string]bool{
		`"a"`: true, `W/"a"`: true, `"b", "a"`: true, `*`: true, `"b"`: false, ``: false, `a`: false, `"a`: false,
	} {
		if got := hasTag(header, `"a"`); got != want {
			t.Errorf("%q: %v, want %v", header, got, want)
		}
	}
}

// TestPictures: each is drawn once, one at a time, and no more are kept than there may be.
func TestPictures(t *testing.T) {
	p := newPictures()
	var drawn, at, most atomic.Int64
	draw := func() ([]byte, error) {
		drawn.Add(1)
		most.Store(max(most.Load(), at.Add(1)))
		defer at.Add(-1)
		return []byte("picture"), nil
	}
	var all sync.WaitGroup
	for i := range 300 {
		all.Go(func() {
			if body, err := p.get(t.Context(), fmt.Sprint(i%3), draw); err != nil || string(body) != "picture" {
				t.Errorf("%q, %v", body, err)
			}
		})
	}
	all.Wait()
	if drawn.Load() != 3 || most.Load() != 1 {
		t.Errorf("drawn %d times, %d at once, want 3, 1", drawn.Load(), most.Load())
	}
	for i := range 3 * mostPictures {
		if _, err := p.get(t.Context(), fmt.Sprint("many ", i), draw); err != nil {
			t.Fatal(err)
		}
	}
	if len(p.kept) != mostPictures || len(p.order) != mostPictures {
		t.Errorf("%d pictures are kept, want %d", len(p.kept), mostPictures)
	}
	fault := errors.New("no ink")
	if _, err := p.get(t.Context(), "broken", func() ([]byte, error) { return nil, fault }); !errors.Is(err, fault) {
		t.Errorf("got %v", err)
	}
	if _, err := p.get(t.Context(), "broken", draw); err != nil {
		t.Errorf("a fault is kept: %v", err)
	}
}

// TestPictures_Waiting: who cannot wait any longer is told to come again.
func TestPictures_Waiting(t *testing.T) {
	p := newPictures()
	p.drawing <- struct{}{}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err := p.get(ctx, "late", func() ([]byte, error) { return nil, nil })
	if tutor.CodeOf(err) != tutor.Busy {
		t.Errorf("got %v", err)
	}
}

// TestDailyPosition: no position shows a card twice or more than there is to be seen, and each can be drawn.
func TestDailyPosition(t *testing.T) {
	for _, z := range puzzles.All() {
		p := dailyPosition(z)
		shown := slices.Concat(p.Hand, []string{p.Up, p.Led})
		shown = slices.DeleteFunc(shown, func(code string) bool { return code == "" })
		slices.Sort(shown)
		if len(p.Hand) == 0 || len(slices.Compact(slices.Clone(shown))) != len(shown) || p.Up != "" && !p.Talon {
			t.Errorf("puzzle %s shows %+v", z.ID, p)
		}
		if p.Trump == "" || strings.Trim(p.Trump, "cshd") != "" {
			t.Errorf("puzzle %s has the trump suit %q", z.ID, p.Trump)
		}
	}
	if picture.Width != 1200 || picture.Height != 630 {
		t.Error("the head of the page tells another size")
	}
}
