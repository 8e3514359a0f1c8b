//! One seat at a table of a server, for somebody who decides in their own way.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::http::post;
use crate::line;

/// Somebody who sits at a table.
pub trait Visitor {
    /// The seat is taken; what the server says of the table.
    fn sit(&mut self, table: &Value) -> Result<(), String>;

    /// Hears what the server says, and asks for something or not: a request without its `id`.
    fn hear(&mut self, message: &Value) -> Asks;
}

/// What somebody asks of a server.
#[derive(Clone, PartialEq, Debug)]
pub enum Asks {
    /// Nothing.
    Nothing,
    /// This request, to which an `id` is added.
    For(Value),
    /// To go: there is nothing left to play.
    ToGo,
}

/// Which seat a visitor takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A free one, under this name.
    Free(String),
    /// The one that this key proves.
    Key(String),
}

/// Takes a seat at a table and stays until the visitor goes. Fails with what the server did not do.
pub fn visit(
    addr: SocketAddr,
    table: &str,
    claim: &Claim,
    visitor: &mut dyn Visitor,
) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| why.to_string())?;
    runtime.block_on(stay(addr, table, claim, visitor))
}

async fn stay(
    addr: SocketAddr,
    table: &str,
    claim: &Claim,
    visitor: &mut dyn Visitor,
) -> Result<(), String> {
    let (path, body) = match claim {
        Claim::Free(name) => ("seats", json!({ "name": name })),
        Claim::Key(key) => ("key", json!({ "key": key })),
    };
    let seat = post(addr, &format!("/api/tables/{table}/{path}"), &body).await?;
    visitor.sit(&seat.body)?;
    let mut id = 0_u64;
    // A line that is cut is opened again: everything is told anew.
    for _ in 0..LINES_MAX {
        let socket = line::open(addr, table, Some(&seat.cookie)).await;
        let mut socket = socket.map_err(|why| why.to_string())?;
        while let Some(Ok(heard)) = socket.next().await {
            let Message::Text(text) = heard else { continue };
            let message = serde_json::from_str(&text).map_err(|why| format!("{why}: {text}"))?;
            match visitor.hear(&message) {
                Asks::Nothing => {}
                Asks::ToGo => return Ok(()),
                Asks::For(mut request) => {
                    id += 1;
                    request["id"] = id.into();
                    // One that does not arrive is asked again on the next line.
                    let _ = socket.send(Message::text(request.to_string())).await;
                }
            }
        }
    }
    Err("the server closes every connection".to_owned())
}

/// So many connections may be cut before a visit is over.
const LINES_MAX: u32 = 20;
