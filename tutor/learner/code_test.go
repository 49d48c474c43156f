package learner

import (
	"math"
	"regexp"
	"strings"
	"testing"

	"bummerl/tutor"
)

var codeForm = regexp.MustCompile(`^[` + codeSigns + `]{5}-[` + codeSigns + `]{5}-[` + codeSigns + `]{5}$`)

// TestNewCode: codes have their form, at least 60 bits, and each sign is as likely as the others at each place.
func TestNewCode(t *testing.T) {
	if strings.ReplaceAll(CodeSigns, " ", "") != codeSigns {
		t.Errorf("people are told of the signs %s", CodeSigns)
	}
	if bits := codeLength * math.Log2(float64(len(codeSigns))); bits < 60 {
		t.Errorf("a code has %.1f bits", bits)
	}
	// Every byte in turn: each sign comes as often as the others, exactly.
	var next byte
	env := tutor.Env{Random: func(b []byte) {
		for i := range b {
			b[i] = next
			next++
		}
	}}
	counts := map[rune]int{}
	for range 240 / codeLength {
		code := newCode(env)
		if !codeForm.MatchString(code) {
			t.Fatalf("the code %q", code)
		}
		for _, sign := range code {
			counts[sign]++
		}
	}
	for _, sign := range codeSigns {
		if counts[sign] != 240/len(codeSigns) {
			t.Errorf("%c came %d times, want %d", sign, counts[sign], 240/len(codeSigns))
		}
	}
	if a, b := newCode(tutor.System()), newCode(tutor.System()); a == b {
		t.Errorf("the same code twice: %s", a)
	}
}

func TestReadCode(t *testing.T) {
	const code = "CDFHJ-KMNPR-TVWXY"
	for typed, want := range map[string]string{
		code: code, "cdfhjkmnprtvwxy": code, " cdfhj kmnpr tvwxy ": code, "CDF-HJK-MNP-RTV-WXY": code, "cdfhj–kmnpr‐tvwxy": code,
		"34679-34679-34679": "34679-34679-34679",
		"":                  "", "CDFHJ-KMNPR-TVWX": "", "CDFHJ-KMNPR-TVWXYC": "", "CDFHJ-KMNPR-TVWX0": "", "CDFHJ-KMNPR-TVWXÁ": "",
		"CDFHJ_KMNPR_TVWXY": "", code + "\x00": "", "CDFHJ-KMNPR-TVWXı": "", code + "                                                  ": "",
	} {
		got, ok := readCode(typed)
		if ok != (want != "") || ok && got != want {
			t.Errorf("%q is read as %q, %t, want %q", typed, got, ok, want)
		}
	}
}
