package e2e_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// patience is how long a test of faults waits for what has to come: long enough for a machine that does much else.
const patience = 30 * time.Second

// theProgram is the program itself, built once for all tests that start and kill it; removeProgram removes it.
var theProgram = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "bummerl-program-")
	if err != nil {
		return "", err
	}
	built = dir
	path := filepath.Join(dir, "bummerl")
	build := exec.CommandContext(context.Background(), "go", "build", "-o", path, "bummerl/cmd/bummerl")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return path, nil
})

// built is the folder of theProgram, "" before there is one.
var built string

func removeProgram() {
	if built != "" {
		_ = os.RemoveAll(built) // It lies among temporary files.
	}
}

// process is a server as an operator starts it. It may be killed and started again; each time it has another address.
type process struct {
	t     *testing.T
	place string
	// command gives the command to start for the program and its arguments; nil starts them as they are.
	command func(program string, args ...string) *exec.Cmd

	mu  sync.Mutex
	cmd *exec.Cmd
	url string
	log bytes.Buffer
}

// startProcess starts a server on a database until the test is over.
func startProcess(t *testing.T, place string) *process {
	t.Helper()
	p := &process{t: t, place: place}
	t.Cleanup(p.kill)
	p.start()
	return p
}

// start starts the server and waits until it says where it listens.
func (p *process) start() {
	p.t.Helper()
	program, err := theProgram()
	if err != nil {
		p.t.Fatal(err)
	}
	command := p.command
	if command == nil {
		command = func(program string, args ...string) *exec.Cmd {
			return exec.CommandContext(p.t.Context(), program, args...)
		}
	}
	cmd := command(program, "serve", "-addr", "127.0.0.1:0", "-db", p.place, "-posts", "0")
	cmd.Env = append(os.Environ(), "GOMAXPROCS=2")
	cmd.Stderr = lockedWriter{p}
	out, err := cmd.StdoutPipe()
	if err != nil {
		p.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.mu.Lock()
	p.cmd = cmd
	p.mu.Unlock()
	late := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() }) // So that reading the line ends.
	defer late.Stop()
	line, err := bufio.NewReader(out).ReadString('\n')
	url, _, ok := strings.Cut(strings.TrimPrefix(line, "bummerl: listening on "), " ")
	if err != nil || !ok || !strings.HasPrefix(url, "http://") {
		p.t.Fatalf("the server says %q, %v: %s", line, err, p.said())
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.url = url
}

// kill ends the server as kill -9 and a power cut do: it can do nothing about it, or before it.
func (p *process) kill() {
	p.mu.Lock()
	cmd := p.cmd
	p.cmd, p.url = nil, ""
	p.mu.Unlock()
	if cmd == nil {
		return
	}
	if err := cmd.Process.Signal(syscall.SIGKILL); err != nil && !errors.Is(err, os.ErrProcessDone) {
		p.t.Error(err)
	}
	_ = cmd.Wait() // It tells that the server was killed.
}

// address is where the server listens, "" while there is none.
func (p *process) address() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.url
}

// pid is the server's process.
func (p *process) pid() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.cmd.Process.Pid
}

// said is what the server has logged.
func (p *process) said() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.String()
}

// lockedWriter keeps what a server logs.
type lockedWriter struct{ p *process }

func (w lockedWriter) Write(b []byte) (int, error) {
	w.p.mu.Lock()
	defer w.p.mu.Unlock()
	return w.p.log.Write(b)
}
