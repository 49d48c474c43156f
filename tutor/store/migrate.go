package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
)

//go:embed migrations/*.sql
var migrations embed.FS

// newerError tells that the tables were made by a program that knows more migrations than this one.
type newerError struct{ has, knows int64 }

func (e *newerError) Error() string { return fmt.Sprintf("version %d, known %d", e.has, e.knows) }

// migrate brings the tables up to date, each migration in a transaction of its own. It refuses tables that are newer
// than the program: what it does not know it could damage.
func migrate(ctx context.Context, dialect goose.Dialect, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(dialect, db, files, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		return err
	}
	has, knows, err := provider.GetVersions(ctx)
	if err != nil {
		return err
	}
	if has > knows {
		return &newerError{has: has, knows: knows}
	}
	_, err = provider.Up(ctx)
	return err
}

// latest is the version of the tables that this program knows.
func latest() int64 {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil || len(names) == 0 {
		panic("no migrations") // They are part of the program.
	}
	version, err := goose.NumericComponent(names[len(names)-1])
	if err != nil {
		panic(err)
	}
	return version
}
