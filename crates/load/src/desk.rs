//! One table and everybody there.

use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use chance::Quick;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;
use table::Chance;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::Plan;
use crate::http::post;
use crate::line;
use crate::tally::Tally;

/// A table where people have seats and nobody is yet.
pub(crate) struct Desk {
    plan: Plan,
    table: String,
    /// What proves each seat.
    cookies: Vec<String>,
    chance: Quick,
}

/// A table where everybody is.
pub(crate) struct Full {
    /// First those who play, then those who watch.
    lines: Vec<Line>,
    seats: usize,
    chance: Quick,
    /// What somebody did and not everybody has seen.
    act: Option<Act>,
    tally: Tally,
}

/// One socket: a seat, or somebody who watches.
struct Line {
    socket: WebSocketStream<TcpStream>,
    /// The latest version that came.
    version: u32,
    /// What will be done, when, and whether nobody else is told of it.
    wish: Option<(Instant, Box<RawValue>, Told)>,
    is_over: bool,
}

/// Who is told of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Everybody,
    /// Whoever did it: a pass in an open window is promised, and told when the window closes.
    Actor,
}

/// An action under way.
struct Act {
    /// Its number, which its answer has, too.
    id: u64,
    by: usize,
    sent: Instant,
    version: u32,
    told: Told,
    /// The sockets that have seen nothing newer.
    waiting: Vec<usize>,
}

/// What is read of a message.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    news: Option<News<'a>>,
    #[serde(borrow)]
    answer: Option<Answer<'a>>,
    id: Option<u64>,
}

/// What is read of a promise.
#[derive(Deserialize)]
struct Promise {
    round: u32,
}

#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}

#[derive(Deserialize)]
struct News<'a> {
    version: u32,
    #[serde(borrow)]
    prospects: Vec<Prospect<'a>>,
    score: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Prospect<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    refusal: Option<IgnoredAny>,
}

impl Desk {
    /// Makes a table and takes its seats.
    pub(crate) async fn make(plan: &Plan, chance: Quick) -> Result<Desk, String> {
        let wish = json!({
            "game": plan.game, "seats": plan.seats, "name": "A", "patience": "endless",
            "options": plan.options, "bots": vec![None::<&str>; plan.seats.into()],
        });
        let made = post(plan.addr, "/api/tables", &wish).await?;
        let table = made.body["id"].as_str().ok_or("a table without an id")?.to_owned();
        let mut cookies = vec![made.cookie];
        for seat in 1..plan.seats {
            let path = format!("/api/tables/{table}/seats");
            let name = char::from(b'A' + seat).to_string();
            cookies.push(post(plan.addr, &path, &json!({ "name": name })).await?.cookie);
        }
        Ok(Desk { plan: plan.clone(), table, cookies, chance })
    }

    /// Opens every socket and waits until each is welcomed.
    pub(crate) async fn gather(self) -> Result<Full, String> {
        let plan = &self.plan;
        let watching = (0..plan.spectators).map(|_| None);
        let shown = self.cookies.iter().map(Some).chain(watching);
        let (lines, tally) = (Vec::new(), Tally::default());
        let seats = self.cookies.len();
        let mut full = Full { lines, seats, chance: self.chance, act: None, tally };
        for cookie in shown {
            let socket = line::open(plan.addr, &self.table, cookie).await;
            let socket = socket.map_err(|why| format!("table {}: {why}", self.table))?;
            full.lines.push(Line { socket, version: 0, wish: None, is_over: false });
            while full.lines.last().is_some_and(|line| line.version == 0) {
                full.hear_next(plan.pace).await?;
            }
        }
        Ok(full)
    }
}

impl Full {
    /// Plays until the time is over, at this table or, when the game is over, at another one.
    pub(crate) async fn play(mut self, plan: &Plan, ends: Instant) -> Result<Tally, String> {
        // Nobody thinks in step with others: the first of all turns are spread over one pace.
        for at in 0..self.lines.len() {
            let pause = self.pause(plan.pace);
            if let Some((due, ..)) = &mut self.lines[at].wish {
                *due = Instant::now() + pause;
            }
        }
        loop {
            let due = self.due();
            tokio::select! {
                biased;
                () = sleep_until(ends) => return Ok(self.tally),
                heard = self.hear_next(plan.pace) => heard?,
                () = wait(due) => self.act().await?,
            }
            if self.act.is_none() && self.lines.iter().any(|line| line.is_over) {
                let desk = Desk::make(plan, self.chance.clone()).await?;
                self = Full { tally: self.tally, ..desk.gather().await? };
            }
        }
    }

    /// When somebody acts next. One at a time, so that it is known what everybody has seen.
    fn due(&self) -> Option<Instant> {
        if self.act.is_some() {
            return None;
        }
        self.lines.iter().filter_map(|line| line.wish.as_ref().map(|(due, ..)| *due)).min()
    }

    async fn act(&mut self) -> Result<(), String> {
        let due = self.due();
        let is_due = |line: &Line| line.wish.as_ref().is_some_and(|(at, ..)| Some(*at) == due);
        let Some(by) = self.lines.iter().position(is_due) else { return Ok(()) };
        let id = self.chance.bits() >> 11;
        let line = &mut self.lines[by];
        let Some((_, action, told)) = line.wish.take() else { return Ok(()) };
        let version = line.version;
        let text =
            format!(r#"{{"type":"act","id":{id},"version":{version},"action":{}}}"#, action.get());
        let sent = Instant::now();
        line.socket.send(Message::text(text)).await.map_err(|why| why.to_string())?;
        let waiting = (0..self.lines.len()).collect();
        self.act = Some(Act { id, by, sent, version, told, waiting });
        Ok(())
    }

    /// Hears one message, whoever it is for.
    async fn hear_next(&mut self, pace: Duration) -> Result<(), String> {
        let lines = &mut self.lines;
        let next = poll_fn(|context| {
            let mut polled = lines.iter_mut().map(|line| line.socket.poll_next_unpin(context));
            match polled.by_ref().enumerate().find(|(_, next)| next.is_ready()) {
                Some((at, Poll::Ready(next))) => Poll::Ready((at, next)),
                Some(_) | None => Poll::Pending,
            }
        });
        match next.await {
            (at, Some(Ok(Message::Text(text)))) => match self.hear(at, &text, pace)? {
                Some(round) => self.give(at, round).await,
                None => Ok(()),
            },
            (_, Some(Ok(Message::Close(why)))) => Err(format!("a socket is closed: {why:?}")),
            (_, Some(Ok(_))) => Ok(()),
            (_, Some(Err(why))) => Err(why.to_string()),
            (_, None) => Err("a connection is cut".to_owned()),
        }
    }

    /// Adds to a deal, as everybody does who plays.
    async fn give(&mut self, at: usize, round: u32) -> Result<(), String> {
        let id = self.chance.bits() >> 11;
        let gift = [self.chance.bits(), self.chance.bits()];
        let gift = format!("{:016x}{:016x}", gift[0], gift[1]);
        let text = format!(r#"{{"type":"give","id":{id},"round":{round},"gift":"{gift}"}}"#);
        self.lines[at].socket.send(Message::text(text)).await.map_err(|why| why.to_string())
    }

    /// Takes note of a message, and says which deal it asks to be added to.
    fn hear(&mut self, at: usize, text: &str, pace: Duration) -> Result<Option<u32>, String> {
        let heard: Heard<'_> =
            serde_json::from_str(text).map_err(|why| format!("{why}: {text}"))?;
        self.tally.frames += 1;
        self.tally.bytes += text.len() as u64;
        if let Some(answer) = &heard.answer {
            self.answered(at, heard.id, answer.kind);
        }
        if heard.kind == "welcome" && heard.news.is_none() {
            return Err("a table that does not begin".to_owned());
        }
        if let Some(news) = &heard.news {
            self.see(at, news, pace);
        }
        if heard.kind == "shuffle" && at < self.seats {
            let promise: Promise =
                serde_json::from_str(text).map_err(|why| format!("{why}: {text}"))?;
            return Ok(Some(promise.round));
        }
        Ok(None)
    }

    fn answered(&mut self, at: usize, id: Option<u64>, answer: &str) {
        let Some(act) = self.act.take_if(|act| act.by == at && Some(act.id) == id) else { return };
        match answer {
            "accepted" if act.told == Told::Actor => self.tally.latencies.push(act.sent.elapsed()),
            "accepted" => self.act = Some(act),
            _ => self.tally.refused += 1,
        }
    }

    /// Notes what a socket sees, and what its seat will do.
    fn see(&mut self, at: usize, news: &News<'_>, pace: Duration) {
        let pause = self.pause(pace);
        let line = &mut self.lines[at];
        line.version = news.version.max(1);
        line.is_over = news.score.is_some();
        let legal: Vec<_> = news.prospects.iter().filter(|it| it.refusal.is_none()).collect();
        let count = u32::try_from(legal.len()).unwrap_or(0);
        line.wish = (count > 0).then(|| {
            let action = legal[self.chance.below(count) as usize].action.to_owned();
            let is_pass = action.get().contains(r#""decline""#);
            let told = if is_pass { Told::Actor } else { Told::Everybody };
            (Instant::now() + pause, action, told)
        });
        if let Some(act) = self.act.as_mut().filter(|act| news.version > act.version) {
            act.waiting.retain(|other| *other != at);
            if act.waiting.is_empty() && act.told == Told::Everybody {
                self.tally.latencies.push(act.sent.elapsed());
                self.act = None;
            }
        }
    }

    /// How long somebody thinks: anything up to twice the pace.
    fn pause(&mut self, pace: Duration) -> Duration {
        pace * self.chance.below(2000) / 1000
    }
}

async fn wait(until: Option<Instant>) {
    match until {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
