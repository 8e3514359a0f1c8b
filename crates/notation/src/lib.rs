//! The text notation of positions, games and rule tests.
//!
//! One notation serves rule tests, golden games, saved games and bug reports; `docs/notation.md`
//! describes it. A [`Script`] is a file cut into lines; [`run`] plays it, and [`tell`] also lets
//! somebody look on. What the lines of a game mean is the business of its [`Dialect`]: [`bornes`]
//! has that of the card family, [`tresors`] that of the cave.
//!
//! ```
//! let script = notation::Script::parse(
//!     "game asterix
//!      seats 2
//!      hand A: 100
//!      battle A: feu-vert
//!      stock: 25
//!      A lays 100
//!      ? km A 100",
//! )?;
//! notation::run(&script)?;
//! # Ok::<(), notation::Fault>(())
//! ```

pub mod bornes;
mod compare;
mod header;
mod names;
mod record;
mod run;
mod script;
pub mod sprint;
pub mod tresors;
mod what;

pub use header::{header_text, rules, setup};
pub use record::{NEXT_ROUND, entry_text, read_entry, record_text};
pub use run::{Dialect, Refusal, Told, Unread, refusals, run, tell, view_from};
pub use script::{Fault, Header, Line, Script};
pub use what::What;
