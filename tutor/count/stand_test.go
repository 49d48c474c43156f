package count

import "testing"

func TestStand_After(t *testing.T) {
	const rungs = 4
	for _, test := range []struct {
		name    string
		from    Stand
		answers string // + right, - wrong
		want    Stand
	}{
		{"nothing", Stand{2, 0}, "", Stand{2, 0}},
		{"two right", Stand{2, 0}, "++", Stand{2, 2}},
		{"three right", Stand{2, 0}, "+++", Stand{3, 0}},
		{"goes on from before", Stand{2, 2}, "+", Stand{3, 0}},
		{"the row begins anew on the next rung", Stand{1, 0}, "+++++", Stand{2, 2}},
		{"six right", Stand{1, 0}, "++++++", Stand{3, 0}},
		{"one wrong", Stand{2, 0}, "-", Stand{2, -1}},
		{"one wrong breaks the row", Stand{2, 2}, "-++", Stand{2, 2}},
		{"two wrong", Stand{2, 0}, "--", Stand{1, 0}},
		{"two wrong, but not in a row", Stand{2, 0}, "-+-", Stand{2, -1}},
		{"goes on with a wrong one from before", Stand{2, -1}, "-", Stand{1, 0}},
		{"not below the lowest", Stand{1, 0}, "----", Stand{1, 0}},
		{"not above the highest", Stand{4, 0}, "++++++", Stand{4, 0}},
		{"down and up again", Stand{3, 0}, "--+++", Stand{3, 0}},
	} {
		got := test.from
		for _, c := range test.answers {
			got = got.After(c == '+', rungs)
		}
		if got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}
