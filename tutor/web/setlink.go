package web

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// A set is what somebody puts together for others: a title, and things to do in an order. Its link carries all of it, so
// that nothing is kept here and nobody needs an account:
//
//	?t=TITLE&i=1-COUNT-CHECK,ITEM,ITEM…
//
// 1 is the version, COUNT how many items there are, CHECK the first letters of a sum of them: so a link that was cut off, or
// changed on the way, is known for one. Each item is a letter for its kind and what it names (setItem.text); all of it are
// characters that may stand in a link as they are.
const setVersion = "1"

// What a set may hold: more is no set for one sitting, and a longer link is broken by what passes links on.
const (
	setItems = 60
	setTitle = 80 // letters
	setQuery = 3600
	// setShown is how long the query of what is shown of a longer link can get: browsers keep no cookie above 4096.
	setShown = 3900
)

// setLost is an item that cannot be shown, and its text.
type setLost struct {
	text string
	why  setFault
}

// setFault says why an item cannot be shown.
type setFault uint8

// The faults of items.
const (
	// setUnread: it is no item as links have them.
	setUnread setFault = iota + 1
	// setGone: what it names is not there.
	setGone
	// setNoRecord: its record cannot be read, or not be played.
	setNoRecord
)

// classSet is a set as its link says.
type classSet struct {
	title string
	items []setItem
	lost  []setLost
	// broken: the link was cut off or changed, or holds more than a set may.
	broken bool
}

// cleanTitle gives a title as it may stand on a page: one line of at most 80 letters, without what only steers screens.
func cleanTitle(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.Is(unicode.C, r) && r != '\u200d', r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, text)
	letters := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), setTitle)]))
}

// parseSet reads the two parts of a link. Whatever can be read is there; nothing is an error.
func parseSet(title, text string) classSet {
	s := classSet{title: cleanTitle(title)}
	if text == "" {
		return s
	}
	head, rest, _ := strings.Cut(text, ",")
	words := strings.Split(head, "-")
	if len(words) != 3 || words[0] != setVersion {
		s.broken = true
		return s
	}
	var parts []string
	if rest != "" {
		parts = strings.Split(rest, ",")
	}
	room := setShown - len(s.query()) - len("&i=1-60-ffff")
	s.broken = words[1] != strconv.Itoa(len(parts)) || words[2] != setCheck(rest) || len(parts) > setItems || len(text) > setQuery
	for _, part := range parts[:min(len(parts), setItems)] {
		item, fault := parseSetItem(part)
		if fault != 0 {
			s.lost = append(s.lost, setLost{text: part, why: fault})
			continue
		}
		if room -= len(",") + len(part); room < 0 {
			s.broken = true
			break
		}
		s.items = append(s.items, item)
	}
	return s
}

// setCheck is the sum by which a link is known to be whole.
func setCheck(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:2])
}

// itemsText writes the items as links have them; "" if there are none.
func (s classSet) itemsText() string {
	if len(s.items) == 0 {
		return ""
	}
	texts := make([]string, len(s.items))
	for i, item := range s.items {
		texts[i] = item.text()
	}
	all := strings.Join(texts, ",")
	return setVersion + "-" + strconv.Itoa(len(texts)) + "-" + setCheck(all) + "," + all
}

// query is what stands behind the question mark of the set's link; "" for a set with nothing in it.
func (s classSet) query() string {
	var parts []string
	if s.title != "" {
		parts = append(parts, "t="+url.QueryEscape(s.title))
	}
	if text := s.itemsText(); text != "" {
		parts = append(parts, "i="+text)
	}
	return strings.Join(parts, "&")
}

// fits tells whether a set is no larger than sets may be.
func (s classSet) fits() bool { return len(s.items) <= setItems && len(s.query()) <= setQuery }
