#!/usr/bin/env bash
# Installs what the tests need on Debian and its children, each only if it is
# missing: Chromium for the browser tests, PostgreSQL for the store's.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ "${#missing[@]}" = 0 ] && exit 0

if [ "$(id -u)" != 0 ]; then
	echo "missing: ${missing[*]} (install them as root: sudo make deps-debian)" >&2
	exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -y -q --no-install-recommends "${missing[@]}"
