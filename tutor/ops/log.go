package ops

import (
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"regexp"
	"strings"
)

// NewLog gives the log of the program: a line of key=value for each event, or a JSON object with "json". The reasons of
// failed connections lose the address of whoever was connected; that of a server which could not be reached stays.
func NewLog(out io.Writer, format string, level slog.Level) (*slog.Logger, error) {
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: withoutPeers}
	switch format {
	case "", "text":
		return slog.New(slog.NewTextHandler(out, options)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(out, options)), nil
	}
	return nil, fmt.Errorf("there is no log format %q, only text and json", format)
}

// withoutPeers rewrites errors that tell from whose address something came.
func withoutPeers(_ []string, a slog.Attr) slog.Attr {
	err, ok := a.Value.Any().(error)
	if !ok {
		return a
	}
	text := err.Error()
	var op *net.OpError
	// Whom the program itself has called is no learner, but the database.
	for rest := err; errors.As(rest, &op) && op.Op != "dial"; rest = op.Err {
		text = strings.ReplaceAll(text, op.Error(), op.Op+": "+op.Err.Error())
	}
	return slog.String(a.Key, text)
}

// ServerLog is for http.Server.ErrorLog, which writes lines of text with the address of a reader in some of them.
func ServerLog(to *slog.Logger) *log.Logger { return log.New(serverLog{to}, "", 0) }

type serverLog struct{ to *slog.Logger }

// peer is an address and a port: 192.0.2.1:4711, [2001:db8::1]:4711.
var peer = regexp.MustCompile(`(\b\d{1,3}(\.\d{1,3}){3}|\[[0-9A-Fa-f:.%\w]+\]):\d+`)

func (l serverLog) Write(line []byte) (int, error) {
	l.to.Warn("the server says", "text", peer.ReplaceAllString(strings.TrimSpace(string(line)), "somebody"))
	return len(line), nil
}
