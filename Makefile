# The two commands of the README are `make run` and `make test`. Everything they need is installed
# by them.

.PHONY: run test web programs lint unit page e2e chaos chaos-long cluster guard sim kill siege shots bench fuzz deny

run: web ## Build everything, the page included, and start the server, with ARGS if there are any.
	cargo run --release --locked -- serve $(ARGS)

test: web lint unit page e2e chaos guard ## Every test there is.

web: web/dist/index.html ## The page, which the server carries inside.

# As for the tests of the workspace, and beside one of them, so that the features count which only
# tests ask for: these are the crates that `make unit` has built, and nothing is compiled twice.
programs: web ## The server for tests and the chores.
	cargo build --locked --workspace --bins --test cli

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public web/scripts locales -type f)
	cd web && npm run build

lint: web/node_modules/.package-lock.json ## Form, lints and documentation, in Rust and in the page.
	cargo fmt --all --check
	cd web && npm run lint
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cargo check --locked --quiet --manifest-path fuzz/Cargo.toml --target-dir target/fuzz
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --quiet

unit: web ## The tests in Rust.
	@command -v python3 >/dev/null || scripts/install python3
	scripts/with-engines cargo test --locked --workspace

page: web ## The tests of the page that need no browser.
	cd web && npm run check && npm test

e2e: programs ## The page in a real browser, against the real server.
	@scripts/browser >/dev/null
	scripts/with-server sh -c 'cd web && npm run e2e'

chaos: programs ## Three servers, a minute each while servers, the database or the bus fail.
	$${CARGO_TARGET_DIR:-target}/debug/xtask chaos $${CARGO_TARGET_DIR:-target}/debug/sabots 60

chaos-long: programs ## The same for ten minutes each.
	$${CARGO_TARGET_DIR:-target}/debug/xtask chaos $${CARGO_TARGET_DIR:-target}/debug/sabots 600

cluster: web ## A database, a bus and three servers, and where to play.
	cargo build --release --locked -p sabots -p xtask
	scripts/with-engines $${CARGO_TARGET_DIR:-target}/release/xtask cluster $${CARGO_TARGET_DIR:-target}/release/sabots

guard: programs ## Instructions an action, counted by valgrind.
	@command -v valgrind >/dev/null || scripts/install valgrind
	$${CARGO_TARGET_DIR:-target}/debug/xtask guard

sim: ## Ten thousand seeds of the simulator; two hundred are part of `make unit`.
	cargo run --locked -p xtask -- sim --seeds 0..10000

kill: ## A thousand servers killed in the middle of everything; ten are part of `make unit`.
	SABOTS_KILLS=1000 cargo test --locked -p server --test tables what_was_acknowledged_outlives_kill_9 -- --nocapture

siege: web ## What people at a server feel while somebody attacks it.
	cargo build --release --locked
	cargo run --locked -p xtask -- siege $${CARGO_TARGET_DIR:-target}/release/sabots

shots: programs ## Screenshots of every screen into screenshots/.
	@scripts/browser >/dev/null
	scripts/with-server sh -c 'cd web && npm run shots'

bench: ## Nanoseconds an action, against the reference.
	cargo bench --locked -p benches --bench playouts

fuzz: ## Half a minute for each target; needs cargo-fuzz and a nightly toolchain.
	cd fuzz && for target in notation actions cave; do cargo +nightly fuzz run $$target -- -max_total_time=30; done

deny: ## Licences and doubled dependencies; needs cargo-deny.
	cargo deny --offline check licenses bans sources
