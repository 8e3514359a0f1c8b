//! A client that knows the protocol and nothing else.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::Request;
use wire::bornes::Action;

use crate::clock::PATIENCE;
use crate::host::Pass;

/// What a server says.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Heard {
    Welcome {
        table: Table,
        people: Vec<Person>,
        watching: u32,
        round: Option<Clock>,
        log: Vec<Value>,
        news: Option<Box<News>>,
    },
    Update {
        log: Vec<Value>,
        news: News,
    },
    Answer {
        id: u64,
        answer: Answer,
    },
    People {
        people: Vec<Person>,
        watching: u32,
        turn: Option<Clock>,
        round: Option<Clock>,
    },
    Said {
        seat: String,
        phrase: String,
    },
    Rematch {
        table: String,
    },
    Shuffle {
        round: u32,
        pledge: String,
    },
    Stalled,
    Damaged,
    NotUnderstood {
        id: Option<u64>,
        why: String,
    },
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Answer {
    Accepted,
    Refused { refusal: Value },
    Stale,
    Hushed,
    NoNextRound,
    NotOver,
    Said,
    TooTalkative,
    Advised { version: u32, chances: Vec<Value> },
    NotAdvised,
    NothingToDecide,
    TooBusy,
    NotKept,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub id: String,
    pub game: String,
    pub seats: u8,
    pub teams: Vec<Vec<String>>,
    pub options: BTreeMap<String, String>,
    pub begun: bool,
    pub speed: String,
    pub patience: String,
    pub begin: String,
    pub access: String,
    pub advice: String,
    pub host: Option<String>,
    pub arranged: u32,
    #[serde(default)]
    pub orders: Option<Value>,
    pub you: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub seat: String,
    pub name: Option<String>,
    pub bot: Option<String>,
    pub present: bool,
    pub away: Option<String>,
    pub grace: Option<Clock>,
    pub ready: bool,
    #[serde(default)]
    pub free_in: Option<Clock>,
    #[serde(default)]
    pub open: bool,
    #[serde(default)]
    pub orders: Option<Value>,
    #[serde(default)]
    pub sign: Option<String>,
    #[serde(default)]
    pub wins: u32,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct News {
    pub version: u32,
    pub view: View,
    pub prospects: Vec<Prospect>,
    pub clock: Option<Clock>,
    pub turn: Option<Clock>,
    pub score: Option<Value>,
    pub has_next_round: bool,
    #[serde(default)]
    pub asked: Vec<String>,
    #[serde(default)]
    pub race: Option<Value>,
    #[serde(default)]
    pub stand_ins: Vec<Value>,
}

/// Some of a view, and the rest as it came.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct View {
    pub you: Option<String>,
    pub phase: String,
    pub turn: Option<String>,
    pub window: Option<Window>,
    pub zones: Vec<Zone>,
    #[serde(flatten)]
    pub rest: BTreeMap<String, Value>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Window {
    pub attack: String,
    pub asked: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Zone {
    pub team: String,
    pub km: u16,
    pub points: u16,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prospect {
    pub action: Action,
    pub outlook: Option<Value>,
    pub refusal: Option<Value>,
}

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    pub left: u64,
    pub length: u64,
}

/// One socket.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that was heard, as it came.
    pub frames: Vec<String>,
    pub table: Table,
    pub people: Vec<Person>,
    /// How many watch.
    pub watching: u32,
    /// The clock of the next round.
    pub round: Option<Clock>,
    /// The latest news.
    pub news: Option<News>,
    /// What was seen in this round.
    pub log: Vec<Value>,
}

impl Client {
    /// Comes to a table and is welcomed.
    pub async fn join(addr: SocketAddr, table: &str, cookie: Option<&str>) -> Client {
        let socket = open(addr, table, cookie).await.unwrap_or_else(|why| panic!("{why}"));
        let you = Table {
            id: String::new(),
            game: String::new(),
            seats: 0,
            teams: Vec::new(),
            options: BTreeMap::new(),
            begun: false,
            speed: String::new(),
            patience: String::new(),
            begin: String::new(),
            access: String::new(),
            advice: String::new(),
            host: None,
            arranged: 0,
            orders: None,
            you: None,
        };
        let (frames, people, log) = (Vec::new(), Vec::new(), Vec::new());
        let mut client = Client {
            socket,
            frames,
            table: you,
            people,
            watching: 0,
            round: None,
            news: None,
            log,
        };
        let welcome = client.hear().await;
        assert!(matches!(welcome, Heard::Welcome { .. }), "{welcome:?}");
        client
    }

    /// Sits down again where a pass allows it.
    pub async fn sit(pass: &Pass) -> Client {
        let client = Client::join(pass.addr, &pass.table, Some(&pass.cookie)).await;
        assert_eq!(client.table.you.as_deref(), Some(pass.seat.as_str()));
        client
    }

    /// What is said next.
    pub async fn hear(&mut self) -> Heard {
        match self.frame().await {
            Ok(Some(heard)) => heard,
            Ok(None) => panic!("the connection is cut"),
            Err(close) => panic!("closed: {close:?}"),
        }
    }

    /// What is said next; `None` if the connection is cut.
    pub async fn try_hear(&mut self) -> Option<Heard> {
        self.frame().await.ok().flatten()
    }

    /// The code and the reason of a closed connection; what is said before does not count.
    pub async fn closed(&mut self) -> (u16, String) {
        loop {
            match self.frame().await {
                Ok(Some(_)) => {}
                Ok(None) => panic!("the connection is cut without a word"),
                Err(close) => return close,
            }
        }
    }

    /// Waits until the connection is cut, with or without a word.
    pub async fn ended(&mut self) {
        while matches!(self.frame().await, Ok(Some(_))) {}
    }

    async fn frame(&mut self) -> Result<Option<Heard>, (u16, String)> {
        let heard = timeout(PATIENCE, self.listen()).await;
        heard.unwrap_or_else(|_| panic!("nothing came after {:?}", self.frames.last()))
    }

    async fn listen(&mut self) -> Result<Option<Heard>, (u16, String)> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let heard = serde_json::from_str(&text);
                    let heard = heard.unwrap_or_else(|why| panic!("{why}: {text}"));
                    self.frames.push(text.to_string());
                    return Ok(Some(self.note(heard)));
                }
                Some(Ok(Message::Close(Some(close)))) => {
                    return Err((close.code.into(), close.reason.to_string()));
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => {}
            }
        }
    }

    fn note(&mut self, heard: Heard) -> Heard {
        match &heard {
            Heard::Welcome { table, people, watching, round, news, log } => {
                self.watching = *watching;
                self.round = *round;
                self.log.clone_from(log);
                self.table = table.clone();
                self.people.clone_from(people);
                self.news = news.as_deref().cloned();
            }
            Heard::Update { news, log } => {
                // Another round begins with an empty table.
                if news.view.phase == "deal" {
                    self.log.clear();
                }
                self.log.extend_from_slice(log);
                self.news = Some(news.clone());
            }
            Heard::People { people, watching, turn, round } => {
                self.watching = *watching;
                if let Some(news) = &mut self.news {
                    news.turn = *turn;
                }
                self.people.clone_from(people);
                self.round = *round;
            }
            Heard::Answer { .. }
            | Heard::Rematch { .. }
            | Heard::Said { .. }
            | Heard::Shuffle { .. }
            | Heard::Stalled
            | Heard::Damaged
            | Heard::NotUnderstood { .. } => {}
        }
        heard
    }

    /// Listens until something is so.
    pub async fn until(&mut self, mut so: impl FnMut(&Client) -> bool) {
        while !so(self) {
            self.hear().await;
        }
    }

    /// Listens until somebody's presence is so.
    pub async fn until_present(&mut self, seat: &str, present: bool) {
        let so = |client: &Client| {
            client.people.iter().any(|person| person.seat == seat && person.present == present)
        };
        self.until(so).await;
    }

    /// The present.
    pub fn news(&self) -> &News {
        self.news.as_ref().expect("a game that has begun")
    }

    /// What may be done now.
    pub fn legal(&self) -> Vec<Action> {
        let legal = self.news().prospects.iter().filter(|prospect| prospect.refusal.is_none());
        legal.map(|prospect| prospect.action.clone()).collect()
    }

    pub fn is_over(&self) -> bool {
        self.news.as_ref().is_some_and(|news| news.score.is_some())
    }

    /// An action, as of now.
    pub fn act(&self, action: &Action) -> Request {
        Request::Act {
            id: fresh_id(),
            version: self.news().version,
            action: written(action),
            after: None,
        }
    }

    /// Sends a request and does not wait.
    pub async fn send(&mut self, request: &Request) {
        self.say(&serde_json::to_string(request).unwrap()).await;
    }

    /// Sends a text, whatever it is.
    pub async fn say(&mut self, text: &str) {
        self.put(Message::text(text)).await.expect("a connection that holds");
    }

    /// Sends a frame, whatever it is.
    pub async fn put(&mut self, frame: Message) -> Result<(), Error> {
        timeout(PATIENCE, self.socket.send(frame)).await.expect("somebody who listens")
    }

    /// Sends a request and listens until it is answered.
    pub async fn ask(&mut self, request: &Request) -> Answer {
        self.send(request).await;
        let asked = request.id();
        loop {
            if let Heard::Answer { id, answer } = self.hear().await
                && id == asked
            {
                return answer;
            }
        }
    }

    /// Says something that cannot be understood, and hears by which number and why.
    pub async fn babble(&mut self, frame: Message) -> (Option<u64>, String) {
        self.put(frame).await.expect("a connection that holds");
        loop {
            match self.hear().await {
                Heard::NotUnderstood { id, why } => return (id, why),
                Heard::Answer { .. } => panic!("this was understood"),
                _ => {}
            }
        }
    }
}

/// A socket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// An action as it travels.
pub fn written(action: &Action) -> Value {
    serde_json::to_value(action).unwrap()
}

/// Opens a socket, or says why not.
pub async fn open(addr: SocketAddr, table: &str, cookie: Option<&str>) -> Result<Socket, Error> {
    let cookie = cookie.map(|cookie| ("cookie", cookie));
    open_with(addr, table, &cookie.into_iter().collect::<Vec<_>>()).await
}

/// Opens a socket with these headers, or says why not.
pub async fn open_with(
    addr: SocketAddr,
    table: &str,
    headers: &[(&'static str, &str)],
) -> Result<Socket, Error> {
    let address = format!("ws://{addr}/api/tables/{table}/socket");
    let mut request = address.into_client_request()?;
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

/// A number that no request has had. Real clients draw one at random.
pub fn fresh_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
