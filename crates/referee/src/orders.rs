//! Standing orders: set blind, in the open, and carried out without a look at the clock.
//!
//! Everybody sees what a seat has ordered. Orders that are given while a window is open count from
//! the next one on, so that giving them says nothing about a hand. A seat whose orders decide an open
//! window answers it as a bot does: what it answers is decided when the window opens, and when is
//! drawn without a look at its hand. How long the window stays open follows from the orders and not
//! from the cards: see [`crate::window`].
//!
//! What a seat does by itself on its turn is what everybody sees to be the only choice, one beat
//! later.
//!
//! A bot that stands in for a person keeps to the orders of that person.

use table::{Bot, Hosted, Orders, Seat, Seats, Turn, Viewer};

use crate::contract::{Host, Kept, Output, Said};
use crate::room::Room;

/// The orders of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    /// What its person has said last.
    given: Orders,
    /// What counts in the open window: what had been said when it opened.
    in_force: Orders,
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The same room where these orders were given before anything that is open now.
    #[must_use]
    pub fn ordered(mut self, orders: &[(Seat, Orders)]) -> Self {
        for &(seat, given) in orders {
            self.chairs[seat.index()].standing = Standing { given, in_force: given };
        }
        self.watch = None;
        self.arrange();
        self
    }

    /// The standing orders of a seat.
    pub fn orders(&self, seat: Seat) -> Orders {
        self.chairs[seat.index()].standing.given
    }

    pub(crate) fn all_orders(&self) -> Vec<Orders> {
        self.chairs.iter().map(|chair| chair.standing.given).collect()
    }

    /// A person gives orders, in the place of those before.
    pub(crate) fn give_orders(&mut self, seat: Seat, orders: Orders, out: &mut impl Host<G>) {
        out.take(Output::Keep(Kept::Said(seat, Said::Orders(orders))));
        self.note_orders(seat, orders);
        if matches!(self.game.turn(), Turn::Waiting(seats) if seats.first() == Some(seat)) {
            self.think_for(seat);
        }
        out.take(Output::Seating);
        out.take(Output::Accepted { to: seat });
    }

    /// Takes note of orders; an open window does not hear them.
    pub(crate) fn note_orders(&mut self, seat: Seat, orders: Orders) {
        let is_asking = matches!(self.game.turn(), Turn::Asking(_));
        let standing = &mut self.chairs[seat.index()].standing;
        standing.given = orders;
        if !is_asking {
            standing.in_force = orders;
        }
    }

    /// Lets orders begin and end with what has happened, where the window before had this number.
    pub(crate) fn turn_orders(&mut self, window: Option<u32>) {
        let on_turn = match self.game.turn() {
            // Whatever follows decides.
            Turn::Chance => return,
            Turn::Asking(_) if window == self.game.window_number() => return,
            Turn::Asking(_) | Turn::Over => Seats::NONE,
            Turn::Waiting(seats) => seats,
        };
        for seat in self.game.seats().iter() {
            let standing = &mut self.chairs[seat.index()].standing;
            if on_turn.has(seat) && !self.on_turn.has(seat) {
                standing.given = standing.given.next_round();
            }
            standing.in_force = standing.given;
        }
        self.on_turn = on_turn;
    }

    /// Whether the orders of a seat decide what it answers to the open window, whatever it holds.
    pub(crate) fn is_ordered(&self, seat: Seat) -> bool {
        let orders = self.chairs[seat.index()].standing.in_force;
        // Most seats have none, and a view is made of everything that lies open.
        orders != Orders::default()
            && orders.decide(G::occasion(&self.game.view(Viewer::Spectator)))
    }

    /// Whether nobody of those asked will answer, as everybody knows by their orders.
    pub(crate) fn all_pass(&self, asked: Seats) -> bool {
        let view = self.game.view(Viewer::Spectator);
        let occasion = G::occasion(&view);
        let passes = |seat: Seat| self.chairs[seat.index()].standing.in_force.pass(occasion);
        !G::is_announced(&view) && asked.iter().all(passes)
    }

    /// What the orders of a seat do now: in a window whatever they decide, on its turn what everybody
    /// sees to be the only choice.
    pub(crate) fn obey(&self, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        match self.game.turn() {
            Turn::Asking(_) if self.is_ordered(seat) => {
                let view = self.game.view(Viewer::Seat(seat));
                let orders = self.chairs[seat.index()].standing.in_force;
                Some(G::obey(&view, legal, orders).unwrap_or_else(G::decline))
            }
            Turn::Waiting(_) if self.is_person(seat) => {
                G::obvious(&self.game.view(Viewer::Spectator), self.orders(seat).draw)
            }
            Turn::Asking(_) | Turn::Waiting(_) | Turn::Chance | Turn::Over => None,
        }
    }

    /// Sets the moment at which the seat on turn does something by itself, if it does.
    pub(crate) fn think_for(&mut self, seat: Seat) {
        self.thinking = if self.is_person(seat) {
            self.obey(seat, &[]).map(|_| self.now + self.pace.beat)
        } else {
            Some(self.now + self.pace.thought(&mut self.tempo))
        };
    }
}
