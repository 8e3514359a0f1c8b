//! What is called out though nobody has asked: by persons, perhaps on what was to be seen a moment
//! ago, and by bots, once they have noticed.

use table::{Bot, Hosted, Seat, Turn};

use crate::pace::Millis;
use crate::race::Claim;
use crate::room::Room;

/// How long after something has changed somebody may still call out what was to be seen before.
const LOOK_BACK: Millis = Millis(1500);

/// How long somebody whose call was refused is not heard with the same call, so that nobody calls all
/// the time.
const HUSH: Millis = Millis(3000);

/// How long somebody has to say what ought to be said, before it can be called missing.
const GRACE: Millis = Millis(2000);

/// Something called that is not judged yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Called<A> {
    /// When it is judged.
    pub(crate) at: Millis,
    /// By whom.
    seat: Seat,
    call: A,
    /// Whether it stands even if it is wrong by then, as what a person calls does.
    stands: bool,
    /// The window that it belongs to, if it belongs to one.
    window: Option<u32>,
}

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
        let at_once = G::is_call(call) && !G::waits_for_speech(call);
        if at_once && !self.game.is_right(seat, call) {
            self.hushed.push((now + HUSH, seat, call));
        }
    }

    /// Notes a call. One that can only be judged once somebody else has had time to speak belongs to
    /// the open window, and counts once. Says whether it is new.
    pub(crate) fn note_call(&mut self, at: Millis, seat: Seat, call: G::Action) -> bool {
        let window = G::waits_for_speech(call).then(|| self.game.window_number()).flatten();
        let at = match &self.watch {
            Some(watch) if window.is_some() => at.max(watch.opened + GRACE),
            _ => at,
        };
        let same =
            |other: &Called<_>| (other.seat, other.call, other.window) == (seat, call, window);
        let is_new = !self.calls.iter().any(same);
        if is_new {
            let stands = self.is_person(seat);
            self.calls.push(Called { at, seat, call, stands, window });
        }
        is_new
    }

    /// Whether a person has called something that is not judged yet.
    pub(crate) fn waits_for_judgement(&self, seat: Seat) -> bool {
        self.calls.iter().any(|called| called.stands && called.seat == seat)
    }

    /// Forgets what a bot would have called at a seat whose person plays again.
    pub(crate) fn forget_bots_calls(&mut self, seat: Seat) {
        self.calls.retain(|called| called.stands || called.seat != seat);
    }

    /// What a bot has noticed by now and wants to be the first to call, if it is still right.
    pub(crate) fn due_bots_call(&self) -> Option<Claim<G::Action>> {
        let is_due = |called: &&Called<G::Action>| {
            let Called { at, seat, call, stands, .. } = **called;
            let is_meant = !stands && G::is_raced(call) && self.game.is_right(seat, call);
            at <= self.now && is_meant && self.game.check(seat, call).is_ok()
        };
        let first =
            self.calls.iter().filter(is_due).min_by_key(|called| (called.at, called.seat))?;
        Some(Claim { seat: first.seat, action: first.call, pressed: first.at })
    }

    /// A call that is judged by now, if it still fits. Bots do not call what is no longer right.
    pub(crate) fn due_call(&mut self) -> Option<(Seat, G::Action)> {
        let now = self.now;
        while let Some(place) = self.calls.iter().position(|called| called.at <= now) {
            let Called { seat, call, stands, window, .. } = self.calls.remove(place);
            let same_window = window.is_none() || window == self.game.window_number();
            let meant = stands || self.game.is_right(seat, call);
            if same_window && meant && self.game.check(seat, call).is_ok() {
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
            let plans = self.calls.iter().any(|called| called.seat == seat);
            if plans || self.chairs[seat.index()].bot().is_none() {
                continue;
            }
            if let Some(call) = self.calls_out(seat) {
                let at = self.now + self.pace.notice(&mut self.tempo);
                self.note_call(at, seat, call);
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
