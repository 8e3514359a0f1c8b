//! Keeps one table: turns, windows, versions and the pace of bots.
//!
//! A [`Room`] has no socket, no clock and no thread of its own. Time comes in as an argument,
//! everything it wants done goes out as [`Output`]s, in the order in which it must be done: what is
//! to be kept is kept before anybody is answered or told.
//!
//! Only views and sightings have a way out of a room. This does not compile:
//!
//! ```compile_fail,E0308
//! use bornes::{Event, Race};
//! use referee::{News, Output};
//!
//! fn leak(event: Event, news: Box<News<Race>>) -> Output<Race> {
//!     Output::Told { to: table::Viewer::Spectator, seen: vec![event], news }
//! }
//! ```
//!
//! Where to go next: [`Room::handle`] is the way in; [`window`] says how long people have to answer
//! and why that tells nothing; [`race`] decides who was first.

mod advice;
pub mod calls;
mod chairs;
mod claims;
mod contract;
mod cues;
mod deals;
mod orders;
mod pace;
pub mod race;
mod room;
mod rounds;
mod story;
mod vacant;
mod whispers;
pub mod window;

pub use advice::{Puzzle, Question};
pub use contract::{
    Absence, Host, Input, Kept, News, Occupant, Output, Refused, Said, Seating, Version,
};
pub use cues::Cue;
pub use pace::{Closing, Millis, Pace, Patience, Waiting};
pub use race::{Claim, Finish, Reflex, Runner};
pub use room::Room;
