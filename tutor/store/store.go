// Package store keeps what the application has to remember, in SQLite or in PostgreSQL: the same tables, the same
// queries, the same promises. It implements the store interfaces of package tutor and is the only package that talks
// to a database.
//
// # Transactions
//
// A transaction is short: it holds statements only, never thinking. Whatever takes time (replaying, the bot) is done
// before it, on what was read then; the transaction checks that the version read is still the one kept, and adds.
// Nobody waits for a person or a bot while holding a lock, and of two requests that saw the same version exactly one
// wins; the other is told tutor.ErrStale. When a method returns without an error, what it wrote is on the disk:
// SQLite runs with synchronous = FULL, PostgreSQL with synchronous_commit = on even where the server is set to off.
//
// SQLite has one connection that writes and takes the write lock when a transaction begins (a transaction that reads
// first and wants to write later can fail at once, whatever the timeout) and a few that read beside it. A lock that is
// not given in time, or a server that is away, is tutor.ErrBusy: trying again is safe. A database that takes nothing
// (the disk is full, the file or the server may only be read) is tutor.ErrReadOnly, and reading goes on. After either
// nothing was written or, if a server went away in the moment of the commit, all was: whoever sends the same once more
// gets what is kept then.
//
// Parameters and columns are TEXT, BIGINT, BOOLEAN and DOUBLE PRECISION, which both databases keep to the last bit; times
// are unix milliseconds in UTC.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"bummerl/tutor/store/internal/query"
)

// lockWait is how long a statement waits for a lock before the database counts as busy. Locks are held for
// milliseconds; who waits longer than this waits for something outside (a backup that copies the file, a person with a
// database tool).
const lockWait = 3 * time.Second

// Store keeps everything. Its methods may be used from many goroutines at once.
type Store struct {
	place string
	// write and read are the same pool for PostgreSQL.
	write, read *sql.DB
	w, r        *query.Queries
}

// Open opens a database and brings its tables up to date. The place is a file ("bummerl.db", also as "sqlite:FILE" or
// "file:FILE", made if it does not exist) or a PostgreSQL URL ("postgres://user@host/database"). The error is one
// sentence for the person who started the program: the database cannot be opened and why, or it is newer than the
// program.
func Open(ctx context.Context, place string) (*Store, error) {
	return open(ctx, place, lockWait)
}

// OpenExisting is Open for a database that is there already: a file that is not is refused, where Open would make one.
func OpenExisting(ctx context.Context, place string) (*Store, error) {
	if !isPostgres(place) {
		path, err := sqlitePath(place)
		if err != nil {
			return nil, fmt.Errorf("open the database %s: %w", place, err)
		}
		if _, err := os.Stat(path); err != nil {
			return nil, fmt.Errorf("there is no database %s: %w", path, reason(err))
		}
	}
	return Open(ctx, place)
}

func isPostgres(place string) bool {
	return strings.HasPrefix(place, "postgres://") || strings.HasPrefix(place, "postgresql://")
}

func open(ctx context.Context, place string, wait time.Duration) (*Store, error) {
	if isPostgres(place) {
		return openPostgres(ctx, place, wait)
	}
	return openSQLite(ctx, place, wait)
}

// Place tells where the data is, fit for a log: a file's path, or host and name of the database without user and
// password.
func (s *Store) Place() string { return s.place }

// Ping tells whether the database answers.
func (s *Store) Ping(ctx context.Context) error { return fail("ping", s.read.PingContext(ctx)) }

// Close closes the connections.
func (s *Store) Close() error {
	err := s.write.Close()
	if s.read != s.write {
		if e := s.read.Close(); err == nil {
			err = e
		}
	}
	return err
}

// ready brings the tables up to date and gives the store, or closes it and says why not.
func (s *Store) ready(ctx context.Context, migrate func(context.Context, *sql.DB) error) (*Store, error) {
	s.w, s.r = query.New(s.write), query.New(s.read)
	// The first connection gives plainer reasons than the migrations would.
	err := patiently(ctx, s.write.PingContext)
	if err == nil {
		err = migrate(ctx, s.write)
	}
	if err == nil && s.read != s.write {
		err = patiently(ctx, s.prepare)
	}
	if err != nil {
		_ = s.Close()
		return nil, cannotOpen(s.place, err)
	}
	return s, nil
}

// prepare has every query read and planned once for each connection: SQLite takes longer for that than for most answers, and
// a page asks a dozen. PostgreSQL needs it not, since pgx keeps what its connections have prepared.
func (s *Store) prepare(ctx context.Context) (err error) {
	if s.w, err = query.Prepare(ctx, s.write); err != nil {
		return err
	}
	s.r, err = query.Prepare(ctx, s.read)
	return err
}

// cannotOpen makes one line of an error, however many lines the driver writes.
func cannotOpen(place string, err error) error {
	if newer, ok := errors.AsType[*newerError](err); ok {
		return fmt.Errorf("the database %s is newer than this program (its tables have version %d, the program knows %d)",
			place, newer.has, newer.knows)
	}
	return fmt.Errorf("the database %s cannot be opened: %s", place, strings.Join(strings.Fields(err.Error()), " "))
}

// inTx runs f in one write transaction; an error of f undoes everything.
func (s *Store) inTx(ctx context.Context, what string, f func(*query.Queries) error) error {
	tx, err := s.write.BeginTx(ctx, nil)
	if err != nil {
		return fail(what, err)
	}
	// Rolling back after a commit does nothing.
	defer func() { _ = tx.Rollback() }()
	if err := f(s.w.WithTx(tx)); err != nil {
		return fail(what, err)
	}
	return fail(what, tx.Commit())
}

// inSnapshot runs several reads on one state of the database.
func (s *Store) inSnapshot(ctx context.Context, what string, f func(*query.Queries) error) error {
	tx, err := s.read.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead})
	if err != nil {
		return fail(what, err)
	}
	defer func() { _ = tx.Rollback() }()
	return fail(what, f(s.r.WithTx(tx)))
}
