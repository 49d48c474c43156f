package imprint

import (
	"net/url"
	"regexp"
	"strings"
)

// Kind says what a block is.
type Kind int

// The kinds of blocks.
const (
	// Paragraph has one or more lines, which stay apart.
	Paragraph Kind = iota
	// Heading has one line.
	Heading
	// List has a line for each of its items.
	List
)

// Block is a part of a text.
type Block struct {
	Kind  Kind
	Lines []Line
}

// Line is a line of a text in pieces.
type Line []Span

// Span is a piece of a line: words, or words that lead somewhere.
type Span struct {
	Text string
	// Href is where it leads: an address with http, https or mailto; "" for plain words.
	Href string
}

// Parse reads a text. Every text is readable: what is not marked up is a paragraph.
func Parse(text string) []Block {
	var blocks []Block
	open := false
	for raw := range strings.Lines(text) {
		line := strings.TrimSpace(raw)
		if line == "" {
			open = false
			continue
		}
		kind, words := marked(line)
		last := len(blocks) - 1
		if !open || kind == Heading || blocks[last].Kind != kind {
			blocks = append(blocks, Block{Kind: kind})
			last++
		}
		blocks[last].Lines = append(blocks[last].Lines, linked(words))
		open = true
	}
	return blocks
}

// marked tells what a line begins and what its words are. One # is a heading as well as two: the page's own title stands
// above the text.
func marked(line string) (Kind, string) {
	for mark, kind := range map[string]Kind{"# ": Heading, "## ": Heading, "### ": Heading, "- ": List, "* ": List} {
		if words, ok := strings.CutPrefix(line, mark); ok {
			return kind, strings.TrimSpace(words)
		}
	}
	return Paragraph, line
}

// address finds what becomes a link: an address of the web up to the next space or bracket, or one of mail. What ends a
// sentence does not belong to it.
var address = regexp.MustCompile(`https?://[^\s<>()"]*[^\s<>()".,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`)

// linked divides the words of a line into plain ones and links.
func linked(words string) Line {
	var line Line
	at := 0
	for _, found := range address.FindAllStringIndex(words, -1) {
		text := words[found[0]:found[1]]
		href := text
		if !strings.HasPrefix(text, "http") || !strings.Contains(text, "://") {
			href = "mailto:" + text
		}
		if _, err := url.Parse(href); err != nil {
			continue // it stays plain words
		}
		if found[0] > at {
			line = append(line, Span{Text: words[at:found[0]]})
		}
		line = append(line, Span{Text: text, Href: href})
		at = found[1]
	}
	if at < len(words) {
		line = append(line, Span{Text: words[at:]})
	}
	return line
}
