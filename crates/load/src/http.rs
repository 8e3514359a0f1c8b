//! The smallest client of HTTP: one request, one connection.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What was answered, and the cookie that was given.
pub(crate) struct Given {
    pub(crate) body: Value,
    pub(crate) cookie: String,
}

/// Asks for a seat. Fails with what was answered instead.
pub(crate) async fn post(addr: SocketAddr, path: &str, body: &Value) -> Result<Given, String> {
    let answer = exchange(addr, path, &body.to_string()).await;
    let answer = answer.map_err(|why| format!("POST {path}: {why}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if !head.starts_with("HTTP/1.1 20") {
        let status = head.lines().next().unwrap_or_default();
        return Err(format!("POST {path}: {status}: {body}"));
    }
    let given = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = given.and_then(|cookie| cookie.split(';').next()).ok_or("no cookie was given")?;
    let body = serde_json::from_str(body).map_err(|why| format!("POST {path}: {why}"))?;
    Ok(Given { body, cookie: cookie.to_owned() })
}

async fn exchange(addr: SocketAddr, path: &str, body: &str) -> std::io::Result<String> {
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    let mut line = TcpStream::connect(addr).await?;
    line.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    Ok(answer)
}
