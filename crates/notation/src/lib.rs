//! The text notation of positions, games and rule tests.
//!
//! One notation serves rule tests, golden games, saved games and bug reports; `docs/notation.md`
//! describes it. A [`Script`] is a file cut into lines; [`run`] plays it. What the lines of a game
//! mean is its dialect's business: [`bornes`] is that of the card family, [`tresors`] that of the cave.
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
//! notation::run(&script, &mut |_, _| {})?;
//! # Ok::<(), notation::Fault>(())
//! ```

pub mod bornes;
mod run;
mod script;
pub mod tresors;

pub use run::{Dialect, Refusal, Told, run};
pub use script::{Fault, Header, Line, Script};
