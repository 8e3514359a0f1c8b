//! A server of this machine under attack, and people who play there meanwhile.
//!
//! What is tried here is tried once and for good in the tests of the server, where time is held; this says
//! what those who play feel of it. It attacks nothing but loopback.

use std::collections::VecDeque;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

use crate::{Plan, Report};

/// How somebody tries to be in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// Connections that say nothing.
    Silence,
    /// Pages that are asked for and not read.
    Pages,
    /// Ids of tables that are guessed.
    Guesses,
    /// Tables by the dozen.
    Tables,
    /// Sockets that watch, and go when they are welcomed.
    Visits,
    /// Messages that say nothing, as many as fit.
    Messages,
    /// Fragments of a message that have no bytes, as many as fit.
    Fragments,
}

impl Attack {
    /// Every one there is.
    pub const ALL: [Attack; 7] = [
        Attack::Silence,
        Attack::Pages,
        Attack::Guesses,
        Attack::Tables,
        Attack::Visits,
        Attack::Messages,
        Attack::Fragments,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Attack::Silence => "silence",
            Attack::Pages => "pages",
            Attack::Guesses => "guesses",
            Attack::Tables => "tables",
            Attack::Visits => "visits",
            Attack::Messages => "messages",
            Attack::Fragments => "fragments",
        }
    }
}

/// How a server bore an attack.
pub struct Siege {
    /// What those who played felt of it.
    pub report: Report,
    /// How often it was tried.
    pub tries: u64,
}

/// Where the attacks come from: other addresses than that of those who play.
const FOES: [u8; 2] = [66, 67];

/// How often something is tried at most, all foes together.
const PACE: Duration = Duration::from_micros(500);

/// How many connections a foe keeps that it does nothing with.
const KEPT: usize = 300;

/// How many frames are sent in one try.
const FRAMES: usize = 100;

/// Plays as [`run`](crate::run) does while somebody attacks. Fails where the server is not of this machine.
pub fn besiege(plan: &Plan, attack: Attack) -> Result<Siege, String> {
    if !plan.addr.ip().is_loopback() {
        return Err(format!("{} is not of this machine", plan.addr));
    }
    let tries = AtomicU64::new(0);
    thread::scope(|scope| {
        let (end, ended) = oneshot::channel();
        let foes = scope.spawn(|| assault(plan.addr, attack, &tries, ended));
        let report = crate::run(plan);
        // They may have ended by themselves.
        let _ = end.send(());
        foes.join().map_err(|_| "the attack panicked")?.map_err(|why| why.to_string())?;
        Ok(Siege { report: report?, tries: tries.load(Ordering::Relaxed) })
    })
}

/// Attacks until it is told to end.
fn assault(
    addr: SocketAddr,
    attack: Attack,
    tries: &AtomicU64,
    ended: oneshot::Receiver<()>,
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut foes = Vec::new();
        for from in FOES {
            foes.push(Foe::come(addr, from, attack).await?);
        }
        tokio::select! {
            () = attack_in_turn(&mut foes, tries) => Ok(()),
            // Whoever waited for the answer may be gone.
            _ = ended => Ok(()),
        }
    })
}

async fn attack_in_turn(foes: &mut [Foe], tries: &AtomicU64) {
    let mut pace = interval(PACE);
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        for foe in &mut *foes {
            pace.tick().await;
            // Being turned away is what a foe has to expect.
            let _ = foe.attack().await;
            tries.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Somebody who attacks.
struct Foe {
    addr: SocketAddr,
    from: u8,
    attack: Attack,
    /// A table that it has made itself.
    table: String,
    /// Connections that it keeps, the oldest first.
    kept: VecDeque<TcpStream>,
    tries: u64,
}

impl Foe {
    async fn come(addr: SocketAddr, from: u8, attack: Attack) -> io::Result<Foe> {
        let (table, kept) = (String::new(), VecDeque::new());
        let mut foe = Foe { addr, from, attack, table, kept, tries: 0 };
        let made = foe.ask(&table_request(addr)).await?;
        let body = made.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let body: Value = serde_json::from_str(body).unwrap_or_default();
        body["id"].as_str().unwrap_or_default().clone_into(&mut foe.table);
        Ok(foe)
    }

    async fn line(&self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((Ipv4Addr::new(127, 0, 0, self.from), 0).into())?;
        socket.connect(self.addr).await
    }

    /// Says something on a connection of its own, and hears what is answered.
    async fn ask(&self, words: &str) -> io::Result<String> {
        let mut line = self.line().await?;
        line.write_all(words.as_bytes()).await?;
        let mut answer = String::new();
        line.read_to_string(&mut answer).await?;
        Ok(answer)
    }

    async fn attack(&mut self) -> io::Result<()> {
        self.tries += 1;
        let addr = self.addr;
        match self.attack {
            Attack::Silence => {
                let line = self.line().await?;
                self.keep(line);
            }
            Attack::Pages => {
                let mut line = self.line().await?;
                line.write_all(get(addr, "/").as_bytes()).await?;
                self.keep(line);
            }
            Attack::Guesses => {
                let id = format!("{:010}", self.tries);
                drop(self.ask(&get(addr, &format!("/api/tables/{id}"))).await?);
            }
            Attack::Tables => drop(self.ask(&table_request(addr)).await?),
            Attack::Visits => drop(self.watch().await?),
            Attack::Messages => self.flood(&message(0x81, b"{}").repeat(FRAMES)).await?,
            Attack::Fragments => self.flood(&message(0x00, b"").repeat(FRAMES)).await?,
        }
        Ok(())
    }

    fn keep(&mut self, line: TcpStream) {
        self.kept.push_back(line);
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }

    /// A socket that watches, and has heard something.
    async fn watch(&self) -> io::Result<TcpStream> {
        let head = format!(
            "GET /api/tables/{}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.table, self.addr
        );
        let mut line = self.line().await?;
        line.write_all(head.as_bytes()).await?;
        line.read_u8().await?;
        Ok(line)
    }

    /// Sends frames over a socket, as many as it takes, and opens another one when it is cut.
    async fn flood(&mut self, frames: &[u8]) -> io::Result<()> {
        if self.kept.is_empty() {
            let mut line = self.watch().await?;
            // The first fragment of a message that never ends.
            if self.attack == Attack::Fragments {
                line.write_all(&message(0x01, b"{")).await?;
            }
            self.keep(line);
        }
        let Some(line) = self.kept.front_mut() else { return Ok(()) };
        match line.try_write(frames) {
            Err(why) if why.kind() != io::ErrorKind::WouldBlock => self.kept.clear(),
            _ => {}
        }
        Ok(())
    }
}

fn get(addr: SocketAddr, path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\r\n")
}

fn table_request(addr: SocketAddr) -> String {
    let body = r#"{"game":"classic","seats":2,"bots":[null,null],"name":"Z","options":{}}"#;
    let length = body.len();
    format!(
        "POST /api/tables HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
}

/// A short frame, masked with nothing.
fn message(head: u8, body: &[u8]) -> Vec<u8> {
    let length = u8::try_from(body.len()).expect("a short body");
    [&[head, 0x80 | length, 0, 0, 0, 0], body].concat()
}
