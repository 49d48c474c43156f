package rules

import (
	"strings"
	"testing"
)

// Sound views to spoil: on lead with the talon open, answering a lead, and closed by the seat itself.
const (
	openView = `{"variant":"schnapsen","seat":"forehand","hand":["Ac","Kc","Kh","Js","Qs"],"up":"Jh","trump":"h","talon":2,"led":"",
		"gone":["Jc","Ad","Kd","Td","Jd","Qh","Th","Ks"],"known":[],"points":{"forehand":25,"dealer":21},
		"tricks":{"forehand":2,"dealer":2},"closed_by":""}`
	replyView = `{"seat":"forehand","hand":["Ac","Kc","Ad","Qd","Td"],"up":"Kd","talon":2,"led":"Qs",
		"gone":["Jc","Js","Ks","Ts","As","Jh","Kh","Ah"],"known":["Jd"],"points":{"forehand":16,"dealer":30},"tricks":{"forehand":2,"dealer":2}}`
	closedView = `{"seat":"dealer","hand":["Ac","Kc","Qd","Td"],"trump":"d","talon":4,
		"gone":["Jc","Js","Ks","Ts","As","Jh","Kh","Ah"],"points":{"forehand":16,"dealer":30},"tricks":{"forehand":2,"dealer":2},
		"closed_by":"dealer","closed":{"opponent_points":16,"opponent_tricks":2,"closer_tricks":1}}`
	played = `{"seat":"dealer","hand":["Ah","Td","Kc","Qc"],"up":"Kh","actions":["Qs","Js"]}`
)

// TestViewProblems spoils sound views and expects each reason, and no other.
func TestViewProblems(t *testing.T) {
	cases := []struct {
		name, base string
		changes    edits
		want       []ProblemKind
		says       string
	}{
		{"sound, open", openView, nil, nil, ""},
		{"sound, answering", replyView, nil, nil, ""},
		{"sound, closed", closedView, nil, nil, ""},
		{"trump told by up", openView, edits{"trump": "-"}, nil, ""},
		{"nothing", openView, edits{"seat": "-", "hand": "-", "points": "-"}, []ProblemKind{Missing, Missing, Missing},
			"hand is missing; seat is missing; points is missing"},
		{"actions beside a set-up", openView, edits{"actions": `["Kh"]`}, []ProblemKind{Unreadable}, "actions: a set-up (with gone) has none"},
		{"no trump", closedView, edits{"trump": "-"}, []ProblemKind{TrumpMissing}, "trump is missing"},
		{"another trump", openView, edits{"trump": `"s"`}, []ProblemKind{TurnUpNoTrump}, "is Jh, which is no trump (s)"},
		{"no up", openView, edits{"up": `""`}, []ProblemKind{UpMissing}, "up is missing"},
		{"up under a closed talon", closedView, edits{"up": `"Kd"`}, []ProblemKind{UpHidden}, "up names Kd, but the talon is closed"},
		{"up already played", openView, edits{"up": `"Qh"`}, []ProblemKind{CardTwice}, "Qh is twice: in gone and in up"},
		{"held and gone", openView, edits{"gone": `["Ac","Ad","Kd","Td","Jd","Qh","Th","Ks"]`}, []ProblemKind{CardTwice}, "Ac is twice: in hand and in gone"},
		{"a card short", openView, edits{"hand": `["Ac","Kc","Kh","Js"]`}, []ProblemKind{HandNotFull}, "forehand has 4 cards, not 5"},
		{"a card short, closed", closedView, edits{"hand": `["Ac","Kc","Qd"]`}, []ProblemKind{HandSize}, "dealer has 3 cards, not 4"},
		{"odd talon", openView, edits{"talon": "3"}, []ProblemKind{TalonOdd, TalonSize}, "the talon has 3 cards, an odd number"},
		{"talon too large", openView, edits{"talon": "4"}, []ProblemKind{TalonSize}, "the talon has 4 cards, not 2"},
		{"talon beyond", openView, edits{"talon": "12"}, []ProblemKind{OutOfRange, TalonSize}, "talon is 12, not 0 to 10"},
		{"odd gone", openView, edits{"gone": `["Jc","Ad","Kd","Td","Jd","Qh","Th"]`, "points.dealer": "17"}, []ProblemKind{GoneTricks}, "7 cards are gone, but 4 tricks have 8"},
		{"tricks", openView, edits{"tricks.dealer": "3"}, []ProblemKind{GoneTricks}, "8 cards are gone, but 5 tricks have 10"},
		{"points", openView, edits{"points.dealer": "22"}, []ProblemKind{PointsTotal}, "add up to 47, but the gone cards are worth 46"},
		{"on lead without a trick", openView, edits{"tricks.forehand": "0", "tricks.dealer": "4", "points.forehand": "0", "points.dealer": "46"},
			[]ProblemKind{LeaderTrickless}, "forehand leads without having made a trick"},
		{"the dealer's lead", replyView, edits{"tricks.forehand": "4", "tricks.dealer": "0", "points.forehand": "46", "points.dealer": "0"},
			[]ProblemKind{LeaderTrickless}, "dealer leads without"},
		{"known and gone", openView, edits{"known": `["Qh","Ac","Jh"]`}, []ProblemKind{KnownPlayed, KnownPlayed, KnownPlayed},
			"Ac is said to be known in the opponent's hand, but it is in hand"},
		{"known and led", replyView, edits{"known": `["Qs"]`}, []ProblemKind{KnownPlayed}, "it is in led"},
		{"known twice", openView, edits{"known": `["As","As","9c"]`}, []ProblemKind{CardTwice, NotInPack}, "As is twice in known"},
		{"too many known", replyView, edits{"known": `["Jd","Qc","Tc","Qh","Th"]`}, []ProblemKind{KnownTooMany}, "5 cards are known in the opponent's hand of 4"},
		{"no trump left for the closed talon", closedView, edits{"known": `["Ad","Kd","Jd"]`}, []ProblemKind{TrumpsAllSeen}, "every trump is elsewhere"},
		{"closed, but how", closedView, edits{"closed": "-"}, []ProblemKind{ClosedMissing}, "closed is missing"},
	}
	for _, c := range cases {
		line := spoil(t, c.base, c.changes)
		_, err := ParseView(line)
		t.Run(c.name, func(t *testing.T) { checkProblems(t, line, err, c.want, c.says) })
	}
}

// TestActionsFormProblems does so for views that tell what was done.
func TestActionsFormProblems(t *testing.T) {
	cases := []struct {
		name    string
		changes edits
		want    []ProblemKind
		says    string
	}{
		{"wrong size", nil, []ProblemKind{HandSize}, "dealer has 4 cards, not 5"},
		{"no up", edits{"up": "-"}, []ProblemKind{Missing}, "up is missing"},
		{"no action", edits{"actions": `["Qs","zz"]`}, []ProblemKind{Unreadable}, `actions[1]: no action "zz"`},
		{"not of the pack", edits{"up": `"9h"`}, []ProblemKind{NotInPack}, "9h in up"},
		{"played by both", edits{"actions": `["Qs","Qs"]`}, []ProblemKind{NeverHeld}, "action 2: dealer cannot have held Qs"},
		{"still held", edits{"hand": `["Ah","Td","Kc","Qc","Qs"]`, "actions": `["Qs"]`}, []ProblemKind{CardTwice}, "Qs is twice: in hand and in actions"},
		{"the turn-up led", edits{"hand": `["Ah","Td","Kc","Qc","Js"]`, "actions": `["Kh"]`}, []ProblemKind{NeverHeld}, "action 1: forehand cannot have held Kh"},
		{"the turn-up held", edits{"hand": `["Ah","Td","Kc","Qc","Kh"]`, "actions": `["Qs"]`}, []ProblemKind{NeverHeld}, "dealer cannot hold Kh"},
		{"a marriage of the other's cards", edits{"hand": `["Ah","Td","Kc","Qc","Js"]`, "actions": `["mc"]`}, []ProblemKind{NeverHeld, NeverHeld},
			"dealer cannot hold Qc; dealer cannot hold Kc"},
		{"illegal", edits{"hand": `["Ah","Td","Kc","Qc","Js"]`, "actions": `["Qs","66"]`}, []ProblemKind{IllegalAction}, `action 2: illegal action "66": only when on lead`},
		{"no kontra here", edits{"hand": `["Ah","Td","Kc","Qc","Js"]`, "actions": `["Qs","kontra"]`}, []ProblemKind{IllegalAction}, "the rules in force do not have it"},
		{"did not follow", edits{"hand": `["Ah","Td","Kc","Ks"]`, "actions": `["c","Qs","Js"]`}, []ProblemKind{IllegalAction}, "must beat the card led: you hold ♠K"},
		{"exchanged twice", edits{"hand": `["Ah","Td","Kc","Qc","Js"]`, "actions": `["x","x"]`}, []ProblemKind{IllegalAction}, `action 2: illegal action "x": you do not hold ♥J`},
		{"a nine of 20 held", edits{"hand": `["Ah","Td","Ts","Ac","9c"]`}, []ProblemKind{NotInPack}, "9c in hand"},
	}
	for _, c := range cases {
		line := spoil(t, played, c.changes)
		f, err := ParseView(line)
		if err == nil {
			_, err = f.View()
		}
		t.Run(c.name, func(t *testing.T) { checkProblems(t, line, err, c.want, c.says) })
	}
}

// TestContractExamples reads the position and the views that the contract gives as examples.
func TestContractExamples(t *testing.T) {
	if _, err := ParsePosition([]byte(`{"id":"p1","variant":"schnapsen","position":{"trump":"d","forehand":["Jc","Qc","Ah","Qh","Ks"],
		"dealer":["Ad","Jd","Qd","Jh","Th"],"talon":[],"turn":"forehand","led":"","points":{"forehand":43,"dealer":26},
		"tricks":{"forehand":3,"dealer":2},"closed_by":"","closed":{"opponent_points":0,"opponent_tricks":0,"closer_tricks":0}}}`)); err != nil {
		t.Error(err)
	}
	for line, legal := range map[string]string{
		`{"id":"v1","variant":"schnapsen","seat":"dealer","hand":["Ah","Td","Kc","Qc","Js"],"up":"Kh","actions":["Qs"]}`: "Qc Kc Js Ah Td",
		`{"id":"v2","variant":"schnapsen","seat":"forehand","hand":["Ac","Kc","Kh","Js","Qs"],"up":"Jh","trump":"h","talon":2,"led":"",
		"gone":["Jc","Ad","Kd","Td","Jd","Qh","Th","Ks"],"known":[],"points":{"forehand":33,"dealer":33},
		"tricks":{"forehand":2,"dealer":2},"closed_by":"","closed":{"opponent_points":0,"opponent_tricks":0,"closer_tricks":0}}`: "Kc Ac Js Qs Kh c 66",
	} {
		f, err := ParseView([]byte(line))
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		v, err := f.View()
		if got := strings.Join(names(v.Legal.List()), " "); err != nil || got != legal {
			t.Errorf("%s: %v, legal %s, want %s", line, err, got, legal)
		}
	}
}
