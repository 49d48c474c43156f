package learner

import (
	"strings"

	"bummerl/tutor"
)

// A transfer code is made of signs that cannot be mistaken for each other when they are read from a screen or over the
// telephone: no B with an 8, no O with a 0, no vowels, so that no words come about. Fifteen of twenty signs are 64.8 bits:
// whoever makes ten guesses a second at a code that lives ten minutes hits it once in 5·10¹⁵ codes.
const (
	codeSigns  = "CDFHJKMNPRTVWXY34679"
	codeLength = 15
	codeGroup  = 5
)

// CodeSigns are the signs that a code is made of, for people.
const CodeSigns = "C D F H J K M N P R T V W X Y 3 4 6 7 9"

// newCode draws a code, in groups: "CDFHJ-KMNPR-TVWXY".
func newCode(env tutor.Env) string {
	// A byte from fair on would make the first signs likelier than the others.
	const fair = 256 - 256%len(codeSigns)
	var b strings.Builder
	for n := 0; n < codeLength; {
		var one [1]byte
		env.Random(one[:])
		if int(one[0]) >= fair {
			continue
		}
		if n > 0 && n%codeGroup == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(codeSigns[int(one[0])%len(codeSigns)])
		n++
	}
	return b.String()
}

// readCode gives a code as newCode writes it, from what somebody typed: in small letters, with other gaps or none. It
// tells whether it has the form of one.
func readCode(typed string) (string, bool) {
	if len(typed) > 4*codeLength {
		return "", false
	}
	var b strings.Builder
	n := 0
	for _, sign := range strings.ToUpper(typed) {
		switch {
		case sign == ' ' || sign == '-' || sign == '‐' || sign == '–' || sign == '\u00a0':
			continue
		case n == codeLength || !strings.ContainsRune(codeSigns, sign):
			return "", false
		}
		if n > 0 && n%codeGroup == 0 {
			b.WriteByte('-')
		}
		b.WriteRune(sign)
		n++
	}
	return b.String(), n == codeLength
}
