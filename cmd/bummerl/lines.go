package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// eachLine reads JSON lines and writes one JSON line for each, flushed at once, so that it can be driven interactively.
// A line that answer refuses gets {"id":…,"error":"…"} and the next is read. The exit status is 0 once the input ends,
// 1 when the output breaks.
func eachLine(std streams, name string, answer func(line []byte) (any, error)) int {
	in := bufio.NewReaderSize(std.in, 1<<16)
	out := bufio.NewWriter(std.out)
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for {
		line, readErr := in.ReadBytes('\n')
		if len(line) > 0 {
			reply, err := answerLine(bytes.Trim(line, " \t\r\n"), answer)
			if err != nil {
				reply = failedLine{ID: lineID(line), Error: shorten(err.Error())}
			}
			if err := errors.Join(encoder.Encode(reply), out.Flush()); err != nil {
				fmt.Fprintf(std.err, "bummerl %s: cannot write the answer: %v\n", name, err)
				return 1
			}
		}
		if errors.Is(readErr, io.EOF) {
			return 0
		}
		if readErr != nil {
			fmt.Fprintf(std.err, "bummerl %s: cannot read the input: %v\n", name, readErr)
			return 1
		}
	}
}

// answerLine refuses what is no text before anybody looks at it: an id in it could not be echoed.
func answerLine(line []byte, answer func([]byte) (any, error)) (any, error) {
	if !utf8.Valid(line) {
		return nil, errors.New("the line is no JSON: it is not UTF-8")
	}
	return answer(line)
}

// longest bounds an error's sentence: it may name what was sent, but need not repeat megabytes of it.
const longest = 400

func shorten(text string) string {
	if len(text) <= longest {
		return text
	}
	return strings.ToValidUTF8(text[:longest], "") + "…"
}

// failedLine answers a bad line; ID is null where the line has none.
type failedLine struct {
	ID    json.RawMessage `json:"id"`
	Error string          `json:"error"`
}

// lineID gives the id of a line, whatever else is wrong with it; null when there is none.
func lineID(line []byte) json.RawMessage {
	var fields map[string]json.RawMessage
	if !utf8.Valid(line) || json.Unmarshal(line, &fields) != nil {
		return nil
	}
	return fields["id"]
}
