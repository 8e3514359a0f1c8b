# The two commands of the README. Everything they need is installed by them.

.PHONY: run test check lint guard bench fuzz deny

run: ## Build everything and start.
	cargo run --release --locked -- simulate asterix --seats 4 --games 200000

test: lint ## Every test there is.
	cargo test --locked --workspace
	$(MAKE) guard

lint:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cargo check --locked --quiet --manifest-path fuzz/Cargo.toml --target-dir target/fuzz
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps --quiet

guard: ## Instructions an action, counted by valgrind.
	@command -v valgrind >/dev/null || scripts/install valgrind
	cargo run --locked --quiet -p xtask -- guard

bench: ## Nanoseconds an action, against the reference.
	cargo bench --locked -p benches --bench playouts

fuzz: ## Half a minute for each target; needs cargo-fuzz and a nightly toolchain.
	cd fuzz && for target in notation actions; do cargo +nightly fuzz run $$target -- -max_total_time=30; done

deny: ## Licences and doubled dependencies; needs cargo-deny.
	cargo deny --offline check licenses bans sources
