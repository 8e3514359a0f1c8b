//! What every card game of the house has: kinds of card, hands, sets of choices, and what a table
//! may choose before a game begins.

pub mod bits;
pub mod card;
pub mod hand;
pub mod list;
pub mod options;
pub mod stock;

pub use bits::Bits;
pub use card::{Card, Cards, Entry, Km, Trouble, entry};
pub use hand::Hand;
pub use stock::Stock;
