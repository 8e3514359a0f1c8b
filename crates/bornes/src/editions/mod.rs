//! The rulebooks, one value each.

mod asterix;
mod classic;
mod desert;
mod usual;

use crate::edition::Edition;

/// Every edition, in the order in which they are listed.
pub fn all() -> Vec<Edition> {
    vec![classic::edition(), desert::edition(), asterix::edition()]
}

/// The edition of this name.
pub fn find(name: &str) -> Option<Edition> {
    all().into_iter().find(|edition| edition.name == name)
}
