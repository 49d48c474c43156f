# What a developer says here: make run, make test, make lint. Each does its own
# set-up; `make help` lists everything.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help

# One toolchain everywhere, fetched as a module where another is installed: the
# standard library's known flaws are mended in it. Some systems set
# GOTOOLCHAIN=local, hence an export and not a line in go.mod.
export GOTOOLCHAIN := go1.27.3+auto

GO_SQLC := github.com/sqlc-dev/sqlc/cmd/sqlc
GO_LINT := github.com/golangci/golangci-lint/v2/cmd/golangci-lint
NODE_BIN := node_modules/.bin
SQLC_CONF := tutor/store/sqlc.yaml
STORYBOOK := ./tutor/e2e/storybook/show

.PHONY: help
help: ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# ---- running ----------------------------------------------------------------

.PHONY: run
run: build ## build everything and serve it on http://localhost:8066, with the database in bummerl.sqlite
	@exec bin/bummerl serve

.PHONY: dev
dev: node_modules/.package-lock.json ## the same, built again and restarted whenever a source changes
	@exec tools/dev.sh

.PHONY: storybook
storybook: bundle ## serve every screen in every state on http://localhost:8067, without a database
	@go run $(STORYBOOK)

.PHONY: shots
shots: bundle ## pictures of stories into tmp/shots, by the beginnings of their names: make shots STORIES=table,cut IN=hu
	go run $(STORYBOOK) -shots tmp/shots -stories '$(STORIES)' -lang $(or $(IN),de)

.PHONY: build
build: bundle ## bin/bummerl: one file with everything in it
	@go build -o bin/bummerl ./cmd/bummerl

.PHONY: bundle
bundle: node_modules/.package-lock.json ## style sheets, scripts, sprites and fonts into static/dist
	@go -C tools run ./bundle -quiet

# npm writes this file last, so it tells a whole install from a broken one.
node_modules/.package-lock.json: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { echo 'npm is missing: install Node 20.19 or newer (it only fetches packages)' >&2; exit 1; }
	npm ci --no-audit --no-fund
	@touch $@

# ---- testing ----------------------------------------------------------------

.PHONY: test
test: deps-if-debian-root bundle current ## everything: set-up, generated code, vet, all tests with PostgreSQL and a browser, every link
	@go version
	go vet ./...
	go -C tools vet ./...
	@command -v chromium >/dev/null || echo 'Chromium is not installed; its tests are skipped' >&2
	tools/pgtest.sh go test -timeout 11m ./...
	go -C tools test ./...
	@$(MAKE) --no-print-directory walk

.PHONY: current
current: bin/sqlc ## fail if generated code is older than its source
	@tools/current.sh

.PHONY: walk
walk: build ## press every link and form of the running site, and check the HTML of each page
	@rm -rf tmp/pages && mkdir -p tmp/pages
	go -C tools run ./walk -out ../tmp/pages
	$(NODE_BIN)/html-validate tmp/pages

.PHONY: prove
prove: bundle ## prove every stored puzzle anew (make test proves one in twenty)
	go run ./cmd/bummerl puzzles prove -plans

.PHONY: test-faults
test-faults: deps-if-debian-root bundle ## kill, starve and restart what the site stands on, for long, and tell what was measured (some minutes)
	BUMMERL_FAULTS=1 tools/pgtest.sh go test -count 1 -timeout 20m -v \
		-run '^(TestKill|TestDiskFull|TestPostgres.*|TestTwoProcesses|TestDoubleClick|TestAtOnce|TestTakesNothing|TestSQLite_Pragmas|TestLostAnswers|TestRestart)$$' \
		./tutor/e2e ./tutor/store ./tutor/match

.PHONY: lint-container
lint-container: ## what BuildKit's checks say of the Containerfile, and that its program is not root; no engine is needed
	go -C tools/containerlint vet .
	go -C tools/containerlint test .
	go -C tools/containerlint run . ../../Containerfile

.PHONY: vuln
vuln: ## ask govulncheck for known flaws within reach, of the program and of its tools; no server is asked but the module proxy
	go -C tools/vuln run . -dir ../.. -work ../../tmp/vuln
	go -C tools/vuln run . -dir .. -work ../../tmp/vuln

.PHONY: fuzz
fuzz: ## send anything to each form for a minute, then to whatever else reads (about an hour; TIME=10s, ONLY=/play: less)
	tools/fuzz.sh '$(or $(TIME),60s)' '$(ONLY)'

.PHONY: test-storybook
test-storybook: bundle ## look at every screen in every state, language, pack and theme with Chromium (some minutes)
	BUMMERL_STORIES=all BUMMERL_REQUIRE_BROWSER=1 go test -count 1 -timeout 30m -run '^TestStories$$' ./tutor/e2e

.PHONY: lighthouse
lighthouse: build tools/lighthouse/node_modules/.package-lock.json ## let Lighthouse judge the main kinds of pages, reports in tmp/lighthouse (some minutes)
	go -C tools run ./lighthouse

tools/lighthouse/node_modules/.package-lock.json: tools/lighthouse/package.json tools/lighthouse/package-lock.json
	cd tools/lighthouse && npm ci --no-audit --no-fund
	@touch $@

.PHONY: load
load: build ## what pages cost: 500 a second beside fixed view models, memory over 100,000 (some minutes; LOAD='-each 5s -slope 0' for less)
	@go build -o bin/anchor ./tutor/e2e/anchor
	@go -C tools run ./load $(LOAD)

.PHONY: lint
lint: bin/golangci-lint bin/sqlc bundle current ## style of Go, templ, CSS and the HTML of every story; generated code
	bin/golangci-lint run
	cd tools && ../bin/golangci-lint run --config ../.golangci.yml
	go tool templ fmt -fail templates
	$(NODE_BIN)/stylelint 'static/css/**/*.css'
	@rm -rf tmp/stories
	go run $(STORYBOOK) -out tmp/stories
	$(NODE_BIN)/html-validate tmp/stories

.PHONY: bench
bench: ## how fast the engine (deals/s), the bots and the solvers are
	go test -run '^$$' -bench . -benchmem ./rules/...

.PHONY: bench-bots
bench-bots: ## play pinned matches between the bots again: no level may drift (some minutes; PIN=master pins what that level brings now, PIN=all every one)
	go test -count 1 -timeout 20m -v -run '^TestPinned$$' ./rules/bot $(if $(PIN),-pin '$(PIN)',-pinned)

# ---- making -----------------------------------------------------------------

.PHONY: generate
generate: bin/sqlc ## write the generated code again: templ, messages, queries
	go tool templ generate
	go generate ./...
	bin/sqlc generate -f $(SQLC_CONF)

.PHONY: release
release: bundle ## static programs for Linux, macOS and Windows with their sums, into bin/release (VERSION=v1.2.3, else by git)
	go -C tools run ./release -out ../bin/release -version '$(VERSION)'

.PHONY: release-twice
release-twice: ## clone, fetch and build the last commit in two folders: the same program must come out (some minutes)
	go -C tools run ./release -twice

.PHONY: pictures
pictures: build ## take the README's pictures again, with Chromium
	go -C tools run ./pictures

.PHONY: deps-debian
deps-debian: ## install what the tests need on Debian: Chromium and PostgreSQL (as root)
	@tools/debian.sh

.PHONY: deps-if-debian-root
deps-if-debian-root:
	@if [ -f /etc/debian_version ] && [ "$$(id -u)" = 0 ]; then tools/debian.sh; fi

.PHONY: clean
clean: ## remove what was built (never a database)
	rm -rf bin node_modules
	find static/dist -mindepth 1 ! -name .gitkeep -delete

# The tools have a module of their own, so that the program's go.mod lists only
# what the program needs.
bin/sqlc: tools/go.sum
	go -C tools build -o ../$@ $(GO_SQLC)

bin/golangci-lint: tools/go.sum
	go -C tools build -o ../$@ $(GO_LINT)
