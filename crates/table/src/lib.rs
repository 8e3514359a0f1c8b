//! The contract every game keeps. Knows no card, no board, no clock and no socket.
//!
//! A game is a value that implements [`Game`]: it says whom it waits for ([`Turn`]), what a seat
//! may do, why something else is refused, and what each viewer may know. All randomness comes in
//! through [`Chance`], so that a setup, the seeds and the actions ([`Log`]) are the whole truth
//! about a game and replay it bit for bit.
//!
//! Playing a game at random, whatever it is:
//!
//! ```
//! use table::{Chance, Game, Turn};
//!
//! fn play<G: Game>(game: &mut G, chance: &mut impl Chance) {
//!     loop {
//!         match game.turn() {
//!             Turn::Chance => game.shuffle(chance, &mut ()),
//!             Turn::Waiting(seats) | Turn::Asking(seats) => {
//!                 let seat = seats.first().expect("a seat that is waited for");
//!                 let action = game.pick(seat, |count| chance.below(count));
//!                 game.apply(seat, action.expect("something to do"), &mut ());
//!             }
//!             Turn::Over => break,
//!         }
//!     }
//! }
//! ```
//!
//! Where to go next: [`game`] is the contract, [`laws`] is what every game is tested against,
//! [`playout`] is how bots and simulations play.

pub mod chance;
pub mod game;
pub mod hosted;
pub mod laws;
pub mod log;
pub mod orders;
pub mod playout;
pub mod seat;
pub mod turn;

pub use chance::{Chance, Seed, shuffle};
pub use game::{Bot, Game, Lensed, Secrets, Witness};
pub use hosted::{Hosted, Occasion, Prospect, Shouts};
pub use log::{Entry, Log, Unreplayable};
pub use orders::{KnownOrders, Obeys, OnAttack, OnDistance, OnDraw, Orders};
pub use seat::{Seat, Seats, Team, Viewer};
pub use turn::Turn;
