//! A server under attack, and two who play there meanwhile.

use std::net::Ipv4Addr;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::Client;
use crate::clock::Clock;
use crate::host::{Host, Pass, wish};
use crate::http::{Reply, ask_on};
use crate::player::{Player, finish_all};

/// Where the attacks come from: another address than that of those who play.
pub const FOE: u8 = 66;

/// How many may watch a table there.
pub const SPECTATORS: usize = 6;

/// A server under attack.
pub struct Siege {
    pub host: Host,
    pub clock: Clock,
    /// The seats of those who play.
    pub passes: [Pass; 2],
    pub players: [Player; 2],
    pub folder: TempDir,
}

/// Lets two sit down, attacks, and lets the two play to the end.
pub async fn assault(attack: impl AsyncFnOnce(&mut Siege)) {
    let mut siege = Siege::begin().await;
    attack(&mut siege).await;
    siege.stands().await;
}

impl Siege {
    async fn begin() -> Siege {
        let clock = Clock::hold();
        let (host, folder) = Host::start_with(|config| {
            let limits = &mut config.limits;
            (limits.connections, limits.connections_per_address) = (40, 16);
            (limits.tables, limits.tables_per_address) = (8, 4);
            limits.spectators = SPECTATORS;
            (limits.requests_per_second, limits.requests_at_once) = (1, 100);
            (limits.messages_per_second, limits.burst) = (10, 300);
            // Those who play give no sign of life while they wait for the attack to end.
            limits.silence = std::time::Duration::from_secs(24 * 60 * 60);
        })
        .await;
        // Windows wait for those who are asked, so that no clock has to run.
        let ada = host.table(wish("asterix", 2, 2, json!({ "window_seconds": "0" }))).await;
        let bo = host.sit(&ada.table, "Bo").await;
        let passes = [ada, bo];
        let [one, two] = &passes;
        let players =
            [Player::new(Client::sit(one).await, 7), Player::new(Client::sit(two).await, 8)];
        Siege { host, clock, passes, players, folder }
    }

    /// The server is well, lets people in, and those who play come to the end of their round.
    async fn stands(mut self) {
        assert_eq!(self.host.get("/api/health", None).await.status, 200);
        finish_all(&mut self.players).await;
        let newcomer = Client::join(self.host.addr, &self.passes[0].table, None).await;
        assert!(newcomer.is_over());
        let table = self.host.table(wish("desert", 2, 2, json!({}))).await;
        assert_eq!(Client::sit(&table).await.table.id, table.table);
    }

    /// A connection from this address of the machine.
    pub async fn line(&self, from: u8) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((Ipv4Addr::new(127, 0, 0, from), 0).into())?;
        socket.connect(self.host.addr).await
    }

    /// Asks for something from there.
    pub async fn ask(
        &self,
        from: u8,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let line = self.line(from).await.unwrap();
        ask_on(line, self.host.addr, method, path, headers, body).await
    }

    /// Asks for a table from there.
    pub async fn make(&self, from: u8, wish: &Value) -> Reply {
        self.ask(from, "POST", "/api/tables", &[], &wish.to_string()).await
    }

    /// Says something on a connection from there, and hears all that is answered.
    pub async fn exchange(&self, from: u8, words: &[u8]) -> String {
        let mut line = self.line(from).await.unwrap();
        // Whoever has heard enough may hang up before everything is said.
        let _ = line.write_all(words).await;
        hear_all(line).await
    }

    /// A socket at a table, of which every byte is ours to choose.
    pub async fn raw_socket(&self, from: u8, table: &str, cookie: &str) -> TcpStream {
        let mut line = self.line(from).await.unwrap();
        let head = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        line.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(line.read_u8().await.unwrap());
        }
        assert!(answer.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&answer));
        line
    }

    /// How many tables are kept.
    pub fn kept(&self) -> usize {
        let file = server::store::Sqlite::file(self.folder.path());
        let store = rusqlite::Connection::open(file).unwrap();
        store.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap()
    }
}

/// All that comes until the connection ends, however it does.
pub async fn hear_all(mut line: TcpStream) -> String {
    let mut heard = Vec::new();
    let _ = line.read_to_end(&mut heard).await;
    String::from_utf8_lossy(&heard).into_owned()
}

/// Whether nobody is at the other end any more, by now.
pub fn is_cut(line: &TcpStream) -> bool {
    let mut byte = [0];
    match line.try_read(&mut byte) {
        Ok(0) => true,
        Ok(_) => false,
        Err(why) => why.kind() != std::io::ErrorKind::WouldBlock,
    }
}
