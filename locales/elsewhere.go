package locales

// Dispute are the words of a point on which tables differ: a question, what is read elsewhere, what holds here and why.
type Dispute struct{ Title, Read, Here string }

var disputes = map[string]struct{ title, read, here func(Printer) string }{
	"claim_when":     {Printer.DisputeClaimWhenTitle, Printer.DisputeClaimWhenRead, Printer.DisputeClaimWhenHere},
	"automatic":      {Printer.DisputeAutomaticTitle, Printer.DisputeAutomaticRead, Printer.DisputeAutomaticHere},
	"first_exchange": {Printer.DisputeFirstExchangeTitle, Printer.DisputeFirstExchangeRead, Printer.DisputeFirstExchangeHere},
	"turn_up":        {Printer.DisputeTurnUpTitle, Printer.DisputeTurnUpRead, Printer.DisputeTurnUpHere},
	"packs":          {Printer.DisputePacksTitle, Printer.DisputePacksRead, Printer.DisputePacksHere},
	"same":           {Printer.DisputeSameTitle, Printer.DisputeSameRead, Printer.DisputeSameHere},
	"generous":       {Printer.DisputeGenerousTitle, Printer.DisputeGenerousRead, Printer.DisputeGenerousHere},
	"pair_waits":     {Printer.DisputePairWaitsTitle, Printer.DisputePairWaitsRead, Printer.DisputePairWaitsHere},
	"close_beaten":   {Printer.DisputeCloseBeatenTitle, Printer.DisputeCloseBeatenRead, Printer.DisputeCloseBeatenHere},
	"failed_close":   {Printer.DisputeFailedCloseTitle, Printer.DisputeFailedCloseRead, Printer.DisputeFailedCloseHere},
	"snapszer_who":   {Printer.DisputeSnapszerWhoTitle, Printer.DisputeSnapszerWhoRead, Printer.DisputeSnapszerWhoHere},
	"last_trick":     {Printer.DisputeLastTrickTitle, Printer.DisputeLastTrickRead, Printer.DisputeLastTrickHere},
	"renounce":       {Printer.DisputeRenounceTitle, Printer.DisputeRenounceRead, Printer.DisputeRenounceHere},
	"four":           {Printer.DisputeFourTitle, Printer.DisputeFourRead, Printer.DisputeFourHere},
}

// Dispute gives the words of a point by its ID; the zero Dispute for one that there is not.
func (p Printer) Dispute(id string) Dispute {
	words, ok := disputes[id]
	if !ok {
		return Dispute{}
	}
	return Dispute{words.title(p), words.read(p), words.here(p)}
}
