package locales

import (
	"strings"
	"testing"

	"bummerl/rules"
)

// Every reason has words of its own.
func TestIllegal(t *testing.T) {
	king := rules.NewCard(rules.King, rules.Hearts)
	eachPrinter(func(p Printer) {
		said := map[string]rules.IllegalReason{}
		for r := rules.HandIsOver; r <= rules.ForehandOnly; r++ {
			e := rules.IllegalError{Action: rules.Play(king), Reason: r, Card: king, Suit: rules.Hearts}
			text := p.Illegal(&e).String()
			if other, twice := said[text]; text == "" || twice {
				t.Errorf("%s: reason %d says %q, like reason %d", p.Lang(), r, text, other)
			}
			said[text] = r
		}
		none := rules.IllegalError{Reason: rules.NotYourCard}
		if got := p.Illegal(&none).String(); got != p.IllegalUnknownAction() {
			t.Errorf("%s: no card at all: got %q", p.Lang(), got)
		}
	})
}

func TestIllegal_Sentences(t *testing.T) {
	kh, ah, jd := rules.NewCard(rules.King, rules.Hearts), rules.NewCard(rules.Ace, rules.Hearts), rules.NewCard(rules.Jack, rules.Diamonds)
	tests := []struct {
		lang, pack string
		err        rules.IllegalError
		want       string
	}{
		{"de", French, rules.IllegalError{Reason: rules.MustFollowSuit, Card: kh}, "Du musst bedienen: Du hast den Herz-König."},
		{"hu", Tell, rules.IllegalError{Reason: rules.MustFollowSuit, Card: kh}, "Színre színt kell adnod: nálad van a piros király."},
		{"pt", French, rules.IllegalError{Reason: rules.MustFollowSuit, Card: kh}, "É preciso seguir o naipe: tem o rei de copas."},
		{"de", French, rules.IllegalError{Reason: rules.MustBeat, Card: ah}, "Du musst stechen: Das Herz-Ass ist höher."},
		{"hu", French, rules.IllegalError{Reason: rules.MustBeat, Card: ah}, "Felül kell ütnöd: a piros ász nagyobb."},
		{"de", Tell, rules.IllegalError{Reason: rules.MustTrump, Suit: rules.Clubs}, "Keine Eichel: Du musst mit Trumpf stechen."},
		{"de", French, rules.IllegalError{Reason: rules.MustTrump, Suit: rules.Hearts}, "Kein Herz: Du musst mit Trumpf stechen."},
		{"hu", Tell, rules.IllegalError{Reason: rules.MustTrump, Suit: rules.Diamonds}, "Nincs nálad tök: adut kell tenned."},
		{"pt", Tell, rules.IllegalError{Reason: rules.MustTrump, Suit: rules.Diamonds}, "Sem guizos, é preciso cortar."},
		{"de", Tell, rules.IllegalError{Reason: rules.MustLeadMarriage, Suit: rules.Spades}, "Angesagt: Spiel den König oder den Ober in Laub aus."},
		{"de", French, rules.IllegalError{Reason: rules.NoLowestTrump, Card: jd}, "Zum Austauschen brauchst du den Karo-Buben."},
	}
	for _, tt := range tests {
		if got := New(tt.lang, tt.pack).Illegal(&tt.err).String(); got != tt.want {
			t.Errorf("%s %s: got %q, want %q", tt.lang, tt.pack, got, tt.want)
		}
	}
}

// Every value of every option has a sentence of its own, and nothing else has one.
func TestRule(t *testing.T) {
	eachPrinter(func(p Printer) {
		said := map[string]string{}
		values := 0
		for _, opt := range rules.OptionList {
			for _, value := range opt.Values {
				text, name := p.Rule(opt, value), opt.Name+"="+value
				if !strings.HasSuffix(text, ".") {
					t.Errorf("%s %s: got %q, want a sentence", p.Lang(), name, text)
				}
				if said[text] != "" {
					t.Errorf("%s: %s and %s both say %q", p.Lang(), name, said[text], text)
				}
				said[text] = name
				if ruleNumbers[opt.Name] == nil {
					values++
				}
			}
			if got := p.Rule(opt, "rubbish"); got != "" {
				t.Errorf("%s %s: got %q for no value", p.Lang(), opt.Name, got)
			}
		}
		written := 0
		for _, sentences := range ruleSentences {
			written += len(sentences)
		}
		if written != values {
			t.Errorf("%d sentences for %d values", written, values)
		}
	})
}

func TestRules(t *testing.T) {
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		eachPrinter(func(p Printer) {
			if got, want := len(p.Rules(o)), len(rules.OptionList); got != want {
				t.Errorf("%s: got %d sentences, want %d", name, got, want)
			}
			for i, text := range p.Rules(o) {
				if text == "" {
					t.Errorf("%s %s: %s has no sentence", p.Lang(), name, rules.OptionList[i].Name)
				}
			}
		})
	}
}

func TestVariants(t *testing.T) {
	eachPrinter(func(p Printer) {
		said := map[string]bool{}
		for _, name := range rules.Variants() {
			title, line := p.VariantName(name), p.VariantLine(name)
			if _, known := variantWords[name]; !known || said[title] || said[line] || line == "" {
				t.Errorf("%s %s: got %q and %q, want words of its own", p.Lang(), name, title, line)
			}
			said[title], said[line] = true, true
		}
		if len(variantWords) != len(rules.Variants()) {
			t.Errorf("%d variants have words, there are %d", len(variantWords), len(rules.Variants()))
		}
		if p.VariantName("other") != "other" || p.VariantLine("other") != "" {
			t.Error("an unknown variant keeps its id and has no line")
		}
	})
}

// Every kind of event has words for both sides, and they differ.
func TestEvent(t *testing.T) {
	base := rules.Event{Card: rules.NewCard(rules.King, rules.Hearts), Other: rules.NewCard(rules.Jack, rules.Hearts), Suit: rules.Hearts, Points: 20}
	eachPrinter(func(p Printer) {
		for kind := rules.CardLed; kind <= rules.HandOver; kind++ {
			e := base
			e.Kind, e.Seat = kind, rules.Forehand
			own, other := p.Event(e, rules.Forehand, true).String(), p.Event(e, rules.Dealer, true).String()
			if own == "" || other == "" || own == other && kind != rules.HandOver {
				t.Errorf("%s, kind %d: got %q and %q", p.Lang(), kind, own, other)
			}
		}
	})
}

func TestEvent_Sentences(t *testing.T) {
	p := New("de", French)
	kh, jh := rules.NewCard(rules.King, rules.Hearts), rules.NewCard(rules.Jack, rules.Hearts)
	tests := []struct {
		event  rules.Event
		points bool
		want   string
	}{
		{rules.Event{Kind: rules.CardLed, Seat: rules.Dealer, Card: jh}, true, "Der Gegner spielt den Herz-Buben aus."},
		{rules.Event{Kind: rules.TrickTaken, Seat: rules.Forehand, Points: 14}, true, "Dein Stich: 14 Augen."},
		{rules.Event{Kind: rules.TrickTaken, Seat: rules.Forehand, Points: 14}, false, "Dein Stich."},
		{rules.Event{Kind: rules.TrickTaken, Seat: rules.Dealer, Points: 14}, false, "Der Gegner macht den Stich."},
		{rules.Event{Kind: rules.MarriageDeclared, Seat: rules.Dealer, Suit: rules.Hearts, Points: 20}, true, "Der Gegner sagt 20 in Herz an."},
		{rules.Event{Kind: rules.MarriageDeclared, Seat: rules.Dealer, Suit: rules.Hearts, Points: 20, Waiting: true}, true,
			"Der Gegner sagt 20 in Herz an. Die 20 zählen ab dem ersten Stich."},
		{rules.Event{Kind: rules.MarriageDeclared, Seat: rules.Forehand, Suit: rules.Clubs, Points: 40, Waiting: true}, true,
			"Du sagst 40 in Kreuz an. Die 40 zählen ab dem ersten Stich."},
		{rules.Event{Kind: rules.Exchanged, Seat: rules.Forehand, Card: kh, Other: jh}, true, "Du tauschst den Herz-Buben gegen den Herz-König aus."},
		{rules.Event{Kind: rules.CardDrawn, Seat: rules.Dealer}, true, "Der Gegner zieht eine Karte."},
		{rules.Event{Kind: rules.CardDrawn, Seat: rules.Forehand, Card: jh}, true, "Du ziehst den Herz-Buben."},
	}
	for _, tt := range tests {
		if got := p.Event(tt.event, rules.Forehand, tt.points).String(); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}

// Every action has a label, and no two have the same.
func TestAction(t *testing.T) {
	eachPrinter(func(p Printer) {
		said := map[string]rules.Action{}
		for a := rules.Action(1); a <= rules.Knock; a++ {
			if a < rules.Exchange && !rules.Pack(24).Has(a.Card()) {
				continue
			}
			text := p.Action(a, rules.Hearts).String()
			if other, twice := said[text]; text == "" || twice {
				t.Errorf("%s %v: got %q, like %v", p.Lang(), a, text, other)
			}
			said[text] = a
		}
		if got := p.Action(rules.NoAction, rules.Hearts); got != nil {
			t.Errorf("no action: got %q", got)
		}
	})
	tests := []struct {
		lang   string
		action rules.Action
		want   string
	}{
		{"de", rules.Declare(rules.Hearts), "40 in Herz"},
		{"de", rules.Declare(rules.Clubs), "20 in Eichel"},
		{"hu", rules.Declare(rules.Clubs), "Makk húsz"},
		{"hu", rules.Declare(rules.Hearts), "Piros negyven"},
		{"pt", rules.Declare(rules.Diamonds), "20 em guizos"},
		{"de", rules.Claim, "66!"},
		{"hu", rules.Play(rules.NewCard(rules.Ace, rules.Spades)), "zöld ász"},
	}
	for _, tt := range tests {
		if got := New(tt.lang, Tell).Action(tt.action, rules.Hearts).String(); got != tt.want {
			t.Errorf("%s %v: got %q, want %q", tt.lang, tt.action, got, tt.want)
		}
	}
}
