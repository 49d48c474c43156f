package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"bummerl/tutor"
)

// TestFail holds which fault of a server is which error of the application; those of a file are provoked in
// TestTakesNothing and TestBusy.
func TestFail(t *testing.T) {
	server := func(code string) error { return &pgconn.PgError{Code: code} }
	for _, c := range []struct {
		name string
		err  error
		want tutor.Code
	}{
		{"no row", sql.ErrNoRows, tutor.NotFound},
		{"the learner is gone", server("23503"), tutor.NotFound},
		{"a standby", server("25006"), tutor.ReadOnly},
		{"its disk is full", server("53100"), tutor.ReadOnly},
		{"its disk is broken", server("58030"), tutor.ReadOnly},
		{"too many connections", server("53300"), tutor.Busy},
		{"shutting down", server("57P01"), tutor.Busy},
		{"starting up", server("57P03"), tutor.Busy},
		{"locked", server("55P03"), tutor.Busy},
		{"deadlock", server("40P01"), tutor.Busy},
		{"a connection that broke", server("08006"), tutor.Busy},
		{"no server", &pgconn.ConnectError{}, tutor.Busy},
		{"a server that died in the middle", io.ErrUnexpectedEOF, tutor.Busy},
		{"a connection of the pool that is dead", driver.ErrBadConn, tutor.Busy},
		{"a connection that was closed after that", fmt.Errorf("query: %w", pgconn.ErrConnClosed), tutor.Busy},
		{"no answer in time", context.DeadlineExceeded, tutor.Busy},
		{"nobody waits any more", context.Canceled, tutor.Internal},
		{"a fault of ours", server("42601"), tutor.Internal},
		{"anything else", errors.New("odd"), tutor.Internal},
		{"what has a code already", tutor.Fail(tutor.Stale, "before", nil), tutor.Stale},
	} {
		if got := tutor.CodeOf(fail("do it", c.err)); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	if err := fail("do it", nil); err != nil {
		t.Errorf("no error became %v", err)
	}
}
