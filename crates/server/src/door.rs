//! A server without a network, for those who try it in one process.
//!
//! Behind the door are the same routes, rooms and sessions; only connections and the framing of
//! sockets are left out. In one thread, with a clock that stands still and a store of the caller's,
//! the same happens every time: ids and tokens follow from a number, as the deals of a rehearsal do.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ws::Message;
use axum::http::{HeaderMap, HeaderValue, Request, header};
use tokio::sync::mpsc;
use tower::ServiceExt;

use crate::app;
use crate::callers::Caller;
use crate::config::Config;
use crate::id::TableId;
use crate::problem::ProblemKind;
use crate::random::Random;
use crate::rooms::Rooms;
use crate::routes::Whose;
use crate::routes::socket::{self, Noise, Pipe};
use crate::shared::Shared;
use crate::store::Store;
use crate::waker;

/// A server without a network.
pub struct Door {
    rooms: Arc<Rooms>,
    router: Router,
}

/// What was answered over HTTP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The cookie that is given, as a browser would send it back.
    pub cookie: Option<String>,
    /// The body.
    pub body: String,
}

/// The client's end of what stands for a socket. Dropping it is a connection that is cut.
pub struct Cable {
    /// What the client says.
    pub sends: mpsc::Sender<Said>,
    /// What the client hears. Whoever does not read it is too slow.
    pub hears: mpsc::Receiver<Heard>,
}

/// What a client says over a cable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A message.
    Text(String),
    /// A sign of life, with what was sent along with the question.
    Pong(Vec<u8>),
}

/// What a client hears over a cable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A message.
    Text(String),
    /// It is asked for a sign of life, and sends back what comes along.
    Ping(Vec<u8>),
    /// The last word: a code, and why.
    Close(u16, String),
}

impl Door {
    /// A server with this store, whose deals, ids and tokens follow from a number.
    pub fn open(store: Arc<dyn Store>, config: Config, number: u64) -> Door {
        // In one thread nobody thinks beside a table.
        let config = Config { rehearsal: Some(number), thinkers: 0, ..config };
        let rooms = Arc::new(Rooms::new(Shared::new(store, config, Random::foreseen(number))));
        rooms.shared.tasks.spawn(waker::run(Arc::clone(&rooms)));
        let router = app::router(Arc::clone(&rooms));
        Door { rooms, router }
    }

    /// Asks for something over HTTP, with cookies or without.
    pub async fn ask(&self, method: &str, path: &str, cookies: &str, body: &str) -> Reply {
        let request = Request::builder().method(method).uri(path).header(header::COOKIE, cookies);
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let request =
            request.body(Body::from(body.to_owned())).expect("a request that can be made");
        let answer = self.router.clone().oneshot(request).await;
        let response = match answer {
            Ok(response) => response,
            Err(never) => match never {},
        };
        let cookie = response.headers().get(header::SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        let (status, cookie) = (response.status().as_u16(), cookie.map(str::to_owned));
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap_or_default();
        Reply { status, cookie, body: String::from_utf8_lossy(&body).into_owned() }
    }

    /// Comes to a table with a socket of which `room` messages may be under way in each direction.
    /// Fails with the key of what is in the way.
    pub async fn connect(
        &self,
        table: &str,
        cookies: &str,
        room: usize,
    ) -> Result<Cable, &'static str> {
        let id = TableId::read(table).ok_or(ProblemKind::UnknownTable.key())?;
        let cookies = HeaderValue::from_str(cookies).map_err(|_| ProblemKind::BadRequest.key())?;
        let headers = HeaderMap::from_iter([(header::COOKIE, cookies)]);
        let guest =
            socket::admit(&self.rooms, &id, Caller::default(), &headers, &Whose::default()).await;
        let guest = guest.map_err(|problem| problem.kind.key())?;
        let (sends, from) = mpsc::channel(room);
        let (to, hears) = mpsc::channel(room);
        let socket = InProcess { from, to };
        self.rooms.shared.tasks.spawn(socket::attend(socket, Arc::clone(&self.rooms), guest));
        Ok(Cable { sends, hears })
    }

    /// Begins to end, as a process does that is told to.
    pub fn close(&self) {
        self.rooms.shared.closing.cancel();
        self.rooms.shared.tasks.close();
    }

    /// Waits until every table and every session has ended.
    pub async fn closed(&self) {
        self.rooms.shared.tasks.wait().await;
    }
}

/// The server's end of a cable.
struct InProcess {
    from: mpsc::Receiver<Said>,
    to: mpsc::Sender<Heard>,
}

impl Pipe for InProcess {
    async fn recv(&mut self) -> Option<Result<Message, Noise>> {
        let message = match self.from.recv().await? {
            Said::Text(text) => Message::Text(text.into()),
            Said::Pong(bytes) => Message::Pong(bytes.into()),
        };
        Some(Ok(message))
    }

    async fn feed(&mut self, message: Message) -> Result<(), Noise> {
        let heard = match message {
            Message::Text(text) => Heard::Text(text.as_str().to_owned()),
            Message::Close(Some(frame)) => Heard::Close(frame.code, frame.reason.to_string()),
            Message::Ping(bytes) | Message::Pong(bytes) => Heard::Ping(bytes.to_vec()),
            Message::Binary(_) | Message::Close(None) => return Err(Noise::Nonsense),
        };
        self.to.send(heard).await.map_err(|_| Noise::Nonsense)
    }

    async fn flush(&mut self) -> Result<(), Noise> {
        Ok(())
    }
}
