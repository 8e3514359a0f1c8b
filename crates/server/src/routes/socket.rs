//! `GET /api/tables/{id}/socket`: play, or watch.

use std::error::Error;
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, sleep, timeout};
use wire::Request;

use super::{At, Whose, held};
use crate::bucket::Bucket;
use crate::callers::{Caller, Held, Share};
use crate::close_reason::CloseReason;
use crate::cluster::Remote;
use crate::cookie;
use crate::handle::{ConnectionId, Outbox, TableHandle};
use crate::id::TableId;
use crate::lag::Lag;
use crate::limits::Limits;
use crate::problem::{Problem, ProblemKind};
use crate::refusals::Excess;
use crate::room::frame;
use crate::rooms::{Rooms, Whereabouts};
use crate::token::{Digest, Token};

/// How many times the longest message is read at all, so that its sender can be told.
const READ_AT_ALL: usize = 16;

/// How much is read from a socket at once, in bytes. Every socket has a buffer of this size for as long
/// as it lives, and what people send has some hundred: with the usual 128 KiB it was nine tenths of a
/// socket's memory.
const READ_BUFFER: usize = 1024;

/// How long a client is waited for that is told why its socket is closed.
const GOODBYE: Duration = Duration::from_secs(1);

/// How often it is asked again where a table is whose server does not answer.
const AGAIN: Duration = Duration::from_millis(200);

/// What a client says of itself before it talks.
#[derive(Deserialize)]
pub(crate) struct Speaks {
    /// The version of the protocol that it speaks; one that does not say so takes what it gets.
    protocol: Option<u32>,
}

pub(crate) async fn open(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    whose: Whose,
    speaks: Result<Query<Speaks>, QueryRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|why| ProblemKind::BadRequest.because(why.body_text()))?;
    let Query(speaks) = speaks.map_err(|why| ProblemKind::BadRequest.because(why.body_text()))?;
    if speaks.protocol.is_some_and(|protocol| protocol != wire::PROTOCOL) {
        let goodbye = |socket| say_goodbye(socket, CloseReason::AnotherProtocol);
        return Ok(upgrade.on_upgrade(goodbye));
    }
    let guest = admit(&rooms, &id, caller, &headers, &whose).await?;
    let most = rooms.shared.limits.message * READ_AT_ALL;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| {
        let tasks = rooms.shared.tasks.clone();
        tasks.track_future(attend(socket, rooms, guest))
    }))
}

/// Somebody who comes to a table with a socket.
pub(crate) struct Guest {
    handle: TableHandle,
    token: Option<Digest>,
    /// What its address has one more of.
    _held: Held,
}

/// Lets somebody in. A table that is unknown or broken says so before there is a socket.
pub(crate) async fn admit(
    rooms: &Arc<Rooms>,
    id: &TableId,
    caller: Caller,
    headers: &HeaderMap,
    whose: &Whose,
) -> Result<Guest, Problem> {
    let Some(held_by_address) = rooms.shared.callers.hold(caller, Share::Socket) else {
        rooms.shared.metrics.refusals.count(Excess::Sockets);
        return Err(ProblemKind::TooManyRequests.into());
    };
    if let Some(handle) = remote(rooms, id, headers, whose).await? {
        return Ok(Guest { handle, token: None, _held: held_by_address });
    }
    let handle = rooms.enter(id, caller).await?;
    let (_, tokens) = held(&handle, headers, id).await?;
    let token = whose.among(&tokens).map(|token| token.digest());
    Ok(Guest { handle, token, _held: held_by_address })
}

/// The way to a table that is at another server. While that does not answer, it is asked again whose
/// table it is: a server that died keeps its tables for a while.
async fn remote(
    rooms: &Arc<Rooms>,
    id: &TableId,
    headers: &HeaderMap,
    whose: &Whose,
) -> Result<Option<TableHandle>, Problem> {
    let Some(cluster) = rooms.cluster() else { return Ok(None) };
    let patience = Instant::now() + 2 * rooms.shared.limits.lease;
    while let Whereabouts::There(owner) = rooms.whereabouts(id).await? {
        if cluster.hears(&owner).await {
            let shown = cookie::tokens(headers, id).iter().map(Token::digest).collect();
            let (cluster, table) = (Arc::clone(cluster), id.clone());
            let sign = whose.sign();
            return Ok(Some(TableHandle::There(Remote { cluster, owner, table, shown, sign })));
        }
        if Instant::now() > patience {
            return Err(ProblemKind::TryAgain.into());
        }
        sleep(AGAIN).await;
    }
    Ok(None)
}

/// A way for messages in both directions: a socket, or what stands for one.
pub(crate) trait Pipe: Send {
    /// What comes next; `None` if nothing does, an error if it cannot be read.
    fn recv(&mut self) -> impl Future<Output = Option<Result<Message, Noise>>> + Send;

    /// Lays a message ready to be sent. Fails if the other end is gone.
    fn feed(&mut self, message: Message) -> impl Future<Output = Result<(), Noise>> + Send;

    /// Sends what was laid ready. Fails if the other end is gone.
    fn flush(&mut self) -> impl Future<Output = Result<(), Noise>> + Send;

    /// Sends a message. Fails if the other end is gone.
    fn send(&mut self, message: Message) -> impl Future<Output = Result<(), Noise>> + Send {
        async {
            self.feed(message).await?;
            self.flush().await
        }
    }
}

/// Why something cannot be read, or cannot be sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noise {
    /// It makes no sense, or nobody is there.
    Nonsense,
    /// There is too much of it.
    TooMuch,
}

impl Noise {
    /// What a socket complains about. A connection counts the frames that come on it, and says so.
    fn of(why: &axum::Error) -> Noise {
        let mut cause = why.source();
        while let Some(why) = cause {
            let system = why.downcast_ref::<io::Error>();
            if system.is_some_and(|why| why.kind() == io::ErrorKind::QuotaExceeded) {
                return Noise::TooMuch;
            }
            cause = why.source();
        }
        Noise::Nonsense
    }
}

impl Pipe for WebSocket {
    async fn recv(&mut self) -> Option<Result<Message, Noise>> {
        WebSocket::recv(self).await.map(|frame| frame.map_err(|why| Noise::of(&why)))
    }

    async fn feed(&mut self, message: Message) -> Result<(), Noise> {
        SinkExt::feed(self, message).await.map_err(|why| Noise::of(&why))
    }

    async fn flush(&mut self) -> Result<(), Noise> {
        SinkExt::flush(self).await.map_err(|why| Noise::of(&why))
    }
}

/// Comes to the table, talks, and goes.
pub(crate) async fn attend(mut socket: impl Pipe, rooms: Arc<Rooms>, guest: Guest) {
    let Guest { handle, token, _held } = guest;
    let limits = &rooms.shared.limits;
    let (messages, inbox) = mpsc::channel(limits.outbox);
    let (last, word) = oneshot::channel();
    let last = match handle.join(token, Outbox { messages, last }).await {
        Ok(connection) => {
            let mut session = Session {
                socket: &mut socket,
                inbox,
                word,
                handle: &handle,
                connection,
                limits,
                messages: &rooms.shared.metrics.messages,
                lag: Lag::default(),
            };
            rooms.shared.metrics.sockets.fetch_add(1, Relaxed);
            let last = session.go_on().await;
            rooms.shared.metrics.sockets.fetch_sub(1, Relaxed);
            handle.leave(connection).await;
            last
        }
        Err(problem) if problem.kind == ProblemKind::TooManySockets => {
            Some(CloseReason::TooManySockets)
        }
        Err(_) => Some(CloseReason::GoingAway),
    };
    if let Some(excess) = last.and_then(excess) {
        rooms.shared.metrics.refusals.count(excess);
    }
    // Neither the table nor the store waits for a client to read its last words.
    drop((handle, rooms));
    if let Some(close_reason) = last {
        say_goodbye(socket, close_reason).await;
    }
}

/// What there was too much of, if a socket is closed for that.
fn excess(close_reason: CloseReason) -> Option<Excess> {
    match close_reason {
        CloseReason::TooFast => Some(Excess::Messages),
        CloseReason::TooSlow => Some(Excess::Unread),
        CloseReason::TooManySockets => Some(Excess::Sockets),
        CloseReason::GoingAway
        | CloseReason::Failed
        | CloseReason::TooLarge
        | CloseReason::Unreadable
        | CloseReason::Replaced
        | CloseReason::Closed
        | CloseReason::AnotherProtocol => None,
    }
}

/// Closes a socket and waits for the client to read why: a connection that is cut while
/// something is under way takes the last words with it.
async fn say_goodbye(mut socket: impl Pipe, close_reason: CloseReason) {
    // If it takes too long, the client has no interest in the reason.
    let _ = timeout(GOODBYE, async {
        if socket.send(close_reason.frame()).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    })
    .await;
}

/// One socket at a table.
struct Session<'a, P> {
    socket: &'a mut P,
    /// What the table says.
    inbox: mpsc::Receiver<Utf8Bytes>,
    /// What the table says last.
    word: oneshot::Receiver<CloseReason>,
    handle: &'a TableHandle,
    connection: ConnectionId,
    limits: &'a Limits,
    /// How many messages were passed on, by all sessions.
    messages: &'a AtomicU64,
    /// How long the line takes.
    lag: Lag,
}

/// What comes next in a session.
enum Turn {
    /// The table has something to say, or has said everything.
    Told(Option<Utf8Bytes>),
    /// The client has something to say, or has gone.
    Heard(Option<Message>),
    /// The client says what cannot be read, or the connection is cut.
    Noise(Noise),
    /// It is time for a sign of life.
    Ping,
}

/// Why a session ends: with a last word, or because the connection is cut.
type Last = Option<CloseReason>;

impl<P: Pipe> Session<'_, P> {
    /// Talks until one side has enough.
    async fn go_on(&mut self) -> Last {
        let now = Instant::now();
        let mut bucket = Bucket::new(self.limits, now);
        // The first one comes at once, so that the line is measured before anybody races.
        let mut ping = interval_at(now, self.limits.ping);
        let mut heard = now;
        // The first thing that a client hears is the welcome, whatever it says before.
        let mut is_welcomed = false;
        loop {
            let turn = tokio::select! {
                // In this order, so that a sign of life that has come is heard before it is missed.
                biased;
                frame = self.socket.recv(), if is_welcomed => {
                    frame.transpose().map_or_else(Turn::Noise, Turn::Heard)
                }
                told = self.inbox.recv() => Turn::Told(told),
                _ = ping.tick() => Turn::Ping,
            };
            let going = match turn {
                Turn::Told(Some(text)) => {
                    is_welcomed = true;
                    self.pass_on(text).await
                }
                // A table that goes without a word has failed.
                Turn::Told(None) => {
                    Err(Some((&mut self.word).await.unwrap_or(CloseReason::Failed)))
                }
                Turn::Ping if heard.elapsed() > self.limits.silence => Err(None),
                Turn::Ping => {
                    let ping = self.lag.ping(Instant::now());
                    self.send(Message::Ping(ping)).await
                }
                Turn::Heard(None) => Err(None),
                Turn::Noise(Noise::Nonsense) => Err(Some(CloseReason::Unreadable)),
                Turn::Noise(Noise::TooMuch) => Err(Some(CloseReason::TooFast)),
                Turn::Heard(Some(frame)) => {
                    heard = Instant::now();
                    if bucket.admits(heard) {
                        self.hear(frame).await
                    } else {
                        Err(Some(CloseReason::TooFast))
                    }
                }
            };
            if let Err(last) = going {
                return last;
            }
        }
    }

    /// Passes on what the table says, and whatever else it has said by now: an action is answered and
    /// told in one go.
    async fn pass_on(&mut self, first: Utf8Bytes) -> Result<(), Last> {
        let passing = async {
            self.socket.feed(Message::Text(first)).await?;
            self.messages.fetch_add(1, Relaxed);
            while let Ok(next) = self.inbox.try_recv() {
                self.socket.feed(Message::Text(next)).await?;
                self.messages.fetch_add(1, Relaxed);
            }
            self.socket.flush().await
        };
        match timeout(self.limits.write, passing).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Last> {
        match timeout(self.limits.write, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }

    async fn hear(&mut self, frame: Message) -> Result<(), Last> {
        match frame {
            Message::Text(text) if text.len() > self.limits.message => {
                Err(Some(CloseReason::TooLarge))
            }
            Message::Binary(bytes) if bytes.len() > self.limits.message => {
                Err(Some(CloseReason::TooLarge))
            }
            Message::Text(text) => match serde_json::from_str::<Request>(&text) {
                Ok(request) => {
                    self.handle.ask(self.connection, request, self.lag.both_ways).await;
                    Ok(())
                }
                Err(why) => self.not_understood(request_id(&text), why.to_string()).await,
            },
            Message::Binary(_) => self.not_understood(None, "a message is text".to_owned()).await,
            Message::Close(_) => Err(None),
            Message::Pong(pong) => {
                self.lag.pong(&pong, Instant::now());
                Ok(())
            }
            Message::Ping(_) => Ok(()),
        }
    }

    async fn not_understood(&mut self, id: Option<u64>, why: String) -> Result<(), Last> {
        let message = wire::Message::NotUnderstood { id, why };
        self.send(Message::Text(frame(&message))).await
    }
}

/// The client's number of a request, if at least that can be read.
fn request_id(text: &str) -> Option<u64> {
    serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()
}
