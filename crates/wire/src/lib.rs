//! What travels between a server and its clients.
//!
//! The rules know nothing of serde; here are the serializable counterparts of views, sightings,
//! actions and refusals, and of nothing else: a whole game cannot be sent because it cannot be
//! written. [`typescript`] writes the same types for the browser.

mod catalogue;
mod message;
mod play;
mod sentence;
mod typescript;
mod view;

pub use catalogue::{CardInfo, Class, GameInfo, OptionInfo, SeatingInfo};
pub use message::{
    Answer, Arrival, Message, NewTable, News, Person, Problem, Request, Score, Sheet, SheetLine,
    Speed, TableInfo,
};
pub use play::{Action, Happening, Outlook, Prospect, Refusal, Seen};
pub use sentence::{Arg, Sentence};
pub use typescript::typescript;
pub use view::{Clock, Phase, Player, Safety, View, Window, Zone};

/// A seat or a team on the wire: the letter of the seat, or of the team's first.
pub type Letter = String;
