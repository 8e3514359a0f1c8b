//! The command line of Mille Sabots.

use std::process::ExitCode;

/// A server makes and drops thousands of small messages a second; the system's allocator took a quarter of
/// its time (`docs/performance.md`).
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    sabots::run(std::env::args_os().collect())
}
