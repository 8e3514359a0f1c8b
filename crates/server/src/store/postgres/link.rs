//! A connection to the database that is made anew when it is lost.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::pin::Pin;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::Place;
use crate::store::Unkept;

/// How long the database may take for anything before it counts as lost.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// What every session begins with. A commit waits for the disk, whatever the database usually does, and a
/// program that stands still in the middle of something holds nobody up for long.
const BEGINNING: &str = "
    SET statement_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off';
";

/// A connection, and what was prepared on it.
pub(super) struct Session {
    pub(super) client: Client,
    prepared: Mutex<BTreeMap<&'static str, Statement>>,
}

/// What a statement is given.
pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Session {
    /// Connects.
    pub(super) async fn open(place: &Place) -> Result<Session, Error> {
        let (client, connection) = place.config.connect(NoTls).await?;
        // It ends when the client is dropped, or says to the next who asks that it is lost.
        tokio::spawn(async move { drop(connection.await) });
        client.batch_execute(BEGINNING).await?;
        Ok(Session { client, prepared: Mutex::default() })
    }

    /// A statement, which is prepared once.
    pub(super) async fn statement(&self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(known) = self.prepared.lock().await.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.prepared.lock().await.insert(sql, statement.clone());
        Ok(statement)
    }

    /// What a statement finds.
    pub(super) async fn query(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, Error> {
        let statement = self.statement(sql).await?;
        self.client.query(&statement, params).await
    }
}

/// Something that is being done on a connection.
pub(super) type Doing<'a, T> = Pin<Box<dyn Future<Output = Result<T, Unkept>> + Send + 'a>>;

/// A way to the database for one at a time.
pub(super) struct Link {
    place: Place,
    session: Mutex<Option<Session>>,
}

impl Link {
    pub(super) fn new(place: Place) -> Link {
        Link { place, session: Mutex::default() }
    }

    /// Does something on the connection, which is made anew if it was lost. What takes too long counts as
    /// lost, too.
    pub(super) async fn with<T>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Session) -> Doing<'a, T>,
    ) -> Result<T, Unkept> {
        let mut slot = self.session.lock().await;
        let mut session = match slot.take().filter(|session| !session.client.is_closed()) {
            Some(session) => session,
            None => timeout(PATIENCE, Session::open(&self.place)).await.map_err(|_| late())??,
        };
        let done = timeout(PATIENCE, work(&mut session)).await.map_err(|_| late())?;
        // Whoever is cut off in the middle leaves no session to the next.
        *slot = Some(session);
        done
    }
}

/// The complaint about a database that does not answer.
pub(super) fn late() -> Unkept {
    Unkept::Failed("the database does not answer".to_owned())
}

/// What the database complains about, with its causes.
pub(super) fn reason(why: &Error) -> String {
    let mut reason = why.to_string();
    let mut cause = why.source();
    while let Some(why) = cause {
        reason = format!("{reason}: {why}");
        cause = why.source();
    }
    reason
}

impl From<Error> for Unkept {
    fn from(why: Error) -> Unkept {
        Unkept::Failed(reason(&why))
    }
}

/// How a database is reached.
pub(super) fn config(url: &str) -> Result<Config, Error> {
    let mut config: Config = url.parse()?;
    config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE);
    config.keepalives_idle(PATIENCE).application_name("sabots");
    Ok(config)
}
