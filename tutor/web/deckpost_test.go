package web

import (
	"strings"
	"testing"
)

func TestIsPageUnder(t *testing.T) {
	for address, want := range map[string]bool{
		"/de/learn/follow-again-closed":        true,
		"/de/puzzles/last-five-3?line=Ah,Tc":   true,
		"/de/count/running/0f/?item=0":         false,
		"/de/count/running/0f?item=0":          true,
		"/de/daily/2026-11-30/hard?line=Ah#to": true,
		"":                                     false,
		"/de":                                  false,
		"/de/":                                 false,
		"/hu/deck":                             false,
		"deck":                                 false,
		"//evil.example/de/deck":               false,
		"/de//evil.example":                    false,
		"/de/%2fevil.example":                  false,
		"/de/../hu":                            false,
		"/de/%2e%2e/hu":                        false,
		"/de/./deck":                           false,
		"/de/..":                               false,
		"https://evil.example/de/deck":         false,
		"javascript:/de/deck":                  false,
		"/de/\\evil.example":                   false,
		"/de/deck\r\nX: y":                     false,
		"/de/deck?%zz":                         true,
		"/de/%zz":                              false,
		"/de/" + strings.Repeat("x", longBack): false,
	} {
		if got := isPageUnder("/de/", address); got != want {
			t.Errorf("%.60q: %t, want %t", address, got, want)
		}
	}
}
