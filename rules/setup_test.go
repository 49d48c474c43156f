package rules

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
)

// Three sound positions to spoil: the talon used up, open, and closed by the dealer after two tricks.
const (
	usedUp = `{"variant":"schnapsen","position":{"trump":"d","forehand":["Jc","Qc","Ah","Qh","Ks"],
		"dealer":["Ad","Jd","Qd","Jh","Th"],"talon":[],"turn":"forehand","led":"","points":{"forehand":43,"dealer":26},
		"tricks":{"forehand":3,"dealer":2},"closed_by":""}}`
	openTalon = `{"variant":"knock","position":{"trump":"h","forehand":["Ac","Kc","Ks","Qd","Td"],
		"dealer":["Jd","Js","Qs","Tc","Th"],"talon":["Jh","Kh","Qc","Qh"],"turn":"forehand","led":"",
		"points":{"forehand":49,"dealer":0},"tricks":{"forehand":3,"dealer":0},"closed_by":""}}`
	closedTalon = `{"variant":"schnapsen","position":{"trump":"h","forehand":["Tc","Kd","Qh"],
		"dealer":["Td","Kh","Th"],"talon":["Jc","Ac","Kc","Qd","Js","Jh"],"turn":"dealer","led":"",
		"points":{"forehand":15,"dealer":40},"tricks":{"forehand":1,"dealer":3},"closed_by":"dealer",
		"closed":{"opponent_points":15,"opponent_tricks":1,"closer_tricks":1}}}`
)

// spoil sets fields of a JSON object, "position.led" to a JSON value each; "-" takes the field away.
func spoil(t *testing.T, base string, changes map[string]string) []byte {
	t.Helper()
	var object map[string]any
	if err := json.Unmarshal([]byte(base), &object); err != nil {
		t.Fatal(err)
	}
	for path, value := range changes {
		inner := object
		steps := strings.Split(path, ".")
		for _, step := range steps[:len(steps)-1] {
			next, ok := inner[step].(map[string]any)
			if !ok {
				next = map[string]any{}
				inner[step] = next
			}
			inner = next
		}
		last := steps[len(steps)-1]
		if value == "-" {
			delete(inner, last)
		} else {
			inner[last] = json.RawMessage(value)
		}
	}
	data, err := json.Marshal(object)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// checkProblems expects exactly these kinds of problems, and in the sentence what and where.
func checkProblems(t *testing.T, line []byte, err error, want []ProblemKind, says string) {
	t.Helper()
	if len(want) == 0 {
		if err != nil {
			t.Errorf("%s: refused: %v", line, err)
		}
		return
	}
	var refused *SetupError
	if !errors.As(err, &refused) {
		t.Errorf("%s: got %v, want problems %v", line, err, want)
		return
	}
	var got []ProblemKind
	for _, p := range refused.Problems {
		got = append(got, p.Kind)
	}
	if !slices.Equal(got, want) || !strings.Contains(err.Error(), says) {
		t.Errorf("%s: got %v: %v\nwant %v: …%s…", line, got, err, want, says)
	}
}

type edits = map[string]string

// TestPositionProblems spoils sound positions and expects each reason, and no other.
func TestPositionProblems(t *testing.T) {
	cases := []struct {
		name, base string
		changes    edits
		want       []ProblemKind
		says       string
	}{
		{"sound, used up", usedUp, nil, nil, ""},
		{"sound, open", openTalon, nil, nil, ""},
		{"sound, closed", closedTalon, nil, nil, ""},
		{"no position", usedUp, edits{"position": "-"}, []ProblemKind{Missing}, "position is missing"},
		{"a list for it", usedUp, edits{"position": "[]"}, []ProblemKind{Unreadable}, "position: [] is no object"},
		{"unknown variant", usedUp, edits{"variant": `"whist"`, "position.turn": `"me"`}, []ProblemKind{Unreadable, Unreadable},
			`variant: no variant "whist"; position.turn: no seat "me"`},
		{"unknown card", usedUp, edits{"position.forehand": `["Jc","Qc","ah","Qh","Ks"]`}, []ProblemKind{Unreadable},
			`position.forehand[2]: no card "ah"`},
		{"a number for a card", usedUp, edits{"position.talon": `[7]`}, []ProblemKind{Unreadable, TalonOdd}, ""},
		{"missing fields", usedUp, edits{"position.turn": "-", "position.trump": "-", "position.points.dealer": "-", "position.tricks": "null"},
			[]ProblemKind{Missing, Missing, Missing, TrumpMissing}, "position.turn is missing; position.points.dealer is missing; position.tricks is missing; trump is missing"},
		{"half a point", usedUp, edits{"position.points.dealer": "26.5"}, []ProblemKind{Unreadable}, "position.points.dealer: 26.5 is no whole number"},
		{"below nothing", usedUp, edits{"position.points.dealer": "-26", "position.tricks.dealer": "11"}, []ProblemKind{OutOfRange, OutOfRange},
			"points.dealer is -26, not 0 to 220; tricks.dealer is 11, not 0 to 10"},
		{"no suit", usedUp, edits{"position.trump": `"x"`}, []ProblemKind{Unreadable}, `position.trump: no suit "x"`},

		{"a card twice in a hand", usedUp, edits{"position.forehand": `["Jc","Jc","Ah","Qh","Ks"]`}, []ProblemKind{CardTwice},
			"Jc is twice in forehand"},
		{"in both hands, and in the talon", openTalon, edits{"position.dealer": `["Ac","Js","Qs","Tc","Th"]`, "position.talon": `["Tc","Kh","Qc","Qh"]`},
			[]ProblemKind{CardTwice, CardTwice}, "Ac is twice: in forehand and in dealer; Tc is twice: in dealer and in talon"},
		{"a nine of 20", usedUp, edits{"position.forehand": `["9c","Qc","Ah","Qh","Ks"]`}, []ProblemKind{NotInPack},
			"9c in forehand is not in the pack of 20 cards"},
		{"led and held", usedUp, edits{"position.led": `"Ad"`, "position.turn": `"forehand"`}, []ProblemKind{CardTwice, HandSize}, "Ad is twice: in dealer and in led"},

		{"not full, open", openTalon, edits{"position.forehand": `["Ac","Kc","Ks","Qd"]`}, []ProblemKind{HandNotFull},
			"forehand has 4 cards, not 5, and the talon is open"},
		{"both short, open", openTalon, edits{"position.forehand": `["Ac","Kc","Ks","Qd"]`, "position.dealer": `["Jd","Js","Qs","Tc"]`},
			[]ProblemKind{HandNotFull, HandNotFull}, ""},
		{"one short", usedUp, edits{"position.dealer": `["Ad","Jd","Qd","Jh"]`}, []ProblemKind{HandsUnequal},
			"forehand has 5 cards and dealer 4"},
		{"six cards", usedUp, edits{"position.dealer": `["Ad","Jd","Qd","Jh","Th","Kh"]`}, []ProblemKind{HandSize}, "dealer has 6 cards, not 5"},
		{"nobody holds a card yet", openTalon, edits{"position.dealer": `[]`, "position.forehand": `[]`}, []ProblemKind{HandNotFull, HandNotFull}, ""},
		{"nobody holds a card", usedUp, edits{"position.dealer": `[]`, "position.forehand": `[]`}, []ProblemKind{EmptyHands}, "the hand is over"},
		{"half a trick, and the leader on turn", usedUp, edits{"position.forehand": `["Jc","Qc","Ah","Qh"]`, "position.led": `"Ks"`},
			[]ProblemKind{WrongFollower}, "Ks is led and forehand is to answer it"},
		{"half a trick", usedUp, edits{"position.forehand": `["Jc","Qc","Ah","Qh"]`, "position.led": `"Ks"`, "position.turn": `"dealer"`}, nil, ""},

		{"odd talon", openTalon, edits{"position.talon": `["Kh","Qc","Qh"]`}, []ProblemKind{TalonOdd}, "the talon has 3 cards, an odd number"},
		{"talon too large", openTalon, edits{"position.talon": `["Jh","Kh","Qc","As","Ts","Ks","Ah","Ad","Kd","Jc","Td","Qh"]`},
			[]ProblemKind{CardTwice, CardTwice, OutOfRange}, "talon is 12, not 0 to 10"},
		{"tricks and gone cards", usedUp, edits{"position.tricks.dealer": "1"}, []ProblemKind{GoneTricks}, "10 cards are gone, but 4 tricks have 8"},
		{"tricks and talon", openTalon, edits{"position.tricks.forehand": "4"}, []ProblemKind{GoneTricks}, "6 cards are gone, but 4 tricks have 8"},
		{"no trump below", openTalon, edits{"position.talon": `["Jh","Kh","Qh","Qc"]`}, []ProblemKind{TurnUpNoTrump}, "the talon's last card is Qc, which is no trump (h)"},
		{"trump missing, open", openTalon, edits{"position.trump": `""`}, []ProblemKind{TrumpMissing}, "trump is missing"},

		{"the dealer leads first", openTalon, edits{"position.talon": `["Jh","Kh","Qc","As","Ts","Jc","Ah","Ad","Kd","Qh"]`, "position.turn": `"dealer"`,
			"position.points.forehand": "0", "position.tricks.forehand": "0"}, []ProblemKind{FirstLead}, "forehand leads, not dealer"},
		{"on lead without a trick", openTalon, edits{"position.turn": `"dealer"`}, []ProblemKind{LeaderTrickless}, "dealer leads without having made a trick"},

		{"too many points", usedUp, edits{"position.points.dealer": "27"}, []ProblemKind{PointsTotal}, "add up to 70, but the gone cards are worth 69"},
		{"too few points", usedUp, edits{"position.points.dealer": "25"}, []ProblemKind{PointsTotal}, "add up to 68"},
		{"a marriage that can have been", usedUp, edits{"position.points.forehand": "63"}, nil, ""},
		{"three marriages", usedUp, edits{"position.points.forehand": "103"}, nil, ""},
		{"a fourth, whose queen the dealer holds", usedUp, edits{"position.points.forehand": "143"}, []ProblemKind{PointsSplit}, "forehand 143 points in 3 tricks"},
		{"a marriage of which the other played a card", openTalon, edits{"position.forehand": `["Ac","Td","Qd","Ad","Ts"]`, "position.talon": `["Jh","Kh","Qc","As","Jc","Ah","Kd","Qh"]`,
			"position.dealer": `["Jd","Js","Tc","Th","Kc"]`, "position.tricks.forehand": "1", "position.points.forehand": "27"}, []ProblemKind{PointsTotal}, "add up to 27, but the gone cards are worth 7"},
		{"a share that no tricks give", usedUp, edits{"position.points.forehand": "68", "position.points.dealer": "1"}, []ProblemKind{PointsSplit},
			"forehand 68 points in 3 tricks"},
		{"points without a trick", openTalon, edits{"position.points.forehand": "44", "position.points.dealer": "5"}, []ProblemKind{PointsTrickless},
			"dealer has 5 points without a trick"},
		{"the dealer's marriage without a lead", openTalon, edits{"position.points.dealer": "20"}, []ProblemKind{PointsTrickless}, "dealer has 20 points without a trick"},
		{"66 that ends the hand by itself", usedUp, edits{"variant": `"online"`, "position.points.forehand": "66", "position.points.dealer": "3"},
			[]ProblemKind{SixtySixReached, PointsSplit}, "forehand has 66 points, which would have ended the hand"},

		{"closed, but how", closedTalon, edits{"position.closed": "-"}, []ProblemKind{ClosedMissing}, "closed is missing"},
		{"closed in part", closedTalon, edits{"position.closed.closer_tricks": "-"}, []ProblemKind{Missing}, "position.closed.closer_tricks is missing"},
		{"closed, but used up", usedUp, edits{"position.closed_by": `"dealer"`, "position.closed": `{"opponent_points":0,"opponent_tricks":0,"closer_tricks":0}`},
			[]ProblemKind{ClosedUsedUp, ClosedOffLead}, "the talon is closed but has no card"},
		{"closed too late", closedTalon, edits{"options.close_min": "6", "position.talon": `["Jc","Ac","Js","Jh"]`, "position.closed.closer_tricks": "2",
			"position.points.dealer": "47", "position.tricks.dealer": "4"}, []ProblemKind{ClosedTooLate}, "the closed talon has 4 cards, and closing takes 6"},
		{"more tricks at the closing than the talon tells", closedTalon, edits{"position.closed.closer_tricks": "2"}, []ProblemKind{ClosedTalon},
			"the closed talon has 6 cards, but after the tricks made by the closing it had no more than 4"},
		{"more tricks than now", closedTalon, edits{"position.closed.opponent_tricks": "2"}, []ProblemKind{ClosedTalon, ClosedTricks}, "forehand had 2 tricks at the closing but has 1 now"},
		{"closed off lead", closedTalon, edits{"position.closed.closer_tricks": "0", "position.closed.opponent_tricks": "1"}, []ProblemKind{ClosedOffLead},
			"dealer cannot have closed"},
		{"closed before the first trick, which is banned", closedTalon, edits{"options.first_trick_ban": "true", "position.closed_by": `"forehand"`, "position.turn": `"forehand"`,
			"position.talon": `["Qc","Qs","Jc","Ac","Kc","Ad","Jd","Js","Ks","Jh"]`, "position.points.forehand": "35", "position.points.dealer": "0", "position.tricks.forehand": "2", "position.tricks.dealer": "0",
			"position.closed": `{"opponent_points":0,"opponent_tricks":0,"closer_tricks":0}`}, []ProblemKind{ClosedTooEarly}, "before the first trick was over"},
		{"the other leads after the closing", closedTalon, edits{"position.forehand": `["Tc","Kd","Qh","Qc","Jd"]`, "position.dealer": `["Td","Kh","Th","Ks","Qs"]`,
			"position.turn": `"forehand"`, "position.tricks.dealer": "1", "position.points.forehand": "21", "position.points.dealer": "22", "position.closed.opponent_points": "21"},
			[]ProblemKind{CloserLeads}, "so dealer, who closed, leads"},
		{"no trick since the closing", closedTalon, edits{"position.turn": `"forehand"`}, []ProblemKind{LeaderTricklessSince}, "forehand leads without having made a trick since"},
		{"points at the closing", closedTalon, edits{"position.closed.opponent_points": "14"}, []ProblemKind{ClosedPoints}, "forehand cannot have had 14 points in 1 tricks at the closing"},
		{"closed without a trump below", closedTalon, edits{"position.talon": `["Jc","Ac","Kc","Qd","Jh","Js"]`}, nil, ""},
		{"everything at once", openTalon, edits{"position.forehand": `["Ac","Kc","Ks","Qd"]`, "position.talon": `["Jh","Kh","Qh","Qc"]`, "position.turn": `"dealer"`, "position.closed_by": `"nobody"`},
			[]ProblemKind{Unreadable, TurnUpNoTrump, HandNotFull}, ""}}
	for _, c := range cases {
		line := spoil(t, c.base, c.changes)
		_, err := ParsePosition(line)
		t.Run(c.name, func(t *testing.T) { checkProblems(t, line, err, c.want, c.says) })
	}
}
