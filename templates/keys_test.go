package templates

import (
	"testing"

	"bummerl/locales"
)

// TestKeysAreTheirOwn: in no language, with no pack, does one key lead both to a card and to an announcement, or to two
// announcements that can be on the table at once.
func TestKeysAreTheirOwn(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pack := range locales.Packs {
			for _, international := range []bool{false, true} {
				l := Look{P: locales.New(lang, pack), International: international}
				owner := map[string]string{"?": "the list"}
				for _, code := range []string{"Ah", "Th", "Kh", "Qh", "Jh", "9h"} {
					key := l.cardKey(code)
					if len(key) != 1 {
						t.Errorf("%s %s: the key of %s is %q", lang, pack, code, key)
					}
					owner[key] = "a card"
				}
				for _, action := range []string{"mh", "66", "x", "c", "snapszer", "kontra", "k"} {
					key := l.actionKey(action)
					if len(key) != 1 || owner[key] != "" {
						t.Errorf("%s %s: the key %q of %s belongs to %s", lang, pack, key, action, owner[key])
					}
					owner[key] = action
				}
				for _, action := range []string{"sure-c", "cancel", "next", "continue"} {
					if key := l.actionKey(action); key != "" {
						t.Errorf("%s has the key %s", action, key)
					}
				}
			}
		}
	}
}
