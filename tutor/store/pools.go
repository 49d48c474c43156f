package store

import (
	"database/sql"

	"bummerl/tutor"
)

// Pools tells how the pools of connections fare. Where one connection writes, writers wait for it here and not in the
// database.
func (s *Store) Pools() []tutor.Pool {
	if s.read == s.write {
		return []tutor.Pool{pool("all", s.write)}
	}
	return []tutor.Pool{pool("write", s.write), pool("read", s.read)}
}

func pool(name string, db *sql.DB) tutor.Pool {
	now := db.Stats()
	return tutor.Pool{
		Name: name, Most: now.MaxOpenConnections, Open: now.OpenConnections, Used: now.InUse,
		Waits: now.WaitCount, Waited: now.WaitDuration,
	}
}
