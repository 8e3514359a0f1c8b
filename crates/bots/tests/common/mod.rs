//! Tables to play at.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

pub mod play;

use std::sync::Arc;

use bornes::{Rules, Scope, editions};

/// Every edition at every number of seats, as printed.
pub fn printed_tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seating in &edition.seatings {
            tables.push(Rules::of(edition.name, seating.seats, &[]).unwrap());
        }
    }
    tables
}

/// Every edition at every number of seats, with each other value of each option that changes rules.
pub fn tables_with_options() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seats in edition.seatings.iter().map(|seating| seating.seats) {
            for option in edition.options.iter().filter(|option| option.scope == Scope::Rules) {
                for value in option.allowed(seats).iter().skip(1) {
                    tables.push(Rules::of(edition.name, seats, &[(option.name, value)]).unwrap());
                }
            }
        }
    }
    tables
}
