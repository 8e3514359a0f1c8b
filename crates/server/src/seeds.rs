//! Where the deals of new tables come from.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use sha2::{Digest as _, Sha256};
use table::Seed;

use crate::failure::Failure;
use crate::random;

/// The header by which a test says which one it is. Only a rehearsal reads it.
const TEST: &str = "x-rehearsal";

/// Where the seeds of new tables come from.
pub(crate) enum Seeds {
    /// From the system, so that nobody can foresee a deal.
    System,
    /// From a number, so that a test can.
    Rehearsal(Rehearsal),
}

impl Seeds {
    /// The seeds of a server with this number, if it has one.
    pub(crate) fn new(rehearsal: Option<u64>) -> Seeds {
        match rehearsal {
            Some(number) => Seeds::Rehearsal(Rehearsal { number, made: Mutex::default() }),
            None => Seeds::System,
        }
    }

    /// The seed of a new table that a request with these headers asks for.
    pub(crate) fn table(&self, headers: &HeaderMap) -> Seed {
        match self {
            Seeds::System => random::seed(),
            Seeds::Rehearsal(rehearsal) => {
                rehearsal.next(headers.get(TEST).map_or(b"", |test| test.as_bytes()))
            }
        }
    }

    /// The seed of the table that follows one with the seed `before`.
    pub(crate) fn rematch(&self, before: Seed) -> Seed {
        match self {
            Seeds::System => random::seed(),
            Seeds::Rehearsal(_) => digest(&[b"rematch", &before.0]),
        }
    }
}

/// Seeds that depend on a number, on the name of a test and on how many tables that test has made.
/// Other tests at the same time change nothing.
pub(crate) struct Rehearsal {
    number: u64,
    made: Mutex<BTreeMap<Vec<u8>, u64>>,
}

impl Rehearsal {
    fn next(&self, test: &[u8]) -> Seed {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let count = made.entry(test.to_vec()).or_default();
        let seed = digest(&[b"table", &self.number.to_le_bytes(), &count.to_le_bytes(), test]);
        *count += 1;
        seed
    }
}

/// Refuses to rehearse where strangers come: whoever knows the number knows every card.
pub(crate) fn admit(rehearsal: Option<u64>, addr: SocketAddr) -> Result<(), Failure> {
    match rehearsal {
        Some(_) if !addr.ip().is_loopback() => Err(Failure::Rehearsal { addr }),
        Some(_) | None => Ok(()),
    }
}

/// Only the last of the parts may have any length, so that no two lists of parts are the same bytes.
fn digest(parts: &[&[u8]]) -> Seed {
    let hash = parts.iter().fold(Sha256::new(), Sha256::chain_update);
    Seed(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(seeds: &Seeds, tests: &[&'static str]) -> Vec<Seed> {
        let of = |test: &&'static str| {
            let test = axum::http::HeaderValue::from_static(test);
            seeds.table(&HeaderMap::from_iter([(TEST.parse().unwrap(), test)]))
        };
        tests.iter().map(of).collect()
    }

    #[test]
    fn a_rehearsal_deals_to_each_test_the_same_whatever_the_others_do() {
        let alone = tables(&Seeds::new(Some(7)), &["one", "one", "one"]);
        let among = tables(&Seeds::new(Some(7)), &["two", "one", "two", "one", "", "one"]);
        assert_eq!(alone, [among[1], among[3], among[5]]);
        let all: std::collections::BTreeSet<_> = among.iter().map(|seed| seed.0).collect();
        assert_eq!(all.len(), among.len(), "each table has other cards");
        assert_ne!(alone, tables(&Seeds::new(Some(8)), &["one", "one", "one"]));
    }

    #[test]
    fn a_rematch_follows_from_the_table_before() {
        let [one, two] = [Seed([1; 32]), Seed([2; 32])];
        let (seeds, again) = (Seeds::new(Some(7)), Seeds::new(Some(7)));
        assert_eq!(seeds.rematch(one), again.rematch(one));
        assert_ne!(seeds.rematch(one), seeds.rematch(two));
        assert_ne!(seeds.rematch(seeds.rematch(one)), seeds.rematch(one));
    }

    #[test]
    fn the_seeds_of_a_rehearsal_stay_as_they_are() {
        // Recorded browser games rest on them.
        let seeds = tables(&Seeds::new(Some(1954)), &["a game"]);
        assert_eq!(
            seeds[0].to_string(),
            "61a33dbd2d4e627b75458faaa7ca7f656b4645476f9b9ff2e2b72d0e76084089"
        );
    }

    #[test]
    fn a_real_server_heeds_no_header() {
        let seeds = Seeds::new(None);
        let drawn = tables(&seeds, &["one", "one"]);
        assert_ne!(drawn[0], drawn[1]);
        assert_ne!(tables(&Seeds::new(None), &["one"])[0], drawn[0]);
        assert_ne!(seeds.rematch(drawn[0]), seeds.rematch(drawn[0]));
    }

    #[test]
    fn a_rehearsal_stays_on_this_machine() {
        for addr in ["127.0.0.1:0", "127.1.2.3:80", "[::1]:80"] {
            assert!(admit(Some(7), addr.parse().unwrap()).is_ok(), "{addr}");
        }
        for addr in ["0.0.0.0:0", "192.168.0.2:80", "[::]:80"] {
            assert!(admit(Some(7), addr.parse().unwrap()).is_err(), "{addr}");
            assert!(admit(None, addr.parse().unwrap()).is_ok(), "{addr}");
        }
    }
}
