package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite" // also the driver "sqlite"
)

// readers is how many connections read from an SQLite file at once.
const readers = 4

func openSQLite(ctx context.Context, place string, wait time.Duration) (*Store, error) {
	path, err := sqlitePath(place)
	if err != nil {
		return nil, cannotOpen(place, err)
	}
	// Making the file here gives a plain reason (no such directory, permission denied) and keeps other users of the
	// machine from reading seeds; SQLite gives its side files the same mode.
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, cannotOpen(path, reason(err))
	}
	if err := file.Close(); err != nil {
		return nil, cannotOpen(path, reason(err))
	}
	s := &Store{place: path}
	if s.write, err = sql.Open("sqlite", sqliteDSN(path, wait, "&_txlock=immediate")); err != nil {
		return nil, cannotOpen(path, err)
	}
	if s.read, err = sql.Open("sqlite", sqliteDSN(path, wait, "&_pragma=query_only(1)")); err != nil {
		return nil, cannotOpen(path, err)
	}
	s.write.SetMaxOpenConns(1)
	s.read.SetMaxOpenConns(readers)
	s.read.SetMaxIdleConns(readers)
	return s.ready(ctx, migrateSQLite)
}

// migrateSQLite migrates beside other programs that start at the same moment. SQLite has no lock that lasts longer than
// a transaction, so two programs may begin the same migration; the second then fails, whole, and finds at the next
// try that it has been done.
func migrateSQLite(ctx context.Context, db *sql.DB) error {
	for try := 1; ; try++ {
		err := migrate(ctx, goose.DialectSQLite3, db)
		if _, newer := errors.AsType[*newerError](err); err == nil || newer || try == 8 {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(25 * time.Millisecond):
		}
	}
}

// patiently does something that another program at its start, or at its end, may forbid for a moment: whoever turns a file
// into one with a log, or clears the log away as the last, has it alone, and SQLite waits for neither.
func patiently(ctx context.Context, do func(context.Context) error) error {
	for end := time.Now().Add(time.Second); ; {
		err := do(ctx)
		if _, ours := errors.AsType[*sqlite.Error](err); !ours || !isBusy(err) || time.Now().After(end) {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(25 * time.Millisecond):
		}
	}
}

// sqliteDSN gives the driver's name of a file, with what every connection sets.
func sqliteDSN(path string, wait time.Duration, more string) string {
	return fmt.Sprintf("file:%s?_pragma=busy_timeout(%d)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)"+
		"&_pragma=foreign_keys(1)%s", (&url.URL{Path: path}).EscapedPath(), wait.Milliseconds(), more)
}

// sqlitePath takes the file's path out of what Open was given.
func sqlitePath(place string) (string, error) {
	path := place
	for _, scheme := range []string{"sqlite:", "file:"} {
		if rest, ok := strings.CutPrefix(place, scheme); ok {
			if path = strings.TrimPrefix(rest, "//"); strings.Contains(path, "?") {
				return "", errors.New("a file's name takes no options")
			}
		}
	}
	switch {
	case path == "":
		return "", errors.New("no file is named")
	case strings.HasPrefix(path, ":memory:"):
		return "", errors.New("it has to be a file")
	case strings.Contains(path, "://"):
		return "", errors.New("only files and postgres:// are known")
	}
	return path, nil
}

// reason leaves out what cannotOpen says already: the operation and the path.
func reason(err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
