//! A socket at a table.

use std::net::SocketAddr;

use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Opens a socket, for the seat that a cookie proves or for somebody who watches.
pub(crate) async fn open(
    addr: SocketAddr,
    table: &str,
    cookie: Option<&String>,
) -> Result<WebSocketStream<TcpStream>, Box<dyn std::error::Error>> {
    let address = format!("ws://{addr}/api/tables/{table}/socket");
    let mut request = address.into_client_request()?;
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let line = TcpStream::connect(addr).await?;
    line.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096);
    let (socket, _) = client_async_with_config(request, line, Some(config)).await?;
    Ok(socket)
}
