//! A client of any game, in plain JSON.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Socket, fresh_id, open};
use crate::clock::PATIENCE;
use crate::host::Pass;

/// One socket.
pub struct Talker {
    socket: Socket,
    /// The latest news; `null` before the game begins.
    pub news: Value,
}

impl Talker {
    /// Sits down again where a pass allows it.
    pub async fn sit(pass: &Pass) -> Talker {
        Talker::join(pass.addr, pass).await
    }

    /// The same at another address.
    pub async fn join(addr: SocketAddr, pass: &Pass) -> Talker {
        let socket = open(addr, &pass.table, Some(&pass.cookie)).await;
        let mut talker = Talker { socket: socket.unwrap(), news: Value::Null };
        assert_eq!(talker.hear().await["type"], "welcome");
        talker
    }

    /// What is said next.
    pub async fn hear(&mut self) -> Value {
        let next = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => return text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    other => panic!("{other:?}"),
                }
            }
        };
        let text = timeout(PATIENCE, next).await.expect("a word");
        let heard: Value = serde_json::from_str(&text).unwrap();
        if let Some(news) = heard.get("news") {
            self.news = news.clone();
        }
        heard
    }

    /// Listens until something is so.
    pub async fn until(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(&self.news) {
            self.hear().await;
        }
    }

    /// An action, as of now.
    pub fn act(&self, action: &Value) -> Value {
        json!({ "type": "act", "id": fresh_id(), "version": self.news["version"], "action": action })
    }

    /// Sends a request and listens until it is answered; says how.
    pub async fn ask(&mut self, request: &Value) -> String {
        self.socket.send(Message::text(request.to_string())).await.unwrap();
        loop {
            let heard = self.hear().await;
            if heard["type"] == "answer" && heard["id"] == request["id"] {
                return heard["answer"]["type"].as_str().unwrap().to_owned();
            }
        }
    }

    /// What may be done now.
    pub fn legal(&self) -> Vec<Value> {
        let prospects = self.news["prospects"].as_array().into_iter().flatten();
        let legal = prospects.filter(|prospect| prospect["refusal"].is_null());
        legal.map(|prospect| prospect["action"].clone()).collect()
    }

    /// The kilometres of a team.
    pub fn km(&self, team: usize) -> u64 {
        self.news["view"]["zones"][team]["km"].as_u64().unwrap()
    }
}
