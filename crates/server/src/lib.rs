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
//! where everything is kept before anybody is told of it.

mod app;
mod bucket;
mod config;
mod cookie;
mod door;
mod failure;
mod headers;
mod house;
mod id;
mod line;
mod names;
mod origin;
mod pace;
mod parting;
mod problem;
mod random;
mod room;
mod rooms;
mod routes;
mod run;
mod seeds;
pub mod store;
mod token;

pub use config::{Config, Limits, Paces};
pub use failure::Failure;
pub use id::TableId;
pub use parting::Parting;
pub use problem::Trouble;
pub use run::{run, run_with, serve};
pub use token::{Digest, Token};
