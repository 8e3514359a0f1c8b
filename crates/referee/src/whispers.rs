//! What is promised to one and told to nobody yet: passes in an open window, and calls that are not
//! judged. A room that is made again from what was kept still keeps these promises.

use table::{Bot, Entry, Hosted, Seat, Turn, Unreplayable, log};

use crate::contract::{Kept, Said};
use crate::pace::Millis;
use crate::room::Room;

/// Something whispered, and in which window.
struct Whisper<A> {
    seat: Seat,
    action: A,
    window: Option<u32>,
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The same room after everything that was kept. Clocks start anew with their full time.
    ///
    /// Fails with the number of what does not fit.
    pub fn restore(
        self,
        kept: &[Kept<G::Action>],
        now: Millis,
    ) -> Result<Self, (usize, Unreplayable<G::Illegal>)> {
        let kept: Vec<_> = kept.iter().map(|&kept| (now, kept)).collect();
        self.resume(&kept, now)
    }

    /// The same where it is known when each was kept: clocks have run on since then.
    pub fn resume(
        mut self,
        kept: &[(Millis, Kept<G::Action>)],
        now: Millis,
    ) -> Result<Self, (usize, Unreplayable<G::Illegal>)> {
        let mut whispers = Vec::new();
        // When something last happened that bots and windows wait from.
        let mut since = now;
        for (at, &(then, kept)) in kept.iter().enumerate() {
            self.now = then;
            match kept {
                Kept::Played(entry) => {
                    log::admits(&self.game, &entry).map_err(|why| (at, why))?;
                    self.replay_claim(entry);
                    self.take(entry);
                    self.recall_turn(entry);
                    since = then;
                    whispers.retain(|whisper| self.is_open_after(whisper, entry));
                }
                Kept::Whispered(seat, action) => {
                    let window = self.game.window_number();
                    whispers.push(Whisper { seat, action, window });
                }
                Kept::Claimed(claim) => self.recall_claim(claim),
                Kept::Said(seat, said) => {
                    self.recall(seat, said);
                    self.count_down();
                    if said == Said::Return {
                        since = then;
                    }
                }
            }
            self.see_who_waits();
        }
        self.now = since;
        self.arrange();
        self.begin_anew();
        self.now = now;
        for Whisper { seat, action, .. } in whispers {
            // What is no longer legal would not be judged either.
            if self.is_whispered(action) && self.game.check(seat, action).is_ok() {
                self.whisper(seat, action);
            }
        }
        Ok(self)
    }

    /// Whether something whispered is still to come after an entry: it was not that, and the window
    /// is the same.
    fn is_open_after(&self, whisper: &Whisper<G::Action>, entry: Entry<G::Action>) -> bool {
        let same = whisper.window.is_some() && whisper.window == self.game.window_number();
        let asks = matches!(self.game.turn(), Turn::Asking(_) | Turn::Chance);
        same && asks && entry != Entry::Act(whisper.seat, whisper.action)
    }

    /// Whether an action is promised now and told later. A pass changes nothing that anybody may see;
    /// a call that has to wait would remind those who have still to speak.
    pub(crate) fn is_whispered(&self, action: G::Action) -> bool {
        self.watch.is_some() && (action == G::decline() || G::waits_for_speech(action))
    }

    /// Takes note of something whispered, and says whether it was new.
    pub(crate) fn whisper(&mut self, seat: Seat, action: G::Action) -> bool {
        if G::waits_for_speech(action) {
            return self.note_call(self.now, seat, action);
        }
        let Some(watch) = &mut self.watch else { return false };
        let is_new = !watch.passed.has(seat);
        watch.passed = watch.passed.with(seat);
        is_new
    }
}
