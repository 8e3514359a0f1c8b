//! Every word a player sees, in French, English and German.
//!
//! The words live in Fluent files, which a browser reads as they are: what is shared in
//! `locales/<language>/<topic>.ftl`, what is one game's in `locales/<language>/games/<game>.ftl`. A
//! game that says something in other words writes it anew in its own file. This crate carries the
//! files along and fills in the cards, seats and numbers.
//!
//! ```
//! use bornes::{Illegal, Race, Rules};
//! use texts::{Lang, Texts};
//!
//! let rules = Rules::of("desert", 2, &[])?;
//! let texts = Texts::new(Lang::En);
//! assert_eq!(texts.card("desert", "manne"), "Manna");
//! assert_eq!(
//!     texts.refusal_citing::<Race>(Illegal::NoDiscard, &rules),
//!     "Nothing is ever discarded here. Lay a card, or pass if nothing can be laid. [DES-48, DES-58]"
//! );
//! # Ok::<(), bornes::BadSetup>(())
//! ```
//!
//! Where to go next: a [`Sentence`] is what happened or why not, in no language yet; [`Texts`] says
//! it, and [`Texts::say`] is the part of it that knows no game. [`Spoken`] is what a family has to
//! say; [`bornes`] and [`sprint`] are what the games of each family do.

mod books;
pub mod bornes;
mod elision;
mod lang;
mod names;
mod score;
mod sentence;
mod setup;
mod spoken;
pub mod sprint;
#[cfg(test)]
mod tests;
mod texts;
mod tresors;
mod value;

pub use books::rulebook;
pub use lang::{Lang, UnknownLang};
pub use names::Term;
pub use sentence::{Arg, Sentence};
pub use spoken::{Deal, Spoken};
pub use texts::Texts;
pub use value::Value;
