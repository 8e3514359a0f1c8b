//! What one seat knows, borrowed: a view that costs nothing to make.

use std::fmt;

use table::{Lensed, Seat, Seats, Team, Viewer};

use crate::game::Sprint;
use crate::known::Known;
use crate::open::{Open, Phase};
use crate::view::View;
use deck::Hand;

/// What one seat may know of a game: what lies open, its own hand, and what it was shown of others.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    seat: Seat,
    open: &'a Open,
    /// Hands, of which the seat sees its own and the one that it searches.
    hands: &'a [Hand; Seat::MAX],
    memory: &'a Known,
    asked: bool,
    renaming: Seats,
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

    /// What the seat knows of a hand; of its own, and of one that it searches, everything.
    pub fn known(&self, seat: Seat) -> Hand {
        let searches = self.open.phase == Phase::Search { of: seat } && self.open.seat == self.seat;
        if seat == self.seat || searches {
            self.hands[seat.index()]
        } else {
            self.memory.of(Viewer::Seat(self.seat), seat)
        }
    }

    /// Whether the seat may still answer the open window.
    pub fn is_asked(&self) -> bool {
        self.asked
    }

    /// Of whom the seat may demand another card.
    pub fn renaming(&self) -> Seats {
        self.renaming
    }
}

impl Lensed for Sprint {
    type Lens<'a> = Lens<'a>;

    #[inline]
    fn lens(&self, seat: Seat) -> Lens<'_> {
        let renaming = if seat == self.open.seat { self.renaming } else { Seats::NONE };
        let asked = self.asked.has(seat);
        Lens { seat, open: &self.open, hands: &self.hands, memory: &self.known, asked, renaming }
    }

    fn lens_of(view: &View) -> Option<(Seat, Lens<'_>)> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let View { open, known: hands, memory, asked, renaming, .. } = view;
        Some((seat, Lens { seat, open, hands, memory, asked: *asked, renaming: *renaming }))
    }
}

/// Two lenses are equal if they show the same.
impl PartialEq for Lens<'_> {
    fn eq(&self, other: &Lens<'_>) -> bool {
        let mut seats = Seat::all(self.open.rules.seats());
        (self.seat, self.asked, self.renaming) == (other.seat, other.asked, other.renaming)
            && self.open == other.open
            && seats.all(|seat| self.known(seat) == other.known(seat))
    }
}

impl Eq for Lens<'_> {}

impl fmt::Debug for Lens<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = Seat::all(self.open.rules.seats());
        let known: Vec<Hand> = seats.map(|seat| self.known(seat)).collect();
        f.debug_struct("Lens")
            .field("seat", &self.seat)
            .field("open", &self.open)
            .field("known", &known)
            .field("asked", &self.asked)
            .field("renaming", &self.renaming)
            .finish()
    }
}
