package locales

import (
	"sync"
	"testing"

	"bummerl/rules"
)

func TestNew(t *testing.T) {
	tests := []struct{ lang, pack, wantLang, wantPack string }{
		{"de", Tell, "de", Tell},
		{"hu", French, "hu", French},
		{"pt", "", "pt", French},
		{"hu", "", "hu", Tell},
		{"de", "", "de", French},
		{"en", Tell, "de", Tell},
		{"", "rubbish", "de", French},
	}
	for _, tt := range tests {
		p := New(tt.lang, tt.pack)
		if p.Lang() != tt.wantLang || p.Pack() != tt.wantPack {
			t.Errorf("New(%q, %q): got %s %s, want %s %s", tt.lang, tt.pack, p.Lang(), p.Pack(), tt.wantLang, tt.wantPack)
		}
		if p != New(tt.lang, tt.pack) {
			t.Errorf("New(%q, %q): two printers are not equal", tt.lang, tt.pack)
		}
	}
}

func TestNegotiate(t *testing.T) {
	tests := []struct{ header, want string }{
		{"", "de"},
		{"de", "de"},
		{"de-AT,de;q=0.9,en;q=0.8", "de"},
		{"hu-HU,hu;q=0.9,en-US;q=0.8", "hu"},
		{"pt-BR,pt;q=0.9", "pt"},
		{"pt-PT", "pt"},
		{"en-GB,en;q=0.9", "de"},
		{"en,pt;q=0.5", "pt"},
		{"fr;q=0.9,hu;q=0.3", "hu"},
		{"de;q=0.1,pt;q=0.8", "pt"},
		{"ja", "de"},
		{"*", "de"},
		{"!!,;;q=x", "de"},
	}
	for _, tt := range tests {
		if got := Negotiate(tt.header); got != tt.want {
			t.Errorf("Negotiate(%q): got %q, want %q", tt.header, got, tt.want)
		}
	}
}

func TestLangs(t *testing.T) {
	for _, lang := range Langs {
		if NativeName(lang) == "" || !IsLang(lang) {
			t.Errorf("%q has no name of its own", lang)
		}
	}
	if IsLang("en") || NativeName("en") != "" {
		t.Error("en is no language here")
	}
}

func TestPlurals(t *testing.T) {
	tests := []struct {
		lang  string
		count int
		want  string
	}{
		{"de", 0, "vor 0 Minuten"},
		{"de", 1, "vor 1 Minute"},
		{"de", 2, "vor 2 Minuten"},
		{"hu", 1, "1 perce"},
		{"hu", 2, "2 perce"},
		{"pt", 0, "há 0 minutos"},
		{"pt", 1, "há 1 minuto"},
		{"pt", 2, "há 2 minutos"},
		{"pt", 1_000_000, "há 1000000 minutos"},
	}
	for _, tt := range tests {
		if got := New(tt.lang, "").AgoMinutes(tt.count); got != tt.want {
			t.Errorf("%s %d: got %q, want %q", tt.lang, tt.count, got, tt.want)
		}
	}
}

func TestRich(t *testing.T) {
	king := rules.NewCard(rules.King, rules.Hearts)
	got := New("de", French).IllegalMustFollowSuit(king)
	want := Rich{
		{Kind: Text, Text: "Du musst bedienen: Du hast den ", Suit: rules.NoSuit},
		{Kind: Card, Text: "Herz-König", Short: "K", Card: king, Suit: rules.Hearts},
		{Kind: Text, Text: ".", Suit: rules.NoSuit},
	}
	if len(got) != len(want) {
		t.Fatalf("got %+v, want %+v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("segment %d: got %+v, want %+v", i, got[i], want[i])
		}
	}
	if got := New("hu", Tell).IllegalMustTrump(rules.Hearts); got[1].Kind != Suit || got[1].Suit != rules.Hearts || got[1].Card != rules.NoCard {
		t.Errorf("got %+v, want a suit segment", got[1])
	}
}

func TestJoin(t *testing.T) {
	if got := Join(nil, Plain("A."), nil, Plain("B.")).String(); got != "A. B." {
		t.Errorf("got %q, want %q", got, "A. B.")
	}
	if got := Plain(""); got != nil {
		t.Errorf("got %v, want nothing", got)
	}
}

// A text from elsewhere cannot pass for a card.
func TestTextArgumentsAreClean(t *testing.T) {
	p := New("de", French)
	if got, want := p.ShellPageTitle(p.words.Card(rules.NewCard(rules.Ace, rules.Hearts)).(interface{ String() string }).String()), "Herz-AssA · Bummerl"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestPrinters_AtTheSameTime(t *testing.T) {
	want := map[Printer]string{}
	king := rules.NewCard(rules.King, rules.Spades)
	eachPrinter(func(p Printer) { want[p] = p.IllegalMustFollowSuit(king).String() + p.AgoHours(3) })
	var wait sync.WaitGroup
	for range 8 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for range 50 {
				eachPrinter(func(p Printer) {
					if got := p.IllegalMustFollowSuit(king).String() + p.AgoHours(3); got != want[p] {
						t.Errorf("%s: got %q, want %q", p.Lang(), got, want[p])
					}
				})
			}
		}()
	}
	wait.Wait()
}
