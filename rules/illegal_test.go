package rules

import (
	"errors"
	"testing"
)

// TestReasons checks that each refusal names its reason and the card that forces it.
func TestReasons(t *testing.T) {
	const (
		plain  = `{"forehand":["Kh","Tc","Th","Jd","Ks"],"dealer":["Js","Qd","Ts","Qh","Ad"],"talon":["Jc","As","Qc","Qs","Td","Jh","Kc","Ac","Ah","Kd"]`
		pair   = `{"forehand":["Kh","Qh","Th","Ks","Qs"],"dealer":["Js","Qd","Ts","Jd","Ad"],"talon":["Jc","As","Qc","Tc","Td","Jh","Kc","Ac","Ah","Kd"]`
		santa  = `{"variant":"santase","forehand":["Kh","Qh","Th","Ks","Qs","9d"],"dealer":["Js","Qd","Ts","Jd","Ad","9s"],"talon":["Jc","As","Qc","Tc","Td","Jh","Kc","Ac","Ah","9c","9h","Kd"]`
		szer   = `{"variant":"snapszer","forehand":["Kh","Qh","Th","Ks","Qs"],"dealer":["Js","Qd","Ts","Jd","Ad"],"talon":["Jc","As","Qc","Tc","Td","Jh","Kc","Ac","Ah","Kd"]`
		online = `{"variant":"online","forehand":["Kh","Tc","Th","Jd","Ks"],"dealer":["Js","Qd","Ts","Qh","Ad"],"talon":["Jc","As","Qc","Qs","Td","Jh","Kc","Ac","Ah","Kd"]`
		knock  = `{"variant":"knock","forehand":["Kh","Tc","Th","Jd","Ks"],"dealer":["Js","Qd","Ts","Qh","Ad"],"talon":["Jc","As","Qc","Qs","Td","Jh","Kc","Ac","Ah","Kd"]`
		early  = `{"options":{"late_marriage":false},"forehand":["Kh","Qh","Th","Ks","Qs"],"dealer":["Js","Qd","Ts","Jd","Ad"],"talon":["Jc","As","Qc","Tc","Td","Jh","Kc","Ac","Ah","Kd"]`
		scarce = `{"options":{"swap_min":6,"close_min":6},"forehand":["Kh","Tc","Th","Jd","Ks"],"dealer":["Js","Qs","Ts","Qh","Ad"],"talon":["Jc","As","Qc","Qd","Td","Jh","Kc","Ac","Ah","Kd"]`
	)
	cases := []struct {
		name, deal, actions, try string
		reason                   IllegalReason
		card, suit               string
	}{
		{"a card of the other hand", plain, `[]`, "Ad", NotYourCard, "Ad", ""},
		{"follow suit, and beat", plain, `["c","Ks"]`, "Ad", MustFollowSuit, "Ts", "s"},
		{"beat", plain, `["c","Ks"]`, "Js", MustBeat, "Ts", "s"},
		{"trump", plain, `["c","Tc"]`, "Ts", MustTrump, "Ad", "c"},
		{"king or queen after declaring", pair, `["mh"]`, "Ks", MustLeadMarriage, "", "h"},
		{"one marriage", pair, `["mh"]`, "ms", OneMarriageOnly, "", "s"},
		{"no marriage held", pair, `[]`, "mc", NoMarriage, "", "c"},
		{"only on lead", plain, `["Ks"]`, "66", OnlyOnLead, "", ""},
		{"closed already", plain, `["c"]`, "c", TalonIsClosed, "", ""},
		{"no exchange once closed", plain, `["c"]`, "x", TalonIsClosed, "", ""},
		{"no jack of trumps", plain, `["Ks","Ts"]`, "x", NoLowestTrump, "Jd", "d"},
		{"too few talon cards", scarce, `["Kh","Qh","Ks","Ts","Qc","Jc"]`, "c", TalonIsTooSmall, "", ""},
		{"banned before the first trick", santa, `[]`, "mh", FirstTrickBanned, "", ""},
		{"claim where 66 ends by itself", online, `[]`, "66", ClaimIsAutomatic, "", ""},
		{"no snapszer here", plain, `[]`, "snapszer", NotInTheseRules, "", ""},
		{"no kontra here", plain, `["Ks"]`, "kontra", NotInTheseRules, "", ""},
		{"no knock here", plain, `[]`, "k", NotInTheseRules, "", ""},
		{"bid after a marriage", szer, `["mh"]`, "snapszer", TooLate, "", ""},
		{"bid by the dealer", szer, `["Ks","Ts"]`, "snapszer", ForehandOnly, "", ""},
		{"kontra too late", szer, `["Ks","Ts","Js"]`, "kontra", TooLate, "", ""},
		{"claim after a knock", knock, `["k"]`, "66", AfterKnock, "", ""},
		{"close after a knock", knock, `["k"]`, "c", AfterKnock, "", ""},
		{"knock twice", knock, `["k"]`, "k", AlreadyKnocked, "", ""},
		{"knock after closing", knock, `["c"]`, "k", TalonIsClosed, "", ""},
		{"late marriage", early, `["c"]`, "mh", LateMarriageBarred, "", "h"},
		{"when all is over", plain, `["66"]`, "Kh", HandIsOver, "", ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r, err := ParseRecord([]byte(c.deal + `,"actions":` + c.actions + `}`))
			if err != nil {
				t.Fatal(err)
			}
			s, err := r.Replay()
			if err != nil {
				t.Fatal(err)
			}
			_, _, err = s.Apply(mustActions(c.try)[0])
			var why *IllegalError
			if !errors.As(err, &why) {
				t.Fatalf("%s: got %v, want a refusal", c.try, err)
			}
			if why.Reason != c.reason || why.Card.String() != c.card || c.suit != "" && why.Suit.String() != c.suit {
				t.Errorf("%s: got %v (%d), want reason %d card %q suit %q", c.try, why, why.Reason, c.reason, c.card, c.suit)
			}
		})
	}
}

// TestReasonWords pins the sentence that the issue of the engine names as its example.
func TestReasonWords(t *testing.T) {
	e := &IllegalError{Action: mustActions("Js")[0], Reason: MustFollowSuit, Card: mustActions("Kh")[0].Card(), Suit: Hearts}
	if got, want := e.Error(), `illegal action "Js": must follow suit: you hold ♥K`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
