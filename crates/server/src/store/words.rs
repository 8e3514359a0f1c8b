//! The words by which choices are kept. They stand in databases, so a word that was ever written stays.

use wire::{Access, Advice, Begin, Patience, Sign, Speed};

use super::Shuffle;

/// A choice that is kept as a word.
pub(super) trait Word: Sized {
    /// What it is called.
    fn word(self) -> &'static str;

    /// The choice that is called so.
    fn read(word: &str) -> Option<Self>;
}

/// Says each word once, for both directions.
macro_rules! words {
    ($($kind:ident { $($variant:ident = $word:literal,)+ })+) => {
        $(impl Word for $kind {
            fn word(self) -> &'static str {
                match self {
                    $($kind::$variant => $word,)+
                }
            }

            fn read(word: &str) -> Option<$kind> {
                match word {
                    $($word => Some($kind::$variant),)+
                    _ => None,
                }
            }
        })+
    };
}

words! {
    Speed { Normal = "normal", Fast = "fast", }
    Patience {
        Normal = "normal",
        Relaxed = "relaxed",
        Endless = "endless",
        Day = "day",
        ThreeDays = "three-days",
        Week = "week",
    }
    Begin { Full = "full", Host = "host", }
    Access { Link = "link", Listed = "listed", }
    Advice { Alone = "alone", Everybody = "everybody", Nobody = "nobody", }
    Sign {
        Triangle = "triangle",
        Square = "square",
        Disc = "disc",
        Diamond = "diamond",
        Star = "star",
        Cross = "cross",
        Hourglass = "hourglass",
        Moon = "moon",
        Heart = "heart",
        Bolt = "bolt",
        Drop = "drop",
        Crown = "crown",
    }
    Shuffle { Plain = "plain", Pledged = "pledged", }
}
