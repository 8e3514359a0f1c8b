//! A client of any family: it takes frames as they come, and plays any legal action.

use std::net::SocketAddr;

use chance::Quick;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::Chance;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Socket, fresh_id, open};
use crate::clock::PATIENCE;
use crate::host::Pass;

/// Somebody at a table, or beside it.
pub struct Anyone {
    socket: Socket,
    chance: Quick,
    /// The version at which it last acted. A pass changes nothing that can be seen.
    acted: Option<u64>,
    /// Everything that was heard.
    pub frames: Vec<Value>,
    /// The latest news; `null` before the game has begun.
    pub news: Value,
}

impl Anyone {
    /// Comes to a table and is welcomed.
    pub async fn join(addr: SocketAddr, table: &str, cookie: Option<&str>, seed: u64) -> Anyone {
        let socket = open(addr, table, cookie).await.unwrap_or_else(|why| panic!("{why}"));
        let (chance, frames) = (Quick::new(seed), Vec::new());
        let mut anyone = Anyone { socket, chance, acted: None, frames, news: Value::Null };
        anyone.hear().await;
        anyone
    }

    /// Sits down where a pass allows it.
    pub async fn sit(pass: &Pass, seed: u64) -> Anyone {
        let anyone = Anyone::join(pass.addr, &pass.table, Some(&pass.cookie), seed).await;
        assert_eq!(anyone.you(), Some(pass.seat.as_str()));
        anyone
    }

    /// The seat that the welcome names.
    pub fn you(&self) -> Option<&str> {
        self.frames[0]["table"]["you"].as_str()
    }

    pub fn version(&self) -> u64 {
        self.news["version"].as_u64().unwrap_or_default()
    }

    pub fn is_over(&self) -> bool {
        !self.news["score"].is_null()
    }

    /// Plays, or looks on, until something is so.
    pub async fn until(&mut self, so: impl Fn(&Anyone) -> bool) {
        while !so(self) {
            if let Some(action) = self.choice() {
                let (id, version) = (fresh_id(), self.version());
                let act = json!({ "type": "act", "id": id, "version": version, "action": action });
                self.acted = Some(version);
                self.say(&act).await;
            }
            self.hear().await;
        }
    }

    /// Asks for something, and does not wait for the answer.
    pub async fn say(&mut self, request: &Value) {
        let request = Message::text(request.to_string());
        self.socket.send(request).await.expect("a connection that holds");
    }

    /// Listens until something is said.
    pub async fn until_told(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(self.frames.last().expect("a welcome")) {
            self.hear().await;
        }
    }

    /// Any legal action, if there is one and nothing was done yet.
    fn choice(&mut self) -> Option<Value> {
        let prospects = self.news["prospects"].as_array()?.iter();
        let legal: Vec<&Value> = prospects.filter(|it| it["refusal"].is_null()).collect();
        let count = u32::try_from(legal.len()).unwrap();
        if count == 0 || self.acted == Some(self.version()) {
            return None;
        }
        Some(legal[self.chance.below(count) as usize]["action"].clone())
    }

    /// Hears one frame. Somebody else may be faster in a window, and then it was too late.
    async fn hear(&mut self) {
        let heard = timeout(PATIENCE, self.socket.next()).await;
        let frame = heard.unwrap_or_else(|_| panic!("nothing came after {:?}", self.frames.last()));
        let Message::Text(text) = frame.expect("a connection that holds").unwrap() else { return };
        let frame: Value = serde_json::from_str(&text).unwrap();
        if frame["type"] == "answer" {
            let answer = frame["answer"]["type"].as_str().unwrap();
            let known = ["accepted", "stale", "hushed", "advised", "nothing-to-decide"];
            assert!(known.contains(&answer), "{frame}");
        }
        if !frame["news"].is_null() {
            self.news = frame["news"].clone();
        }
        self.frames.push(frame);
    }
}
