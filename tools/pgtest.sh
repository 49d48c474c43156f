#!/usr/bin/env bash
# pgtest.sh COMMAND...: starts a throw-away PostgreSQL on a free loopback port,
# runs the command with its address in PGURL, and removes it again.
#
# Where PostgreSQL is not installed the command runs without the variable, and
# the tests that need it say that they are skipped; with CI=true or
# BUMMERL_REQUIRE_PG=1 that is a failure.
set -euo pipefail

# Debian keeps the server's programs out of PATH, one folder per version.
bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || true)")
if [ ! -x "$bin/initdb" ]; then
	if [ "${CI:-}" = true ] || [ -n "${BUMMERL_REQUIRE_PG:-}" ]; then
		echo 'pgtest: PostgreSQL is not installed (Debian: make deps-debian as root)' >&2
		exit 1
	fi
	echo 'pgtest: PostgreSQL is not installed; its tests are skipped' >&2
	exec "$@"
fi

# The server refuses to run as root: there it runs as the user postgres.
dir=$(mktemp -d "${TMPDIR:-/tmp}/pgtest.XXXXXX")
as() { "$@"; }
if [ "$(id -u)" = 0 ]; then
	chown postgres "$dir"
	as() { (cd "$dir" && runuser -u postgres -- "$@"); }
fi
cleanup() {
	as "$bin/pg_ctl" -D "$dir/data" -m immediate -w -t 20 stop >/dev/null 2>&1 || true
	rm -rf "$dir"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Nothing here must survive a power cut, so nothing waits for the disk.
as "$bin/initdb" -D "$dir/data" -U bummerl -A trust -E UTF8 --locale=C --no-sync >"$dir/initdb.log" 2>&1 || {
	cat "$dir/initdb.log" >&2
	exit 1
}
# Another program may take a port between the choice and the start: try again.
for try in 1 2 3 4 5; do
	port=$((20000 + (RANDOM * 32768 + RANDOM) % 12000))
	if as "$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -w -t 30 -o "-c listen_addresses=127.0.0.1 -p $port \
		-c unix_socket_directories= -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" start >/dev/null; then
		break
	fi
	if [ "$try" = 5 ]; then
		cat "$dir/server.log" >&2
		exit 1
	fi
done
export PGURL="postgres://bummerl@127.0.0.1:$port/postgres?sslmode=disable"
"$@"
