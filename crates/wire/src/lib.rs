//! What travels between a server and its clients.
//!
//! The rules know nothing of serde; here are the serializable counterparts of views, sightings,
//! actions and refusals, and of nothing else: a whole game cannot be sent because it cannot be
//! written. [`typescript`] writes the same types for the browser.
//!
//! Where to go next: [`Sent`] is how the games of a family travel, [`bornes`] and [`sprint`] are how
//! the card games do, [`tresors`] how the board game does, and everything else is the same for every
//! game.

mod advice;
mod arrangement;
pub mod bornes;
mod catalogue;
mod family;
mod lesson;
mod lobby;
mod message;
mod orders;
mod person;
mod phrase;
mod play;
mod problem;
mod race;
mod replay;
mod sign;
pub mod sprint;
pub mod tresors;
mod typescript;

use table::Seats;

pub use advice::{Advice, AnalysedTurn, Analysis, Better, Chances, Split, Turning};
pub use arrangement::{Arrangement, Order};
pub use catalogue::{CardInfo, Class, FormInfo, GameInfo, OptionInfo, SeatingInfo, sides};
pub use family::{Action, Outlook, Seen, Sent, Spoils, View};
pub use lesson::{Cue, NewBranch, NewLesson};
pub use lobby::{Access, Device, Holding, MyGame, Offer, Standing};
pub use message::{
    Answer, Begin, Clock, Message, NewTable, News, Patience, Request, Score, SeatKey, Sheet,
    SheetLine, Speed, TableInfo,
};
pub use orders::{KnownOrders, OnAttack, OnDistance, OnDraw, Orders};
pub use person::{Arrival, Away, Person, StandIn};
pub use phrase::Phrase;
pub use play::{Happening, Prospect, Refusal};
pub use problem::{DeckFault, Problem};
pub use race::{Race, Runner};
pub use replay::{Frame, Replay, Sat};
pub use sign::Sign;
pub use texts::{Arg, Sentence};
pub use typescript::typescript;

/// The version of all that travels. It grows when a client that was written for the one before would
/// go wrong; fields and kinds of messages that a client may ignore leave it as it is.
pub const PROTOCOL: u32 = 1;

/// A seat or a team on the wire: the letter of the seat, or of the team's first.
pub type Letter = String;

/// The letters of some seats.
fn letters(seats: Seats) -> Vec<Letter> {
    seats.iter().map(|seat| seat.to_string()).collect()
}
