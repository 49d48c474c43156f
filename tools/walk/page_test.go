package main

import (
	"reflect"
	"testing"
)

func TestRead(t *testing.T) {
	const page = `<!doctype html><a href="/de/learn">x</a><a name="here"></a>
<form method="POST" action="/de/play">
  <input type="hidden" name="version" value="3"><input name="old" value="x" disabled>
  <input type="checkbox" name="a" value="1" checked><input type="checkbox" name="b" value="1">
  <input type="number" name="cut" required>
  <select name="s"><option value="p">P</option><option value="q" selected>Q</option></select>
  <button name="action" value="Ah">♥A</button><button type="button" name="menu">…</button><button disabled name="action" value="x"></button>
</form>`
	links, forms, err := read([]byte(page))
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"/de/learn"}; !reflect.DeepEqual(links, want) {
		t.Errorf("links %v, want %v", links, want)
	}
	want := []form{{
		action: "/de/play", method: "post",
		fields:  map[string][]string{"version": {"3"}, "a": {"1"}, "cut": {"0"}, "s": {"q"}},
		buttons: []field{{"action", "Ah"}},
	}}
	if !reflect.DeepEqual(forms, want) {
		t.Errorf("forms %+v, want %+v", forms, want)
	}
}
