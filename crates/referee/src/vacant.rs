//! Seats that nobody came back to.
//!
//! A bot keeps the seat of somebody who is missed, and that person may come back at any moment. When they
//! have not for a while, the seat can be opened: it is still theirs until somebody else sits down.
//!
//! Where people have all the time in the world no clock ever says that somebody is missed. There the seat
//! of whoever is gone can be opened, too, so that nobody is waited for who will never come.

use table::{Bot, Hosted, Orders, Seat};

use crate::contract::{Absence, Host, Kept, Output, Said};
use crate::pace::Millis;
use crate::room::Room;

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// How long the person of a seat has still to come back before it may be opened, and how long in
    /// all; `None` where nobody is missed, or where it is open.
    pub(crate) fn free_in(&self, seat: Seat) -> Option<(Millis, Millis)> {
        let chair = &self.chairs[seat.index()];
        let (_, patience) = self.stand_in.filter(|_| !chair.is_open)?;
        let has_clock = patience.turn.is_some() || patience.connection.is_some();
        let since = match chair.stand_in {
            Some(_) => chair.stood_in,
            None => chair.gone.filter(|_| !has_clock && chair.is_played())?,
        };
        Some((self.until(since + patience.vacancy), patience.vacancy))
    }

    /// Opens a seat, if its person had time enough to come back.
    pub(crate) fn free(&mut self, seat: Seat, out: &mut impl Host<G>) {
        if self.free_in(seat).is_some_and(|(left, _)| left == Millis(0)) {
            out.take(Output::Keep(Kept::Said(seat, Said::Free)));
            if self.chairs[seat.index()].stand_in.is_none() {
                self.hand_over(seat, Absence::Gone, out);
            }
            self.chairs[seat.index()].is_open = true;
            out.take(Output::Seating);
        }
    }

    /// Somebody else sits down at a seat that is open, and plays it from now on.
    pub(crate) fn sit(&mut self, seat: Seat, out: &mut impl Host<G>) {
        if self.chairs[seat.index()].is_open {
            self.come_back(seat, out);
            if self.orders(seat) != Orders::default() {
                // Whoever sits here now has ordered nothing.
                self.note_orders(seat, Orders::default());
                out.take(Output::Keep(Kept::Said(seat, Said::Orders(Orders::default()))));
            }
            let chair = &mut self.chairs[seat.index()];
            (chair.gone, chair.is_ready) = (Some(self.now), false);
            self.see_who_waits();
        }
    }
}
