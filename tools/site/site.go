// Package site starts the real program on a free port with an empty database,
// for the tools that look at the site from outside.
package site

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"syscall"
	"time"
)

// patience is how long the program may take to start, and to stop.
const patience = 20 * time.Second

var listening = regexp.MustCompile(`^[a-z]+: listening on (http://\S+)`)

// Start runs binary until stop is called, and gives the address that it
// printed. The database lies in a folder that goes with it; the log goes to log.
func Start(binary string, log io.Writer) (address string, stop func() error, err error) {
	dir, err := os.MkdirTemp("", "bummerl-site-")
	if err != nil {
		return "", nil, err
	}
	p, err := Run(log, nil, binary, "serve", "-addr", "127.0.0.1:0", "-db", filepath.Join(dir, "site.sqlite"), "-posts", "0")
	if err != nil {
		return "", nil, errors.Join(err, os.RemoveAll(dir))
	}
	return p.Address, func() error { return errors.Join(p.Stop(), os.RemoveAll(dir)) }, nil
}

// Process is a server that runs.
type Process struct {
	// Address is what it printed: http://127.0.0.1:40123.
	Address string
	// PID is its number.
	PID int
	// Stop ends it, and waits for the end.
	Stop func() error
}

// Run runs a server with arguments until it is stopped, and waits for it to say that it listens. It is given what input
// has to read, and what it writes goes to log.
func Run(log io.Writer, input io.Reader, binary string, args ...string) (Process, error) {
	ctx, cancel := context.WithCancel(context.Background())
	cmd := exec.CommandContext(ctx, binary, args...)
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	cmd.WaitDelay = patience
	read, write := io.Pipe()
	cmd.Stdin = input
	cmd.Stdout, cmd.Stderr = io.MultiWriter(write, log), io.MultiWriter(write, log)
	stop := func() error {
		cancel()
		if err := cmd.Wait(); !errors.Is(err, context.Canceled) {
			return err
		}
		return nil // stopped as asked
	}
	if err := cmd.Start(); err != nil {
		cancel()
		return Process{}, err
	}
	found := make(chan string, 1)
	go func() {
		lines := bufio.NewScanner(read)
		for lines.Scan() {
			if m := listening.FindStringSubmatch(lines.Text()); m != nil {
				found <- m[1]
				break
			}
		}
		_, _ = io.Copy(io.Discard, read) // or the program would wait for a reader
	}()
	select {
	case address := <-found:
		return Process{Address: address, PID: cmd.Process.Pid, Stop: stop}, nil
	case <-time.After(patience):
		return Process{}, errors.Join(fmt.Errorf("%s did not say within %v that it listens", binary, patience), stop())
	}
}
