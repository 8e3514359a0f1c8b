//! Answers out of turn.

use sprint::edition::{Cancelled, Parade};
use sprint::{Card, Laid, Special, Top, Window};
use table::Seat;

use super::scene::Scene;
use super::{FINISH, FREE, ROOM, TURN};

/// Whoever gets a cancelled distance back has lost the turn, and may lay it on the next.
const LOST_TURN: i32 = 60;

impl Scene<'_> {
    /// What answering the open window with a card gains.
    pub(super) fn reply(&self, card: Card, top: Top) -> i32 {
        match self.open.window() {
            Some(Window::Attack { card: attack, by, .. }) => self.answer(card, attack, by, top),
            Some(Window::Distance { what, by, .. }) => self.u_turn(card, what, by),
            None => 0,
        }
    }

    /// A coup-fourré is always right; otherwise the parade or the mirror, whichever brings more.
    fn answer(&self, card: Card, attack: Card, by: Seat, top: Top) -> i32 {
        if self.rules.is_safety(card) {
            return FINISH;
        }
        let free = FREE + self.release(attack);
        if self.is(card, Special::RearView) {
            return free + self.turn_back(attack, by) - self.worth_held(card);
        }
        let next = self.open.seat().unwrap_or(by).left(self.rules.seats());
        let (turn, next) = match self.edition.parade {
            Parade::TakesTurn if next == self.seat => (0, self.next()),
            Parade::TakesTurn => (TURN, self.next()),
            Parade::KeepsOrder => (0, next),
        };
        free + turn - self.spare(card) - self.leave(card, attack, top, next)
    }

    /// What an attack gains that comes back to its attacker.
    fn turn_back(&self, attack: Card, by: Seat) -> i32 {
        let team = self.rules.team(by);
        let lands = self.rules.landing_on(self.open.zone(team)).has(attack);
        if lands { self.attack(attack, team) } else { 0 }
    }

    /// A U-turn on the distance that would win is always right; on others if they are long.
    fn u_turn(&self, card: Card, what: Laid, by: Seat) -> i32 {
        let team = self.rules.team(by);
        if self.left(team) <= 0 {
            return FINISH;
        }
        let accelerated = self.km(what.card(), what.accelerators()) - self.km(what.card(), 0);
        let loss = match self.edition.cancelled {
            Cancelled::ToHand | Cancelled::ToHandWithoutDraw => LOST_TURN + accelerated,
            Cancelled::ToDiscard => self.km(what.card(), what.accelerators()),
        };
        loss * self.weight(team) / 100 + ROOM - self.worth_held(card)
    }
}
