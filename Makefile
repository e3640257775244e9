PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.setup
MARKS ?= not slow and not full
# On both cores; tests that stand together stay together, so that what they share is made once.
BOTH := -n 2 --dist worksteal
LOCK := $(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --allow-unsafe --strip-extras
# Litestar names them for made-up examples in its API document; serving never imports them, so they are in no server's list.
NEVER := --no-allow-unsafe --unsafe-package polyfactory --unsafe-package faker
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Compiled code is kept whatever the shell says: two workers and hundreds of processes of the tests read it again.
unexport PYTHONDONTWRITEBYTECODE

# The games that are ours.
REAL := $(filter-out __pycache__,$(notdir $(patsubst %/,%,$(wildcard src/asztal/games/*/))))
space := $(subst ,, )

.DEFAULT_GOAL := help
.PHONY: help setup lock format lint types test check floors golden corpus card full parts fuzz bench trace mutants modules handbook web webtypes e2e screenshots release clean

help: ## list the targets
	@sed -n 's/^\([a-z0-9]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 12

setup: $(STAMP) ## create .venv with the asztal command from the lock file

# --no-deps: the list is whole, and an older pip that looks for itself takes the newest psycopg for psycopg[pool] and stops.
$(STAMP): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv && $(BIN)/pip install --quiet --no-compile --no-deps --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation -e . && touch $@

lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: ## write requirements/*.txt from pyproject.toml (ARGS=--upgrade for newer versions)
	$(LOCK) $(ARGS) --output-file requirements/run.txt pyproject.toml
	$(LOCK) $(NEVER) $(ARGS) --extra serve --constraint requirements/run.txt --output-file requirements/serve.txt pyproject.toml
	$(LOCK) $(NEVER) $(ARGS) --extra serve --extra home --constraint requirements/serve.txt --output-file requirements/home.txt pyproject.toml
	$(LOCK) $(NEVER) $(ARGS) --extra serve --extra handbook --constraint requirements/home.txt --output-file requirements/handbook.txt pyproject.toml
	$(LOCK) $(ARGS) --extra dev --extra serve --extra home --extra traces --extra train --extra research --extra handbook --constraint requirements/handbook.txt --constraint requirements/home.txt --output-file requirements/dev.txt pyproject.toml
	$(LOCK) $(ARGS) --constraint requirements/dev.txt --output-file requirements/release.txt requirements/release.in

format: setup ## format the code and fix what ruff can fix
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lint: setup ## style, format and layers
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: setup ## static types
	$(BIN)/mypy --num-workers 2 $(wildcard src tests examples tools hatch_build.py)

test: setup ## the quick tests (MARKS="not full" for the slow ones as well)
	$(BIN)/pytest $(BOTH) -m "$(MARKS)" $(ARGS)

check: lint types setup ## everything to run before a commit
	$(BIN)/pytest -q $(BOTH) -m "$(MARKS)" -p asztal.testkit.trace_plugin --trace-results .trace.json
	$(BIN)/asztal trace --check --results .trace.json

floors: setup ## draw docs/floors.svg anew from the import contracts and the docstrings of packages
	$(BIN)/python -m tools.floors

golden: export ASZTAL_GOLDEN := write
golden: setup ## write the golden transcripts, the card lines, the signs, the figures of clauses, the vocabulary, played turns, imagined states, recovery words and the protocol's schemas anew; review them in the diff
	$(BIN)/pytest -q tests/contract/test_golden.py tests/contract/test_origin.py::test_what_is_imagined_stays_as_it_was tests/server/test_protocol.py tests/server/test_shapes.py tests/server/test_recovery.py tests/docs/test_vocabulary.py tests/text/test_deeds.py $(wildcard tests/games/*/test_card_lines.py)

corpus: setup ## store how a new rules_version is played; what is stored of an earlier one stays
	$(BIN)/python -m asztal.testkit.corpus

card: golden ## all that a new or changed card needs and a program can do, and a list of what is left
	$(BIN)/python -m asztal.testkit.paperwork

LONG := $(BIN)/pytest $(BOTH) -m "full or slow" --timeout 3600
PARTS := rest contract $(REAL:%=contract-%) $(REAL:%=secrecy-%) server-a-f server-g-h server-i server-j-l server-m-q \
	server-r server-s-z mutants browser-1 browser-2 browser-3
PART ?= $(PARTS)
full: $(addprefix full-,$(PART)) ## the slow and full tests, the mutants and the long games in the browser (PART=name for one of its parts)

parts: ## the parts of make full, planned for at most 45 minutes each on two quiet cores
	@printf '%s\n' $(PARTS)

full-rest: setup # everything that no other part runs
	$(LONG) --ignore tests/contract --ignore tests/server

full-contract: setup # the contract without the four games, and the faults planted to be found
	$(LONG) tests/contract -k "not ($(subst $(space), or ,$(REAL)))"

full-contract-%: setup # the contract, the ledger and the stored games of one game
	$(LONG) tests/contract -k "$* and not secrecy"

full-secrecy-%: setup # twenty thousand decisions in each of its settings
	$(LONG) tests/contract -k "$* and secrecy"

full-server-%: setup # the files that begin with these letters
	$(LONG) $(wildcard tests/server/test_[$*]*.py)

full-mutants: mutants

full-browser-%: # a third of the long games in the browser
	$(MAKE) e2e PROJECT=full ARGS=--shard=$*/3

fuzz: setup ## the contract on new seeds for a minute (ARGS="--games 300", "--games 20000 --playouts")
	$(BIN)/python -m asztal.testkit.fuzz $(ARGS)

bench: setup ## speed of the engines
	$(BIN)/asztal bench $(ARGS)

trace: setup ## every rule clause has a test that carries its id
	$(BIN)/asztal trace --check $(ARGS)

NPM := npm --prefix web --no-update-notifier
MODULES := web/node_modules/.package-lock.json
$(MODULES): web/package-lock.json
	$(NPM) ci --prefer-offline --silent && touch $@

modules: $(MODULES) ## install what the browser client is built and tested with

web: setup $(MODULES) ## check and build the browser client, which the server then serves
	$(NPM) run --silent gate

HANDBOOK := src/asztal/_handbook/index.html.gz
handbook: setup ## build and check the handbook, which the server then serves
	$(BIN)/python -m tools.handbook

$(HANDBOOK):
	$(MAKE) handbook

webtypes: setup $(MODULES) ## write the types of the client and of clients/typescript anew from what the server exports
	$(NPM) run --silent types

GAMES ?= $(REAL)
mutants: setup ## broken rules must fail a test (GAMES=name for one game, ARGS="--count 10")
	for game in $(GAMES); do $(BIN)/python -m asztal.testkit.mutants $$game $(ARGS) || exit 1; done

RELEASE := build/release/venv
release: $(MODULES) handbook ## build wheel, sdist, SBOMs and sums into dist, and check them in empty environments
	$(NPM) run --silent build -- --logLevel warn
	$(PYTHON) -m venv --clear $(RELEASE)
	$(RELEASE)/bin/pip install --quiet --no-deps --require-hashes -r requirements/release.txt
	$(RELEASE)/bin/python -m tools.release

clean: ## remove .venv, caches and builds
	rm -rf .venv .cache build dist src/asztal/_web src/asztal/_handbook web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(wildcard src tests examples) -name __pycache__ -prune -exec rm -rf {} +

PROJECT ?= gate
# The gate has a second part, and ARGS may leave nothing of one of the two.
FEW := $(if $(filter gate,$(PROJECT)),--pass-with-no-tests)
e2e: setup $(MODULES) $(HANDBOOK) ## play in real Chromium against a real server (PROJECT=full for the rest)
	$(NPM) run --silent build && $(NPM) run --silent e2e -- $(PROJECT) $(FEW) $(ARGS)
	$(if $(FEW),$(NPM) run --silent e2e -- timed $(FEW) $(ARGS))

screenshots: ## pictures of every page into docs/screenshots, to be looked at one by one
	$(MAKE) e2e PROJECT=screenshots
