#!/usr/bin/env bash
# Fails if committed generated code is not what its sources give now: templ
# components, message functions, database queries. Leaves the tree as it was.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

stale() {
	echo "$1 is older than its source: make generate, and commit it" >&2
	exit 1
}

go tool templ generate -check -log-level error >/dev/null || stale 'code made from a .templ file'
bin/sqlc diff -f tutor/store/sqlc.yaml || stale 'tutor/store/internal/query'

go mod tidy -diff >/dev/null || { echo 'go.mod is not tidy: go mod tidy, and commit it' >&2; exit 1; }
(cd tools && go mod tidy -diff >/dev/null) || { echo 'tools/go.mod is not tidy' >&2; exit 1; }

# The other generators write in place: keep what there was, compare, put back.
kept=$(mktemp -d)
generated=(locales/*_gen.go locales/*_gen_test.go static/cards/*.svg)
cp -p --parents "${generated[@]}" "$kept"
restore() {
	for file in "${generated[@]}"; do cp -p "$kept/$file" "$file"; done
	rm -rf "$kept"
}
trap restore EXIT
go generate ./...
for file in "${generated[@]}"; do
	cmp -s "$file" "$kept/$file" || stale "$file"
done
