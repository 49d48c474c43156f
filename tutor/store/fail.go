package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"bummerl/tutor"
)

// fail turns an error of the database into one of the application; what names the operation for the log. No error
// stays none, and an error that has a code already keeps it.
func fail(what string, err error) error {
	var known *tutor.Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &known):
		return err
	case errors.Is(err, sql.ErrNoRows):
		return tutor.Fail(tutor.NotFound, what, nil)
	case isForeignKey(err):
		// Rows point at their learner or match: it has been deleted meanwhile.
		return tutor.Fail(tutor.NotFound, what, err)
	case takesNothing(err):
		return tutor.Fail(tutor.ReadOnly, what, err)
	case isBusy(err):
		return tutor.Fail(tutor.Busy, what, err)
	}
	return tutor.Fail(tutor.Internal, what, err)
}

// takesNothing tells whether the database cannot be written to, whoever asks: the disk is full, the file or the server
// may only be read, or the disk refuses what is written.
func takesNothing(err error) bool {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		switch e.Code() {
		case sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC,
			sqlite3.SQLITE_IOERR_TRUNCATE, sqlite3.SQLITE_IOERR_SHMSIZE:
			return true
		}
		primary := e.Code() & 0xff
		return primary == sqlite3.SQLITE_FULL || primary == sqlite3.SQLITE_READONLY
	}
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		// read-only transaction (a standby, or a server set so), disk full, the disk's own error.
		return e.Code == "25006" || e.Code == "53100" || e.Code == "58030"
	}
	return false
}

// isBusy tells whether trying again later may help: a lock was not given in time, or the server is away.
func isBusy(err error) bool {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		primary := e.Code() & 0xff
		return primary == sqlite3.SQLITE_BUSY || primary == sqlite3.SQLITE_LOCKED
	}
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		// lock not available, serialization failure, deadlock; connections, shutting down, out of resources.
		for _, class := range []string{"55P03", "40001", "40P01", "08", "57", "53"} {
			if strings.HasPrefix(e.Code, class) {
				return true
			}
		}
		return false
	}
	if _, ok := errors.AsType[*pgconn.ConnectError](err); ok {
		return true
	}
	if _, ok := errors.AsType[net.Error](err); ok {
		return true
	}
	// A server that dies in the middle of an answer ends the stream, and after it the driver closes the connection.
	for _, gone := range []error{
		context.DeadlineExceeded, driver.ErrBadConn, sql.ErrConnDone, pgconn.ErrConnClosed, io.EOF, io.ErrUnexpectedEOF,
	} {
		if errors.Is(err, gone) {
			return true
		}
	}
	return false
}

func isForeignKey(err error) bool {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code() == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
	}
	if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		return e.Code == "23503"
	}
	return false
}

// oneRow turns "no row was touched" into an error of a code.
func oneRow(n int64, err error, code tutor.Code, what string) error {
	if err == nil && n == 0 {
		return tutor.Fail(code, what, nil)
	}
	return fail(what, err)
}
