package storetest

import (
	"context"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// Server is a PostgreSQL of a test's own, which the test may stop and start. It does not wait for commits to be written
// (synchronous_commit is off), unless who connects asks for that.
type Server struct {
	t              *testing.T
	bin, dir, port string
	as             *syscall.Credential
}

// StartServer starts a server until the test is over. Where PostgreSQL is not installed the test is skipped, or failed
// as in Postgres.
func StartServer(t *testing.T) *Server {
	t.Helper()
	bin := programs()
	if bin == "" {
		const why = "PostgreSQL is not installed, so nothing is tested on a server of the test's own"
		if os.Getenv("CI") == "true" || os.Getenv("BUMMERL_REQUIRE_PG") != "" {
			t.Fatal(why)
		}
		t.Skip(why)
	}
	// Not t.TempDir, which nobody but the test's own user may enter.
	dir, err := os.MkdirTemp("", "bummerl-postgres-")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{t: t, bin: bin, dir: dir}
	t.Cleanup(func() { _ = os.RemoveAll(dir) }) // It lies among temporary files.
	s.asPostgres()
	s.run("initdb", "-D", s.data(), "-U", "bummerl", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
	t.Cleanup(func() { s.Stop("immediate") })
	// Another program may take a port between the choice and the start: then another one is tried.
	for try := 1; ; try++ {
		s.port = freePort(t)
		err := s.start()
		if err == nil {
			return s
		}
		if try == 5 {
			t.Fatal(err)
		}
	}
}

// programs is the folder of the server's programs, the newest if there are several; "" if there is none. Debian keeps
// them out of PATH.
func programs() string {
	if list, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb"); err == nil && len(list) > 0 {
		slices.Sort(list)
		return filepath.Dir(list[len(list)-1])
	}
	if path, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(path)
	}
	return ""
}

// asPostgres has the server run as the user postgres where the test is root, as which it refuses to.
func (s *Server) asPostgres() {
	s.t.Helper()
	if os.Getuid() != 0 {
		return
	}
	who, err := user.Lookup("postgres")
	if err != nil {
		s.t.Fatal(err)
	}
	uid, uidErr := strconv.ParseUint(who.Uid, 10, 32)
	gid, gidErr := strconv.ParseUint(who.Gid, 10, 32)
	if uidErr != nil || gidErr != nil {
		s.t.Fatalf("the user postgres is %s:%s", who.Uid, who.Gid)
	}
	s.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	if err := os.Chown(s.dir, int(uid), int(gid)); err != nil {
		s.t.Fatal(err)
	}
}

func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }() // Nobody has connected.
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

// URL is where the server is found, as long as it runs.
func (s *Server) URL() string {
	u := url.URL{Scheme: "postgres", User: url.User("bummerl"), Host: "127.0.0.1:" + s.port, Path: "/postgres", RawQuery: "sslmode=disable"}
	return u.String()
}

// Start starts the server again and waits until it takes connections.
func (s *Server) Start() {
	s.t.Helper()
	if err := s.start(); err != nil {
		s.t.Fatal(err)
	}
}

func (s *Server) start() error {
	return s.command("pg_ctl", "-D", s.data(), "-l", filepath.Join(s.dir, "server.log"), "-w", "-t", "30", "-o",
		"-c listen_addresses=127.0.0.1 -p "+s.port+" -c unix_socket_directories= -c fsync=off -c synchronous_commit=off", "start").Run()
}

// Stop stops the server: "fast" ends what others are about to do, "immediate" is a crash, after which it recovers.
func (s *Server) Stop(mode string) {
	_ = s.command("pg_ctl", "-D", s.data(), "-m", mode, "-w", "-t", "30", "stop").Run() // An error says that it does not run.
}

// Exec has the server do something.
func (s *Server) Exec(statement string) {
	s.t.Helper()
	run(s.t, s.URL(), statement)
}

func (s *Server) run(name string, args ...string) {
	s.t.Helper()
	if out, err := s.command(name, args...).CombinedOutput(); err != nil {
		s.t.Fatalf("%s: %v: %s", name, err, out)
	}
}

// command outlives the test's context, which is over when the server is stopped.
func (s *Server) command(name string, args ...string) *exec.Cmd {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	s.t.Cleanup(cancel)
	cmd := exec.CommandContext(ctx, filepath.Join(s.bin, name), args...)
	cmd.Dir = s.dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.as}
	return cmd
}
