//! Connections: who is let in, and how long anything may take on one.

mod answer;
mod frames;
mod stream;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::callers::{Caller, Held, Peer, Share};
use crate::refusals::Excess;
use crate::rooms::Rooms;
use crate::shared::Shared;
use stream::Stream;

/// How much of a head is read before it must be whole, in bytes: some cookies of many games. What comes
/// with the last of it counts, too, so that a head has less than twice as many.
const HEAD: usize = 32 * 1024;

/// How long the server waits when the system has no connection left to give.
const BREATH: Duration = Duration::from_millis(100);

/// What a connection has of the server.
pub(crate) struct Places {
    _one_of_all: OwnedSemaphorePermit,
    _one_of_its_address: Held,
}

/// Lets connections in until the server ends, and waits for what is under way on them.
pub(crate) async fn serve(listener: TcpListener, router: Router, rooms: Arc<Rooms>) {
    let shared = &rooms.shared;
    let lines = TaskTracker::new();
    let mut is_short = false;
    loop {
        let accepted = tokio::select! {
            () = shared.closing.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                is_short = false;
                // Whoever is one too many is not kept waiting, and does not keep others waiting either.
                let Some(places) = admit(shared, peer) else {
                    shared.metrics.refusals.count(Excess::Connections);
                    continue;
                };
                lines.spawn(talk(stream, peer.ip(), places, router.clone(), Arc::clone(&rooms)));
            }
            // One that was cut before it was let in, or no files left: others may end meanwhile.
            Err(why) => {
                if !std::mem::replace(&mut is_short, true) {
                    tracing::warn!(%why, "nobody can be let in");
                }
                sleep(BREATH).await;
            }
        }
    }
    // Whoever comes now is refused at once, and need not wait for the end.
    drop(listener);
    lines.close();
    lines.wait().await;
}

fn admit(shared: &Shared, peer: SocketAddr) -> Option<Places> {
    // A proxy has the connections of everybody.
    let is_proxy = shared.proxies.contains(&peer.ip().to_canonical());
    let caller = if is_proxy { Caller::default() } else { Caller::at(peer.ip()) };
    let one_of_all = Arc::clone(&shared.connections).try_acquire_owned().ok()?;
    let one_of_its_address = shared.callers.hold(caller, Share::Line)?;
    Some(Places { _one_of_all: one_of_all, _one_of_its_address: one_of_its_address })
}

/// Answers what is asked on one connection.
async fn talk(stream: TcpStream, peer: IpAddr, places: Places, router: Router, rooms: Arc<Rooms>) {
    let shared = &rooms.shared;
    // Messages are short and people wait for them. Without it they only come later.
    let _ = stream.set_nodelay(true);
    let stream = Stream::new(stream, &shared.limits, places);
    let service =
        TowerToHyperService::new(router.map_request(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            request
        }));
    let mut http = http1::Builder::new();
    // The head of a request is waited for only so long, however its bytes are spread.
    http.timer(TokioTimer::new()).header_read_timeout(shared.limits.head).max_buf_size(HEAD);
    let mut line =
        std::pin::pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // Whatever goes wrong on a connection is the end of it and of nothing else.
    tokio::select! {
        _ = line.as_mut() => return,
        () = shared.closing.cancelled() => line.as_mut().graceful_shutdown(),
    }
    let _ = line.await;
}
