//! Who asks, as far as the network knows, and how much of the server each may have.
//!
//! An address is a household, a school or a club, so what it may have is much for one person and little
//! for the server. Behind a proxy everybody has its address; then its word counts for whom it speaks, if
//! the host says that it may be believed.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;

use crate::bucket::Bucket;
use crate::cluster::Forwarded;
use crate::limits::Limits;
use crate::problem::{Problem, ProblemKind};
use crate::refusals::Excess;
use crate::rooms::Rooms;

/// The header by which a proxy says for whom it speaks; the last address in it is the one that the proxy
/// has seen itself.
const FOR: &str = "x-forwarded-for";

/// How many addresses are remembered before those are forgotten that have nothing.
const REMEMBERED: usize = 1024;

/// Where the other end of a connection is.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who asks; nobody in particular where there is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Caller(Option<IpAddr>);

impl Caller {
    /// Somebody at this address. Of an IPv6 address the first half counts: the other one is everybody's
    /// own to choose.
    pub(crate) fn at(address: IpAddr) -> Caller {
        Caller(Some(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        }))
    }

    /// The address, if there is one.
    pub(crate) fn address(self) -> Option<IpAddr> {
        self.0
    }

    /// Whoever sends a request from this end, or for whom a proxy sends it that may be believed.
    fn behind(peer: IpAddr, proxies: &[IpAddr], headers: &HeaderMap) -> Caller {
        if !proxies.contains(&peer.to_canonical()) {
            return Caller::at(peer);
        }
        let said = headers.get_all(FOR).iter().next_back().and_then(|said| said.to_str().ok());
        let last = said.and_then(|said| address_in(said.rsplit(',').next()?));
        Caller::at(last.unwrap_or(peer))
    }
}

/// The address in a word of a proxy. Some write a port behind it, and brackets around a long one.
fn address_in(word: &str) -> Option<IpAddr> {
    let word = word.trim().trim_matches('"');
    let bare = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')).unwrap_or(word);
    let with_port = || word.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

/// Finds out who asks, and sends away who asks too often.
pub(crate) async fn admit(
    State(rooms): State<Arc<Rooms>>,
    mut request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let shared = &rooms.shared;
    // Whoever was let in by another server is known there.
    if let Some(&Forwarded(caller)) = request.extensions().get() {
        request.extensions_mut().insert(caller);
        return Ok(next.run(request).await);
    }
    let caller = match request.extensions().get() {
        Some(&Peer(peer)) => Caller::behind(peer, &shared.proxies, request.headers()),
        None => Caller::default(),
    };
    if !shared.callers.admits(caller, Instant::now()) {
        shared.metrics.refusals.count(Excess::Requests);
        return Err(ProblemKind::TooManyRequests.into());
    }
    request.extensions_mut().insert(caller);
    Ok(next.run(request).await)
}

/// What an address may have only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Share {
    /// Connections that are open.
    Line,
    /// Sockets at tables. Behind a proxy these are not its connections.
    Socket,
    /// Tables that were made or woken from there and are alive.
    Table,
    /// Rounds that are looked at for somebody there.
    Study,
}

/// Everybody who has something, or has asked a moment ago.
pub(crate) struct Callers {
    known: Mutex<BTreeMap<IpAddr, Known>>,
    lines: usize,
    tables: usize,
    studies: usize,
    cost: Duration,
    burst: u32,
}

struct Known {
    /// How much of each [`Share`] they have.
    held: [usize; 4],
    asked: Bucket,
}

/// Something that an address has, until this is dropped.
pub(crate) struct Held {
    callers: Arc<Callers>,
    of: Option<IpAddr>,
    share: Share,
}

impl Callers {
    pub(crate) fn new(limits: &Limits) -> Callers {
        Callers {
            known: Mutex::default(),
            lines: limits.connections_per_address,
            tables: limits.tables_per_address,
            studies: limits.studies_per_address,
            cost: Duration::from_secs(1) / limits.requests_per_second.max(1),
            burst: limits.requests_at_once,
        }
    }

    /// Gives an address one more of something, unless it has enough.
    pub(crate) fn hold(self: &Arc<Self>, caller: Caller, share: Share) -> Option<Held> {
        if let Some(address) = caller.0 {
            let most = match share {
                Share::Line | Share::Socket => self.lines,
                Share::Table => self.tables,
                Share::Study => self.studies,
            };
            let mut known = self.known();
            let held = &mut self.find(&mut known, address, Instant::now()).held[share as usize];
            if *held >= most {
                return None;
            }
            *held += 1;
        }
        Some(Held { callers: Arc::clone(self), of: caller.0, share })
    }

    /// Whether somebody may ask for something more.
    pub(crate) fn admits(&self, caller: Caller, now: Instant) -> bool {
        let Some(address) = caller.0 else { return true };
        self.find(&mut self.known(), address, now).asked.admits(now)
    }

    fn find<'a>(
        &self,
        known: &'a mut BTreeMap<IpAddr, Known>,
        at: IpAddr,
        now: Instant,
    ) -> &'a mut Known {
        if known.len() >= REMEMBERED && !known.contains_key(&at) {
            known.retain(|_, it| it.held != [0; 4] || !it.asked.is_full(now));
        }
        let new = || Known { held: [0; 4], asked: Bucket::of(self.cost, self.burst, now) };
        known.entry(at).or_insert_with(new)
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(of) = self.of
            && let Some(known) = self.callers.known().get_mut(&of)
        {
            known.held[self.share as usize] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_so_much_and_others_have_as_much() {
        let limits = Limits { connections_per_address: 2, ..Limits::default() };
        let callers = Arc::new(Callers::new(&limits));
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|it| Caller::at(address(it)));
        let first = callers.hold(one, Share::Line).unwrap();
        let _second = callers.hold(one, Share::Line).unwrap();
        assert!(callers.hold(one, Share::Line).is_none());
        assert!(callers.hold(one, Share::Socket).is_some());
        assert!(callers.hold(other, Share::Line).is_some());
        drop(first);
        assert!(callers.hold(one, Share::Line).is_some());
        let nobody: Vec<_> = (0..9).map(|_| callers.hold(Caller::default(), Share::Line)).collect();
        assert!(nobody.iter().all(Option::is_some));
    }

    #[test]
    fn those_who_have_nothing_are_forgotten() {
        let callers = Arc::new(Callers::new(&Limits::default()));
        let _held = callers.hold(Caller::at(address("192.0.2.1")), Share::Table);
        let mut now = Instant::now();
        for number in 0..10 * u32::try_from(REMEMBERED).unwrap() {
            let caller = Caller::at(std::net::Ipv4Addr::from(number).into());
            now += Duration::from_secs(1);
            assert!(callers.admits(caller, now));
        }
        let known = callers.known();
        assert!(known.len() <= REMEMBERED + 1, "{}", known.len());
        assert!(known.contains_key(&address("192.0.2.1")));
    }

    #[test]
    fn half_of_a_long_address_counts_and_a_short_one_in_long_form_is_short() {
        let at = |text| Caller::at(address(text));
        assert_eq!(at("2001:db8:1:2:3::4"), at("2001:db8:1:2:ffff::"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
    }

    #[test]
    fn a_proxy_is_believed_if_the_host_says_so_and_its_last_word_counts() {
        let proxy = address("127.0.0.1");
        let behind = |proxies: &[IpAddr], words: &[&str]| {
            let words = words.iter().map(|word| (FOR.parse().unwrap(), word.parse().unwrap()));
            Caller::behind(proxy, proxies, &words.collect())
        };
        let liar = ["198.51.100.7, 192.0.2.1"];
        assert_eq!(behind(&[], &liar), Caller::at(proxy));
        assert_eq!(behind(&[proxy], &liar), Caller::at(address("192.0.2.1")));
        assert_eq!(
            behind(&[proxy], &["198.51.100.7", "192.0.2.2"]),
            Caller::at(address("192.0.2.2"))
        );
        for (word, said) in [
            ("192.0.2.3:4711", "192.0.2.3"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("\"[2001:db8::1]:4711\"", "2001:db8::1"),
            ("::ffff:192.0.2.3", "192.0.2.3"),
            ("192.0.2.9,192.0.2.3", "192.0.2.3"),
        ] {
            assert_eq!(behind(&[proxy], &[word]), Caller::at(address(said)), "{word}");
        }
        for nonsense in ["", "unknown", "192.0.2.1:80,x", "192.0.2.1:x", "[192.0.2", "_hidden"] {
            assert_eq!(behind(&[proxy], &[nonsense]), Caller::at(proxy), "{nonsense}");
        }
    }
}
