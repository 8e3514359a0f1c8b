//! The rulebooks, one value each.

mod fun_speed;
mod rush;
mod usual;

use crate::edition::Edition;

/// Every edition, in the order in which they are listed.
pub fn all() -> Vec<Edition> {
    vec![rush::edition(), fun_speed::edition()]
}

/// The edition of this name.
pub fn find(name: &str) -> Option<Edition> {
    all().into_iter().find(|edition| edition.name == name)
}
