//! The chores of the house, all in Rust: `cargo run -p xtask -- tidy`, `guard`, `siege`, `chaos`,
//! `cluster`, `sim` and `wire`.

mod chaos;
mod clauses;
mod guard;
mod pages;
mod reach;
mod siege;
mod sim;
mod tidy;
mod wire;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let chore = std::env::args().nth(1).unwrap_or_default();
    let complaints = match chore.as_str() {
        "tidy" => tidy::complaints(root()),
        "guard" => guard::complaints(root()),
        "chaos" => chaos::complaints(root(), std::env::args().skip(2)),
        "storm" => chaos::storm_complaints(std::env::args().skip(2)),
        "cluster" => chaos::cluster(std::env::args().skip(2)),
        "siege" => siege::complaints(std::env::args().skip(2)),
        "sim" => sim::complaints(std::env::args().skip(2)),
        "wire" => wire::write(root()),
        _ => vec!["usage: xtask tidy | guard | siege | chaos | cluster | sim | wire".to_owned()],
    };
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The root of the project.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_project_is_tidy() {
        let complaints = super::tidy::complaints(super::root());
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }

    #[test]
    fn the_types_of_the_browser_are_those_of_the_wire() {
        let kept = std::fs::read_to_string(super::wire::file(super::root())).unwrap();
        assert!(kept == wire::typescript(), "stale: run `cargo run -p xtask -- wire`");
    }
}
