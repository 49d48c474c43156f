#!/usr/bin/env bash
# Serves the site and starts it anew whenever a source changes. A build that
# fails is shown, and the old program goes on. Stop it with Ctrl-C.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

stamp=$(mktemp)
server=
stop() {
	[ -z "$server" ] || kill "$server" 2>/dev/null || true
	[ -z "$server" ] || wait "$server" 2>/dev/null || true
	server=
}
trap 'stop; rm -f "$stamp"' EXIT
trap 'exit 130' INT TERM

# Generated files are left out: they change because a source did.
changed() {
	find cmd locales puzzles rules static templates tutor -newer "$stamp" -type f \
		\( -name '*.go' -o -name '*.templ' -o -name '*.toml' -o -name '*.sql' -o -name '*.css' -o -name '*.js' -o -name '*.svg' \) \
		! -name '*_templ.go' ! -name '*_gen.go' ! -name '*_gen_test.go' ! -path '*/internal/query/*' ! -path 'static/dist/*' -print -quit | grep -q .
}
rebuild() {
	touch "$stamp"
	go tool templ generate -log-level error && go generate ./locales && make --no-print-directory build
}

rebuild || true
while true; do
	if [ -x bin/bummerl ] && ! { [ -n "$server" ] && kill -0 "$server" 2>/dev/null; }; then
		bin/bummerl serve &
		server=$!
	fi
	until changed; do sleep 0.5; done
	echo 'dev: building' >&2
	if rebuild; then stop; fi
done
