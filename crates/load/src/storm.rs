//! People who play on whatever happens to the servers: they come back, at any of them, and ask again for
//! what was not answered. What was acknowledged is noted, to be compared with what is kept.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::task::Poll;
use std::time::{Duration, Instant};

use chance::Quick;
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::Chance;
use tokio::net::TcpStream;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::http::{Given, post};
use crate::line;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Weather {
    /// The servers, any of which takes anybody.
    pub servers: Vec<SocketAddr>,
    /// How many tables there are at once.
    pub tables: u32,
    /// How long they are played at.
    pub span: Duration,
    /// How long somebody thinks.
    pub pace: Duration,
    /// What people draw their decisions from.
    pub seed: u64,
}

/// An action that a server has acknowledged.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Acknowledged {
    /// The table.
    pub table: String,
    /// The number of the seat.
    pub seat: usize,
    /// The number of the request.
    pub id: u64,
}

/// What became of it.
#[derive(Default, Debug)]
pub struct Outcome {
    /// Everything that was acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// At each place the moments at which something was acknowledged.
    pub moments: Vec<Vec<Instant>>,
    /// How long each answer took, the shortest first.
    pub latencies: Vec<Duration>,
    /// How often somebody had to come back.
    pub returns: u64,
    /// How often somebody was told kindly that nothing can be kept for now.
    pub stalls: u64,
}

/// Plays until the time is over.
pub fn storm(weather: &Weather) -> Result<Outcome, String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    runtime.block_on(LocalSet::new().run_until(async {
        let places = (0..weather.tables).map(|at| {
            let place = Place::new(weather.clone(), u64::from(at));
            spawn_local(place.play())
        });
        let mut outcome = Outcome::default();
        for place in join_all(places.collect::<Vec<_>>()).await {
            let one = place.map_err(|why| why.to_string())?;
            outcome.acknowledged.extend(one.acknowledged);
            outcome.moments.extend(one.moments);
            outcome.latencies.extend(one.latencies);
            outcome.returns += one.returns;
            outcome.stalls += one.stalls;
        }
        outcome.latencies.sort_unstable();
        Ok(outcome)
    }))
}

/// Two people who play one table after the other.
struct Place {
    weather: Weather,
    chance: Quick,
    ends: Instant,
    outcome: Outcome,
}

/// One of them.
#[derive(Default)]
struct Seat {
    cookie: String,
    socket: Option<WebSocketStream<TcpStream>>,
    /// What was asked and not answered, and when for the first time.
    pending: Option<(u64, String, Instant)>,
    version: u64,
    legal: Vec<Value>,
    /// When they will do something.
    due: Option<Instant>,
    is_over: bool,
}

/// How long nothing may be heard before it is looked again for something to do.
const LOOK: Duration = Duration::from_millis(20);

/// How long somebody waits before they try again.
const AGAIN: Duration = Duration::from_millis(200);

/// How long somebody waits for a server.
const PATIENCE: Duration = Duration::from_secs(15);

impl Place {
    fn new(weather: Weather, at: u64) -> Place {
        let chance = Quick::new(weather.seed ^ at << 32);
        let ends = Instant::now() + weather.span;
        Place {
            weather,
            chance,
            ends,
            outcome: Outcome { moments: vec![Vec::new()], ..Outcome::default() },
        }
    }

    fn is_late(&self) -> bool {
        Instant::now() >= self.ends
    }

    fn server(&mut self) -> SocketAddr {
        let count = u32::try_from(self.weather.servers.len()).unwrap_or(1);
        self.weather.servers[self.chance.below(count) as usize]
    }

    async fn play(mut self) -> Outcome {
        while !self.is_late() {
            let Some((table, mut seats)) = self.sit().await else { break };
            while !self.is_late() && !seats.iter().any(|seat| seat.is_over) {
                self.come(&table, &mut seats).await;
                self.hear(&table, &mut seats).await;
                self.act(&mut seats).await;
            }
        }
        self.outcome
    }

    /// Asks until somebody answers.
    async fn post(&mut self, path: &str, body: &Value) -> Option<Given> {
        while !self.is_late() {
            let server = self.server();
            if let Ok(Ok(given)) = timeout(PATIENCE, post(server, path, body)).await {
                return Some(given);
            }
            sleep(AGAIN).await;
        }
        None
    }

    /// A new table for both.
    async fn sit(&mut self) -> Option<(String, [Seat; 2])> {
        let wish = json!({
            "game": "classic", "seats": 2, "name": "A", "patience": "endless",
            "options": { "accept_button": "on" }, "bots": [null, null],
        });
        let made = self.post("/api/tables", &wish).await?;
        let table = made.body["id"].as_str()?.to_owned();
        // Whoever asks twice because an answer was lost finds the seat taken, and makes another table.
        let server = self.server();
        let path = format!("/api/tables/{table}/seats");
        let joined = timeout(PATIENCE, post(server, &path, &json!({ "name": "B" }))).await;
        let Ok(Ok(joined)) = joined else { return Box::pin(self.sit()).await };
        let seat = |given: Given| Seat { cookie: given.cookie, ..Seat::default() };
        Some((table, [seat(made), seat(joined)]))
    }

    /// Everybody who has no socket comes back, anywhere.
    async fn come(&mut self, table: &str, seats: &mut [Seat; 2]) {
        for seat in seats.iter_mut().filter(|seat| seat.socket.is_none()) {
            let server = self.server();
            self.outcome.returns += 1;
            let opened = timeout(PATIENCE, line::open(server, table, Some(&seat.cookie))).await;
            match opened {
                Ok(Ok(socket)) => seat.socket = Some(socket),
                Ok(Err(_)) | Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Hears what comes next, or nothing for a while.
    async fn hear(&mut self, table: &str, seats: &mut [Seat; 2]) {
        let next = poll_fn(|context| {
            for (at, seat) in seats.iter_mut().enumerate() {
                if let Some(socket) = &mut seat.socket
                    && let Poll::Ready(heard) = socket.poll_next_unpin(context)
                {
                    return Poll::Ready((at, heard));
                }
            }
            Poll::Pending
        });
        let Ok((at, heard)) = timeout(LOOK, next).await else { return };
        match heard {
            Some(Ok(Message::Text(text))) => {
                if let Ok(message) = serde_json::from_str(&text) {
                    self.heed(table, seats, at, &message).await;
                }
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => seats[at].socket = None,
            Some(Ok(_)) => {}
        }
    }

    async fn heed(&mut self, table: &str, seats: &mut [Seat; 2], at: usize, message: &Value) {
        let seat = &mut seats[at];
        match message["type"].as_str() {
            Some("answer") => {
                let is_ours = |(id, ..): &mut (u64, String, Instant)| message["id"] == *id;
                let Some((id, text, asked)) = seat.pending.take_if(is_ours) else { return };
                match message["answer"]["type"].as_str() {
                    Some("accepted") => {
                        let table = table.to_owned();
                        self.outcome.acknowledged.push(Acknowledged { table, seat: at, id });
                        self.outcome.moments[0].push(Instant::now());
                        self.outcome.latencies.push(asked.elapsed());
                    }
                    Some("not-kept") => {
                        sleep(AGAIN).await;
                        seat.pending = Some((id, text, asked));
                        seat.repeat().await;
                    }
                    _ => {}
                }
            }
            Some("stalled") => self.outcome.stalls += 1,
            Some("welcome") => seat.repeat().await,
            Some("shuffle") => {
                let gift = format!("{:016x}{:016x}", self.chance.bits(), self.chance.bits());
                let (id, round) = (self.chance.bits() >> 11, &message["round"]);
                let give = json!({ "type": "give", "id": id, "round": round, "gift": gift });
                seat.say(give.to_string()).await;
            }
            _ => {}
        }
        if let Some(news) = message.get("news").filter(|news| news.is_object()) {
            seats[at].see(news);
        }
    }

    /// Somebody who may does something.
    async fn act(&mut self, seats: &mut [Seat; 2]) {
        for seat in seats.iter_mut() {
            let count = u32::try_from(seat.legal.len()).unwrap_or(0);
            if count == 0 || seat.pending.is_some() || seat.socket.is_none() {
                continue;
            }
            let pause = self.weather.pace * self.chance.below(1000) / 1000;
            if Instant::now() < *seat.due.get_or_insert(Instant::now() + pause) {
                continue;
            }
            seat.due = None;
            let action = seat.legal[self.chance.below(count) as usize].clone();
            seat.legal.clear();
            let id = self.chance.bits() >> 11;
            let act = json!({ "type": "act", "id": id, "version": seat.version, "action": action });
            seat.pending = Some((id, act.to_string(), Instant::now()));
            seat.repeat().await;
        }
    }
}

impl Seat {
    /// Asks for what was not answered.
    async fn repeat(&mut self) {
        if let Some((_, text, _)) = &self.pending {
            let text = text.clone();
            self.say(text).await;
        }
    }

    async fn say(&mut self, text: String) {
        if let Some(socket) = &mut self.socket
            && socket.send(Message::text(text)).await.is_err()
        {
            self.socket = None;
        }
    }

    fn see(&mut self, news: &Value) {
        self.version = news["version"].as_u64().unwrap_or_default();
        self.is_over = !news["score"].is_null();
        let prospects = news["prospects"].as_array().map(Vec::as_slice).unwrap_or_default();
        let legal = prospects.iter().filter(|it| it["refusal"].is_null());
        self.legal = legal.map(|it| it["action"].clone()).collect();
    }
}
