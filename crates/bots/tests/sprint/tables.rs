//! Tables of Rush and Fun & Speed to play at.

use std::sync::Arc;

use sprint::{Rules, Scope, Values, editions};

/// Every edition at every number of seats, as printed, and in teams where there are any.
pub fn printed_tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
            tables.push(Rules::of(edition.name, seats, &[]).unwrap());
            tables.extend(Rules::of(edition.name, seats, &[("teams", "on")]));
        }
    }
    tables
}

/// Every edition at every number of seats, with each other value of each option that changes rules.
pub fn tables_with_options() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
            let changes = |values: &Values<_>| matches!(values, Values::OneOf(_));
            let options = edition.options.iter().filter(|option| option.scope == Scope::Rules);
            for option in options.filter(|option| changes(&option.values)) {
                for value in option.allowed(seats).iter().skip(1) {
                    tables.push(Rules::of(edition.name, seats, &[(option.name, value)]).unwrap());
                }
            }
        }
    }
    tables
}
