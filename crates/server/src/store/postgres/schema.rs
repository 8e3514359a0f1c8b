//! The tables of the database: how they are made and brought up to date.

use referee::Millis;
use tokio_postgres::Transaction;

use super::link::{Session, reason};
use super::{Place, Role};
use crate::failure::Failure;

/// What brings the database from each version of the schema to the next, from the empty one on. A step
/// that was ever released stays as it is.
const STEPS: [&str; 2] = [TABLES, SIGNED];

/// The oldest server that does what is asked of it here.
const OLDEST: i32 = 15;

/// What is ours among the advisory locks of a database: the letters `Sabo`.
const OURS: i32 = 0x5361_626f;

/// A game is its header, its lines in the order of their numbers, and nothing else.
///
/// `heads` says where each log ends and who may write on: whoever appends changes that row in the same
/// statement, and only where it is as they believe. So `lines` needs no reference of its own to be sound.
/// Whatever changes with every line is there and in no index, so that it is changed in place.
/// `nodes` are the servers that share the database, and how late each knows it to be.
const TABLES: &str = r#"
    CREATE TABLE sabots (version INTEGER NOT NULL);
    CREATE TABLE clock (now BIGINT NOT NULL);
    INSERT INTO clock VALUES (0);
    CREATE TABLE tables (
        id TEXT COLLATE "C" PRIMARY KEY,
        header TEXT NOT NULL,
        speed TEXT NOT NULL,
        seed TEXT NOT NULL,
        patience TEXT NOT NULL,
        begin TEXT NOT NULL,
        host SMALLINT NOT NULL,
        arranged BIGINT NOT NULL,
        access TEXT NOT NULL,
        shuffle TEXT NOT NULL,
        advice TEXT NOT NULL,
        made TIMESTAMPTZ NOT NULL DEFAULT now(),
        opened BIGINT NOT NULL,
        due BIGINT,
        rematch TEXT COLLATE "C" REFERENCES tables (id)
    );
    CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;
    CREATE TABLE seats (
        table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
        seat SMALLINT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        token BYTEA,
        PRIMARY KEY (table_id, seat),
        CHECK ((bot IS NULL) <> (token IS NULL))
    );
    CREATE TABLE heads (
        table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
        lines INTEGER NOT NULL DEFAULT 0,
        chain BYTEA,
        at BIGINT NOT NULL DEFAULT 0,
        node TEXT,
        fence BIGINT NOT NULL DEFAULT 0
    ) WITH (fillfactor = 50);
    CREATE INDEX holdings ON heads (node) WHERE node IS NOT NULL;
    CREATE TABLE lines (
        table_id TEXT COLLATE "C" NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        seat SMALLINT,
        request BIGINT,
        tone SMALLINT NOT NULL,
        at BIGINT NOT NULL,
        chain BYTEA NOT NULL,
        PRIMARY KEY (table_id, number),
        CHECK ((seat IS NULL) = (request IS NULL))
    );
    CREATE UNIQUE INDEX requests ON lines (table_id, seat, request) WHERE request IS NOT NULL;
    CREATE TABLE archive (
        id TEXT COLLATE "C" PRIMARY KEY,
        record TEXT NOT NULL,
        at BIGINT NOT NULL
    );
    CREATE INDEX archived ON archive (at);
    CREATE TABLE nodes (
        id TEXT PRIMARY KEY,
        until TIMESTAMPTZ NOT NULL,
        now BIGINT NOT NULL,
        tables INTEGER NOT NULL DEFAULT 0,
        lag INTEGER NOT NULL DEFAULT 0
    ) WITH (fillfactor = 50);
    CREATE VIEW latest AS
        SELECT max(now) AS now FROM (SELECT now FROM clock UNION ALL SELECT now FROM nodes) AS times;
"#;

/// People choose a sign, and what they win is counted from one game to the next.
const SIGNED: &str = "
    ALTER TABLE seats ADD COLUMN sign TEXT;
    ALTER TABLE seats ADD COLUMN wins BIGINT NOT NULL DEFAULT 0;
";

/// Brings the database up to date, says that this node is there, and what time it is. Nodes that start at
/// the same time do so one after the other.
pub(super) async fn prepare(session: &mut Session, place: &Place) -> Result<Millis, Failure> {
    let failure = |why: tokio_postgres::Error| place.failure(reason(&why));
    let version = session.client.query_one("SHOW server_version_num", &[]).await;
    let version: String = version.map_err(failure)?.get(0);
    if version.parse::<i32>().is_ok_and(|version| version / 10_000 < OLDEST) {
        return Err(place.failure(format!("PostgreSQL {OLDEST} or newer is needed")));
    }
    let steps = session.client.transaction().await.map_err(failure)?;
    steps
        .execute("SELECT pg_advisory_xact_lock($1)", &[&i64::from(OURS)])
        .await
        .map_err(failure)?;
    let found = version_of(&steps).await.map_err(failure)?;
    let found = found.ok_or_else(|| Failure::NotOurs { path: place.name() })?;
    let known = u32::try_from(STEPS.len()).expect("a few steps");
    if found > known {
        return Err(Failure::Newer { path: place.name(), found, known });
    }
    for step in &STEPS[found as usize..] {
        steps.batch_execute(step).await.map_err(failure)?;
    }
    let noted = format!("DELETE FROM sabots; INSERT INTO sabots VALUES ({known})");
    steps.batch_execute(&noted).await.map_err(failure)?;
    let time = arrive(&steps, place).await.map_err(failure)?;
    steps.commit().await.map_err(failure)?;
    Ok(time)
}

/// The version of the schema; 0 where there is nothing, and `None` where something else is.
async fn version_of(steps: &Transaction<'_>) -> Result<Option<u32>, tokio_postgres::Error> {
    let found = "SELECT to_regclass('sabots') IS NOT NULL,
        EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace)";
    let row = steps.query_one(found, &[]).await?;
    let (is_ours, is_used): (bool, bool) = (row.get(0), row.get(1));
    if !is_ours {
        return Ok(if is_used { None } else { Some(0) });
    }
    let version: i32 = steps.query_one("SELECT version FROM sabots", &[]).await?.get(0);
    Ok(Some(version.cast_unsigned()))
}

/// Says that this node is there, forgets those that have long been gone, and finds what time it is by all
/// of them.
async fn arrive(steps: &Transaction<'_>, place: &Place) -> Result<Millis, tokio_postgres::Error> {
    let now = "UPDATE clock SET now = (SELECT now FROM latest) RETURNING now";
    let now: i64 = steps.query_one(now, &[]).await?.get(0);
    steps.execute("DELETE FROM nodes WHERE until < now() - interval '1 hour'", &[]).await?;
    let came = "INSERT INTO nodes (id, until, now) VALUES ($1, now(), $2)";
    steps.execute(came, &[&place.node.as_str(), &now]).await?;
    Ok(Millis(now.cast_unsigned()))
}

/// Takes the place of this server for as long as the session lasts: one alone, or one of several. Says
/// whether there is one.
pub(super) async fn occupy(session: &Session, role: Role) -> Result<bool, tokio_postgres::Error> {
    let occupy = match role {
        Role::Alone => "SELECT pg_try_advisory_lock($1, current_schema()::regnamespace::oid::int)",
        Role::OneOfMany => {
            "SELECT pg_try_advisory_lock_shared($1, current_schema()::regnamespace::oid::int)"
        }
    };
    Ok(session.client.query_one(occupy, &[&OURS]).await?.get(0))
}
