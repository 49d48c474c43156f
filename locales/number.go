package locales

import (
	"errors"

	"bummerl/locales/internal/numerals"
)

// MaxNumber is the largest number that has words: more than anybody can have in one hand.
const MaxNumber = numerals.Max

// NumberError says why a text is no number, and where: see ParseNumber.
type NumberError = numerals.Error

// The reasons of a NumberError.
const (
	NumberEmpty      = numerals.Empty
	NumberUnknown    = numerals.Unknown
	NumberMisplaced  = numerals.Misplaced
	NumberUnfinished = numerals.Unfinished
	NumberTooLarge   = numerals.TooLarge
)

// NumberWord is a number from 0 to MaxNumber in words: 66 is "sechsundsechzig", "hatvanhat", "sessenta e seis". Any other
// number is given in digits.
func (p Printer) NumberWord(n int) string { return numerals.Write(p.lang, n) }

// ParseNumber reads a number from 0 to MaxNumber that was typed as digits or as words of the language, in any of the
// usual spellings: capitals, missing accents, ae for ä and ss for ß, additional blanks and hyphens, "két" and "kettő",
// "dezasseis" and "dezesseis"; a full stop, an ending or the word for points may stand behind it ("66.", "66-ot",
// "66 Augen"). An unknown language is DefaultLang, as in New. The error is a *NumberError.
func ParseNumber(lang, text string) (int, error) { return numerals.Parse(lang, text) }

// NumberFault tells people what is wrong with a number that they typed; "" if nothing is.
func (p Printer) NumberFault(err error) string {
	var fault *NumberError
	if !errors.As(err, &fault) {
		return ""
	}
	// A long text is shown only as far as one needs to find it.
	text := []rune(fault.Text)
	if len(text) > 24 {
		text = append(text[:24], '…')
	}
	switch shown := string(text); fault.Reason {
	case NumberMisplaced:
		return p.NumberMisplaced(shown)
	case NumberUnfinished:
		return p.NumberUnfinished(shown)
	case NumberTooLarge:
		return p.NumberTooLarge(MaxNumber)
	case NumberUnknown:
		return p.NumberUnknown(shown)
	}
	return p.NumberEmpty()
}
