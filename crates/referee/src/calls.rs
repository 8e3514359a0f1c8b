//! What is called out though nobody has asked: by persons, perhaps on what was to be seen a moment
//! ago, and by bots, once they have noticed.

use table::{Bot, Hosted, Seat, Turn, Viewer};

use crate::pace::Millis;
use crate::room::{Occupant, Room};

/// How long after something has changed somebody may still call out what was to be seen before.
const LOOK_BACK: Millis = Millis(1500);

/// How long somebody whose call was refused is not heard with the same call, so that nobody calls all
/// the time.
const HUSH: Millis = Millis(3000);

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// What a call means that may have been made on what was to be seen a moment ago.
    pub(crate) fn meant(&self, seat: Seat, action: G::Action) -> G::Action {
        let was_right = |(until, game): &(Millis, G)| {
            self.now <= *until + LOOK_BACK && game.is_right(seat, action)
        };
        let is_late = G::is_call(action)
            && !self.game.is_right(seat, action)
            && self.past.iter().any(was_right);
        if is_late { G::late(action) } else { action }
    }

    /// Whether somebody has called the same in vain a moment ago.
    pub(crate) fn is_hushed(&self, seat: Seat, call: G::Action) -> bool {
        self.hushed
            .iter()
            .any(|&(until, who, what)| self.now < until && (who, what) == (seat, call))
    }

    /// Does not hear a call that was refused again for a while.
    pub(crate) fn hush(&mut self, seat: Seat, call: G::Action) {
        let now = self.now;
        self.hushed.retain(|(until, _, _)| now < *until);
        if G::is_call(call) && !self.game.is_right(seat, call) {
            self.hushed.push((now + HUSH, seat, call));
        }
    }

    /// What a bot calls out by now, if it is still right.
    pub(crate) fn due_call(&mut self) -> Option<(Seat, G::Action)> {
        let now = self.now;
        let is_due = |(at, _, _): &(Millis, Seat, G::Action)| *at <= now;
        while let Some(place) = self.calls.iter().position(is_due) {
            let (_, seat, call) = self.calls.remove(place);
            if self.game.is_right(seat, call) && self.game.check(seat, call).is_ok() {
                return Some((seat, call));
            }
        }
        None
    }

    /// Bots look whether there is something to call out.
    pub(crate) fn look_around(&mut self) {
        if !B::CALLS || matches!(self.game.turn(), Turn::Chance | Turn::Over) {
            return;
        }
        for seat in self.game.seats().iter() {
            let plans = self.calls.iter().any(|(_, other, _)| *other == seat);
            let Occupant::Bot(bot) = &mut self.occupants[seat.index()] else { continue };
            if plans {
                continue;
            }
            let view = self.game.view(Viewer::Seat(seat));
            if let Some(call) = bot.call(&view, &mut self.whims) {
                let at = self.now + self.pace.notice(&mut self.tempo);
                self.calls.push((at, seat, call));
            }
        }
    }

    /// Remembers the game as it was, for calls that are on their way.
    pub(crate) fn remember(&mut self) {
        if !B::CALLS {
            return;
        }
        let now = self.now;
        self.past.retain(|(until, _)| now <= *until + LOOK_BACK);
        self.past.push_back((now, self.game.clone()));
    }
}
