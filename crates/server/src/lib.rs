//! Hosts tables for friends: HTTP, sockets and the store.
//!
//! [`run`] serves a listener until it is told to stop; [`serve`] does the same for a program that
//! has no runtime of its own. `docs/protocol.md` shows what a client says and hears.
//!
//! ```no_run
//! let config = server::Config::new("/var/lib/sabots");
//! let addr = "127.0.0.1:8420".parse()?;
//! server::serve(addr, config, |bound| println!("http://{bound}/"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where to go next: `app` lists the routes, `room` is the task that keeps one table, [`store`] is
//! where everything is kept before anybody is told of it, and [`door`] is the way in without a network.

mod app;
mod bucket;
mod callers;
mod close_reason;
mod cluster;
mod config;
mod cookie;
pub mod door;
mod failure;
mod handle;
mod headers;
mod id;
mod lag;
mod lessons;
mod limits;
mod line;
mod lobby;
mod logs;
mod metrics;
mod names;
mod node;
mod open_files;
mod origin;
mod pace;
mod problem;
mod promise;
mod random;
mod refusals;
mod room;
mod rooms;
mod routes;
mod rulebooks;
mod run;
mod seeds;
mod shared;
mod shelf;
pub mod store;
mod thinkers;
mod token;
mod waker;
mod wishes;

pub use close_reason::CloseReason;
pub use config::{Config, Paces};
pub use failure::Failure;
pub use id::TableId;
pub use limits::{BadLimit, Limits};
pub use node::NodeId;
pub use problem::ProblemKind;
pub use run::{run, run_with, serve};
pub use token::{Digest, Token};
