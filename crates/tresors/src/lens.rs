//! What one seat knows, borrowed: a view that costs nothing to make.

use table::{Lensed, Seat, Viewer};

use crate::card::{Card, Cards};
use crate::cave::{Cave, Open};
use crate::view::View;

/// What one seat may know of a cave: what lies open, which is all but the order of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lens<'a> {
    seat: Seat,
    open: &'a Open,
}

impl<'a> Lens<'a> {
    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What lies open on the table.
    pub fn open(&self) -> &'a Open {
        self.open
    }

    /// The cards that lie where nobody sees them: those of the pile. (In a game that was set up
    /// with a shorter pile, those that are out of play as well.)
    pub fn unseen(&self) -> Cards {
        self.open.unseen()
    }
}

impl Lensed for Cave {
    type Lens<'a> = Lens<'a>;

    fn lens(&self, seat: Seat) -> Lens<'_> {
        Lens { seat, open: &self.open }
    }

    fn lens_of(view: &View) -> Option<(Seat, Lens<'_>)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        Some((seat, Lens { seat, open: &view.open }))
    }
}

impl Open {
    /// The cards that lie where nobody sees them.
    pub(crate) fn unseen(&self) -> Cards {
        let seen: Cards = self.seen_cards().collect();
        Card::all().filter(|&card| !seen.has(card)).collect()
    }
}
