package inflect

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"bummerl/rules"
)

func card(t *testing.T, text string) rules.Card {
	t.Helper()
	c, err := rules.ParseCard(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// say calls the methods of a chain such as "Trump.TheAcc" and gives what is spoken.
func say(t *testing.T, value any, chain string) string {
	t.Helper()
	var out strings.Builder
	for _, p := range split(t, value, chain) {
		out.WriteString(p.Text)
	}
	return out.String()
}

// split calls the methods of a chain and takes apart what they give.
func split(t *testing.T, value any, chain string) []Part {
	t.Helper()
	v := reflect.ValueOf(value)
	for _, name := range strings.Split(chain, ".") {
		if name == "" {
			continue
		}
		m := v.MethodByName(name)
		if !m.IsValid() {
			t.Fatalf("%T has no method %s", v.Interface(), name)
		}
		v = m.Call(nil)[0]
	}
	return Split(fmt.Sprint(v.Interface()))
}

func TestCards(t *testing.T) {
	tests := []struct{ lang, pack, card, method, want string }{
		{"de", French, "Jh", "", "Herz-Bube"},
		{"de", French, "Jh", "Acc", "Herz-Buben"},
		{"de", French, "Jh", "TheAcc", "den Herz-Buben"},
		{"de", French, "Jh", "TheDat", "dem Herz-Buben"},
		{"de", French, "Jh", "Indef", "ein Herz-Bube"},
		{"de", French, "Jh", "IndefAcc", "einen Herz-Buben"},
		{"de", French, "Qd", "TheDat", "der Karo-Dame"},
		{"de", French, "Qd", "CapThe", "Die Karo-Dame"},
		{"de", French, "As", "TheAcc", "das Pik-Ass"},
		{"de", French, "As", "CapTheDat", "Dem Pik-Ass"},
		{"de", French, "9c", "TheAcc", "den Kreuz-Neuner"},
		{"de", Tell, "Jc", "TheDat", "dem Eichel-Unter"},
		{"de", Tell, "Qd", "TheAcc", "den Schellen-Ober"},
		{"de", Tell, "As", "The", "das Laub-Ass"},
		{"de", French, "Jh", "Trump.TheAcc", "den Trumpfbuben"},
		{"de", Tell, "Jh", "Trump.TheAcc", "den Trumpfunter"},
		{"hu", French, "Ah", "TheWith", "a piros ásszal"},
		{"hu", Tell, "Kc", "TheWith", "a makk királlyal"},
		{"hu", Tell, "Qs", "TheOnto", "a zöld felsőre"},
		{"hu", Tell, "Td", "CapTheAcc", "A tök tízest"},
		{"hu", Tell, "9d", "With", "tök kilencessel"},
		{"hu", Tell, "Jd", "Cap", "Tök alsó"},
		{"hu", Tell, "Ad", "Trump.TheAcc", "az adu ászt"},
		{"hu", Tell, "Td", "For", "tök tízesért"},
		{"hu", Tell, "Kd", "TheDat", "a tök királynak"},
		{"pt", French, "Qh", "To", "à dama de copas"},
		{"pt", French, "Kh", "To", "ao rei de copas"},
		{"pt", French, "Jc", "By", "pelo valete de paus"},
		{"pt", Tell, "Jc", "Of", "do valete de bolotas"},
		{"pt", Tell, "Qd", "CapThe", "A dama de guizos"},
		{"pt", French, "Qd", "In", "na dama de ouros"},
		{"pt", French, "As", "Cap", "Ás de espadas"},
		{"pt", French, "As", "Trump.The", "o ás de trunfo"},
		{"pt", French, "9s", "Indef", "um nove de espadas"},
	}
	for _, tt := range tests {
		got := say(t, For(tt.lang, tt.pack).Card(card(t, tt.card)), tt.method)
		if got != tt.want {
			t.Errorf("%s %s %s.%s: got %q, want %q", tt.lang, tt.pack, tt.card, tt.method, got, tt.want)
		}
	}
}

func TestRanks(t *testing.T) {
	tests := []struct {
		lang, pack string
		rank       rules.Rank
		method     string
		want       string
	}{
		{"de", French, rules.Queen, "TheDat", "der Dame"},
		{"de", Tell, rules.Queen, "TheDat", "dem Ober"},
		{"de", French, rules.Jack, "Plural", "Buben"},
		{"de", Tell, rules.Jack, "Plural", "Unter"},
		{"de", French, rules.Nine, "Trump.TheAcc", "den Trumpfneuner"},
		{"de", French, rules.Ace, "Trump", "Trumpfass"},
		{"hu", Tell, rules.Ace, "TheAcc", "az ászt"},
		{"hu", Tell, rules.Jack, "TheOnto", "az alsóra"},
		{"hu", Tell, rules.King, "TheOnto", "a királyra"},
		{"hu", Tell, rules.Jack, "Trump.CapThe", "Az adu alsó"},
		{"hu", Tell, rules.Ace, "Plural", "ászok"},
		{"pt", French, rules.Ace, "Plural", "ases"},
		{"pt", French, rules.Queen, "Trump.Of", "da dama de trunfo"},
	}
	for _, tt := range tests {
		if got := say(t, For(tt.lang, tt.pack).Rank(tt.rank), tt.method); got != tt.want {
			t.Errorf("%s %s %v.%s: got %q, want %q", tt.lang, tt.pack, tt.rank, tt.method, got, tt.want)
		}
	}
}

func TestSuits(t *testing.T) {
	tests := []struct {
		lang, pack string
		suit       rules.Suit
		method     string
		want       string
	}{
		{"de", French, rules.Clubs, "CapNone", "Kein Kreuz"},
		{"de", Tell, rules.Clubs, "None", "keine Eichel"},
		{"de", Tell, rules.Diamonds, "", "Schellen"},
		{"hu", French, rules.Clubs, "Acc", "makkot"},
		{"hu", French, rules.Spades, "With", "zölddel"},
		{"hu", French, rules.Hearts, "Onto", "pirosra"},
		{"hu", French, rules.Diamonds, "CapTheAcc", "A tököt"},
		{"hu", French, rules.Hearts, "Cap", "Piros"},
		{"pt", French, rules.Spades, "", "espadas"},
		{"pt", Tell, rules.Spades, "Cap", "Folhas"},
	}
	for _, tt := range tests {
		if got := say(t, For(tt.lang, tt.pack).Suit(tt.suit), tt.method); got != tt.want {
			t.Errorf("%s %s %v.%s: got %q, want %q", tt.lang, tt.pack, tt.suit, tt.method, got, tt.want)
		}
	}
}

// The article before a Hungarian name follows its first sound.
func TestHungarianArticles(t *testing.T) {
	vowels := "aáeéiíoóöőuúüű"
	for c := range rules.Pack(24).All() {
		words := For("hu", Tell)
		for _, value := range []any{words.Card(c), words.Rank(c.Rank()), words.Suit(c.Suit())} {
			for _, method := range []string{"The", "TheAcc", "TheWith", "TheOnto", "TheDat", "TheFor", "Trump.The"} {
				phrase := say(t, value, method)
				article, name, _ := strings.Cut(phrase, " ")
				want := "a"
				if strings.ContainsRune(vowels, []rune(name)[0]) {
					want = "az"
				}
				if article != want {
					t.Errorf("%v.%s: got %q, want the article %q", c, method, phrase, want)
				}
			}
		}
	}
}

func TestNames(t *testing.T) {
	tests := []struct{ lang, pack, card, name, suit, rank, index string }{
		{"de", French, "Qc", "Kreuz-Dame", "Kreuz", "Dame", "D"},
		{"de", Tell, "Qc", "Eichel-Ober", "Eichel", "Ober", "O"},
		{"de", Tell, "Jd", "Schellen-Unter", "Schellen", "Unter", "U"},
		{"de", French, "Td", "Karo-Zehner", "Karo", "Zehner", "10"},
		{"hu", French, "Ah", "piros ász", "piros", "ász", "Á"},
		{"hu", Tell, "Jh", "piros alsó", "piros", "alsó", "Al"},
		{"hu", Tell, "Ts", "zöld tízes", "zöld", "tízes", "X"},
		{"pt", French, "Jd", "valete de ouros", "ouros", "valete", "J"},
		{"pt", Tell, "Jd", "valete de guizos", "guizos", "valete", "J"},
	}
	for _, tt := range tests {
		w, c := For(tt.lang, tt.pack), card(t, tt.card)
		got := [4]string{w.CardName(c), w.SuitName(c.Suit()), w.RankName(c.Rank()), w.Index(c.Rank())}
		if want := [4]string{tt.name, tt.suit, tt.rank, tt.index}; got != want {
			t.Errorf("%s %s %s: got %q, want %q", tt.lang, tt.pack, tt.card, got, want)
		}
	}
}

func TestSplit(t *testing.T) {
	kh := rules.NewCard(rules.King, rules.Hearts)
	got := Split("Du musst " + Mark(kh, "Herz-König", "K") + ", " + MarkSuit(rules.Clubs, "Kreuz") + Mark(kh, "x", ""))
	want := []Part{
		{Text: "Du musst ", Suit: rules.NoSuit},
		{Text: "Herz-König", Short: "K", Card: kh, Suit: rules.Hearts},
		{Text: ", ", Suit: rules.NoSuit},
		{Text: "Kreuz", Suit: rules.Clubs},
		{Text: "x", Card: kh, Suit: rules.Hearts},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := Split("Ja."); len(got) != 1 || got[0].Text != "Ja." {
		t.Errorf("got %+v, want the text alone", got)
	}
}

func TestClean(t *testing.T) {
	if got := Clean("a" + Mark(rules.NewCard(rules.Ace, rules.Spades), "b", "c") + "d"); got != "abcd" {
		t.Errorf("got %q, want %q", got, "abcd")
	}
}

func TestMarkTerms(t *testing.T) {
	tests := []struct {
		form, spoken string
		ids          []string
	}{
		{"Ein [Stich](trick) hat zwei Karten.", "Ein Stich hat zwei Karten.", []string{"trick"}},
		{"[Stich](trick), [letzter Stich](last_trick)", "Stich, letzter Stich", []string{"trick", "last_trick"}},
		{"Nichts (gar nichts).", "Nichts (gar nichts).", nil},
		{"Das [Paar](marriage) in {{.Suit}}", "Das Paar in {{.Suit}}", []string{"marriage"}},
	}
	for _, tt := range tests {
		marked, ids, err := MarkTerms(tt.form)
		if err != nil || !reflect.DeepEqual(ids, tt.ids) {
			t.Errorf("%q: got %q, %v, want %q", tt.form, ids, err, tt.ids)
		}
		var spoken strings.Builder
		var found []string
		for _, p := range Split(marked) {
			spoken.WriteString(p.Text)
			if p.Term != "" {
				found = append(found, p.Term)
			}
			if p.Card != rules.NoCard || p.Suit != rules.NoSuit {
				t.Errorf("%q: %+v names a card", tt.form, p)
			}
		}
		if spoken.String() != tt.spoken || !reflect.DeepEqual(found, tt.ids) {
			t.Errorf("%q: got %q with %q, want %q with %q", tt.form, spoken.String(), found, tt.spoken, tt.ids)
		}
		if got := Clean(marked); strings.ContainsRune(got, termBase) || strings.ContainsRune(got, open) {
			t.Errorf("%q: %q is not clean", tt.form, got)
		}
	}
	for _, bad := range []string{"[Stich]", "[ Stich](trick)", "[](trick)", "[Stich](Trick)", "[{{.Card}}](trick)", "[a](b) [c](b)", "]"} {
		if marked, _, err := MarkTerms(bad); err == nil {
			t.Errorf("%q: got %q, want an error", bad, marked)
		}
	}
}

func TestSortKey(t *testing.T) {
	tests := map[string][]string{
		"de": {"Ass", "Äste", "Atout", "Farbe", "Farb- und Stichzwang", "Straße", "Strasse a"},
		"hu": {"adu", "ász", "cukor", "csendes", "dob", "ló", "lyuk", "osztó", "ősz", "pont", "suta", "szín", "tromf", "tyúk", "ujj", "ütés", "zár", "zsák"},
		"pt": {"ás", "assistir", "às vezes", "mão", "maos b", "monte"},
	}
	for lang, want := range tests {
		for i := 1; i < len(want); i++ {
			if a, b := SortKey(lang, want[i-1]), SortKey(lang, want[i]); a >= b {
				t.Errorf("%s: %q (%s) does not come before %q (%s)", lang, want[i-1], a, want[i], b)
			}
		}
	}
}
