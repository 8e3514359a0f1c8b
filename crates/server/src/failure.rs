//! Why a server cannot start or go on.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::{fmt, io};

/// Why a server cannot start or go on. Whatever it is, nothing that was kept is lost.
#[derive(Debug)]
pub enum Failure {
    /// The data folder cannot be made or written to.
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// A file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// Another server uses the data folder.
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The file is no database, or that of another program.
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The database was written by a newer version of this program.
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// The database is damaged.
    Corrupt {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The database cannot be opened.
    Database {
        /// The file.
        path: PathBuf,
        /// What the database says.
        why: String,
    },
    /// The address of the store or of the bus cannot be read.
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The bus cannot be reached.
    Bus {
        /// What is in the way.
        why: String,
    },
    /// There is something already where a copy should be.
    Exists {
        /// Where.
        path: PathBuf,
    },
    /// A rehearsal would be open to other machines.
    Rehearsal {
        /// Where it would listen.
        addr: SocketAddr,
    },
    /// The address cannot be listened to.
    Listen(io::Error),
    /// The address where figures are told cannot be listened to.
    Metrics(io::Error),
    /// The system does not give what a server needs.
    System(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Folder { path, why } => {
                write!(f, "the data folder {} cannot be used: {why}", path.display())
            }
            Failure::File { path, why } => {
                write!(f, "the file {} cannot be used: {why}", path.display())
            }
            Failure::InUse { path } => {
                write!(f, "another server uses the data folder {}", path.display())
            }
            Failure::NotOurs { path } => {
                write!(f, "{} is not a database of this program", path.display())
            }
            Failure::Newer { path, found, known } => write!(
                f,
                "{} has version {found} and this program knows {known}: use a newer program",
                path.display()
            ),
            Failure::Corrupt { path, what } => {
                write!(f, "{} is damaged: {what}", path.display())
            }
            Failure::Database { path, why } => {
                write!(f, "{} cannot be opened: {why}", path.display())
            }
            Failure::Address { why } => write!(f, "the address cannot be read: {why}"),
            Failure::Bus { why } => write!(f, "the bus cannot be reached: {why}"),
            Failure::Exists { path } => {
                write!(f, "{} is there already, and stays as it is", path.display())
            }
            Failure::Rehearsal { addr } => {
                write!(f, "a rehearsal stays on this machine and cannot listen at {addr}")
            }
            Failure::Listen(why) => write!(f, "the address cannot be listened to: {why}"),
            Failure::Metrics(why) => write!(f, "figures cannot be told there: {why}"),
            Failure::System(why) => write!(f, "the system refuses: {why}"),
        }
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Failure::Folder { why, .. }
            | Failure::File { why, .. }
            | Failure::Listen(why)
            | Failure::Metrics(why)
            | Failure::System(why) => Some(why),
            Failure::InUse { .. }
            | Failure::NotOurs { .. }
            | Failure::Newer { .. }
            | Failure::Corrupt { .. }
            | Failure::Database { .. }
            | Failure::Address { .. }
            | Failure::Bus { .. }
            | Failure::Exists { .. }
            | Failure::Rehearsal { .. } => None,
        }
    }
}
