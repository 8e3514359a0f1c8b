//! What was expected and what was found, for the expectations of every dialect.

use table::Seats;

/// Fails if something does not hold.
pub(crate) fn compare(holds: bool, wanted: &str, actual: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found(wanted, actual)) }
}

/// Compares a number with how it is written.
pub(crate) fn compare_number(wanted: &str, actual: impl std::fmt::Display) -> Result<(), String> {
    compare(wanted == actual.to_string(), wanted, &actual.to_string())
}

/// What was expected and what was found.
pub(crate) fn found(wanted: &str, actual: &str) -> String {
    format!("expected {wanted}, found {actual}")
}

/// The letters of a set of seats; `-` if there are none.
pub(crate) fn letters(seats: Seats) -> String {
    if seats.is_empty() {
        return "-".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}
