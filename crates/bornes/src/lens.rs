//! What one seat knows, borrowed: a view that costs nothing to make.

use std::fmt;

use table::{Lensed, Seat, Seats, Team, Viewer};

use crate::edition::Partners;
use crate::race::{Open, Race};
use crate::view::View;
use deck::Hand;

/// What one seat may know of a race: what lies open, and the hands that it sees.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    seat: Seat,
    open: &'a Open,
    /// Hands of which those that are not in `sees` may hold anything.
    hands: &'a [Hand; Seat::MAX],
    /// Whose hands the seat sees.
    sees: Seats,
    asked: bool,
}

impl<'a> Lens<'a> {
    /// Who looks.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The team of the one who looks.
    #[inline]
    pub fn team(&self) -> Team {
        self.open.rules.team(self.seat)
    }

    /// What lies open on the table.
    #[inline]
    pub fn open(&self) -> &'a Open {
        self.open
    }

    /// What the seat holds.
    #[inline]
    pub fn hand(&self) -> &'a Hand {
        &self.hands[self.seat.index()]
    }

    /// What the seat knows of the hand of another, or of its own.
    pub fn known(&self, seat: Seat) -> &'a Hand {
        if self.sees.has(seat) { &self.hands[seat.index()] } else { &Hand::EMPTY }
    }

    /// The partners whose hands the seat sees.
    #[inline]
    pub fn open_partners(&self) -> Seats {
        self.sees.without(self.seat)
    }

    /// Whether the seat may still answer the open window.
    pub fn is_asked(&self) -> bool {
        self.asked
    }
}

impl Lensed for Race {
    type Lens<'a> = Lens<'a>;

    #[inline]
    fn lens(&self, seat: Seat) -> Lens<'_> {
        let asked = self.asked.has(seat);
        Lens { seat, open: &self.open, hands: &self.hands, sees: self.open.seen_by(seat), asked }
    }

    fn lens_of(view: &View) -> Option<(Seat, Lens<'_>)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let (open, hands, asked) = (&view.open, &view.known, view.asked);
        Some((seat, Lens { seat, open, hands, sees: open.seen_by(seat), asked }))
    }
}

impl Open {
    /// Whose hands a seat sees.
    #[inline]
    fn seen_by(&self, seat: Seat) -> Seats {
        match self.rules.edition().partners {
            Partners::Secret => Seats::only(seat),
            Partners::Open => self.rules.members(self.rules.team(seat)),
        }
    }
}

/// Two lenses are equal if they show the same.
impl PartialEq for Lens<'_> {
    fn eq(&self, other: &Lens<'_>) -> bool {
        let places = (self.seat, self.sees, self.asked) == (other.seat, other.sees, other.asked);
        let shows_alike = |seat| self.known(seat) == other.known(seat);
        places && self.open == other.open && self.sees.iter().all(shows_alike)
    }
}

impl Eq for Lens<'_> {}

impl fmt::Debug for Lens<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&Hand> = self.sees.iter().map(|seat| self.known(seat)).collect();
        f.debug_struct("Lens")
            .field("seat", &self.seat)
            .field("open", &self.open)
            .field("known", &known)
            .field("asked", &self.asked)
            .finish()
    }
}
