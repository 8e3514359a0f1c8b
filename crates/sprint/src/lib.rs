//! Rush and Fun & Speed: drawing from two piles, replies out of turn, special cards and shouts.
//!
//! How to read it: an [`edition::Edition`] is a rulebook as a value, one file each in
//! [`editions`]. `course` is the course of turns, `act` what happens when a card is played,
//! `window` the answers, `calls` the shouts, and each special card has a file in `specials`.
//! `legal` counts what may be done, `check` explains why not.
//!
//! ```
//! use sprint::{Rules, Sprint};
//! use table::{Game, Turn};
//!
//! let rules = Rules::of("rush", 4, &[("teams", "on")])?;
//! let game = Sprint::new(&rules);
//! assert_eq!(game.turn(), Turn::Chance);
//! # Ok::<(), sprint::BadSetup>(())
//! ```

mod act;
pub mod action;
mod calls;
pub mod card;
mod check;
mod course;
pub mod discard;
pub mod edition;
pub mod editions;
pub mod event;
pub mod game;
pub mod illegal;
pub mod interlude;
mod known;
mod legal;
mod lens;
mod mistakes;
pub mod open;
mod orders;
mod outlook;
mod plays;
pub mod position;
pub mod rules;
pub mod score;
mod specials;
mod subject;
pub mod view;
mod window;
pub mod zone;

pub use action::{Action, Call, Saying, Sound, Source, Then, Top};
pub use card::{Card, Cards, Entry, Kind, Km, Special, Trouble};
pub use deck::Hand;
pub use edition::Edition;
pub use event::{Ending, Event, Found, Lapse, Seen};
pub use game::Sprint;
pub use illegal::{Choice, Illegal, Opened, Origin, Party, Undue, Wait};
pub use interlude::Interlude;
pub use lens::Lens;
pub use open::{After, Announcement, Course, Forced, Marker, Open, Phase, Watches, Window};
pub use options::{self, BadSetup, Scope, Values};
pub use outlook::{Gain, Outlook};
pub use position::{Misplaced, Position};
pub use rules::Rules;
pub use score::Score;
pub use view::View;
pub use zone::{Laid, Zone};

/// A choice that a table of the family may make.
pub type TableOption = options::TableOption<Edition>;
