//! What every card game of the house has: kinds of card, catalogues of them, hands, piles and sets
//! of choices.

pub mod bits;
pub mod card;
pub mod catalogue;
pub mod hand;
pub mod list;
pub mod pack;
pub mod stock;

pub use bits::Bits;
pub use card::{Card, Cards, Entry, Km, Limit, Trouble, entry};
pub use catalogue::Catalogue;
pub use hand::Hand;
pub use pack::Pack;
pub use stock::Stock;
