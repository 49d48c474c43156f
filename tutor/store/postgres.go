package store

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
)

// connections is how many connections to PostgreSQL one program holds at most; a server gives 100 by default.
const connections = 16

func openPostgres(ctx context.Context, place string, wait time.Duration) (*Store, error) {
	config, err := pgx.ParseConfig(place)
	if err != nil {
		// The driver's error hides the password; the place would not.
		return nil, cannotOpen("at this postgres:// URL", err)
	}
	if config.RuntimeParams["lock_timeout"] == "" {
		config.RuntimeParams["lock_timeout"] = strconv.FormatInt(wait.Milliseconds(), 10)
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "bummerl"
	}
	db := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(durable))
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	host := net.JoinHostPort(config.Host, strconv.Itoa(int(config.Port)))
	s := &Store{place: fmt.Sprintf("postgres://%s/%s", host, config.Database), write: db, read: db}
	return s.ready(ctx, migratePostgres)
}

// durable has the server acknowledge a commit of this connection only when it is in the log on its disk, where it is set
// not to wait for that: an acknowledged move survives a crash.
func durable(ctx context.Context, conn *pgx.Conn) error {
	_, err := conn.Exec(ctx, "SELECT set_config('synchronous_commit', 'on', FALSE) WHERE current_setting('synchronous_commit') = 'off'")
	return err
}

// migratePostgres migrates alone: of several programs that start at once, the others wait for the first.
func migratePostgres(ctx context.Context, db *sql.DB) error {
	conn, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	if _, err := conn.ExecContext(ctx, "SELECT pg_advisory_lock(hashtext('bummerl ' || current_schema()))"); err != nil {
		return err
	}
	err = migrate(ctx, goose.DialectPostgres, db)
	_, unlock := conn.ExecContext(ctx, "SELECT pg_advisory_unlock(hashtext('bummerl ' || current_schema()))")
	if err == nil {
		err = unlock
	}
	return err
}
