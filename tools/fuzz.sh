#!/usr/bin/env bash
# Fuzzes each form of the site, then whatever else is read from outside, each for TIME (60s), and prints a line of each:
#
#     tools/fuzz.sh [TIME] [BEGINNING]
#
# Only forms or targets whose names begin so, if BEGINNING is given. What fails is kept by Go beside the test, in
# testdata/fuzz, and fails every test from then on.
set -euo pipefail
cd "$(dirname "$0")/.."

time=${1:-60s}
only=${2:-}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

one() { # name, package, target
  if ! go test "$2" -run '^$' -fuzz "^$3\$" -fuzztime "$time" -parallel 2 >"$log" 2>&1; then
    cat "$log"
    echo "$1: failed" >&2
    exit 1
  fi
  echo "$1: $(grep -E '^fuzz: elapsed' "$log" | tail -1 | sed -E 's/^fuzz: //; s/ \([0-9]+\/sec\)//')"
}

while read -r form; do
  [[ $form == "$only"* ]] || continue
  BUMMERL_FORM=$form one "$form" ./tutor/web FuzzForms
done < <(go test ./tutor/web -run '^TestEveryFormIsFuzzed$' -count 1 -v | sed -n 's/^.*: form //p')

while IFS=: read -r file text; do
  target=$(sed -E 's/^func (Fuzz[A-Za-z0-9_]*).*/\1/' <<<"$text")
  [[ $target == FuzzForms || $target != "$only"* ]] || one "$target" "./$(dirname "$file")" "$target"
done < <(grep -rE '^func Fuzz' --include='*_test.go' --exclude-dir=node_modules rules puzzles tutor locales | sort)
