package ops_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"strings"
	"syscall"
	"testing"

	"bummerl/tutor/ops"
)

// opError is an error of a connection between a reader and the site.
func opError(op string, err error) error {
	return &net.OpError{
		Op: op, Net: "tcp", Source: &net.TCPAddr{IP: net.IPv4(192, 0, 2, 1), Port: 8066},
		Addr: &net.TCPAddr{IP: net.ParseIP("2001:db8::77"), Port: 4711}, Err: os.NewSyscallError(op, err),
	}
}

// TestLogWithoutPeers: errors lose the address of whoever was connected, and nothing else.
func TestLogWithoutPeers(t *testing.T) {
	cases := []struct {
		name string
		err  error
		want string
	}{
		{"a plain one", errors.New("no such card"), `no such card`},
		{"writing to a reader", fmt.Errorf("page: %w", opError("write", syscall.EPIPE)), `page: write: write: broken pipe`},
		{"two joined", errors.Join(errors.New("a"), opError("read", syscall.ECONNRESET)), "a\nread: read: connection reset by peer"},
		{"one within the other", &net.OpError{Op: "read", Net: "tcp", Addr: &net.TCPAddr{IP: net.IPv4(203, 0, 113, 9)}, Err: opError("read", syscall.ECONNRESET)}, "read: read: read: connection reset by peer"},
		{"the database", opError("dial", syscall.ECONNREFUSED), `dial tcp 192.0.2.1:8066->[2001:db8::77]:4711: dial: connection refused`},
	}
	for _, c := range cases {
		var out strings.Builder
		log, err := ops.NewLog(&out, "json", slog.LevelInfo)
		if err != nil {
			t.Fatal(err)
		}
		log.Error("failed", "error", c.err)
		var line struct{ Level, Msg, Error string }
		if err := json.Unmarshal([]byte(out.String()), &line); err != nil || line.Msg != "failed" || line.Level != "ERROR" {
			t.Errorf("%s: %v in %s", c.name, err, out.String())
		}
		if line.Error != c.want {
			t.Errorf("%s: got %q, want %q", c.name, line.Error, c.want)
		}
	}
}

// TestLogFormats: text is the usual one, levels below the chosen one are left out, other formats are refused.
func TestLogFormats(t *testing.T) {
	var out strings.Builder
	log, err := ops.NewLog(&out, "", slog.LevelInfo)
	if err != nil {
		t.Fatal(err)
	}
	log.Debug("a request")
	log.Info("begun", "n", 3)
	if got := out.String(); !strings.HasSuffix(got, "level=INFO msg=begun n=3\n") || strings.Count(got, "\n") != 1 {
		t.Errorf("got %q", got)
	}
	if _, err := ops.NewLog(&out, "xml", slog.LevelInfo); err == nil || !strings.Contains(err.Error(), `"xml"`) {
		t.Errorf("xml: %v", err)
	}
}

// TestServerLog: what net/http writes of a reader says no address.
func TestServerLog(t *testing.T) {
	var out strings.Builder
	log, err := ops.NewLog(&out, "text", slog.LevelInfo)
	if err != nil {
		t.Fatal(err)
	}
	to := ops.ServerLog(log)
	to.Print("http: panic serving 203.0.113.9:51234: no more cards")
	to.Print("http: TLS handshake error from [2001:db8::77]:4711: EOF")
	to.Print("http: Accept error: too many open files; retrying in 5ms")
	got := out.String()
	for _, want := range []string{"panic serving somebody: no more cards", "error from somebody: EOF", "retrying in 5ms"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in %s", want, got)
		}
	}
	for _, secret := range []string{"203.0.113.9", "51234", "2001:db8", "4711"} {
		if strings.Contains(got, secret) {
			t.Errorf("%s in %s", secret, got)
		}
	}
}
