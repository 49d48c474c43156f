package store

import "context"

// Tables gives the columns of every table that keeps something, by the table's name and in their order. What only says
// which migrations have run is left out. It is what the privacy page tells of, so it is asked of the database itself.
func (s *Store) Tables(ctx context.Context) (map[string][]string, error) {
	ask := `SELECT t.name, c.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c
		WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid`
	if isPostgres(s.place) {
		ask = `SELECT table_name, column_name FROM information_schema.columns
			WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`
	}
	rows, err := s.read.QueryContext(ctx, ask)
	if err != nil {
		return nil, fail("the tables", err)
	}
	defer func() { _ = rows.Close() }() // Err tells what went wrong.
	tables := map[string][]string{}
	for rows.Next() {
		var table, column string
		if err := rows.Scan(&table, &column); err != nil {
			return nil, fail("the tables", err)
		}
		if table != "goose_db_version" {
			tables[table] = append(tables[table], column)
		}
	}
	return tables, fail("the tables", rows.Err())
}
