//! Who sits at the table.

use std::fmt;

use crate::chance::Chance;

/// A place at the table, counted clockwise from 0. Written as a letter: A, B, C …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game of the house has.
    pub const MAX: usize = 8;

    /// The seat as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The letter players call this seat by.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The seat with this letter.
    pub fn from_letter(letter: &str) -> Option<Seat> {
        match letter.as_bytes() {
            [byte @ b'A'..=b'H'] => Some(Seat(byte - b'A')),
            _ => None,
        }
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// The seat before this one at a table of `seats`.
    #[must_use]
    pub fn right(self, seats: u8) -> Seat {
        Seat((self.0 + seats - 1) % seats)
    }

    /// A seat drawn by lot.
    pub fn by_lot(seats: u8, chance: &mut impl Chance) -> Seat {
        Seat(u8::try_from(chance.below(u32::from(seats))).expect("a seat"))
    }

    /// All seats of a table of `seats`, clockwise.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// This seat alone.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub fn all(seats: u8) -> Seats {
        Seat::all(seats).collect()
    }

    /// The seats strictly between two, clockwise; none if they are the same.
    pub fn between(from: Seat, to: Seat, seats: u8) -> Seats {
        let after = |seat: &Seat| Some(seat.left(seats));
        let passed = std::iter::successors(after(&from), after);
        if from == to { Seats::NONE } else { passed.take_while(|&seat| seat != to).collect() }
    }

    /// Whether `seat` belongs to the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set has no seat.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The first seat of the set, in the order A, B, C …
    #[inline]
    pub fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(u8::try_from(self.0.trailing_zeros()).ok()?)) }
    }

    /// The seats of the set, in the order A, B, C …
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// A side: one player, or partners who share a play area. Named by its first seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Team(pub u8);

impl Team {
    /// The team as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The team of a seat where there are `teams`: partners sit opposite each other.
    #[inline]
    pub fn of(seat: Seat, teams: u8) -> Team {
        if seat.0 < teams { Team(seat.0) } else { Team(seat.0 - teams) }
    }

    /// The first seat of the team, by which its play area is named.
    pub fn seat(self) -> Seat {
        Seat(self.0)
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seat().fmt(f)
    }
}

/// Somebody who looks at a game: from a seat, or from beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Sees what this seat sees.
    Seat(Seat),
    /// Sees what everybody sees.
    Spectator,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_clockwise_and_wraps() {
        assert_eq!(Seat(0).left(3), Seat(1));
        assert_eq!(Seat(2).left(3), Seat(0));
        assert_eq!(Seat(0).right(3), Seat(2));
    }

    #[test]
    fn letters_round_trip() {
        for seat in Seat::all(8) {
            assert_eq!(Seat::from_letter(&seat.to_string()), Some(seat));
        }
        assert_eq!(Seat::from_letter("I"), None);
        assert_eq!(Seat::from_letter("AB"), None);
    }

    #[test]
    fn those_between_are_counted_clockwise() {
        let between = |from, to| Seats::between(Seat(from), Seat(to), 4);
        assert_eq!(between(0, 3).iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(between(3, 1), Seats::only(Seat(0)));
        assert_eq!((between(2, 3), between(2, 2)), (Seats::NONE, Seats::NONE));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = Seats::only(Seat(3)).with(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(set.first(), Some(Seat(1)));
        assert!(set.without(Seat(1)).without(Seat(3)).is_empty());
    }
}
