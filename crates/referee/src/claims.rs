//! Claims are collected, and then the race is decided; see [`crate::race`].
//!
//! There is a race where somebody else could claim the same, by what everybody sees: another person
//! who is asked in the same window, or another person at the table for what everybody may call. Bots
//! take part in it; what a bot has not claimed yet it would claim later than whoever just did.
//!
//! Until it is decided everything else waits.

use std::collections::VecDeque;

use table::{Bot, Entry, Hosted, Seat, Turn};

use crate::contract::{Host, Kept, Output};
use crate::pace::Millis;
use crate::race::{self, COLLECT, Claim, Finish, Reflex, Runner};
use crate::room::Room;

/// What is claimed and not decided yet.
#[derive(Clone, Debug)]
pub(crate) struct Race<A> {
    /// When nobody comes in any more.
    pub(crate) ends: Millis,
    claims: VecDeque<Claim<A>>,
    /// Whether it is decided in which order they count.
    is_decided: bool,
}

impl<A: Copy> Race<A> {
    /// A race that begins now.
    fn new(now: Millis) -> Race<A> {
        Race { ends: now + COLLECT, claims: VecDeque::new(), is_decided: false }
    }

    /// What is left when one of its claims is played. Once the window is answered, what others claimed
    /// in it is no answer to the next.
    fn without_late<G: Hosted<Action = A>>(mut self, played: A) -> Option<Race<A>> {
        if !G::is_call(played) {
            self.claims.retain(|claim| G::is_call(claim.action));
        }
        Some(self).filter(|race| !race.claims.is_empty())
    }
}

/// Whether two are the same for a race: one answer and one call of each seat counts.
fn is_same<G: Hosted>(one: &Claim<G::Action>, seat: Seat, action: G::Action) -> bool {
    one.seat == seat && G::is_call(one.action) == G::is_call(action)
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// Whether an action is one of those that several may want to be the first to take.
    pub(crate) fn is_claim(&self, action: G::Action) -> bool {
        let asks = matches!(self.game.turn(), Turn::Asking(_));
        G::is_raced(action) || asks && action != G::decline() && !G::is_call(action)
    }

    /// Whether an action takes part in a race.
    pub(crate) fn races(&self, seat: Seat, action: G::Action) -> bool {
        self.is_claim(action) && (self.race.is_some() || self.has_rival(seat, action))
    }

    /// Whether something cannot be done before the race is decided: whatever takes no part in it, and
    /// another answer than the one that a seat has given.
    pub(crate) fn has_to_wait(&self, seat: Seat, action: G::Action) -> bool {
        let Some(race) = &self.race else { return false };
        let answered = |claim: &Claim<G::Action>| {
            is_same::<G>(claim, seat, action) && !G::is_call(action) && claim.action != action
        };
        let takes_part = self.is_claim(action) && !race.claims.iter().any(answered);
        !takes_part && !self.is_whispered(action)
    }

    /// Whether another person could claim the same, by what everybody sees.
    fn has_rival(&self, seat: Seat, action: G::Action) -> bool {
        let is_rival = |rival: Seat| match self.game.turn() {
            Turn::Asking(asked) if !G::is_call(action) => asked.has(rival) && self.is_asked(rival),
            Turn::Asking(_) | Turn::Waiting(_) | Turn::Chance | Turn::Over => self.is_person(rival),
        };
        self.game.seats().iter().any(|rival| rival != seat && is_rival(rival))
    }

    /// When somebody pressed, who had seen a version.
    pub(crate) fn pressed(&mut self, seat: Seat, told: Millis, reflex: Reflex) -> Millis {
        let lag = self.chairs[seat.index()].quota.spend(reflex.lag);
        race::pressed(told, self.now, reflex.after, lag)
    }

    /// Takes note of a claim, which nobody is told of before the race is decided.
    pub(crate) fn claim(&mut self, claim: Claim<G::Action>, out: &mut impl Host<G>) {
        let race = self.race.get_or_insert_with(|| Race::new(self.now));
        // Whoever claims twice has claimed once.
        if !race.claims.iter().any(|other| is_same::<G>(other, claim.seat, claim.action)) {
            race.claims.push_back(claim);
            out.take(Output::Keep(Kept::Claimed(claim)));
        }
    }

    /// Takes note again of a claim that was kept. Others may come in as long as ever.
    pub(crate) fn recall_claim(&mut self, claim: Claim<G::Action>) {
        self.race.get_or_insert_with(|| Race::new(self.now)).claims.push_back(claim);
    }

    /// Something that was kept is played again. If it was claimed, the race was decided, and otherwise
    /// there is none any more: everything else waits until it is over.
    pub(crate) fn replay_claim(&mut self, entry: Entry<G::Action>) {
        let Some(mut race) = self.race.take() else { return };
        let Entry::Act(seat, action) = entry else { return };
        if !race.is_decided {
            let claims = self.decide_race(race.claims.make_contiguous());
            (race.claims, race.is_decided) = (claims.into(), true);
        }
        let count = race.claims.len();
        race.claims.retain(|claim| !is_same::<G>(claim, seat, action));
        if race.claims.len() < count {
            self.note_winner(seat);
            self.race = race.without_late::<G>(action);
        }
    }

    /// Bots claim what they have noticed where people race them, and it is said whether one did.
    pub(crate) fn enter_bots(&mut self, out: &mut impl Host<G>) -> bool {
        if self.race.as_ref().is_some_and(|race| race.ends <= self.now) {
            return false;
        }
        let answer = self.watch.as_ref().and_then(|watch| watch.due(self.now));
        let claim = answer.or_else(|| self.due_bots_call());
        let Some(claim) = claim.filter(|claim| self.races(claim.seat, claim.action)) else {
            return false;
        };
        if let Some(watch) = self.watch.as_mut().filter(|_| !G::is_call(claim.action)) {
            watch.forget_plan(claim.seat);
        }
        self.forget_bots_calls(claim.seat);
        self.claim(claim, out);
        true
    }

    /// What counts next of a race that is decided by now.
    pub(crate) fn due_claim(&mut self) -> Option<Entry<G::Action>> {
        let mut race = self.race.take_if(|race| race.ends <= self.now)?;
        if !race.is_decided {
            let claims = self.decide_race(race.claims.make_contiguous());
            (race.claims, race.is_decided) = (claims.into(), true);
        }
        while let Some(claim) = race.claims.pop_front() {
            let action = self.meant(claim.seat, claim.action);
            if self.game.check(claim.seat, action).is_ok() {
                self.note_winner(claim.seat);
                self.race = race.without_late::<G>(action);
                return Some(Entry::Act(claim.seat, action));
            }
            if let Some(watch) = self.watch.as_mut().filter(|_| !G::is_call(action)) {
                // It fits no longer, and nobody waits for another answer of a bot.
                watch.plan(self.now, claim.seat, G::decline(), true);
            }
        }
        None
    }

    /// The order in which claims count, and how everybody fares, if there was more than one.
    pub(crate) fn decide_race(&mut self, claims: &[Claim<G::Action>]) -> Vec<Claim<G::Action>> {
        let ordered = race::order(claims, race::lots(self.dealt, self.version));
        if ordered.len() > 1 {
            let runners = race::line_up(&ordered);
            self.finish = Some(Finish { version: self.version, runners });
        }
        ordered
    }

    /// What somebody claimed is played.
    pub(crate) fn note_winner(&mut self, seat: Seat) {
        let runners = self.finish.iter_mut().flat_map(|finish| &mut finish.runners);
        runners.filter(|runner| runner.seat == seat).for_each(|runner| runner.is_played = true);
    }

    /// How the last race of this round ended, as `who` knows it: what was played, and what they tried
    /// themselves. Who knows of one claim only knows of no race.
    pub(crate) fn finish(&self, who: Option<Seat>) -> Option<Finish> {
        let finish = self.finish.as_ref()?;
        let knows = |runner: &&Runner| runner.is_played || Some(runner.seat) == who;
        let runners: Vec<Runner> = finish.runners.iter().filter(knows).copied().collect();
        let is_race = runners.len() > 1;
        is_race.then_some(Finish { version: finish.version, runners })
    }
}
