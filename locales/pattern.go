package locales

import (
	"regexp"
	"strconv"
	"strings"
)

// pattern is a message that counts nothing and names its arguments plainly ({{.Name}}), cut up once: putting it together
// takes a tenth of the time of a template, and a page has dozens.
type pattern []piece

// piece is some text, and after it the argument with a name, "" where none follows.
type piece struct{ text, name string }

var argument = regexp.MustCompile(`\{\{\.([A-Za-z0-9]+)\}\}`)

// patternOf cuts a message up; false for one that is more than a pattern.
func patternOf(message string) (pattern, bool) {
	var p pattern
	from := 0
	for _, at := range argument.FindAllStringSubmatchIndex(message, -1) {
		p = append(p, piece{message[from:at[0]], message[at[2]:at[3]]})
		from = at[1]
	}
	p = append(p, piece{text: message[from:]})
	for _, piece := range p {
		if strings.Contains(piece.text, "{{") {
			return nil, false
		}
	}
	return p, true
}

// fill puts in the arguments; false if one is neither text nor a whole number, which are for the template.
func (p pattern) fill(values vars) (string, bool) {
	var out strings.Builder
	for _, piece := range p {
		out.WriteString(piece.text)
		if piece.name == "" {
			continue
		}
		switch v := values[piece.name].(type) {
		case string:
			out.WriteString(v)
		case int:
			out.WriteString(strconv.Itoa(v))
		default:
			return "", false
		}
	}
	return out.String(), true
}
