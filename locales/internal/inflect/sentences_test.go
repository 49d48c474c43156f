package inflect

import (
	"strings"
	"testing"
	"text/template"

	"bummerl/rules"
)

// names are what messages may use without arguments, as the generator provides them.
func names(w Words) map[string]any {
	all := map[string]any{}
	for name, r := range map[string]rules.Rank{"Ace": rules.Ace, "Ten": rules.Ten, "King": rules.King, "Queen": rules.Queen, "Jack": rules.Jack} {
		all[name] = w.Rank(r)
	}
	for c := range rules.Pack(20).All() {
		all[c.String()] = w.Card(c)
	}
	for name, s := range map[string]rules.Suit{"Clubs": rules.Clubs, "Spades": rules.Spades, "Hearts": rules.Hearts, "Diamonds": rules.Diamonds} {
		all[name] = w.Suit(s)
	}
	return all
}

// The sentences of the glossary, ten for each language: the names inflect as natives say them, with both packs.
func TestSentences(t *testing.T) {
	tests := []struct{ lang, text, french, tell string }{
		{"de", "Spiel {{.As.TheAcc}} aus, dann {{.Ten.TheAcc}}.",
			"Spiel das Pik-Ass aus, dann den Zehner.", "Spiel das Laub-Ass aus, dann den Zehner."},
		{"de", "Gegen {{.Kh.TheAcc}} hilft dir nur ein Trumpf.",
			"Gegen den Herz-König hilft dir nur ein Trumpf.", "Gegen den Herz-König hilft dir nur ein Trumpf."},
		{"de", "Sag den Zwanziger an und spiel {{.Qd.TheAcc}} aus.",
			"Sag den Zwanziger an und spiel die Karo-Dame aus.", "Sag den Zwanziger an und spiel den Schellen-Ober aus."},
		{"de", "{{.Jack.Trump.CapTheAcc}} kannst du jetzt gegen {{.Ace.TheAcc}} austauschen.",
			"Den Trumpfbuben kannst du jetzt gegen das Ass austauschen.", "Den Trumpfunter kannst du jetzt gegen das Ass austauschen."},
		{"de", "Mit {{.Jc.TheDat}} machst du keinen Stich, mit {{.Queen.TheDat}} schon.",
			"Mit dem Kreuz-Buben machst du keinen Stich, mit der Dame schon.", "Mit dem Eichel-Unter machst du keinen Stich, mit dem Ober schon."},
		{"de", "Schade um {{.Ten.TheAcc}}, {{.King.The}} hätte gereicht.",
			"Schade um den Zehner, der König hätte gereicht.", "Schade um den Zehner, der König hätte gereicht."},
		{"de", "Sicher bei 252 von 252 Blättern: zuerst {{.Ace.Trump.The}}, dann {{.Queen.The}}.",
			"Sicher bei 252 von 252 Blättern: zuerst das Trumpfass, dann die Dame.", "Sicher bei 252 von 252 Blättern: zuerst das Trumpfass, dann der Ober."},
		{"de", "Der Gegner hat zugedreht; lass ihm {{.Jack.TheAcc}}, nicht {{.Ten.TheAcc}}.",
			"Der Gegner hat zugedreht; lass ihm den Buben, nicht den Zehner.", "Der Gegner hat zugedreht; lass ihm den Unter, nicht den Zehner."},
		{"de", "Dein Stich: {{.Queen}} und {{.Jack}}, fünf Augen.",
			"Dein Stich: Dame und Bube, fünf Augen.", "Dein Stich: Ober und Unter, fünf Augen."},
		{"de", "Von den Assen fehlt nur {{.Ah.The}}; die {{.Jack.Plural}} sind alle gefallen.",
			"Von den Assen fehlt nur das Herz-Ass; die Buben sind alle gefallen.", "Von den Assen fehlt nur das Herz-Ass; die Unter sind alle gefallen."},

		{"hu", "Hívd ki {{.As.TheAcc}}, aztán {{.Ten.TheAcc}}.", "Hívd ki a zöld ászt, aztán a tízest.", ""},
		{"hu", "{{.Kh.CapThe}} ellen csak az adu segít.", "A piros király ellen csak az adu segít.", ""},
		{"hu", "Mondd be a húszat, és hívd ki {{.Qd.TheAcc}}.", "Mondd be a húszat, és hívd ki a tök felsőt.", ""},
		{"hu", "{{.Jack.Trump.CapTheAcc}} most kicserélheted {{.Ace.TheOnto}}.", "Az adu alsót most kicserélheted az ászra.", ""},
		{"hu", "{{.Jc.CapTheWith}} nem ütsz, {{.Queen.TheWith}} igen.", "A makk alsóval nem ütsz, a felsővel igen.", ""},
		{"hu", "Kár {{.Ten.TheFor}}, {{.King.The}} is elég lett volna.", "Kár a tízesért, a király is elég lett volna.", ""},
		{"hu", "Biztos, 252 leosztásból 252: előbb {{.Ace.Trump.TheAcc}}, aztán {{.Queen.TheAcc}}.",
			"Biztos, 252 leosztásból 252: előbb az adu ászt, aztán a felsőt.", ""},
		{"hu", "Az ellenfél betakart; {{.Jack.TheAcc}} add neki, ne {{.Ten.TheAcc}}.", "Az ellenfél betakart; az alsót add neki, ne a tízest.", ""},
		{"hu", "Tiéd az ütés: {{.Queen}} meg {{.Jack}}, öt pont.", "Tiéd az ütés: felső meg alsó, öt pont.", ""},
		{"hu", "Az {{.Ace.Plural}} közül már csak {{.Hearts.The}} hiányzik; az {{.Jack.Plural}} mind lementek.",
			"Az ászok közül már csak a piros hiányzik; az alsók mind lementek.", ""},

		{"pt", "Saia com {{.As.The}}, depois com {{.Ten.The}}.",
			"Saia com o ás de espadas, depois com o dez.", "Saia com o ás de folhas, depois com o dez."},
		{"pt", "Contra {{.Kh.The}}, só um trunfo ajuda.",
			"Contra o rei de copas, só um trunfo ajuda.", "Contra o rei de copas, só um trunfo ajuda."},
		{"pt", "Declare 20 e saia com {{.Qd.The}}.",
			"Declare 20 e saia com a dama de ouros.", "Declare 20 e saia com a dama de guizos."},
		{"pt", "Já pode trocar {{.Jack.Trump.The}} {{.Ace.By}}.",
			"Já pode trocar o valete de trunfo pelo ás.", "Já pode trocar o valete de trunfo pelo ás."},
		{"pt", "Com {{.Jc.The}} não faz a vaza; com {{.Queen.The}}, sim.",
			"Com o valete de paus não faz a vaza; com a dama, sim.", "Com o valete de bolotas não faz a vaza; com a dama, sim."},
		{"pt", "Foi pena gastar {{.Ten.The}}: bastava {{.King.The}}.",
			"Foi pena gastar o dez: bastava o rei.", "Foi pena gastar o dez: bastava o rei."},
		{"pt", "Garantido em 252 de 252 mãos: primeiro {{.Ace.Trump.The}}, depois {{.Queen.The}}.",
			"Garantido em 252 de 252 mãos: primeiro o ás de trunfo, depois a dama.", "Garantido em 252 de 252 mãos: primeiro o ás de trunfo, depois a dama."},
		{"pt", "O adversário fechou o monte; dê-lhe {{.Jack.The}}, não {{.Ten.The}}.",
			"O adversário fechou o monte; dê-lhe o valete, não o dez.", "O adversário fechou o monte; dê-lhe o valete, não o dez."},
		{"pt", "A vaza é sua: {{.Queen}} e {{.Jack}}, cinco pontos.",
			"A vaza é sua: dama e valete, cinco pontos.", "A vaza é sua: dama e valete, cinco pontos."},
		{"pt", "Dos {{.Ace.Plural}} só falta o de {{.Hearts}}; os {{.Jack.Plural}} já saíram todos.",
			"Dos ases só falta o de copas; os valetes já saíram todos.", ""},
	}
	for _, tt := range tests {
		tmpl := template.Must(template.New("").Parse(tt.text))
		for pack, want := range map[string]string{French: tt.french, Tell: tt.tell} {
			if want == "" {
				want = tt.french
			}
			var out strings.Builder
			if err := tmpl.Execute(&out, names(For(tt.lang, pack))); err != nil {
				t.Fatal(err)
			}
			var spoken strings.Builder
			for _, part := range Split(out.String()) {
				spoken.WriteString(part.Text)
			}
			if got := spoken.String(); got != want {
				t.Errorf("%s %s: got %q, want %q", tt.lang, pack, got, want)
			}
		}
	}
}
