package rulebook

import "bummerl/rules"

// tries are the tables. Their positions are of hands that could have been played under any of the options.
var tries = []Try{
	{
		// The opponent leads: the learner holds the suit, higher and lower, a trump, and others. Nothing is closed.
		ID: "open",
		twenty: at(rules.Dealer, "Qc Ks As Td Ad", "Jc Kc Js Qd Kd",
			"Ah Jd Th Kh Ac Tc Jh Ts Qh Qs", "Ad Qd Qc"),
		nines: at(rules.Dealer, "Jc Ks As Th Jd Kd", "Qc Js Qs 9h Ah 9d",
			"Kc Jh Ts Qh Ac Ad 9s 9c Kh Tc Qd Td", "As Js Th"),
	},
	{
		// The same, but the opponent has closed.
		ID: "closed",
		twenty: at(rules.Dealer, "Tc Ac Th Kd Ad", "Qc Kc Qs As Td",
			"Ks Jh Qd Ah Qh Kh Js Ts Jc Jd", "Ac Qc c Ks"),
		nines: at(rules.Dealer, "Kc Tc Ac As Qh Ah", "9c Qs Th Jd Td Ad",
			"Kd 9d Ts Jh Kh 9s 9h Ks Js Jc Qd Qc", "As Qs c Kd"),
	},
	{
		// A marriage before the first trick, or after it where nothing is announced before.
		ID: "marriage", Shows: shows("mh"),
		twenty: at(rules.Forehand, "As Jh Qh Kh Td", "Jc Kc Ac Ts Kd",
			"Th Ks Ad Tc Jd Qd Ah Qs Qc Js", ""),
		nines: at(rules.Forehand, "Jc Qh Kh Qd Td Ad", "Tc 9s Jh Th Ah Jd",
			"Ts 9c 9h Ks Ac 9d As Js Kc Qc Qs Kd", ""),
		twentyLater: at(rules.Forehand, "Qc Tc Qh Kh Jd", "Kc Ac Js Ks Ah",
			"Th As Jh Qs Td Ad Jc Ts Qd Kd", "Jd Js"),
		ninesLater: at(rules.Forehand, "9c Kc 9s Qh Kh Jd", "Js Qs Ks As Jh Qd",
			"Th Td Ts Tc Ah Ac Jc 9h Ad 9d Kd Qc", "9c Js"),
	},
	{
		// The turned-up king makes a marriage in trumps with the queen in hand.
		ID: "exchange", Shows: shows("x"),
		twenty: at(rules.Forehand, "Qc Qs Jh Kh Td", "Jc Ts Qh Th Kd",
			"Js Ac Ah Kc Tc Ad Jd As Qd Ks", "Td Kd"),
		nines: at(rules.Forehand, "Qc 9s Js Qh Qd Td", "9c Jc Tc Ac Jh Ah",
			"9d Th 9h Ks Kc Kh Qs As Ts Jd Ad Kd", "9s 9c"),
	},
	{
		// High trumps, one trick, and the opponent has none.
		ID: "close", Shows: shows("c"),
		twenty: at(rules.Forehand, "Ac Ks As Kh Th", "Kc Qd Kd Td Ad",
			"Ts Jh Qc Jc Ah Qs Qh Jd Tc Js", "Ac Kc"),
		nines: at(rules.Forehand, "9s As Jh Kh Ah Ad", "Jc Tc Js Ks Ts Td",
			"Th Qd Qs Ac 9d Kc Jd Kd 9c Qc 9h Qh", "Ad Td"),
	},
	{
		// Four trumps and an ace.
		ID: "snapszer", Option: "snapszer", Shows: shows("snapszer"),
		twenty: at(rules.Forehand, "Qs Ks Ts As Ad", "Tc Qh Ah Jd Qd",
			"Qc Kd Kc Kh Td Th Ac Jh Jc Js", ""),
		nines: at(rules.Forehand, "Ac Qs Ks Ts As 9d", "9s Jh Qh Qd Kd Ad",
			"Qc Jd Th Kh Jc 9h Kc Tc Td 9c Ah Js", ""),
	},
	{
		// One good trick is lacking to 66.
		ID: "knock", Option: "knock", Shows: shows("k"),
		twenty: at(rules.Forehand, "Kc Js Ts Jh Jd", "Qc Tc Kh Th Kd",
			"Ad Td Ah Qh Ac Qs Jc Ks Qd As", "Js Qc Ad Kd Ah Qh Ac Tc"),
		nines: at(rules.Forehand, "Qc Kc Ac Th Ah Td", "Js Qs Jh Kh Kd Ad",
			"Ks Jc As Jd Ts Qh 9d Tc 9c Qd 9s 9h", "Qc Jh Js Th As Qs Ts Ks Ac Tc"),
	},
	{
		// Not yet 66, but the next trick brings it.
		ID: "claim", Shows: shows("66"),
		twenty: at(rules.Forehand, "Qc Ah Qd Td Ad", "Tc Qs As Jd Kd",
			"Kc Ac Ts Js Ks Th Jc Qh Jh Kh", "Ad Jd Qc Ac As Js Qs Th Jc Tc Ts Kh Ah Jh"),
		nines: at(rules.Dealer, "Kc Ac Js Ts 9d Qd", "Jc 9s Qh Ah Kd Td",
			"Th As Jd 9h Ad Tc Kh Qc Qs Ks 9c Jh", "9d Td 9s As Ts 9h Jc Ac Tc Qc Kc Th Ah Jh Ad Jd"),
	},
	{
		// Two cards each, nobody comes to 66, and the order decides who takes the last trick.
		ID: "last",
		twenty: at(rules.Forehand, "Jc Js Jh Qh Ah", "Qc Tc Ts Th Kd",
			"Ks Td Kh Qd Ac Qs Kc As Jd Ad", "Jh Th Tc Jc Ts Js Ac Td Qs As Ks Qd Ad Jd Ah Kh"),
		nines: at(rules.Dealer, "9c Ac 9s Ks Ts Jh", "Kc Qh 9d Jd Td Ad",
			"Qc Ah Jc Tc 9h Kh Th Kd Js Qd As Qs", "9c Kc 9d Ts 9s Jd Ah Qh 9h Kh Ad Qd Kd Qs Jh Js Qc Ac Th As"),
	},
	{
		// Whoever wins at once finds the opponent under 33; who lets him have a trick does not.
		ID: "worth", Shows: shows("66"),
		twenty: at(rules.Dealer, "Jc Qh Th Td Ad", "Kc Tc Js As Jd",
			"Qc Kh Qd Kd Qs Jh Ah Ac Ts Ks", "Ad Jd Td Js Qd Kd Jc Tc As Qs Ts Ks"),
		nines: at(rules.Dealer, "Ac Qs Ts 9h Th Qd", "9c Qc Jh Qh Jd Ad",
			"Kc Ah Td Kd Jc Js Tc Kh 9s 9d Ks As", "Ac 9c 9h Jh Ad Qd Td Kd Jd Ts 9s 9d Js As Ah Kh"),
	},
}
