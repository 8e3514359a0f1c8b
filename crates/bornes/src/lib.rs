//! The Mille Bornes family: one kernel, one value per edition.
//!
//! How to read it: an [`edition::Edition`] is a rulebook as a value, one file each in
//! [`editions`]. The questions it answers are asked in [`car`] (may this card be laid?), in `apply`
//! (what happens then?) and in [`score`] (who gets what?), each in one place. [`rules`] compiles an
//! edition to masks for playouts; `legal` reads the masks, `check` reads the edition and explains.
//!
//! ```
//! use bornes::{Race, Rules};
//! use table::{Game, Turn};
//!
//! let rules = Rules::of("asterix", 4, &[("goal", "700")])?;
//! let race = Race::new(&rules);
//! assert_eq!(race.turn(), Turn::Chance);
//! # Ok::<(), bornes::BadSetup>(())
//! ```

pub mod action;
mod apply;
pub mod car;
pub mod card;
mod check;
pub mod edition;
pub mod editions;
pub mod event;
pub mod illegal;
mod legal;
mod lens;
mod outlook;
pub mod pile;
pub mod position;
pub mod race;
pub mod rules;
pub mod score;
mod subject;
pub mod view;

pub use action::Action;
pub use car::{Car, Status, Top};
pub use card::{Card, Cards, Entry, Kind, Km, Trouble};
pub use deck::Hand;
pub use edition::{Award, Edition};
pub use event::{Ending, Event, Seen};
pub use illegal::{Illegal, Rolls, Wait};
pub use lens::Lens;
pub use options::{self, BadSetup, Scope, Values};
pub use outlook::Outlook;
pub use position::{Misplaced, Position};
pub use race::{Open, Phase, Race, Window};
pub use rules::Rules;
pub use score::{Reward, Score, Sheet};
pub use view::View;

/// A choice that a table of the family may make.
pub type TableOption = options::TableOption<Edition>;
