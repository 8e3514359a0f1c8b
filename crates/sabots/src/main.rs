//! The command line of Mille Sabots.

use std::process::ExitCode;

fn main() -> ExitCode {
    sabots::run(std::env::args_os().collect())
}
