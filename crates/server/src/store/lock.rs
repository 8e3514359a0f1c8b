//! One data folder, one server.

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};

use crate::failure::Failure;

/// The file that is held.
pub(super) const FILE: &str = "lock";

/// How long a server that is just ending is waited for.
const WAIT: Duration = Duration::from_secs(1);

/// Holds the data folder for as long as it lives.
///
/// It is an open transaction on a database of its own that stays empty, so the lock is the one
/// that SQLite takes on every system, and a process that is killed lets go of it.
pub(super) struct Lock {
    /// In a `Mutex` only so that a store can be shared: nobody asks it anything.
    _held: Mutex<Connection>,
}

impl Lock {
    /// Takes hold of the folder.
    pub(super) fn take(folder: &Path) -> Result<Lock, Failure> {
        let path = folder.join(FILE);
        let hold = || {
            let connection = Connection::open(&path)?;
            connection.busy_timeout(WAIT)?;
            connection.execute_batch("BEGIN EXCLUSIVE")?;
            Ok(Lock { _held: Mutex::new(connection) })
        };
        hold().map_err(|why: rusqlite::Error| match why.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Failure::InUse { path: folder.to_owned() }
            }
            _ => Failure::Database { path: path.clone(), why: why.to_string() },
        })
    }
}
