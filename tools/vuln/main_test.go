package main

import (
	"slices"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	reached, known, err := read(strings.NewReader(`{"config":{"db":"x"}}
{"finding":{"osv":"GO-1","trace":[{"module":"m"}]}}
{"finding":{"osv":"GO-2","trace":[{"module":"m","package":"p"}]}}
{"finding":{"osv":"GO-2","trace":[{"module":"m","package":"p","function":"F"},{"module":"bummerl"}]}}
{"finding":{"osv":"GO-2","trace":[{"module":"m","package":"p","function":"G"}]}}`))
	if err != nil || !slices.Equal(reached, []string{"GO-2"}) || !slices.Equal(known, []string{"GO-1", "GO-2"}) {
		t.Errorf("%v, %v, %v", reached, known, err)
	}
	if _, _, err := read(strings.NewReader(`{"finding"`)); err == nil {
		t.Error("half an answer is read")
	}
}
