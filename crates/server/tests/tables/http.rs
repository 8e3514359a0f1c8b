//! The smallest client of HTTP, which also says what no decent one would.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::host::Pass;

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

/// Asks for something, on a connection of its own.
pub async fn ask(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let line = TcpStream::connect(addr).await.unwrap();
    ask_on(line, addr, method, path, headers, body).await
}

/// Asks for something on this connection, which ends with it.
pub async fn ask_on(
    mut line: TcpStream,
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let named: Vec<_> =
        headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let named = named.concat();
    let has_host = headers.iter().any(|(name, _)| *name == "host");
    let host = if has_host { String::new() } else { format!("host: {addr}\r\n") };
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nconnection: close\r\n{host}{named}content-length: {length}\r\n\r\n"
    );
    line.write_all(head.as_bytes()).await.unwrap();
    // A server that has heard enough may answer and hang up before it has read everything.
    let _ = line.write_all(body.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = line.read_to_end(&mut answer).await;
    Reply::read(&answer)
}

impl Reply {
    fn read(answer: &[u8]) -> Reply {
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a whole head");
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.map(|line| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_lowercase(), value.to_owned())
        });
        let headers = headers.collect();
        let body = String::from_utf8_lossy(&answer[end + 4..]).into_owned();
        Reply { status, headers, body }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(header, _)| header == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    /// The status and the key of a problem.
    pub fn problem(&self) -> (u16, String) {
        (self.status, self.json()["key"].as_str().expect("a problem").to_owned())
    }

    /// The cookie as a browser sends it back.
    pub fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").expect("a cookie");
        cookie.split(';').next().unwrap().to_owned()
    }

    pub fn pass(&self, addr: SocketAddr) -> Pass {
        let table = self.json();
        Pass {
            addr,
            table: table["id"].as_str().unwrap().to_owned(),
            seat: table["you"].as_str().unwrap().to_owned(),
            cookie: self.cookie(),
        }
    }
}
