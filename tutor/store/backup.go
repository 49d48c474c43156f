package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
)

// errPostgres is for whoever wants a server's data in a file.
var errPostgres = errors.New("PostgreSQL is saved by pg_dump and brought back by pg_restore, while the site runs; this is for SQLite files")

// Backup copies an SQLite file into another, as it is at one moment, while programs go on writing; it waits for none of
// them, nor they for it. The copy has looked itself over and lies on the disk when Backup returns. A file that is there
// already is refused, never written over. The error is one sentence for the person who called the program.
func Backup(ctx context.Context, place, to string) error {
	if isPostgres(place) || isPostgres(to) {
		return errPostgres
	}
	from, err := sqlitePath(place)
	if err != nil {
		return fmt.Errorf("the database %s cannot be copied: %w", place, err)
	}
	if to, err = sqlitePath(to); err != nil {
		return fmt.Errorf("the copy %s cannot be made: %w", to, err)
	}
	if _, err := os.Stat(from); err != nil {
		return fmt.Errorf("there is no database %s: %w", from, reason(err))
	}
	if err := copySQLite(ctx, from, to); err != nil {
		return fmt.Errorf("the database %s cannot be copied to %s: %s", from, to, strings.Join(strings.Fields(err.Error()), " "))
	}
	return nil
}

// Restore makes a database of a backup: Backup the other way, and as careful. A database that is there already is refused:
// whoever wants to lose it has to move it away himself.
func Restore(ctx context.Context, backup, place string) error { return Backup(ctx, backup, place) }

// copySQLite copies by way of a file beside the new one, so that what bears its name is whole.
func copySQLite(ctx context.Context, from, to string) (err error) {
	// A journal without its database would be taken for the new one's.
	for _, name := range []string{to, to + "-wal", to + "-shm", to + "-journal"} {
		if _, err := os.Lstat(name); !errors.Is(err, os.ErrNotExist) {
			return errors.Join(fmt.Errorf("there is a file %s already", name), err)
		}
	}
	part, err := os.CreateTemp(filepath.Dir(to), filepath.Base(to)+".part-*") // readable for its owner alone: it holds seeds
	if err != nil {
		return reason(err)
	}
	name := part.Name()
	defer func() { _ = os.Remove(name) }()
	if err := part.Close(); err != nil {
		return err
	}
	if err := vacuumInto(ctx, from, name); err != nil {
		return err
	}
	if err := checkSQLite(ctx, name); err != nil {
		return err
	}
	if err := syncFile(name); err != nil {
		return err
	}
	// Unlike a renaming, a link is refused where there is a file by now.
	if err := os.Link(name, to); err != nil {
		return err
	}
	return syncFile(filepath.Dir(to))
}

// vacuumInto has SQLite write a database into an empty file, what lies in its journal with it.
func vacuumInto(ctx context.Context, from, to string) error {
	db, err := sql.Open("sqlite", fmt.Sprintf("file:%s?mode=ro&_pragma=busy_timeout(%d)",
		(&url.URL{Path: from}).EscapedPath(), lockWait.Milliseconds()))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }() // Nothing was written to it.
	if err := knownSQLite(ctx, db); err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO $1", to)
	return err
}

// knownSQLite tells whether a file is a database of this program, and not of a later one.
func knownSQLite(ctx context.Context, db *sql.DB) error {
	var has int64
	err := db.QueryRowContext(ctx, "SELECT COALESCE(MAX(version_id), 0) FROM goose_db_version").Scan(&has)
	if err != nil && strings.Contains(err.Error(), "no such table") {
		return errors.New("it is not a database of this program")
	}
	if err != nil {
		return err
	}
	if knows := latest(); has > knows {
		return fmt.Errorf("it is newer than this program (its tables have version %d, the program knows %d)", has, knows)
	}
	return nil
}

// checkSQLite has SQLite look a file over, rows that point at nothing among what it looks for.
func checkSQLite(ctx context.Context, name string) (err error) {
	db, err := sql.Open("sqlite", fmt.Sprintf("file:%s?mode=ro", (&url.URL{Path: name}).EscapedPath()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	var said string
	if err := db.QueryRowContext(ctx, "PRAGMA integrity_check").Scan(&said); err != nil {
		return err
	}
	if said != "ok" {
		return fmt.Errorf("the copy is damaged: %s", said)
	}
	var lost int
	if err := db.QueryRowContext(ctx, "SELECT COUNT(*) FROM pragma_foreign_key_check").Scan(&lost); err != nil {
		return err
	}
	if lost > 0 {
		return fmt.Errorf("the copy is damaged: %d rows point at nothing", lost)
	}
	return nil
}

// syncFile has the system write a file, or the names in a directory, to the disk.
func syncFile(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
