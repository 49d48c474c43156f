package rulebook

import "slices"

// sections are the whole game in its order.
var sections = []Section{
	{ID: "pack", Chapter: "pack", Lines: []Line{
		of("cards", "A2", "A12"),
		common("ranks", "A4"),
		only("cards", "20", "values_20", "A5"), only("cards", "24", "values_24", "A5"),
		common("half", "A6", "A7"),
	}},
	{ID: "deal", Chapter: "deal", Lines: []Line{
		common("dealer", "B1", "B2"),
		only("cards", "20", "deal_20", "B3", "B7"), only("cards", "24", "deal_24", "B3", "B7"),
		common("trump", "B4"),
		only("cards", "20", "talon_20", "B5"), only("cards", "24", "talon_24", "B5"),
		common("forehand", "B6"),
	}},
	{ID: "lead", Chapter: "tricks", Lines: []Line{
		common("any_lead", "C1"),
		common("before_lead", "F5", "E3"),
		of("first_trick_ban", "E16"),
	}},
	{ID: "follow", Chapter: "follow", Tries: []string{"open", "closed"}, Lines: []Line{
		of("follow", "C2", "D8"),
		common("must_follow", "D2", "D3"),
		common("must_trump", "D4", "D5"),
		common("free", "D6"),
	}},
	{ID: "trick", Chapter: "tricks", Lines: []Line{
		common("takes", "C3", "C4", "C5"),
		common("keeps", "C6"),
		common("draws", "C7", "C8"),
		common("turn_up_last", "C9"),
		of("look_back", "C10"),
	}},
	{ID: "marriage", Chapter: "marriage", Tries: []string{"marriage"}, Lines: []Line{
		common("pair", "E1", "E2"),
		common("pair_lead", "E3", "E4", "E7"),
		common("pair_one", "E5", "E9"),
		of("marriage_counts", "E6"),
		of("late_marriage", "E8"),
	}},
	{ID: "exchange", Chapter: "exchange", Tries: []string{"exchange"}, Lines: []Line{
		only("cards", "20", "exchange_20", "E10"), only("cards", "24", "exchange_24", "E10"),
		common("exchange_open", "E11", "E14"),
		of("swap_min", "E12"),
		common("exchange_then", "E13"),
	}},
	{ID: "close", Chapter: "closing", Tries: []string{"close"}, Lines: []Line{
		common("close_how", "F1", "F2"),
		common("close_then", "F3", "F4", "F11"),
		of("close_min", "F7"),
		common("close_must", "F6"),
		of("close_score", "F8"),
		of("failed_close", "F9"),
		common("close_beaten", "F10"),
	}},
	{ID: "bids", Chapter: "closing", Tries: []string{"snapszer", "knock"}, Lines: []Line{
		of("snapszer", "F13"), only("snapszer", "true", "snapszer_how", "F13"),
		of("kontra", "F14"), only("kontra", "true", "kontra_who", "F14"),
		of("knock", "F12"), only("knock", "true", "knock_how", "F12"),
	}},
	{ID: "claim", Chapter: "claim", Tries: []string{"claim"}, Lines: []Line{
		of("sixty_six", "G1"),
		only("sixty_six", "declare", "claim_when", "G4", "G14"),
		only("sixty_six", "declare", "claim_right", "G2", "G5"),
		of("false_claim", "G3"),
	}},
	{ID: "end", Chapter: "claim", Tries: []string{"last"}, Lines: []Line{
		of("last_trick", "G7"),
		common("end_closed", "F6"),
		of("drawn", "G8"),
	}},
	{ID: "value", Chapter: "worth", Tries: []string{"worth"}, Lines: []Line{
		common("scale_one", "G6"), common("scale_two", "G6"), common("scale_three", "G6"),
	}},
	{ID: "match", Chapter: "worth", Lines: []Line{
		of("target", "G9"),
		common("strokes", "G13"),
		common("bummerl", "G10"),
		of("schneider_double", "G11"),
		common("best_of", "G12"),
	}},
}

// family tells of the games around this one; it stands under the list of variants.
var family = Section{ID: "family", Chapter: "known", Lines: []Line{
	common("family_sixty_six", "I1"),
	common("family_sisters", "I1"),
	common("family_austria", "I2"),
	common("family_names", "I4"),
	common("family_more", "I3"),
	common("family_four", "I5"),
}}

// Sections lists the parts of the reference in the order of the game.
func Sections() []Section { return slices.Clone(sections) }

// Family is what there is to say of the games around this one.
func Family() Section { return family }
