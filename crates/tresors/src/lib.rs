//! Mille et un trésors: pawns in a cave of cards, and a chief who comes home.
//!
//! How to read it: [`board`] and [`card`] are the material as data, and [`checks`] what it must
//! satisfy; [`rulebook`] is what a table may choose. [`cave`] is the game at one moment. Where a
//! pawn may go is asked twice: `ways` answers with words of bits, for playouts, and `check` reads
//! the cards and explains; a law holds the two against each other. `apply` says what happens then,
//! [`score`] who wins. Clauses are those of `docs/rules/tresors.md`.
//!
//! ```
//! use table::{Game, Turn};
//! use tresors::{Cave, Rules};
//!
//! let rules = Rules::of("tresors", 3, &[("variant", "chance")])?;
//! let cave = Cave::new(&rules);
//! assert_eq!(cave.turn(), Turn::Chance);
//! # Ok::<(), tresors::BadSetup>(())
//! ```

pub mod action;
mod apply;
pub mod board;
pub mod board_text;
pub mod card;
pub mod cave;
mod check;
pub mod checks;
pub mod event;
pub mod illegal;
mod legal;
mod lens;
mod outlook;
pub mod position;
pub mod rulebook;
pub mod rules;
pub mod score;
mod subject;
pub mod view;
pub mod ways;

pub use action::Action;
pub use board::{BOARD, Board, Cell, Cells, Side, Sides};
pub use board_text::board_text;
pub use card::{Card, Cards, Orientation, Tile};
pub use cave::{Cave, Open, Pawn, Phase, Reach};
pub use event::{Ending, Event, Seen, Stuck};
pub use illegal::{Arrival, Astray, Barred, Illegal, Task, Way};
pub use lens::Lens;
pub use options::{self, BadSetup, Scope, Values};
pub use outlook::Outlook;
pub use position::{Misplaced, Position};
pub use rulebook::Rulebook;
pub use rules::Rules;
pub use score::{Fate, Score, Sheet};
pub use view::View;
pub use ways::{Path, Walk, Ways};

/// A choice that a table may make.
pub type TableOption = options::TableOption<Rulebook>;
