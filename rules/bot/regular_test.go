package bot

import (
	"slices"
	"testing"

	"bummerl/rules"
)

// position is a record in the text form, with what regular should and should not do there.
type position struct {
	name   string
	record string
	seat   rules.Seat
	good   []string // one of these, if any are given
	bad    []string
}

var positions = []position{
	{
		name: "trumps no jack with the ace of trumps at the first trick",
		record: `{"forehand":["Jc","Qc","Ks","Jd","Th"],"dealer":["Ah","Qs","Js","Qd","Kd"],
			"talon":["Ac","Tc","Kc","As","Ts","Ad","Td","Jh","Qh","Kh"],"actions":["Jc"]}`,
		seat: rules.Dealer, bad: []string{"Ah"},
	},
	{
		name: "trumps no jack at all when it only has to give a king",
		record: `{"forehand":["Jc","Kc","Js","Qs","Th"],"dealer":["Ks","Ts","As","Kh","Jd"],
			"talon":["Jh","Ah","Ad","Qh","Qc","Td","Qd","Tc","Ac","Kd"],"actions":["Jc"]}`,
		seat: rules.Dealer, bad: []string{"Jd", "As", "Ts"},
	},
	{
		name: "takes no jack with an ace while the ten is out",
		record: `{"forehand":["Jc","Qc","Ks","Jd","Th"],"dealer":["Ac","Qs","Js","Qd","Qh"],
			"talon":["Ah","Tc","Kc","As","Ts","Ad","Td","Jh","Kd","Kh"],"actions":["Jc"]}`,
		seat: rules.Dealer, good: []string{"Js"},
	},
	{
		name: "leads no bare ten",
		record: `{"forehand":["Tc","Js","Qs","Ad","Qh"],"dealer":["Ac","Kc","Jd","Qd","Kd"],
			"talon":["Qc","Jc","Ks","As","Ts","Td","Ah","Th","Jh","Kh"]}`,
		seat: rules.Forehand, good: []string{"Js", "Qs"},
	},
	{
		name: "keeps king and queen until it can declare them",
		record: `{"forehand":["Js","Qs","Ac","Jd","Th"],"dealer":["Kc","Qc","Jc","Kd","Ah"],
			"talon":["Tc","Ks","As","Ts","Ad","Td","Qd","Jh","Qh","Kh"],"actions":["Js"]}`,
		seat: rules.Dealer, good: []string{"Jc"},
	},
	{
		name: "closes with five top cards",
		record: `{"forehand":["Ah","Th","Kh","Ac","As"],"dealer":["Qc","Jc","Kd","Qd","Jd"],
			"talon":["Tc","Kc","Ks","Ts","Qs","Js","Ad","Td","Jh","Qh"]}`,
		seat: rules.Forehand, good: []string{"c"},
	},
	{
		name: "does not close with 45 points and nothing but queens and jacks",
		record: `{"forehand":["Ac","Th","Jd","Qs","Qh"],"dealer":["Tc","Ts","Jc","Kc","Ks"],
			"talon":["Jh","Kh","Js","Ah","Qc","As","Kd","Ad","Td","Qd"],"actions":["Ac","Tc","Th","Ts","Jd","Jc"]}`,
		seat: rules.Forehand, bad: []string{"c", "66"},
	},
	{
		name: "gives the least to an ace it cannot beat",
		record: `{"forehand":["Ac","Qc","Ks","Jd","Th"],"dealer":["Tc","Qs","Js","Td","Kd"],
			"talon":["Ah","Jc","Kc","As","Ts","Ad","Qd","Jh","Qh","Kh"],"actions":["Ac"]}`,
		seat: rules.Dealer, good: []string{"Js"},
	},
	{
		name: "trumps a ten with the jack of trumps",
		record: `{"forehand":["Tc","Qc","Ks","Jd","Th"],"dealer":["Jh","Qs","Js","Td","Kd"],
			"talon":["Ah","Jc","Kc","As","Ts","Ad","Qd","Ac","Qh","Kh"],"actions":["Tc"]}`,
		seat: rules.Dealer, good: []string{"Jh"},
	},
	{
		name: "takes a ten with the ace",
		record: `{"forehand":["Tc","Qc","Ks","Jd","Th"],"dealer":["Ac","Qs","Js","Td","Kd"],
			"talon":["Ah","Jc","Kc","As","Ts","Ad","Qd","Jh","Qh","Kh"],"actions":["Tc"]}`,
		seat: rules.Dealer, good: []string{"Ac"},
	},
	{
		name: "exchanges before anything else",
		record: `{"forehand":["Jh","Qc","Kc","Jd","Ts"],"dealer":["Ac","Qs","Js","Td","Kd"],
			"talon":["Th","Jc","Tc","As","Ks","Ad","Qd","Qh","Kh","Ah"]}`,
		seat: rules.Forehand, good: []string{"x"},
	},
	{
		name: "declares forty, not twenty first",
		record: `{"forehand":["Qh","Kh","Qc","Kc","Js"],"dealer":["Ac","Qs","Ts","Td","Kd"],"options":{"close_min":6},
			"talon":["Jc","Jd","As","Tc","Qd","Ad","Ks","Th","Jh","Ah"],"actions":["Js","Qs","Kd","Jd","Jc","Tc"]}`,
		seat: rules.Forehand, good: []string{"mh"},
	},
	{
		name: "claims when the marriage just declared makes 66",
		record: `{"variant":"snapszli","forehand":["Ac","Th","Kd","Qd","Qs"],"dealer":["Tc","Ts","Jc","Kc","Ks"],
			"talon":["Jh","Kh","Js","Ah","Qc","As","Jd","Qh","Td","Ad"],"actions":["Ac","Tc","Th","Ts","md"]}`,
		seat: rules.Forehand, good: []string{"66"},
	},
	{
		name: "does not claim with 65",
		record: `{"variant":"snapszli","forehand":["Ac","Th","Ts","Kd","Qd"],"dealer":["Tc","Jc","Kc","Qs","Js"],
			"talon":["Jh","Kh","Ks","Ah","Qc","As","Jd","Ad","Td","Qh"],"actions":["Ac","Tc","Th","Jc","Ts","Js","md"]}`,
		seat: rules.Forehand, bad: []string{"66"},
	},
	{
		name: "bids snapszer when no hand can stop it",
		record: `{"variant":"snapszer","forehand":["Ah","Th","Kh","Qh","Ac"],"dealer":["Qc","Jc","Kd","Qd","Jd"],
			"talon":["Tc","Kc","Ks","Ts","Qs","Js","Ad","Td","As","Jh"]}`,
		seat: rules.Forehand, good: []string{"snapszer"},
	},
	{
		name: "bids no snapszer on a hand that one trump can stop",
		record: `{"variant":"snapszer","forehand":["Kh","Th","Qh","Tc","Ac"],"dealer":["Qc","Jc","Kd","Qd","Jd"],
			"talon":["Ah","Kc","Ks","Ts","Qs","Js","Ad","Td","As","Jh"]}`,
		seat: rules.Forehand, bad: []string{"snapszer"},
	},
	{
		name: "says kontra to a snapszer with the ace of trumps",
		record: `{"variant":"snapszer","forehand":["Kh","Th","Qh","Tc","Ac"],"dealer":["Ah","Ts","Jd","Qd","Jc"],
			"talon":["Qc","Kc","Ks","Kd","Qs","Js","Ad","Td","As","Jh"],"actions":["snapszer","mh","Kh"]}`,
		seat: rules.Dealer, good: []string{"kontra"},
	},
	{
		name: "says no kontra to a closing without a sure trick",
		record: `{"variant":"snapszer","forehand":["Ah","Kh","Th","Tc","Ac"],"dealer":["Kd","Qs","Jd","Qd","Jc"],
			"talon":["Qc","Kc","Ks","Ts","Qh","Js","Ad","Td","As","Jh"],"actions":["c","Ah"]}`,
		seat: rules.Dealer, bad: []string{"kontra"},
	},
	{
		name: "knocks when the next trick makes 66 for certain",
		record: `{"variant":"knock","forehand":["Ac","As","Th","Ah","Qd"],"dealer":["Tc","Ts","Td","Jc","Kc"],
			"talon":["Js","Kd","Ks","Qc","Jd","Ad","Jh","Kh","Qs","Qh"],"actions":["Ac","Tc","As","Ts","Th","Td"]}`,
		seat: rules.Forehand, good: []string{"k"},
	},
	{
		name: "leads the card it has knocked for",
		record: `{"variant":"knock","forehand":["Ac","As","Th","Ah","Qd"],"dealer":["Tc","Ts","Td","Jc","Kc"],
			"talon":["Js","Kd","Ks","Qc","Jd","Ad","Jh","Kh","Qs","Qh"],"actions":["Ac","Tc","As","Ts","Th","Td","k"]}`,
		seat: rules.Forehand, good: []string{"Ah"},
	},
	{
		name: "does not knock on a trick that can be trumped",
		record: `{"variant":"knock","forehand":["Ac","As","Tc","Ks","Qd"],"dealer":["Kc","Ts","Td","Jc","Ad"],
			"talon":["Js","Kd","Ah","Qc","Jd","Th","Jh","Kh","Qs","Qh"],"actions":["Ac","Td","As","Ts"]}`,
		seat: rules.Forehand, bad: []string{"k"},
	},
	{
		name: "cashes a master trump that makes 66 in a closed hand",
		record: `{"forehand":["Ah","Th","Ac","Tc","Jd"],"dealer":["Kc","Qc","Ts","As","Kh"],
			"talon":["Jc","Ks","Qs","Js","Ad","Td","Kd","Qd","Jh","Qh"],"actions":["c","Ah","Kh","Ac","Qc","Tc","Kc"]}`,
		seat: rules.Forehand, good: []string{"Th"},
	},
}

func TestPositions(t *testing.T) {
	for _, p := range positions {
		record, err := rules.ParseRecord([]byte(p.record))
		if err != nil {
			t.Errorf("%s: %v", p.name, err)
			continue
		}
		v, err := record.View(p.seat)
		if err != nil {
			t.Errorf("%s: %v", p.name, err)
			continue
		}
		got := regular{}.Choose(v, nil).String()
		if len(p.good) > 0 && !slices.Contains(p.good, got) || slices.Contains(p.bad, got) || got == "" {
			t.Errorf("%s: got %q, want one of %q, none of %q", p.name, got, p.good, p.bad)
		}
	}
}
