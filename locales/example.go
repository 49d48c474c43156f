package locales

// examples are a sentence with cards for each term of the glossary.
var examples = map[string]func(Printer) Rich{
	"trick":       Printer.ExampleTrick,
	"lead":        Printer.ExampleLead,
	"follow":      Printer.ExampleFollow,
	"beat":        Printer.ExampleBeat,
	"strict":      Printer.ExampleStrict,
	"discard":     Printer.ExampleDiscard,
	"let_go":      Printer.ExampleLetGo,
	"last_trick":  Printer.ExampleLastTrick,
	"suit":        Printer.ExampleSuit,
	"court":       Printer.ExampleCourt,
	"trump":       Printer.ExampleTrump,
	"bare":        Printer.ExampleBare,
	"points":      Printer.ExamplePoints,
	"talon":       Printer.ExampleTalon,
	"turn_up":     Printer.ExampleTurnUp,
	"draw":        Printer.ExampleDraw,
	"exchange":    Printer.ExampleExchange,
	"close":       Printer.ExampleClose,
	"marriage":    Printer.ExampleMarriage,
	"claim":       Printer.ExampleClaim,
	"kontra":      Printer.ExampleKontra,
	"snapszer":    Printer.ExampleSnapszer,
	"dealer":      Printer.ExampleDealer,
	"forehand":    Printer.ExampleForehand,
	"cut":         Printer.ExampleCut,
	"hand":        Printer.ExampleHand,
	"game_points": Printer.ExampleGamePoints,
	"schwarz":     Printer.ExampleSchwarz,
	"match":       Printer.ExampleMatch,
	"bummerl":     Printer.ExampleBummerl,
	"schneider":   Printer.ExampleSchneider,
}

// Example shows a term of the glossary on cards; nil for a term that there is not.
func (p Printer) Example(term string) Rich {
	if example, ok := examples[term]; ok {
		return example(p)
	}
	return nil
}
