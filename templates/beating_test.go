package templates

import (
	"slices"
	"testing"
)

func TestBeatingOwn(t *testing.T) {
	tests := []struct {
		name  string
		hands [][]string
		want  [][]string
	}{
		{"one hand has nothing to differ from", [][]string{{"Ah", "Kc"}}, [][]string{nil}},
		{"what not all hold", [][]string{{"Ah", "Kc", "Qs"}, {"Ah", "Kc", "Js"}}, [][]string{{"Qs"}, {"Js"}}},
		{"what two of three hold", [][]string{{"Ah", "Kc"}, {"Ah", "Kc"}, {"Ah", "Td"}}, [][]string{{"Kc"}, {"Kc"}, {"Td"}}},
		{"nothing in common", [][]string{{"Ah", "Kc"}, {"Td", "Js"}}, [][]string{nil, nil}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			b, marked := Beating{Hands: test.hands}, false
			for i, hand := range test.hands {
				got := b.own(hand)
				if !slices.Equal(got, test.want[i]) {
					t.Errorf("own(%v) = %v, want %v", hand, got, test.want[i])
				}
				marked = marked || len(got) > 0
			}
			if got := b.differ(); got != marked {
				t.Errorf("differ() = %v, want %v", got, marked)
			}
		})
	}
}
